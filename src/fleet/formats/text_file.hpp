// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace flotilla {

/// The whole of a regular file of at most 1 MiB, without a byte order mark.
///
/// @throws FileError  if it cannot be read, is a folder or a device, or is larger: names the path.
[[nodiscard]] std::string read_text_file(const std::string& path);

}  // namespace flotilla
