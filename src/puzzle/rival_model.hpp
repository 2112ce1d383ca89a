// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "fleet/layout.hpp"
#include "puzzle/board_model.hpp"
#include "puzzle/print.hpp"
#include "puzzle/rival_search.hpp"

namespace flotilla::puzzle {

/// Other answers of a board from which some printed cells may go, one question after the other: what one of them teaches
/// the learner the others know. For questions that take long by themselves.
class RivalModel {
 public:
  /// @param without  the board without any of `prints`, touch none or corner, its fleet given; with them it has one answer.
  /// @param told     all that this answer prints.
  /// @param answer   itself: others are looked for near to it.
  /// @param prints   cells, each printed at first.
  RivalModel(const Puzzle& without, const Puzzle& told, const Layout& answer,
             std::span<const Print> prints, Reading reading);

  /// Another answer of the board without this print, or nothing. Not decided if the effort, not spent before, or the
  /// question's own limit runs out.
  /// @param conflicts  learned from for this question; 0: no limit.
  [[nodiscard]] RivalResult rival_without(std::size_t print, std::uint64_t conflicts,
                                          Effort& effort);
  /// For all later questions it is printed.
  void keep(std::size_t print);
  /// For all later questions it is not.
  void erase(std::size_t print);

 private:
  struct Chosen {
    Literal is_printed, is_denied;  // each, when true, says so of an answer
    bool is_open = true;            // printed, and may go
  };
  [[nodiscard]] Chosen choose(const Print& print);
  void tell_shape(Literal is_printed, Cell cell, Clue clue);
  [[nodiscard]] Literal beside(Cell cell) const;

  Puzzle without_;
  const Puzzle& told_;
  Task task_;
  BoardModel model_;
  std::vector<Chosen> chosen_;  // by print
  Literal never_;               // false: beyond the board
};

}  // namespace flotilla::puzzle
