// SPDX-License-Identifier: MIT
#include "puzzle/contradictions.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <optional>

#include "fleet/cell_name.hpp"
#include "number/narrow.hpp"

namespace flotilla::puzzle {
namespace {

using Kind = Contradiction::Kind;

constexpr std::array<std::string_view, 11> k_kind_names = {
    "rows_against_columns", "rows_against_fleet", "columns_against_fleet", "number_too_great",
    "number_too_small",     "ship_in_empty_line", "end_off_board",         "pieces_clash",
    "pieces_touch",         "no_ship_of_length",  "fleet_too_large"};

std::string counted(int number, const std::string& what) {
  return std::to_string(number) + " " + what + (number == 1 ? "" : "s");
}

struct Direction {
  int rows_on, cols_on;
  [[nodiscard]] Cell from(Cell cell) const { return {cell.row + rows_on, cell.col + cols_on}; }
  [[nodiscard]] Direction back() const { return {-rows_on, -cols_on}; }
};

constexpr Direction k_right{0, 1}, k_left{0, -1}, k_down{1, 0}, k_up{-1, 0};
constexpr std::array k_directions = {k_right, k_left, k_down, k_up};

/// Where the ship of an end goes on.
std::optional<Direction> goes_on(Clue clue) {
  switch (clue) {
    case Clue::left:
      return k_right;
    case Clue::right:
      return k_left;
    case Clue::top:
      return k_down;
    case Clue::bottom:
      return k_up;
    default:
      return std::nullopt;
  }
}

class Finder {
 public:
  explicit Finder(const Task& task) : task_(task), board_(task.board()) {}

  std::vector<Contradiction> find() {
    compare_sums();
    for (int line = 0; line < task_.lines(); ++line) check_number(line);
    for (const Task::PrintedCell& printed : task_.printed()) check_piece(printed);
    check_printed_ships();
    check_fleet();
    std::ranges::stable_sort(found_, {}, &Contradiction::kind);
    return std::move(found_);
  }

 private:
  void add(Kind kind, std::string sentence) { found_.push_back({kind, std::move(sentence)}); }

  // ---- Sums

  /// Of the numbers of rows, or of columns: what is known of them.
  struct Sum {
    int known = 0;
    bool is_complete = true;
  };
  [[nodiscard]] Sum sum(int first, int last) const {
    Sum sum;
    for (int line = first; line < last; ++line) {
      if (task_.number(line) == Task::k_unknown)
        sum.is_complete = false;
      else
        sum.known += task_.number(line);
    }
    return sum;
  }

  void compare_sums() {
    const Sum rows = sum(0, board_.rows), columns = sum(board_.rows, task_.lines());
    const auto exceeds = [](const Sum& a, const Sum& b) {
      return b.is_complete && a.known > b.known;
    };
    if (exceeds(rows, columns) || exceeds(columns, rows))
      add(Kind::rows_against_columns,
          "the row numbers add up to " + text(rows) + ", the column numbers to " + text(columns));
    if (!task_.is_fleet_given()) return;
    const Sum fleet{task_.fleet_cells(), true};
    if (exceeds(rows, fleet) || exceeds(fleet, rows))
      add(Kind::rows_against_fleet, "the row numbers add up to " + text(rows) + ", the fleet has " +
                                        counted(fleet.known, "cell"));
    if (exceeds(columns, fleet) || exceeds(fleet, columns))
      add(Kind::columns_against_fleet, "the column numbers add up to " + text(columns) +
                                           ", the fleet has " + counted(fleet.known, "cell"));
  }

  static std::string text(const Sum& sum) {
    return (sum.is_complete ? "" : "at least ") + std::to_string(sum.known);
  }

  // ---- Numbers

  void check_number(int line) {
    const int number = task_.number(line);
    if (number == Task::k_unknown) return;
    const std::string name = to_string(task_.line(line)) + " = " + std::to_string(number);
    int ships = 0, not_water = 0;
    std::optional<Cell> first_ship;
    for (int place = 0; place < task_.cells_of(line); ++place) {
      const Cell cell = task_.line(line).cell(place);
      const Clue clue = task_.clue(cell);
      not_water += clue != Clue::water;
      if (!is_ship(clue)) continue;
      ++ships;
      if (!first_ship) first_ship = cell;
    }
    if (number == 0 && first_ship)
      add(Kind::ship_in_empty_line, name + ", but " + to_string(task_.clue(*first_ship)) +
                                        " is printed in " + cell_name(*first_ship));
    else if (ships > number)
      add(Kind::number_too_small, name + ", but " + counted(ships, "ship cell") +
                                      (ships == 1 ? " is" : " are") + " printed in it");
    if (number > not_water)
      add(Kind::number_too_great, name + ", but only " + std::to_string(not_water) +
                                      " of its cells are not printed as water");
    else if (const int most = most_in(task_.cells_of(line)); number > most)
      add(Kind::number_too_great, name + ", but ships of this fleet take at most " +
                                      counted(most, "cell") + " of a line of " +
                                      std::to_string(task_.cells_of(line)));
  }

