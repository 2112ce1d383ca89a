// SPDX-License-Identifier: MIT
#include "fleet/formats/text_file.hpp"

#include <cerrno>
#include <filesystem>
#include <fstream>
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

}  // namespace

std::string read_text_file(const std::string& path, std::size_t most_mib) {
  check_is_regular(path);
  const std::size_t most = most_mib * k_mib;
  errno = 0;
  std::ifstream file(path, std::ios::binary);
  std::string text;
  for (std::string piece(k_mib, '\0'); file && text.size() <= most;) {
    file.read(piece.data(), static_cast<std::streamsize>(piece.size()));
    text.append(piece, 0, static_cast<std::size_t>(file.gcount()));
  }
  if (!file.is_open() || file.bad())
    throw FileError("file " + in_quotes(path) + " cannot be read: " +
                    std::generic_category().message(errno == 0 ? EIO : errno));
  if (text.size() > most)
    throw FileError("file " + in_quotes(path) + " is larger than " + std::to_string(most_mib) +
                    " MiB");
  if (text.starts_with(k_byte_order_mark)) text.erase(0, k_byte_order_mark.size());
  return text;
}

}  // namespace flotilla
