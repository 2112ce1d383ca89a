// SPDX-License-Identifier: MIT
#include "jobs/count/closed_form_run.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <utility>

#include "jobs/count/agreement.hpp"
#include "jobs/count/board_run.hpp"
#include "jobs/count/count_record.hpp"
#include "jobs/count/kept_runs.hpp"
#include "space/stopwatch.hpp"

namespace flotilla::jobs {

namespace {

void compare(const space::ClosedForm& form, const space::CountResult& direct) {
  if (const auto conflict = space::conflict(form, direct))
    throw Error(fmt::format("check of board {}: the closed form disagrees with a direct count, {}",
                            to_string(direct.problem.board), *conflict));
}

void compare(const space::ClosedForm& form, const BivariatePolynomial& polynomial) {
  const int side = form.first_side();
  for (const auto& [rows, cols] : {std::pair(side, side), std::pair(side, 2 * side + 1)})
    if (polynomial(rows, cols) != form.count(rows, cols))
      throw Error(
          fmt::format("the polynomial disagrees with the closed form on board {}x{}", rows, cols));
}

/// How the boards are counted: those of the form, then those to check.
CountSettings counting_of(const ClosedFormSettings& settings) {
  CountSettings counting;
  static_cast<SweepSettings&>(counting) = settings;
  static_cast<CheckpointSettings&>(counting) = settings;
  counting.boards = space::boards_of_closed_form(settings.fleet, settings.touch);
  counting.boards.insert(counting.boards.end(), settings.checks.begin(), settings.checks.end());
  counting.is_series = true;
  counting.ring = "auto";
  counting.time = false;  // told of the whole run
  return counting;
}

}  // namespace

ClosedFormRun::ClosedFormRun(const ClosedFormSettings& settings, store::Provenance provenance,
                             shard::Communicator& ranks)
    : counting_(alike([&] { return counting_of(settings); })),
      form_boards_(counting_.boards.size() - settings.checks.size()),
      provenance_(std::move(provenance)),
      ranks_(ranks),
      progress_(progress_mode(ranks.is_first(), settings.status, settings.quiet), "") {
  if (counting_.checkpoint.empty()) return;
  on_first_rank(ranks_, [&] { lock_ = open_folders(counting_); });
  stop_signal_.emplace(counting_.time_limit_s);
}

std::optional<store::CountRecord> ClosedFormRun::count(const Board& board) {
  return BoardRun(counting_, board, ranks_).count(provenance_);
}

std::optional<FoundForm> ClosedFormRun::find() {
  std::vector<store::CountedBoard> boards;
  double seconds = 0;        // of this run
  double all_seconds = 0;    // and earlier ones
  bool is_counting = false;  // then a rank may fail alone
  const auto counted = [&](const Problem& problem) -> std::optional<space::CountResult> {
    const Board& board = problem.board;
    is_counting = true;
    const space::Stopwatch stopwatch;
    const std::optional<store::CountRecord> record = count(board);
    is_counting = false;
    if (!record) return std::nullopt;
    boards.push_back({board.rows, board.cols, record->seconds});
    seconds += stopwatch.seconds();
    all_seconds += record->seconds;
    progress_.show(fmt::format("board {}  {} of {}  after {}", to_string(board), boards.size(),
                               form_boards_, duration_text(all_seconds)));
    return result_of(*record, problem);
  };
  std::optional<space::ClosedForm> form = alike_unless(
      is_counting, [&] { return space::closed_form(counting_.fleet, counting_.touch, counted); });
  progress_.end_line();
  if (!form) return std::nullopt;
  return FoundForm{*std::move(form), std::move(boards), seconds,
                   std::max(0.0, all_seconds - seconds)};
}

bool ClosedFormRun::check(const space::ClosedForm& form, const BivariatePolynomial& polynomial) {
  alike([&] { compare(form, polynomial); });
  for (std::size_t i = form_boards_; i < counting_.boards.size(); ++i) {
    const Board& board = counting_.boards[i];
    progress_.show(fmt::format("checking board {}", to_string(board)));
    const std::optional<store::CountRecord> direct = count(board);
    if (!direct) return false;
    alike([&] { compare(form, result_of(*direct, counting_.problem(board))); });
  }
  progress_.end_line();
  return true;
}

}  // namespace flotilla::jobs
