// SPDX-License-Identifier: MIT
#include "fleet/formats/text_file.hpp"

#include <cerrno>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <system_error>

#include "fleet/parse.hpp"
#include "number/errors.hpp"

namespace flotilla {

namespace {

constexpr std::size_t k_mib = 1 << 20;
constexpr std::string_view k_byte_order_mark = "\xEF\xBB\xBF";

void check_is_regular(const std::string& path) {
  std::error_code failure;
  const std::filesystem::file_status status = std::filesystem::status(path, failure);
  if (!std::filesystem::exists(status))
    throw FileError(
        "file " + in_quotes(path) + " cannot be read: " +
        (failure ? failure : std::make_error_code(std::errc::no_such_file_or_directory)).message());
  if (std::filesystem::is_directory(status))
    throw FileError("file " + in_quotes(path) + " is a folder");
  if (!std::filesystem::is_regular_file(status))
    throw FileError("file " + in_quotes(path) + " is not a regular file");
}

/// @param name  of the file in messages
std::string all_of(std::istream& file, const std::string& name, std::size_t most_mib) {
  const std::size_t most = most_mib * k_mib;
  std::string text;
  for (std::string piece(k_mib, '\0'); file && text.size() <= most;) {
    file.read(piece.data(), static_cast<std::streamsize>(piece.size()));
    text.append(piece, 0, static_cast<std::size_t>(file.gcount()));
  }
  if (file.bad())
    throw FileError(
        name + " cannot be read: " + std::generic_category().message(errno == 0 ? EIO : errno));
  if (text.size() > most)
    throw FileError(name + " is larger than " + std::to_string(most_mib) + " MiB");
  if (text.starts_with(k_byte_order_mark)) text.erase(0, k_byte_order_mark.size());
  return text;
}

}  // namespace

std::string read_text_file(const std::string& path, std::size_t most_mib) {
  check_is_regular(path);
  errno = 0;
  std::ifstream file(path, std::ios::binary);
  if (!file.is_open()) file.setstate(std::ios::badbit);
  return all_of(file, "file " + in_quotes(path), most_mib);
}

std::string read_standard_input(std::size_t most_mib) {
  errno = 0;
  return all_of(std::cin, k_standard_input, most_mib);
}

std::string read_text(const std::string& path, std::size_t most_mib) {
  return path == "-" ? read_standard_input(most_mib) : read_text_file(path, most_mib);
}

std::string text_name(const std::string& path) { return path == "-" ? k_standard_input : path; }

}  // namespace flotilla
