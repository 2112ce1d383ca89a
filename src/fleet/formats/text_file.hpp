// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>

namespace flotilla {

/// The whole of a regular file, without a byte order mark.
///
/// @param most_mib  the file's greatest size.
/// @throws FileError  if it cannot be read, is a folder or a device, or is larger: names the path.
[[nodiscard]] std::string read_text_file(const std::string& path, std::size_t most_mib = 1);

/// What messages call standard input.
inline constexpr char k_standard_input[] = "standard input";
/// The whole of it, likewise.
[[nodiscard]] std::string read_standard_input(std::size_t most_mib = 1);

/// "-" is standard input.
[[nodiscard]] std::string read_text(const std::string& path, std::size_t most_mib = 1);
/// How messages name what read_text() reads.
[[nodiscard]] std::string text_name(const std::string& path);

}  // namespace flotilla
