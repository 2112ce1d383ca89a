// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "report/published.hpp"

namespace flotilla::report {

/// Numbers that a book published. @param tables  [[published]] tables, their source "book"
[[nodiscard]] inline Published published_in_a_book(const std::string& tables) {
  return parse_published(
      "[sources.book]\ntitle = \"A book\"\naddress = \"https://book\"\nread = \"today\"\n" + tables,
      "test");
}

}  // namespace flotilla::report
