// SPDX-License-Identifier: MIT
#include "jobs/puzzle/show.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "fleet/formats/layout_text.hpp"
#include "jobs/count/agreement.hpp"
#include "jobs/general_options.hpp"
#include "jobs/print.hpp"
#include "jobs/puzzle/puzzle_input.hpp"
#include "number/errors.hpp"
#include "puzzle/answer.hpp"
#include "puzzle/formats/board_parts.hpp"
#include "puzzle/formats/text.hpp"
#include "report/puzzle_sheet.hpp"
#include "store/atomic_file.hpp"

namespace flotilla::jobs {

namespace {

using Boards = std::vector<puzzle::PrintedPuzzle>;

std::string text_of(const Boards& boards, bool with_answers) {
  std::string text;
  for (const puzzle::PrintedPuzzle& board : boards) {
    if (!text.empty()) text += '\n';
    text += puzzle::to_text({board.puzzle, {}});
    if (with_answers && !board.answers.empty())
      text += '\n' + layout_grid(board.answers.front(), board.puzzle.board());
  }
  return text;
}

/// With a mark for each byte that is no UTF-8, which cannot be drawn.
std::string drawable(const std::string& name) {
  using nlohmann::json;
  return json::parse(json(name).dump(-1, ' ', false, json::error_handler_t::replace))
      .get<std::string>();
}

std::vector<report::SheetBoard> sheet_of(const Boards& boards, bool with_answers) {
  std::vector<report::SheetBoard> sheet;
  for (const puzzle::PrintedPuzzle& board : boards) {
    report::SheetBoard& added = sheet.emplace_back(
        report::SheetBoard{drawable(board.puzzle.name), board.puzzle, std::nullopt});
    if (added.title.empty()) added.title = "Board " + std::to_string(sheet.size());
    if (with_answers && !board.answers.empty()) added.answer = board.answers.front();
  }
  return sheet;
}

void note_missing_answers(const Boards& boards) {
  const auto missing =
      std::ranges::count_if(boards, [](const auto& board) { return board.answers.empty(); });
  if (missing > 0) print_err("note: boards without an answer: {} of {}\n", missing, boards.size());
}

/// A fleet with inf is no task.
bool has_no_limit(const puzzle::Puzzle& puzzle) {
  return puzzle.fleet && puzzle.fleet->has_unlimited();
}

/// What is printed as an answer must be one.
void check_answers(const Boards& boards) {
  for (std::size_t i = 0; i < boards.size(); ++i) {
    const puzzle::PrintedPuzzle& board = boards[i];
    if (board.answers.empty() || has_no_limit(board.puzzle) ||
        is_answer(puzzle::Task(board.puzzle), board.answers.front()))
      continue;
    throw InputError(
        puzzle::board_label(i + 1, board.puzzle.name) +
        ": the answer stored with it does not fit its numbers, pieces and fleet; leave "
        "--answers out, or mend it (flotilla solve)");
  }
}

}  // namespace

ExitCode show(const std::vector<std::string>& args, shard::Communicator& ranks) {
  const OptionValues values = read_options(show_command(), args, ranks);
  if (const auto text = general_text(values)) {
    print_on_first(ranks, *text);
    return k_done;
  }
  on_first_rank(ranks, [&] {
    const std::string plot = values.text("plot");
    const auto format =
        plot.empty() ? report::SheetFormat::svg : report::sheet_format(plot, values.where("plot"));
    if (!plot.empty()) store::check_writable(plot);
    const Boards boards = read_boards(values);
    const bool with_answers = values.flag("answers");
    if (with_answers) check_answers(boards);
    if (plot.empty()) {
      print_to(stdout, text_of(boards, with_answers));
      check_stdout();
    } else {
      report::write_puzzle_sheet(plot, sheet_of(boards, with_answers), format);
    }
    if (with_answers) note_missing_answers(boards);
  });
  return k_done;
}

}  // namespace flotilla::jobs
