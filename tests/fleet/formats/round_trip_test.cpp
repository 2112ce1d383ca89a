// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include "fleet/formats/evidence_file.hpp"
#include "fleet/formats/evidence_json.hpp"
#include "fleet/formats/evidence_text.hpp"

namespace flotilla {
namespace {

std::optional<int> any_number(int most) {
  const int number = *rc::gen::inRange(-1, most + 1);
  return number < 0 ? std::nullopt : std::optional(number);
}

Shot any_shot(Cell cell) {
  Shot shot{cell, static_cast<Answer>(*rc::gen::inRange(0, 3))};
  if (shot.answer != Answer::miss && *rc::gen::arbitrary<bool>())
    shot.length = *rc::gen::inRange(1, Fleet::k_max_length + 1);
  return shot;
}

/// Whatever can be said, sense or not.
Evidence any_evidence() {
  Evidence evidence({*rc::gen::inRange(1, 8), *rc::gen::inRange(1, 30)});
  const Board& board = evidence.board();
  for (int row = 0; row < board.rows; ++row) {
    evidence.set_row_number(row, any_number(board.cols));
    for (int col = 0; col < board.cols; ++col) {
      evidence.set_clue({row, col}, static_cast<Clue>(*rc::gen::inRange(0, 9)));
      if (*rc::gen::inRange(0, 4) == 0) evidence.fire(any_shot({row, col}));
    }
  }
  if (*rc::gen::arbitrary<bool>())
    for (int col = 0; col < board.cols; ++col)
      evidence.set_column_number(col, any_number(board.rows));
  if (*rc::gen::arbitrary<bool>())
    evidence.set_answers(static_cast<Answers>(*rc::gen::inRange(0, 4)));
  return evidence;
}

RC_GTEST_PROP(RoundTrip, Text, ()) {
  const Evidence evidence = any_evidence();
  const std::string text = to_text(evidence);
  RC_LOG() << text;
  RC_ASSERT(read_evidence(text, evidence.board(), "text") == evidence);
}

RC_GTEST_PROP(RoundTrip, Json, ()) {
  const Evidence evidence = any_evidence();
  const std::string text = to_json(evidence);
  RC_LOG() << text;
  RC_ASSERT(read_evidence(text, evidence.board(), "json") == evidence);
}

}  // namespace
}  // namespace flotilla
