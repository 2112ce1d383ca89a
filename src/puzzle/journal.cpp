// SPDX-License-Identifier: MIT
#include "puzzle/journal.hpp"

#include <array>
#include <string_view>

#include "fleet/cell_name.hpp"
#include "number/errors.hpp"
#include "number/narrow.hpp"

namespace flotilla::puzzle {
namespace {

constexpr std::array<std::string_view, k_rungs> k_rung_names = {"count", "touch", "line", "fleet",
                                                                "probe"};

constexpr std::array<std::string_view, 13> k_rule_names = {
    "line_has_all",      "line_needs_all",  "corners_of_ship",    "sides_of_ship", "sides_of_piece",
    "longest_run",       "axis_of_middle",  "all_fillings",       "fleet_cells",   "out_of_reach",
    "every_berth_taken", "growth_of_block", "contradiction_shown"};

std::string number_text(const Task& task, int line) {
  const int number = task.number(line);
  return std::to_string(number) + (number == 1 ? " ship cell" : " ship cells");
}

}  // namespace

std::string to_string(Rung rung) {
  return std::string(k_rung_names.at(static_cast<std::size_t>(rung)));
}

std::string to_string(Rule rule) {
  return std::string(k_rule_names.at(static_cast<std::size_t>(rule)));
}

Rung parse_rung(const std::string& name, const std::string& what) {
  for (std::size_t i = 0; i < k_rung_names.size(); ++i)
    if (name == k_rung_names[i]) return static_cast<Rung>(i);
  throw InputError(what + " = \"" + name + "\", allowed count, touch, line, fleet, probe");
}

Rung rung_of(Rule rule) {
  if (rule <= Rule::line_needs_all) return Rung::count;
  if (rule <= Rule::axis_of_middle) return Rung::touch;
  if (rule == Rule::all_fillings) return Rung::line;
  return rule <= Rule::growth_of_block ? Rung::fleet : Rung::probe;
}

std::string sentence(const Reason& reason, const Task& task) {
  const std::string line = reason.line < 0 ? "" : to_string(task.line(reason.line));
  const std::string cell = reason.cell.row < 0 ? "" : cell_name(reason.cell);
  switch (reason.rule) {
    case Rule::line_has_all:
      return line + " has its " + number_text(task, reason.line) + " already: the rest is water";
    case Rule::line_needs_all:
      return line + " needs all of its open cells to have " + number_text(task, reason.line);
    case Rule::corners_of_ship:
      return "no two ships touch, not even at a corner: the corners of ship cells are water";
    case Rule::sides_of_ship:
      return "ships are straight and do not touch: beside a ship is water";
    case Rule::sides_of_piece:
      return "the piece printed in " + cell + " says what is next to it";
    case Rule::longest_run:
      return "no ship is longer than " + std::to_string(reason.length) + " cells: the run in " +
             line + " ends here";
    case Rule::axis_of_middle:
      return "the middle piece in " + cell + " has ship cells on both sides along one axis";
    case Rule::all_fillings:
      return "all fillings of " + line + " with its number and the ships there are agree";
    case Rule::fleet_cells:
      return "the fleet has no more and no fewer cells than these";
    case Rule::out_of_reach:
      return "no ship still to be found can be here";
    case Rule::every_berth_taken:
      return "there are just as many places for ships of " + std::to_string(reason.length) +
             (reason.length == 1 ? " cell" : " cells") + " as are still to be found";
    case Rule::growth_of_block:
      return "all ships that " + cell + " can belong to have this in common";
    case Rule::contradiction_shown:
      return std::string(reason.assumed_ship ? "a ship" : "water") + " in " + cell +
             " leads to a contradiction";
  }
  return {};
}

std::string contradiction_sentence(const Reason& reason, const Task& task) {
  if (reason.rule == Rule::longest_run)
    return "a ship in " + to_string(task.line(reason.line)) + " is longer than any there is";
  if (reason.line >= 0) {
    const std::string line = to_string(task.line(reason.line));
    return task.number(reason.line) == Task::k_unknown
               ? line + " has a ship of a length that there is not"
               : line + " cannot have " + number_text(task, reason.line);
  }
  if (reason.length > 0)
    return "ships of " + std::to_string(reason.length) + (reason.length == 1 ? " cell" : " cells") +
           " cannot be as many as the fleet has";
  if (reason.rule == Rule::fleet_cells) return "ship cells cannot be as many as the fleet has";
  if (rung_of(reason.rule) == Rung::fleet && reason.cell.row >= 0)
    return "no ship still to be found can take " + cell_name(reason.cell);
  if (reason.cell.row >= 0)
    return "the piece printed in " + cell_name(reason.cell) + " does not fit what is next to it";
  return "two ships touch";
}

}  // namespace flotilla::puzzle
