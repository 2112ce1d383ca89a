// SPDX-License-Identifier: MIT
// Every rank has a source of answers of its own; then the boards are divided: a round of one batch a rank after the
// other. A board depends on the options, its seed and index alone: of the answers drawn for it, the first that makes a
// board that is wanted.
#include "jobs/puzzle/generate_run.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <exception>
#include <span>
#include <utility>

#include "jobs/count/agreement.hpp"
#include "jobs/count/count_printer.hpp"
#include "jobs/long_run/rounds.hpp"
#include "jobs/puzzle/bank_record.hpp"
#include "puzzle/generate.hpp"

namespace flotilla::jobs {

namespace {

constexpr std::uint64_t k_batch = 64;  // boards a thread: seconds at most, and few messages

/// The board that hides a layout, if it is wanted.
void hide(const Layout& layout, MadeBoard& made, const GenerateSettings& settings) {
  puzzle::LeastPuzzle least =
      puzzle::least_puzzle(settings.problem(), layout, settings.seed, made.index, settings.options);
  if (least.is_given_up) {
    ++made.given_up;
    return;
  }
  puzzle::PrintedPuzzle board{std::move(least.puzzle), {layout}};
  made.grade = puzzle::grade_of(puzzle::Task(board.puzzle, settings.options.reading));
  if (settings.grade && made.grade != *settings.grade) return;
  board.puzzle.name = name_of_board(settings.seed, made.index);
  made.board = std::move(board);
  made.conflicts = least.conflicts;
}

}  // namespace

GenerateRun::GenerateRun(const GenerateSettings& settings, shard::Communicator& ranks)
    : settings_(settings),
      ranks_(ranks),
      progress_(progress_mode(ranks.is_first(), settings.status, settings.quiet), "") {
  together(ranks, [&] { source_ = std::make_unique<LayoutSource>(settings); });
}

/// Draws `tries` answers for each missing board from an attempt on; those that give a board are no longer missing.
void GenerateRun::try_boards(std::vector<MadeBoard*>& missing, std::uint32_t attempt,
                             std::uint32_t tries) {
  std::vector<LayoutSource::Wanted> wanted;
  for (const MadeBoard* made : missing)
    for (std::uint32_t i = 0; i < tries; ++i) wanted.push_back({made->index, attempt + i});
  const std::vector<std::optional<Layout>> layouts = source_->draw(wanted);
  std::exception_ptr failure;
  const auto all = static_cast<std::int64_t>(missing.size());
#pragma omp parallel for schedule(dynamic) num_threads(settings_.threads)
  for (std::int64_t place = 0; place < all; ++place) {
    const space::Stopwatch stopwatch;
    MadeBoard& made = *missing[static_cast<std::size_t>(place)];
    const auto first = static_cast<std::size_t>(place) * tries;
    try {
      for (std::size_t i = first; i < first + tries && !made.board; ++i) {
        ++made.attempts;
        if (layouts[i]) hide(*layouts[i], made, settings_);
      }
    } catch (...) {
#pragma omp critical(flotilla_generate)
      failure = std::current_exception();
    }
    made.seconds += stopwatch.seconds();
  }
  if (failure) std::rethrow_exception(failure);
  std::erase_if(missing, [](const MadeBoard* made) { return made->board.has_value(); });
}

std::vector<MadeBoard> GenerateRun::made(std::uint64_t first, std::uint64_t count) {
  std::vector<MadeBoard> boards(count);
  std::vector<MadeBoard*> missing;
  for (MadeBoard& made : boards) {
    made.index = settings_.first + first + missing.size();
    missing.push_back(&made);
  }
  // An exact draw costs part of a sweep, however many layouts it is of.
  for (std::uint32_t attempt = 0; attempt < settings_.attempts && !missing.empty();) {
    const auto at_a_time = static_cast<std::uint32_t>(attempt == 0 ? 1 : count / missing.size());
    const std::uint32_t tries = std::min(at_a_time, settings_.attempts - attempt);
    try_boards(missing, attempt, tries);
    attempt += tries;
  }
  return boards;
}

GenerateRun::Totals GenerateRun::run(
    const std::function<void(const std::vector<MadeBoard>&)>& take) {
  const std::uint64_t most = k_batch * static_cast<std::uint64_t>(settings_.threads) *
                             static_cast<std::uint64_t>(ranks_.size());
  Totals totals;
  const auto count_and_take = [&](const std::vector<MadeBoard>& boards) {
    for (const MadeBoard& made : boards) {
      totals.made += made.board ? 1U : 0U;
      totals.attempts += made.attempts;
      totals.given_up += made.given_up;
    }
    take(boards);
  };
  for (std::uint64_t done = 0; done < settings_.count;) {
    const Round round = round_of(std::min(settings_.count - done, most), ranks_);
    std::vector<MadeBoard> own;
    together(ranks_, [&] { own = made(done + round.begin, round.count); });
    collect(own, count_and_take);
    done += round.pieces;
    show(done);
  }
  progress_.end_line();
  return totals;
}

void GenerateRun::collect(const std::vector<MadeBoard>& own,
                          const std::function<void(const std::vector<MadeBoard>&)>& take) {
  if (ranks_.size() == 1) return on_first_rank(ranks_, [&] { take(own); });
  const std::string message = ranks_.is_first() ? "" : packed(own);
  const std::uint64_t bytes = message.size();
  const std::vector<std::uint64_t> sizes = ranks_.gather({&bytes, 1});
  if (!ranks_.is_first()) ranks_.wait(ranks_.send(std::as_bytes(std::span(message)), 0));
  std::vector<MadeBoard> all = own;
  for (int other = 1; ranks_.is_first() && other < ranks_.size(); ++other) {
    std::string received(sizes[static_cast<std::size_t>(other)], ' ');
    ranks_.wait(ranks_.receive(std::as_writable_bytes(std::span(received)), other));
    for (MadeBoard& made : unpacked(received)) all.push_back(std::move(made));
  }
  on_first_rank(ranks_, [&] { take(all); });
}

void GenerateRun::show(std::uint64_t done) {
  const double seconds = stopwatch_.seconds();
  const double rate = seconds > 0 ? static_cast<double>(done) / seconds : 0;
  const double left = rate > 0 ? static_cast<double>(settings_.count - done) / rate : 0;
  progress_.show(fmt::format("tried {} of {}  {} boards/s  after {}  left {}",
                             to_grouped_decimal(done), to_grouped_decimal(settings_.count),
                             short_number(rate), duration_text(seconds), duration_text(left)));
}

}  // namespace flotilla::jobs
