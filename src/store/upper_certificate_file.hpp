// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>

#include "limit/verify/upper_claim.hpp"
#include "store/provenance.hpp"

namespace flotilla::store {

/// What an upper certificate file holds.
struct UpperCertificateFile {
  limit::UpperClaim claim;
  Provenance provenance;
};

/// Write a certificate of a mix of the hider and what no plan passes against it, sealed; see schema.hpp.
///
/// @throws FileError  if it cannot be written; nothing is at the path then.
void write_upper_certificate_file(const std::filesystem::path& path,
                                  const UpperCertificateFile& file);

/// @throws FileError  if it cannot be read or is no such file. What it claims is not checked.
[[nodiscard]] UpperCertificateFile read_upper_certificate_file(const std::filesystem::path& path);

/// Whether it is such a file by what it says of itself.
///
/// @throws FileError  if it cannot be read or says nothing.
[[nodiscard]] bool is_upper_certificate(const std::filesystem::path& path);

}  // namespace flotilla::store
