// SPDX-License-Identifier: MIT
#include "study/bank_study.hpp"

#include "study/boards.hpp"

namespace flotilla::study {

puzzle::Puzzle BankStudy::board(const Case& drawn) const { return board_of(drawn, options_); }

std::vector<puzzle::PrintedPuzzle> BankStudy::boards(const Case& drawn) const {
  return {{board(drawn), {drawn.layout}}};
}

}  // namespace flotilla::study
