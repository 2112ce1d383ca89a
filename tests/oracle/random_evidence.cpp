// SPDX-License-Identifier: MIT
#include "oracle/random_evidence.hpp"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "oracle/random_problem.hpp"
#include "oracle/simulated_evidence.hpp"

namespace flotilla::oracle {

namespace {

/// Puts the fleet ship by ship, longest first; starts again when one does not fit. Every layout can come out,
/// not all equally often. An empty one if the fleet never fitted.
Layout random_layout(std::mt19937_64& random, const Problem& problem) {
  for (int attempt = 0; attempt < 50; ++attempt) {
    Layout layout;
    bool all_fit = true;
    for (int length = problem.fleet.longest(); length >= 1; --length) {
      const bool unlimited = problem.fleet.is_unlimited(length);
      const int count = unlimited ? draw(random, 0, 3) : problem.fleet.of_length(length);
      for (int i = 0; i < count; ++i) {
        std::vector<Ship> berths = all_berths(problem.board, length);
        std::erase_if(berths, [&](const Ship& berth) {
          return !std::ranges::all_of(
              layout, [&](const Ship& ship) { return compatible(ship, berth, problem.touch); });
        });
        all_fit = all_fit && (unlimited || !berths.empty());
        if (!berths.empty())
          layout.push_back(
              berths[static_cast<std::size_t>(draw(random, 0, int(berths.size()) - 1))]);
      }
    }
    if (all_fit) return layout;
  }
  return {};
}

/// All cells, in random order.
std::vector<Cell> shuffled_cells(std::mt19937_64& random, const Board& board) {
  std::vector<Cell> cells;
  for (int row = 0; row < board.rows; ++row)
    for (int col = 0; col < board.cols; ++col) cells.push_back({row, col});
  for (std::size_t i = cells.size(); i > 1; --i)
    std::swap(cells[i - 1], cells[static_cast<std::size_t>(draw(random, 0, int(i) - 1))]);
  return cells;
}

int share(int cells, int percent) { return cells * percent / 100; }

/// What is told of the hidden layout.
struct Told {
  Answers answers;
  std::vector<Shot> shots;
  std::vector<std::pair<Cell, Clue>> clues;
  std::vector<std::optional<int>> row_numbers;
};

Told told_of(const Layout& hidden, std::mt19937_64& random, const Board& board,
             const EvidenceLimits& limits) {
  Told told{static_cast<Answers>(draw(random, 0, 3)), {}, {}, {}};
  std::vector<Cell> cells = shuffled_cells(random, board);
  cells.resize(
      static_cast<std::size_t>(share(board.cells(), draw(random, 0, limits.most_shot_percent))));
  told.shots = played(hidden, cells, told.answers);
  cells = shuffled_cells(random, board);
  cells.resize(
      static_cast<std::size_t>(share(board.cells(), draw(random, 0, limits.most_clue_percent))));
  for (const Cell cell : cells) {
    const Clue clue = printed(hidden, cell);
    const bool shape = clue == Clue::water || draw(random, 0, 1) == 1;
    told.clues.emplace_back(cell, shape ? clue : Clue::ship);
  }
  for (int row = 0; row < board.rows; ++row)
    told.row_numbers.push_back(draw(random, 1, 100) <= limits.row_number_percent
                                   ? std::optional(cells_in_row(hidden, row))
                                   : std::nullopt);
  return told;
}

/// A length the fleet has; 0 if it has no ship.
int random_length(std::mt19937_64& random, const Fleet& fleet) {
  std::vector<int> lengths;
  for (int length = 1; length <= fleet.longest(); ++length)
    if (fleet.of_length(length) > 0) lengths.push_back(length);
  return lengths.empty()
             ? 0
             : lengths[static_cast<std::size_t>(draw(random, 0, int(lengths.size()) - 1))];
}

/// Another answer that the model knows; the clues at its cell go, as they may deny it.
void change_shot(std::mt19937_64& random, const Fleet& fleet, Told& told) {
  Shot& shot = told.shots[static_cast<std::size_t>(draw(random, 0, int(told.shots.size()) - 1))];
  shot.answer = static_cast<Answer>(draw(random, 0, told.answers == Answers::hits ? 1 : 2));
  shot.length.reset();
  const bool tells_length = (shot.answer == Answer::hit && told.answers == Answers::named) ||
                            (shot.answer == Answer::sunk && told.answers != Answers::sunk);
  if (tells_length) shot.length = random_length(random, fleet);
  if (shot.length == 0) shot = {shot.cell, Answer::miss};
  std::erase_if(told.clues, [&](const auto& clue) { return clue.first == shot.cell; });
}

void change_clue(std::mt19937_64& random, Told& told) {
  auto& [cell, clue] =
      told.clues[static_cast<std::size_t>(draw(random, 0, int(told.clues.size()) - 1))];
  const bool is_shot =
      std::ranges::any_of(told.shots, [&, at = cell](const Shot& shot) { return shot.cell == at; });
  if (!is_shot) {
    clue = static_cast<Clue>(draw(random, 1, 8));
  } else if (is_ship(clue)) {
    clue = static_cast<Clue>(draw(random, 2, 8));
  }
}

void change_something(std::mt19937_64& random, const Problem& problem, Told& told) {
  const int what = draw(random, 0, 2);
  if (what == 0 && !told.shots.empty()) change_shot(random, problem.fleet, told);
  if (what == 1 && !told.clues.empty()) change_clue(random, told);
  if (what == 2)
    told.row_numbers[static_cast<std::size_t>(draw(random, 0, problem.board.rows - 1))] =
        draw(random, 0, problem.board.cols);
}

}  // namespace

Evidence random_evidence(std::mt19937_64& random, const Problem& problem,
                         const EvidenceLimits& limits) {
  const Layout hidden = random_layout(random, problem);
  Told told = told_of(hidden, random, problem.board, limits);
  if (draw(random, 1, 100) <= limits.contradiction_percent) change_something(random, problem, told);
  Evidence evidence(problem.board);
  evidence.set_answers(told.answers);
  for (const Shot& shot : told.shots) evidence.fire(shot);
  for (const auto& [cell, clue] : told.clues) evidence.set_clue(cell, clue);
  for (int row = 0; row < problem.board.rows; ++row)
    evidence.set_row_number(row, told.row_numbers[static_cast<std::size_t>(row)]);
  return evidence;
}

}  // namespace flotilla::oracle
