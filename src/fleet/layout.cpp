// SPDX-License-Identifier: MIT
#include "fleet/layout.hpp"

#include <algorithm>

#include "number/errors.hpp"

namespace flotilla {
namespace {

void check_place(const Problem& problem, const Ship& ship) {
  if (ship.length < 1 || ship.length > Fleet::k_max_length || !problem.board.contains(ship.first) ||
      !problem.board.contains(ship.last())) {
    throw InputError("ship " + to_string(ship) + " is not on board " + to_string(problem.board));
  }
}

void check_length(const Problem& problem, const Layout& layout, int length) {
  const auto ships = std::count_if(layout.begin(), layout.end(),
                                   [&](const Ship& ship) { return ship.length == length; });
  if (problem.fleet.is_unlimited(length) || ships == problem.fleet.of_length(length)) return;
  throw InputError("layout " + to_string(layout) + " has " + std::to_string(ships) +
                   " ships of length " + std::to_string(length) + ", fleet " +
                   to_string(problem.fleet) + " has " +
                   std::to_string(problem.fleet.of_length(length)));
}

}  // namespace

std::string to_string(const Layout& layout) {
  std::string text;
  for (const Ship& ship : layout) text += (text.empty() ? "" : " ") + to_string(ship);
  return text.empty() ? "without ships" : text;
}

void check_layout(const Problem& problem, const Layout& layout) {
  for (std::size_t i = 0; i < layout.size(); ++i) {
    check_place(problem, layout[i]);
    for (std::size_t j = 0; j < i; ++j) {
      if (compatible(layout[j], layout[i], problem.touch)) continue;
      throw InputError("ships " + to_string(layout[j]) + " and " + to_string(layout[i]) +
                       " are too near each other for touch " + to_string(problem.touch));
    }
  }
  for (int length = 1; length <= Fleet::k_max_length; ++length) {
    check_length(problem, layout, length);
  }
}

}  // namespace flotilla
