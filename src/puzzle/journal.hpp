// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "puzzle/task.hpp"

namespace flotilla::puzzle {

/// From the cheapest to the dearest.
enum class Rung { count, touch, line, fleet, probe };
inline constexpr int k_rungs = 5;

[[nodiscard]] std::string to_string(Rung rung);
/// @throws InputError  names the value and what is allowed.
[[nodiscard]] Rung parse_rung(const std::string& name, const std::string& what);

/// Why cells are settled. In the order of the rungs.
enum class Rule {
  line_has_all,  // count
  line_needs_all,
  corners_of_ship,  // touch
  sides_of_ship,
  sides_of_piece,
  longest_run,
  axis_of_middle,
  all_fillings,  // line
  fleet_cells,   // fleet
  out_of_reach,
  every_berth_taken,
  growth_of_block,
  contradiction_shown  // probe
};

[[nodiscard]] Rung rung_of(Rule rule);
/// "line_has_all", ...
[[nodiscard]] std::string to_string(Rule rule);

/// A rule and what it was applied to.
struct Reason {
  Rule rule = Rule::line_has_all;
  int line = -1;  // of the task, or none
  Cell cell{-1, -1};
  int length = 0;             // of the ships it is about, or none
  bool assumed_ship = false;  // contradiction_shown: what was assumed of `cell`
  bool operator==(const Reason&) const = default;
};

/// What a position settles, and why, in order.
class Journal {
 public:
  struct Entry {
    Cell cell;
    bool is_ship;
    Reason reason;
  };

  /// Of the cells settled from now on.
  void set_reason(const Reason& reason) { reason_ = reason; }
  void add(Cell cell, bool is_ship) { entries_.push_back({cell, is_ship, reason_}); }
  [[nodiscard]] const std::vector<Entry>& entries() const { return entries_; }

  /// The position died by the reason set last; only the first death counts.
  void die() {
    if (!death_) death_ = reason_;
  }
  [[nodiscard]] const std::optional<Reason>& death() const { return death_; }

 private:
  Reason reason_;
  std::optional<Reason> death_;
  std::vector<Entry> entries_;
};

/// The reason as a sentence: "row 3 has all of its 2 ship cells, so the rest is water".
[[nodiscard]] std::string sentence(const Reason& reason, const Task& task);

/// What is impossible, where a rule finds that nothing can be an answer: "row 3 cannot have 2 ship cells".
[[nodiscard]] std::string contradiction_sentence(const Reason& reason, const Task& task);

}  // namespace flotilla::puzzle
