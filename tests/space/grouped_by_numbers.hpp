// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <string>
#include <unordered_map>
#include <vector>

#include "oracle/layouts.hpp"
#include "space/number_prices.hpp"

namespace flotilla::space {

/// The same groups from a list of all layouts: nothing is shared with price_numbers.
inline std::vector<PriceGroup> grouped_by_numbers(const Problem& problem) {
  const auto rows = static_cast<std::size_t>(problem.board.rows);
  const auto cols = static_cast<std::size_t>(problem.board.cols);
  std::unordered_map<std::string, std::uint64_t> layouts;  // by row numbers, then column numbers
  std::string numbers;
  oracle::for_each_layout(problem, [&](const oracle::Layout& layout) {
    numbers.assign(rows + cols, '\0');
    for (const Ship& ship : layout) {
      for (int i = 0; i < ship.length; ++i) {
        const Cell cell = ship.cell(i);
        ++numbers[static_cast<std::size_t>(cell.row)];
        ++numbers[rows + static_cast<std::size_t>(cell.col)];
      }
    }
    ++layouts[numbers];
  });
  std::map<std::uint64_t, std::uint64_t> sets;
  for (const auto& [of, size] : layouts) ++sets[size];
  std::vector<PriceGroup> groups;
  for (const auto& [size, count] : sets) groups.push_back({size, count});
  return groups;
}

}  // namespace flotilla::space
