// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "fleet/problem.hpp"

namespace flotilla::space {

/// Every placement of a problem as a path of rows, one path a placement: the smallest such automaton.
///
/// A state at a row boundary is what the rows below can still hold: profile and ships used, and states that
/// the same rows can follow are one state. So whatever is left of the profile once the fleet is used up, or
/// of the fleet once the board is full, is forgotten. States from which no placement can be finished are left out.
/// States of a level (a row boundary; 0 above the first row) are numbered by the ship cells above it, then
/// arbitrarily but always alike. The first level has one state, and the last one at most one.
class RowAutomaton {
 public:
  /// Rows that lead from one state to another: `ways` of them cover the same columns.
  struct Step {
    std::uint32_t source = 0;   // state of the level above the row
    std::uint32_t target = 0;   // state of the level below it
    std::uint64_t columns = 0;  // ship cells of the row, bit c = column c
    std::uint64_t ways =
        1;  // more than 1 only where ships may touch: the same cells as other ships
  };

  /// @param memory_limit  bytes, also while building; 0: no limit.
  /// @throws InputError  if a length of the fleet is unlimited.
  /// @throws LimitError  if the memory limit is passed.
  /// Cost: states before merging (below) times the fillings of a row; 8x8, small fleet: 0.1 s.
  RowAutomaton(const Problem& problem, std::uint64_t memory_limit);

  /// The same, or nothing if more than `most_rows` would have to be looked at: a million take about a second.
  [[nodiscard]] static std::optional<RowAutomaton> listed_within(std::uint64_t most_rows,
                                                                 const Problem& problem,
                                                                 std::uint64_t memory_limit);

  [[nodiscard]] const Problem& problem() const { return problem_; }
  [[nodiscard]] int rows() const { return problem_.board.rows; }
  /// True if there is no placement.
  [[nodiscard]] bool is_empty() const { return levels_.front().first_state.back() == 0; }

  /// The states of a level with so many ship cells above it: first, and one past the last.
  /// @param level  0..rows   @param cells  0..cells of the fleet
  struct Range {
    std::uint32_t first = 0;
    std::uint32_t end = 0;
    [[nodiscard]] std::uint32_t size() const { return end - first; }
  };
  [[nodiscard]] Range states(int level, int cells) const;
  /// The rows with `number` ship cells below such states, by target, then source.
  /// @param level  0..rows-1   @param number  0..cols
  [[nodiscard]] std::span<const Step> steps(int level, int cells, int number) const;
  /// All rows that follow this level; steps() are parts of it.
  [[nodiscard]] std::span<const Step> steps(int level) const { return at(level).steps; }

  [[nodiscard]] std::uint64_t state_count() const;
  [[nodiscard]] std::uint64_t step_count() const;
  [[nodiscard]] std::uint64_t unmerged_states() const { return unmerged_states_; }
  [[nodiscard]] std::uint64_t bytes() const;

 private:
  friend class RowAutomatonBuilder;
  explicit RowAutomaton(const Problem& problem) : problem_(problem) {}
  struct Level {
    std::vector<std::uint32_t> first_state;  // by cells; one more at the end
    std::vector<Step> steps;
    std::vector<std::size_t> first_step;  // by cells, then number; one more at the end
  };
  [[nodiscard]] const Level& at(int level) const {
    return levels_[static_cast<std::size_t>(level)];
  }

  Problem problem_;
  std::vector<Level> levels_;
  std::uint64_t unmerged_states_ = 0;
};

}  // namespace flotilla::space
