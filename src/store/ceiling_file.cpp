// SPDX-License-Identifier: MIT
#include "store/ceiling_file.hpp"

#include "number/narrow.hpp"
#include "store/schema.hpp"
#include "store/seal.hpp"
#include "store/ship_count.hpp"

namespace flotilla::store {

void write_ceiling_file(const std::filesystem::path& path, const CeilingFile& file) {
  SealedFile sealed(path, schema::k_ceiling_filetype);
  h5::Group root = sealed.root();
  write_provenance(root, file.provenance);
  std::vector<ShipCount> ships;
  for (const auto& [length, count] : file.claim.fleet) ships.push_back({length, count});
  write_ships(root, ships);
  root.set(schema::k_relaxation, file.claim.relaxation);
  root.set(schema::k_steps, std::int32_t{file.claim.steps});
  root.set(schema::k_ceiling, file.claim.ceiling);
  sealed.commit();
}

bool is_ceiling_file(const std::filesystem::path& path) {
  const h5::File opened = open_sealed(path);
  return filetype_of(opened.root()) == schema::k_ceiling_filetype;
}

CeilingFile read_ceiling_file(const std::filesystem::path& path) {
  const h5::File opened = open_sealed(path);
  const h5::Group root = opened.root();
  check_filetype(root, schema::k_ceiling_filetype);
  CeilingFile file;
  file.provenance = read_provenance(root);
  for (const ShipCount& ships : read_ships(root))
    file.claim.fleet.emplace_back(ships.length, narrow<int>(ships.count));
  file.claim.relaxation = root.get_text(schema::k_relaxation);
  file.claim.steps = root.get<std::int32_t>(schema::k_steps);
  file.claim.ceiling = root.get_text(schema::k_ceiling);
  return file;
}

}  // namespace flotilla::store
