// SPDX-License-Identifier: MIT
#include "jobs/puzzle/filling.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "fleet/cell_name.hpp"
#include "fleet/formats/evidence_text.hpp"
#include "fleet/formats/text_file.hpp"
#include "fleet/parse.hpp"
#include "puzzle/formats/text.hpp"
#include "puzzle/formats/text_lines.hpp"

namespace flotilla::jobs {

namespace {

/// A header, column numbers or the letters of a picture come first, no cells.
bool has_numbers_first(std::string_view text) {
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = trimmed(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
    if (line.empty() || line.starts_with('#')) continue;
    return puzzle::are_column_letters(line) || line.find(':') != std::string_view::npos ||
           (line.find_first_not_of("0123456789-? \t") == std::string_view::npos &&
            line.find_first_of("0123456789-") != std::string_view::npos);
  }
  return false;
}

template <typename Visit>
void for_each_filled(const Evidence& filling, Visit&& visit) {
  for (int row = 0; row < filling.board().rows; ++row)
    for (int col = 0; col < filling.board().cols; ++col)
      if (const Clue clue = filling.clue({row, col}); clue != Clue::unknown)
        visit(Cell{row, col}, clue);
}

bool is_shape(Clue clue) { return is_ship(clue) && clue != Clue::ship; }

bool contains(const std::vector<Cell>& cells, Cell cell) {
  return std::ranges::find(cells, cell) != cells.end();
}

class Judge {
 public:
  Judge(const BoardQuestion& question, puzzle::Reading reading, const Evidence& filling,
        const Finding& finding)
      : question_(question), reading_(reading), filling_(filling), finding_(finding) {}

  FillingVerdict judge(const Limits& limits) {
    FillingVerdict verdict;
    verdict.open_cells = question_.task.board().cells();
    for_each_filled(filling_, [&](Cell cell, Clue clue) {
      --verdict.open_cells;
      if (verdict.wrong_cell || !is_wrong(cell, clue)) return;
      verdict.wrong_cell = cell;
      verdict.filled = clue;
    });
    verdict.kind = verdict.wrong_cell ? FillingVerdict::Kind::wrong : solved(limits);
    return verdict;
  }

 private:
  /// Denied by what is printed, by the only answer, or by all answers.
  [[nodiscard]] bool is_wrong(Cell cell, Clue clue) const {
    if (deny_each_other(question_.task.clue(cell), clue)) return true;
    const puzzle::Solution& solution = finding_.solution;
    if (solution.is_unique() && is_shape(clue) && reading_ == puzzle::Reading::shapes) {
      const auto over = std::ranges::find_if(solution.listed.front(),
                                             [&](const Ship& ship) { return ship.covers(cell); });
      return over == solution.listed.front().end() || !agrees(clue, *over, cell);
    }
    return contains(is_ship(clue) ? solution.waters_in_all : solution.ships_in_all, cell);
  }

  [[nodiscard]] bool deny_each_other(Clue printed, Clue filled) const {
    if (printed == Clue::unknown) return false;
    if (is_ship(printed) != is_ship(filled)) return true;
    return reading_ == puzzle::Reading::shapes && is_shape(printed) && is_shape(filled) &&
           printed != filled;
  }

  [[nodiscard]] FillingVerdict::Kind solved(const Limits& limits) const {
    puzzle::Puzzle merged = question_.puzzle;
    for_each_filled(filling_, [&](Cell cell, Clue clue) {
      if (!is_shape(merged.clues.clue(cell))) merged.clues.set_clue(cell, clue);
    });
    const Finding found =
        find_answers(puzzle::Task(merged, reading_), {.limits = {.answers = 1}}, limits);
    if (!found.contradictions.empty()) return FillingVerdict::Kind::wrong;
    if (found.solution.answers > 0) return FillingVerdict::Kind::right;
    return found.solution.end == puzzle::SearchEnd::complete ? FillingVerdict::Kind::wrong
                                                             : FillingVerdict::Kind::undecided;
  }

  const BoardQuestion& question_;
  puzzle::Reading reading_;
  const Evidence& filling_;
  const Finding& finding_;
};

}  // namespace

Evidence filling_asked(const OptionValues& values, const Board& board) {
  const std::string file = values.text("partial");
  if (file == "-" && std::ranges::count(values.files(), "-") > 0)
    throw InputError("standard input cannot hold both the board and what is filled in");
  const std::string text = flotilla::read_text(file);
  const std::string path = text_name(file);
  if (!has_numbers_first(text)) {
    Evidence filling = read_evidence_text(text, board, path);
    if (!filling.shots().empty())
      throw InputError(path + ": shots fill nothing in; write a grid, one line a row");
    return filling;
  }
  const std::vector<puzzle::PrintedPuzzle> boards = puzzle::read_text(text, path);
  if (boards.size() != 1)
    throw InputError(fmt::format("{}: boards = {}, allowed 1", path, boards.size()));
  const Evidence& filling = boards.front().puzzle.clues;
  if (filling.board() != board)
    throw InputError(fmt::format("{}: board = {}, but the board to fill in is {}", path,
                                 to_string(filling.board()), to_string(board)));
  return filling;
}

std::string_view FillingVerdict::word() const {
  constexpr std::array<std::string_view, 3> k_words = {"right", "wrong", "undecided"};
  return k_words.at(static_cast<std::size_t>(kind));
}

std::string FillingVerdict::sentence() const {
  if (kind == Kind::undecided) return "not decided whether the filling is right: a limit ran out";
  if (kind == Kind::right)
    return fmt::format("the filling is right so far, {} {} left", open_cells,
                       open_cells == 1 ? "cell is" : "cells are");
  if (wrong_cell)
    return fmt::format("the filling is wrong: {} cannot be {}", cell_name(*wrong_cell),
                       to_string(filled));
  return "the filling is wrong: its cells cannot all be so";
}

nlohmann::ordered_json FillingVerdict::json() const {
  nlohmann::ordered_json json = {{"verdict", word()}, {"open_cells", open_cells}};
  if (wrong_cell) json["wrong_cell"] = cell_name(*wrong_cell);
  json["sentence"] = sentence();
  return json;
}

FillingVerdict judge_filling(const BoardQuestion& question, puzzle::Reading reading,
                             const Evidence& filling, const Finding& finding,
                             const Limits& limits) {
  return Judge(question, reading, filling, finding).judge(limits);
}

puzzle::Position filled_position(const puzzle::Task& task, const Evidence& filling) {
  puzzle::Position position(task);
  for_each_filled(filling, [&](Cell cell, Clue clue) { position.settle(cell, is_ship(clue)); });
  return position;
}

}  // namespace flotilla::jobs
