// SPDX-License-Identifier: MIT
#include "store/upper_certificate_file.hpp"

#include "store/schema.hpp"
#include "store/seal.hpp"

namespace flotilla::store {

void write_upper_certificate_file(const std::filesystem::path& path,
                                  const UpperCertificateFile& file) {
  SealedFile sealed(path, schema::k_upper_certificate_filetype);
  h5::Group root = sealed.root();
  write_provenance(root, file.provenance);
  root.set(schema::k_plan_class, file.claim.plan_class);
  root.set(schema::k_lines, std::int32_t{file.claim.lines});
  root.write(schema::k_patterns, file.claim.patterns);
  root.write(schema::k_weights, file.claim.weights);
  root.set(schema::k_bound, file.claim.bound);
  sealed.commit();
}

UpperCertificateFile read_upper_certificate_file(const std::filesystem::path& path) {
  const h5::File opened = open_sealed(path);
  const h5::Group root = opened.root();
  check_filetype(root, schema::k_upper_certificate_filetype);
  UpperCertificateFile file;
  file.provenance = read_provenance(root);
  file.claim.plan_class = root.get_text(schema::k_plan_class);
  file.claim.lines = root.get<std::int32_t>(schema::k_lines);
  file.claim.patterns = root.read_texts(schema::k_patterns);
  file.claim.weights = root.read<std::uint64_t>(schema::k_weights);
  file.claim.bound = root.get_text(schema::k_bound);
  return file;
}

bool is_upper_certificate(const std::filesystem::path& path) {
  const h5::File opened = open_sealed(path);
  return filetype_of(opened.root()) == schema::k_upper_certificate_filetype;
}

}  // namespace flotilla::store
