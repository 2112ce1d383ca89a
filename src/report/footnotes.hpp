// SPDX-License-Identifier: MIT
#pragma once

#include <set>
#include <string>
#include <vector>

#include "report/published.hpp"

namespace flotilla::report {

/// What stands below a table that shows published numbers: notes about some of them, by number, and where all are from.
class Footnotes {
 public:
  /// The published number is in the table. @param is_compared  whether ours stands beside it, or never will: its note is about that
  /// @return  " [1]", to be put after it or beside it; "" of one that needs no note. Equal notes have one number.
  std::string mark(const PublishedValue& value, bool is_compared = true);

  /// "[1] Why.", ..., then a line for each source.
  [[nodiscard]] std::vector<std::string> lines(const Published& published) const;

 private:
  std::vector<std::string> notes_;
  std::set<std::string> sources_;
};

}  // namespace flotilla::report
