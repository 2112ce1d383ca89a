// SPDX-License-Identifier: MIT
#include "jobs/options/generate_settings.hpp"

#include "jobs/board_question.hpp"
#include "jobs/options/quantities.hpp"
#include "number/errors.hpp"

namespace flotilla::jobs {

GenerateSettings generate_settings(const OptionValues& values) {
  GenerateSettings settings;
  static_cast<SweepSettings&>(settings) = sweep_settings(values);
  const Board board = board_of(values);
  settings.board = puzzle::make_puzzle_board(board.rows, board.cols, values.where("board"));
  if (settings.touch == Touch::any)
    throw InputError(values.where("touch") +
                     " = \"any\", allowed none, corner: boards are made where ships keep apart");
  if (settings.fleet.has_unlimited())
    throw InputError(values.where("fleet") + " = \"" + to_string(settings.fleet) +
                     "\": a board is made for a fleet with a limit on every length, not inf");
  settings.count = parse_whole(values.text("count"), 1, values.where("count"));
  settings.seed = parse_whole(values.text("seed"), 0, values.where("seed"));
  settings.first = parse_whole(values.text("first"), 0, values.where("first"));
  settings.options.reading = reading_asked(values);
  settings.options.removes_numbers = values.flag("remove-numbers");
  if (values.has("up-to")) settings.options.up_to = rung_asked(values, puzzle::Rung::fleet);
  settings.format = puzzle::parse_format(values.text("to"), values.where("to"));
  return settings;
}

}  // namespace flotilla::jobs
