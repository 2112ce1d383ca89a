// SPDX-License-Identifier: MIT
#include "limit/slot_boards.hpp"

#include <algorithm>
#include <array>
#include <map>

#include "fleet/fleet.hpp"

namespace flotilla::limit {
namespace {

using Chances = std::map<SlotBoard, Rational>;

/// How many C cells beside its own cell of B a ship has; a 2 with a cell in C alone counts as one with one.
int cells_beside_b(int length, int residue) {
  const Aspect aspect = aspect_of(length, residue);
  if (aspect.a > 0) return 0;
  return aspect.b > 0 ? aspect.tied : aspect.free;
}

/// The slots that a ship can have, all as likely.
std::vector<Slot> slots_of(int length, int residue) {
  if (cells_beside_b(length, residue) == 1) return {Slot::first, Slot::second};
  return {Slot::first};
}

/// Slots of ships, of equal ships in the same half sorted: those are not told apart.
SlotBoard sorted_board(std::size_t type, std::vector<Slot> slots) {
  const PatternTable& patterns = plan_patterns();
  const std::vector<Halves>& halves = patterns.types[type].halves;
  for (std::size_t i = 0; i + 1 < slots.size(); ++i)
    for (std::size_t j = i + 1; j < slots.size(); ++j)
      if (patterns.lengths[i] == patterns.lengths[j] && halves[i] == halves[j] &&
          slots[j] < slots[i])
        std::swap(slots[i], slots[j]);
  return {type, std::move(slots)};
}

/// Adds what ships with these lowest residues are, with this chance in all.
void add_boards(const std::vector<int>& residues, const Rational& chance, bool has_slots,
                Chances& chances) {
  const PatternTable& patterns = plan_patterns();
  // Ships in the order of the type: equal ones by half.
  std::vector<int> sorted = residues;
  const auto half_of = [&](std::size_t ship) {
    return aspect_of(patterns.lengths[ship], sorted[ship]).halves();
  };
  for (std::size_t i = 0; i + 1 < sorted.size(); ++i)
    for (std::size_t j = i + 1; j < sorted.size(); ++j)
      if (patterns.lengths[i] == patterns.lengths[j] && half_of(j) < half_of(i))
        std::swap(sorted[i], sorted[j]);
  const std::size_t type = patterns.type_index(board_type(patterns.lengths, residues));
  std::vector<std::vector<Slot>> all{{}};
  for (std::size_t ship = 0; ship < sorted.size(); ++ship) {
    std::vector<std::vector<Slot>> longer;
    for (const std::vector<Slot>& slots : all)
      for (const Slot slot : has_slots ? slots_of(patterns.lengths[ship], sorted[ship])
                                       : std::vector<Slot>{Slot::first}) {
        longer.push_back(slots);
        longer.back().push_back(slot);
      }
    all = std::move(longer);
  }
  for (std::vector<Slot>& slots : all)
    chances[sorted_board(type, std::move(slots))] += chance / BigInt(all.size());
}

Chances chances_on(const Pattern& pattern, bool has_slots) {
  Chances chances;
  for (int offset = 0; offset < k_residues; ++offset) {
    std::vector<int> residues = pattern;
    for (int& residue : residues) residue = (residue + offset) % k_residues;
    add_boards(residues, Rational(1, k_residues), has_slots, chances);
  }
  return chances;
}

std::vector<Rational> row_of(const std::vector<SlotBoard>& boards, const Chances& chances) {
  std::vector<Rational> row;
  for (const SlotBoard& board : boards) {
    const auto found = chances.find(board);
    row.push_back(found == chances.end() ? Rational(0) : found->second);
  }
  return row;
}

BoardTable make_boards(bool has_slots) {
  const PatternTable& patterns = plan_patterns();
  std::vector<Chances> by_orbit;
  Chances random;
  for (const PatternOrbit& orbit : patterns.orbits) {
    by_orbit.push_back(chances_on(orbit.representative, has_slots));
    const Rational share(BigInt(orbit.members.size()), BigInt(patterns.patterns()));
    for (const auto& [board, chance] : by_orbit.back()) random[board] += chance * share;
  }
  BoardTable table;
  for (const auto& [board, chance] : random) table.boards.push_back(board);
  for (const Chances& chances : by_orbit) table.of_orbit.push_back(row_of(table.boards, chances));
  table.of_random = row_of(table.boards, random);
  for (std::size_t type = 0; type < patterns.types.size(); ++type) {
    Rational whole = 0;
    for (std::size_t i = 0; i < table.boards.size(); ++i)
      if (table.boards[i].type == type) whole += table.of_random[i];
    std::vector<Rational> row;
    for (std::size_t i = 0; i < table.boards.size(); ++i)
      row.emplace_back(table.boards[i].type == type ? Rational(table.of_random[i] / whole)
                                                    : Rational(0));
    table.of_type.push_back(std::move(row));
  }
  return table;
}

}  // namespace

const PatternTable& plan_patterns() {
  static const PatternTable table = pattern_table(Fleet{{3, 2}, {2, 1}});
  return table;
}

const BoardTable& boards_for(bool has_slots) {
  static const std::array<BoardTable, 2> tables{make_boards(false), make_boards(true)};
  return tables.at(has_slots ? 1 : 0);
}

}  // namespace flotilla::limit
