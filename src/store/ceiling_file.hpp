// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>

#include "limit/verify/ceiling_claim.hpp"
#include "store/provenance.hpp"

namespace flotilla::store {

/// What a ceiling file holds.
struct CeilingFile {
  limit::CeilingClaim claim;
  Provenance provenance;
};

/// Write a ceiling, sealed; see schema.hpp.
///
/// @throws FileError  if it cannot be written; nothing is at the path then.
void write_ceiling_file(const std::filesystem::path& path, const CeilingFile& file);

/// @throws FileError  if it cannot be read.
[[nodiscard]] bool is_ceiling_file(const std::filesystem::path& path);

/// @throws FileError  if it cannot be read or is no such file. What it claims is not checked.
[[nodiscard]] CeilingFile read_ceiling_file(const std::filesystem::path& path);

}  // namespace flotilla::store
