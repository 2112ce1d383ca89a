// SPDX-License-Identifier: MIT
#include "limit/value/lattice.hpp"

#include <fmt/format.h>

#include "number/errors.hpp"
#include "number/narrow.hpp"

namespace flotilla::limit {

namespace {

/// Calls `visit(place)` for all places of a level in lexicographic order.
template <typename Visit>
void for_each_basic(int lines, int level, const Visit& visit) {
  for (int x = std::max(0, level - lines); x <= std::min(lines, level); ++x)
    visit(Lattice::Place{narrow<std::uint16_t>(x), narrow<std::uint16_t>(level - x), 0, 0});
}

template <typename Visit>
void for_each_ordered(int lines, int level, const Visit& visit) {
  for (int x = 0; x <= std::min(lines, level); ++x) {
    for (int y = 0; y <= std::min(lines, level - x); ++y) {
      const int c = level - x - y;  // z1 + z2
      for (int z1 = (c + 1) / 2; z1 <= std::min(c, lines - y); ++z1)
        visit(Lattice::Place{narrow<std::uint16_t>(x), narrow<std::uint16_t>(y),
                             narrow<std::uint16_t>(z1), narrow<std::uint16_t>(c - z1)});
    }
  }
}

/// Numbers places by their coordinates, in base lines + 1.
class PlaceNumbers {
 public:
  PlaceNumbers(int lines, int moves) : base_(at(lines) + 1), moves_(moves) {
    std::size_t size = 1;
    for (int i = 0; i < moves; ++i) size *= base_;
    index_.assign(size, Lattice::k_none);
  }
  [[nodiscard]] std::uint32_t& of(const Lattice::Place& place) {
    std::size_t number = 0;
    for (int i = 0; i < moves_; ++i) number = number * base_ + place[at(i)];
    return index_[number];
  }

 private:
  std::size_t base_;
  int moves_;
  std::vector<std::uint32_t> index_;
};

void link(Lattice& lattice) {
  PlaceNumbers numbers(lattice.lines, lattice.moves);
  for (std::size_t i = 0; i < lattice.size(); ++i)
    numbers.of(lattice.places[i]) = narrow<std::uint32_t>(i);
  lattice.next.reserve(lattice.size() * at(lattice.moves));
  for (const Lattice::Place& place : lattice.places) {
    for (int move = 0; move < lattice.moves; ++move) {
      Lattice::Place there = place;
      ++there[at(move)];
      lattice.next.push_back(there[at(move)] > lattice.lines ? Lattice::k_none : numbers.of(there));
    }
  }
}

}  // namespace

Lattice basic_lattice(int lines) {
  if (lines < 1 || lines > 8192)
    throw InputError(fmt::format("n = {}: a lattice of A and B has 1..8192 lines", lines));
  Lattice lattice{lines, 2, {}, {}, {}};
  for (int level = 0; level <= 2 * lines; ++level) {
    lattice.level_start.push_back(lattice.size());
    for_each_basic(lines, level, [&](const auto& place) { lattice.places.push_back(place); });
  }
  lattice.level_start.push_back(lattice.size());
  link(lattice);
  return lattice;
}

Lattice order_lattice(int lines) {
  if (lines < 2 || lines > 128 || lines % 2 != 0)
    throw InputError(fmt::format(
        "n = {}: a lattice with order within the parts has an even number of lines, 2..128",
        lines));
  Lattice lattice{lines, 4, {}, {}, {}};
  for (int level = 0; level <= 3 * lines; ++level) {
    lattice.level_start.push_back(lattice.size());
    for_each_ordered(lines, level, [&](const auto& place) { lattice.places.push_back(place); });
  }
  lattice.level_start.push_back(lattice.size());
  link(lattice);
  return lattice;
}

}  // namespace flotilla::limit
