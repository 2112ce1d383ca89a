// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string>

#include "limit/verify/mixture_claim.hpp"
#include "store/provenance.hpp"

namespace flotilla::store {

/// What a certificate file holds.
struct CertificateFile {
  limit::MixtureClaim claim;
  Provenance provenance;
};

/// Write a certificate of a mixture of plans, sealed; see schema.hpp.
///
/// @throws FileError  if it cannot be written; nothing is at the path then.
void write_certificate_file(const std::filesystem::path& path, const CertificateFile& file);

/// @throws FileError  if it cannot be read or is no such file. What it claims is not checked.
[[nodiscard]] CertificateFile read_certificate_file(const std::filesystem::path& path);

}  // namespace flotilla::store
