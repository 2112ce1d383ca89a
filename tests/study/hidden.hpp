// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstdint>
#include <map>
#include <random>
#include <set>
#include <string>
#include <vector>

#include "puzzle/random_puzzle.hpp"
#include "study/study.hpp"

/// Spaces written out by enumeration, to compare studies with.
namespace flotilla::study {

/// Every placement, ships ascending.
inline std::vector<Layout> all_layouts(const Problem& problem) {
  std::vector<Layout> layouts;
  oracle::for_each_layout(problem, [&](Layout layout) {
    std::ranges::sort(layout);
    layouts.push_back(std::move(layout));
  });
  return layouts;
}

/// Cells of a placement, row by row: '#' or '~'.
inline std::string cells_of(const Board& board, const Layout& layout) {
  std::string cells;
  for (int row = 0; row < board.rows; ++row)
    for (int col = 0; col < board.cols; ++col)
      cells += puzzle::shape_in(layout, {row, col}) == Clue::water ? '~' : '#';
  return cells;
}

/// How many answers a board has, by trying all placements of a problem.
inline std::uint64_t enumerated_answers(const Problem& problem, const puzzle::Puzzle& puzzle,
                                        puzzle::Reading reading) {
  return puzzle::enumerated({problem, puzzle}, reading).size();
}

/// A record by the names of its fields.
inline std::map<std::string, std::uint64_t> named(const Study& study, const Record& record) {
  std::map<std::string, std::uint64_t> named;
  EXPECT_EQ(record.size(), study.fields().size());
  for (std::size_t i = 0; i < record.size(); ++i) named[study.fields()[i].name] = record[i];
  return named;
}

/// Small spaces, of each touch rule that boards are made for.
inline std::vector<Problem> small_problems() {
  return {{make_board(5, 5), parse_fleet("small"), Touch::none},
          {make_board(4, 5), parse_fleet("3:1,2:1,1:2"), Touch::corner},
          {make_board(5, 4), parse_fleet("4:1,2:1,1:1"), Touch::none}};
}

}  // namespace flotilla::study