  /// Ship cells that a line can have at most: where ships keep apart, runs of the longest and a water cell between.
  [[nodiscard]] int most_in(int cells) const {
    const int longest = task_.longest();
    if (longest == 0) return 0;
    return task_.keeps_sides() ? cells - cells / (longest + 1) : cells;
  }

  // ---- Printed pieces

  [[nodiscard]] Clue clue(Cell cell) const {
    return board_.contains(cell) ? task_.clue(cell) : Clue::water;
  }

  /// Whether the ship of a piece that goes on in a direction can have `clue` there.
  static bool can_follow(Clue clue, Direction direction) {
    if (clue == Clue::unknown || clue == Clue::ship || clue == Clue::middle) return true;
    const auto back = goes_on(clue);
    return back && direction.from({0, 0}) == back->back().from({0, 0});
  }

  [[nodiscard]] std::string in(Cell cell) const {
    return to_string(task_.clue(cell)) + " in " + cell_name(cell);
  }

  void clash(Cell cell, Cell beside) {
    add(Kind::pieces_clash, in(cell) + " and " + in(beside) + " deny each other");
  }

  void check_piece(const Task::PrintedCell& printed) {
    if (!is_ship(printed.clue)) return;
    const Cell cell = printed.cell;
    if (const auto direction = goes_on(printed.clue)) {
      const Cell next = direction->from(cell);
      if (!board_.contains(next))
        add(Kind::end_off_board, in(cell) + " would go on beyond the edge of the board");
      else if (!can_follow(clue(next), *direction))
        clash(cell, next);
    }
    if (printed.clue == Clue::middle) check_middle(cell);
    if (task_.keeps_sides()) check_sides(printed);
    if (!task_.keeps_corners()) return;
    for (const int cols_on : {-1, 1}) {
      const Cell corner{cell.row + 1, cell.col + cols_on};
      if (is_ship(clue(corner)))
        add(Kind::pieces_touch,
            in(cell) + " and " + in(corner) + " share a corner, but ships may not touch");
    }
  }

  void check_middle(Cell cell) {
    const auto has_room = [&](Direction on) {
      return board_.contains(on.from(cell)) && board_.contains(on.back().from(cell));
    };
    const auto is_free = [&](Direction on) {
      return has_room(on) && can_follow(clue(on.from(cell)), on) &&
             can_follow(clue(on.back().from(cell)), on.back());
    };
    if (!has_room(k_right) && !has_room(k_down))
      add(Kind::end_off_board, in(cell) + " would go on beyond the edge of the board");
    else if (!is_free(k_right) && !is_free(k_down))
      add(Kind::pieces_clash, in(cell) + " cannot go on along either axis");
  }

  /// Where ships keep apart, a ship cell beside another belongs to the same ship.
  void check_sides(const Task::PrintedCell& printed) {
    const Cell cell = printed.cell;
    std::optional<Cell> across, down;
    for (const Direction& direction : k_directions) {
      const Cell beside = direction.from(cell);
      if (!is_ship(clue(beside))) continue;
      (direction.rows_on == 0 ? across : down) = beside;
      const auto on = goes_on(printed.clue);
      const bool is_closed = printed.clue == Clue::submarine || (on && on->from(cell) != beside);
      if (is_closed && !denies(beside, cell)) clash(cell, beside);
    }
    if (across && down)
      add(Kind::pieces_clash,
          in(*across) + ", " + in(cell) + " and " + in(*down) + " are no straight ship");
  }

  /// Told already, from the other cell: of two closed pieces the first one tells.
  [[nodiscard]] bool denies(Cell other, Cell cell) const {
    const Clue clue = task_.clue(other);
    const auto on = goes_on(clue);
    const bool is_closed = clue == Clue::submarine || (on && on->from(other) != cell);
    const bool is_open_end = on && on->from(other) == cell;  // it told that what follows denies it
    return (is_closed && other < cell) || is_open_end;
  }

