// SPDX-License-Identifier: MIT
// Every rank sweeps for itself; then the boards are divided: a round of one batch a rank after the other. A board
// depends on its seed and index alone.
#include "jobs/generate_run.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <exception>
#include <span>

#include "jobs/agreement.hpp"
#include "jobs/count_options.hpp"
#include "jobs/count_printer.hpp"
#include "space/draw_numbers.hpp"

namespace flotilla::jobs {

namespace {

constexpr std::uint64_t k_batch = 64;  // boards a thread: seconds at most, and few messages

std::string none_to_make(const Problem& problem) {
  const auto reason = why_none(problem);
  return (reason ? *reason : to_string(problem)) + ": 0 placements, no board to make";
}

}  // namespace

GenerateRun::GenerateRun(const GenerateSettings& settings, shard::Communicator& ranks)
    : settings_(settings),
      ranks_(ranks),
      progress_(progress_mode(ranks.is_first(), settings.status, settings.quiet), "") {
  together(ranks, [&] {
    placements_ = std::make_unique<space::Placements>(settings.problem(), std::nullopt,
                                                      question_options(settings));
    if (placements_->total() == 0) throw InputError(none_to_make(settings.problem()));
  });
}

puzzle::PrintedPuzzle GenerateRun::made_of(const Layout& layout, std::uint64_t index) const {
  puzzle::PrintedPuzzle board{
      puzzle::least_puzzle(settings_.problem(), layout, settings_.seed, index, settings_.options),
      {layout}};
  board.puzzle.name = fmt::format("flotilla-{}-{}", settings_.seed, index);
  return board;
}

std::vector<puzzle::PrintedPuzzle> GenerateRun::made(std::uint64_t first, std::uint64_t count) {
  const std::uint64_t begin = settings_.first + first;
  const std::vector<Layout> layouts =
      placements_->at(space::draw_numbers(settings_.seed, begin, count, placements_->total()));
  std::vector<puzzle::PrintedPuzzle> boards(
      layouts.size(), puzzle::PrintedPuzzle{puzzle::Puzzle(settings_.board), {}});
  std::exception_ptr failure;
  const auto all = static_cast<std::int64_t>(layouts.size());
#pragma omp parallel for schedule(dynamic) num_threads(settings_.threads)
  for (std::int64_t i = 0; i < all; ++i) {
    const auto place = static_cast<std::size_t>(i);
    try {
      boards[place] = made_of(layouts[place], begin + place);
    } catch (...) {
#pragma omp critical(flotilla_generate)
      failure = std::current_exception();
    }
  }
  if (failure) std::rethrow_exception(failure);
  return boards;
}

void GenerateRun::run(const std::function<void(const std::string&)>& take) {
  const auto size = static_cast<std::uint64_t>(ranks_.size());
  const auto rank = static_cast<std::uint64_t>(ranks_.rank());
  const std::uint64_t batch = k_batch * static_cast<std::uint64_t>(settings_.threads);
  for (std::uint64_t done = 0; done < settings_.count;) {
    const std::uint64_t in_round = std::min(settings_.count - done, batch * size);
    const std::uint64_t share = (in_round + size - 1) / size;
    const std::uint64_t begin = std::min(in_round, rank * share);
    std::string own;
    together(ranks_, [&] {
      own = puzzle::write_puzzles(made(done + begin, std::min(share, in_round - begin)),
                                  puzzle::Format::json);
    });
    collect(own, take);
    done += in_round;
    show(done);
  }
  progress_.end_line();
}

void GenerateRun::collect(const std::string& own,
                          const std::function<void(const std::string&)>& take) {
  const std::uint64_t bytes = own.size();
  const std::vector<std::uint64_t> sizes = ranks_.gather({&bytes, 1});
  if (!ranks_.is_first()) ranks_.wait(ranks_.send(std::as_bytes(std::span(own)), 0));
  std::string all = own;
  for (int other = 1; ranks_.is_first() && other < ranks_.size(); ++other) {
    std::string received(sizes[static_cast<std::size_t>(other)], ' ');
    ranks_.wait(ranks_.receive(std::as_writable_bytes(std::span(received)), other));
    all += received;
  }
  on_first_rank(ranks_, [&] { take(all); });
}

void GenerateRun::show(std::uint64_t done) {
  const double seconds = stopwatch_.seconds();
  const double rate = seconds > 0 ? static_cast<double>(done) / seconds : 0;
  const double left = rate > 0 ? static_cast<double>(settings_.count - done) / rate : 0;
  progress_.show(fmt::format("made {} of {}  {} boards/s  after {}  left {}",
                             to_grouped_decimal(done), to_grouped_decimal(settings_.count),
                             short_number(rate), duration_text(seconds), duration_text(left)));
}

}  // namespace flotilla::jobs
