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
  /// @param count_width  of the column of counts; 0: as wide as the largest answer can be
  explicit CountPrinter(const CountSettings& settings, std::size_t count_width = 0)
      : settings_(settings), count_width_(count_width) {}

  void print(const store::CountRecord& record, const std::optional<space::DoubleCheck>& check);

 private:
  [[nodiscard]] bool is_swept() const { return settings_.closed_form.empty(); }
  void print_title();
  void print_row(const store::CountRecord& record) const;

  const CountSettings& settings_;
  std::size_t printed_ = 0;
  std::size_t count_width_;
};

/// Why there is no placement, if one look at the fleet tells: "the 5-cell ship is longer than the board".
[[nodiscard]] std::optional<std::string> why_none(const Problem& problem);

/// A sentence about a board without placements: "0 placements agree with what is known", or why there are none.
[[nodiscard]] std::string none_text(const Problem& problem, bool is_something_known);

}  // namespace flotilla::jobs