  // ---- Printed ships and the fleet

  [[nodiscard]] bool has_ship_of(int least) const {
    for (int length = least; length <= task_.longest(); ++length)
      if (task_.ships(length) > 0) return true;
    return false;
  }

  void check_printed_ships() {
    std::array<int, Task::k_max_length + 1> complete{};
    for (const Task::PrintedCell& printed : task_.printed()) {
      if (!is_ship(printed.clue)) continue;
      check_length(printed);
      if (const int length = complete_length(printed); length > 0) ++complete[at(length)];
    }
    for (int length = 1; length <= Task::k_max_length; ++length) {
      const int printed = complete[at(length)];
      const bool is_told = length == 1 && task_.ships(1) == 0;
      if (printed > task_.ships(length) && !is_told)
        add(Kind::no_ship_of_length, counted(printed, "ship") + " of " + counted(length, "cell") +
                                         (printed == 1 ? " is" : " are") +
                                         " printed, but the fleet has " +
                                         std::to_string(task_.ships(length)));
    }
    if (task_.keeps_sides())
      for (int line = 0; line < task_.lines(); ++line) check_runs(line);
  }

  void check_length(const Task::PrintedCell& printed) {
    const int least = printed.clue == Clue::middle ? 3 : goes_on(printed.clue) ? 2 : 1;
    const bool is_possible =
        printed.clue == Clue::submarine ? task_.ships(1) > 0 : has_ship_of(least);
    if (!is_possible)
      add(Kind::no_ship_of_length, in(printed.cell) + ", but the fleet has no ship of " +
                                       (printed.clue == Clue::submarine ? "one cell"
                                        : least == 1 ? "any length that fits the board"
                                                     : std::to_string(least) + " cells or more"));
  }

  /// Of the ship that is printed whole from its left or upper end on, or is a submarine; else 0.
  [[nodiscard]] int complete_length(const Task::PrintedCell& printed) const {
    if (printed.clue == Clue::submarine) return 1;
    if (printed.clue != Clue::left && printed.clue != Clue::top) return 0;
    const Direction on = *goes_on(printed.clue);
    const Clue last = printed.clue == Clue::left ? Clue::right : Clue::bottom;
    int length = 1;
    Cell cell = on.from(printed.cell);
    for (; clue(cell) == Clue::middle; cell = on.from(cell)) ++length;
    return clue(cell) == last ? length + 1 : 0;
  }

  /// A run of printed ship cells is part of one ship.
  void check_runs(int line) {
    int length = 0;
    for (int place = 0; place <= task_.cells_of(line); ++place) {
      if (place < task_.cells_of(line) && is_ship(task_.clue(task_.line(line).cell(place)))) {
        ++length;
        continue;
      }
      if (length > 1 && !has_ship_of(length))
        add(Kind::no_ship_of_length, counted(length, "ship cell") + " are printed in a run of " +
                                         to_string(task_.line(line)) +
                                         ", but the fleet has no ship as long");
      length = 0;
    }
  }

  void check_fleet() {
    if (!task_.is_fleet_given()) return;
    for (int length = board_.long_side() + 1; length <= Task::k_max_length; ++length)
      if (task_.ships(length) > 0)
        add(Kind::fleet_too_large, "the fleet has a ship of " + counted(length, "cell") +
                                       ", the board is " + to_string(board_));
    // A ship and the cells right of it and below it, which others that may not touch leave free.
    int room = 0;
    for (int length = 1; length <= Task::k_max_length; ++length)
      room += task_.ships(length) * (task_.keeps_corners() ? 2 * (length + 1) : length);
    const int cells =
        task_.keeps_corners() ? (board_.rows + 1) * (board_.cols + 1) : board_.cells();
    if (room > cells)
      add(Kind::fleet_too_large,
          task_.keeps_corners()
              ? "the fleet does not fit: ships that may not touch take " + std::to_string(room) +
                    " cells with those right of them and below, and there are " +
                    std::to_string(cells)
              : "the fleet has " + counted(room, "cell") + ", the board " + std::to_string(cells));
  }

  const Task& task_;
  const Board& board_;
  std::vector<Contradiction> found_;
};

}  // namespace

std::string_view to_string(Contradiction::Kind kind) {
  return k_kind_names.at(static_cast<std::size_t>(kind));
}

std::vector<Contradiction> contradictions(const Task& task) { return Finder(task).find(); }

}  // namespace flotilla::puzzle
