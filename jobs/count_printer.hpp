// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "jobs/options/count_settings.hpp"
#include "space/double_check.hpp"
#include "store/count_record.hpp"

namespace flotilla::jobs {

/// Prints counted boards to stdout as they come: a table, bare numbers or JSON.
class CountPrinter {
 public:
  explicit CountPrinter(const CountSettings& settings) : settings_(settings) {}

  void print(const store::CountRecord& record, const std::optional<space::DoubleCheck>& check);

 private:
  void print_title();
  void print_row(const store::CountRecord& record) const;

  const CountSettings& settings_;
  std::size_t printed_ = 0;
  std::size_t count_width_ = 0;
};

/// Why there is no placement, if one look at the fleet tells: "the 5-cell ship is longer than the board".
[[nodiscard]] std::optional<std::string> why_none(const Problem& problem);

/// @throws FileError  if what was printed did not reach stdout (a full disk).
void check_stdout();

}  // namespace flotilla::jobs
