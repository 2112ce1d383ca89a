// SPDX-License-Identifier: MIT
#pragma once

#include <fmt/format.h>

#include <cstdio>
#include <string>
#include <utility>

/// Printing that never throws: hours of work do not end because a log cannot be written.
namespace flotilla::jobs {

inline void print_to(std::FILE* file, const std::string& text) {
  static_cast<void>(std::fwrite(text.data(), 1, text.size(), file));
}

/// To stdout; check_stdout() tells whether it arrived.
template <typename... Args>
void print_out(fmt::format_string<Args...> format, Args&&... args) {
  print_to(stdout, fmt::format(format, std::forward<Args>(args)...));
}

/// To stderr, or nowhere.
template <typename... Args>
void print_err(fmt::format_string<Args...> format, Args&&... args) {
  print_to(stderr, fmt::format(format, std::forward<Args>(args)...));
}

/// @throws FileError  if what was printed did not reach stdout (a full disk).
void check_stdout();

}  // namespace flotilla::jobs
