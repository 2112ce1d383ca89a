// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <functional>
#include <optional>
#include <vector>

#include "puzzle/journal.hpp"
#include "puzzle/position.hpp"

namespace flotilla::puzzle {

/// One application of one rule: the cells it settles.
struct Step {
  Rung rung = Rung::count;
  /// Nothing: the rung shows that nothing can be an answer; then no cell is settled.
  std::optional<Reason> reason;
  struct Settled {
    Cell cell;
    bool is_ship;
  };
  std::vector<Settled> cells;           // at least one, in the order they were found
  std::optional<Reason> contradiction;  // without a reason: what is impossible
};

/// The cheapest step from a position: of the lowest rung that settles something, what it settles first, as far as
/// one reason goes. Nothing if no rung up to `up_to` settles anything, or the position is dead.
[[nodiscard]] std::optional<Step> next_step(const Position& position, Rung up_to);

/// Settles its cells, or kills the position.
void apply(const Step& step, Position& position);

/// The step as a sentence, its reason first.
[[nodiscard]] std::string sentence(const Step& step, const Task& task);

/// How far rules alone lead from a position.
struct Walk {
  enum class End {
    solved,  ///< no cell is open, and this is the one answer
    divisible,  ///< no cell is open, but there are several ways to divide them into ships that may touch
    no_answer,  ///< shown without search
    stuck       ///< cells are open; search is needed
  };
  End end = End::stuck;
  std::array<int, k_rungs> steps{};  // by rung, without the last one of no_answer
  /// The highest rung that was needed: without its steps the lower ones would have been stuck.
  std::optional<Rung> highest;
  int open_cells = 0;
};

/// Takes one next_step after the other, each from the cheapest rung on, until there is none.
///
/// @param visit  is given each step before it is taken.
[[nodiscard]] Walk walk(Position& position, Rung up_to,
                        const std::function<void(const Step&)>& visit = {});

}  // namespace flotilla::puzzle
