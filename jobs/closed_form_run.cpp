// SPDX-License-Identifier: MIT
#include "jobs/closed_form_run.hpp"

#include <fmt/format.h>

#include <string>
#include <utility>

#include "jobs/agreement.hpp"
#include "jobs/count_options.hpp"

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

}  // namespace

ClosedFormRun::ClosedFormRun(const ClosedFormSettings& settings, shard::Communicator& ranks)
    : settings_(settings),
      ranks_(ranks),
      progress_(progress_mode(ranks.is_first(), settings.status, settings.quiet), "") {}

space::CountHooks ClosedFormRun::sweep_hooks() {
  space::CountHooks hooks;
  hooks.before = [this](const space::CountEstimate&) { is_sweeping_ = true; };
  return hooks;
}

FoundForm ClosedFormRun::find() {
  std::vector<store::CountedBoard> boards;
  double seconds = 0;
  const std::size_t all =
      alike([&] { return space::boards_of_closed_form(settings_.fleet, settings_.touch); }).size();
  space::ClosedFormHooks hooks{sweep_hooks(), {}};
  hooks.after_board = [&](const space::CountResult& result) {
    is_sweeping_ = false;
    const Board& board = result.problem.board;
    boards.push_back({board.rows, board.cols, result.seconds});
    seconds += result.seconds;
    progress_.show(fmt::format("board {}  {} of {}  after {}", to_string(board), boards.size(), all,
                               duration_text(seconds)));
  };
  space::ClosedForm form = alike_unless(is_sweeping_, [&] {
    return space::closed_form(settings_.fleet, settings_.touch, engine_options(settings_), ranks_,
                              hooks);
  });
  progress_.end_line();
  return {std::move(form), std::move(boards), seconds};
}

void ClosedFormRun::check(const space::ClosedForm& form, const BivariatePolynomial& polynomial) {
  alike([&] { compare(form, polynomial); });
  for (const Board& board : settings_.checks) {
    const Problem problem{board, settings_.fleet, settings_.touch};
    progress_.show(fmt::format("checking board {}", to_string(board)));
    const space::CountResult direct = alike_unless(is_sweeping_, [&] {
      return space::count_placements(problem, engine_options(settings_), ranks_, sweep_hooks());
    });
    is_sweeping_ = false;
    alike([&] { compare(form, direct); });
  }
  progress_.end_line();
}

}  // namespace flotilla::jobs
