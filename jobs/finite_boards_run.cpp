// SPDX-License-Identifier: MIT
#include "jobs/finite_boards_run.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "hunt/races/layout_classes.hpp"
#include "jobs/agreement.hpp"
#include "jobs/race_record.hpp"

namespace flotilla::jobs {

namespace {

constexpr std::uint64_t k_block = 1024;  // games a thread takes at a time

}  // namespace

FiniteBoardsRun::FiniteBoardsRun(const FiniteBoardsSettings& settings, shard::Communicator& ranks)
    : settings_(settings),
      ranks_(ranks),
      progress_(progress_mode(ranks.is_first(), settings.status, settings.quiet), "") {}

std::vector<FiniteBoardResult> FiniteBoardsRun::run() {
  std::vector<FiniteBoardResult> results;
  for (int side = settings_.first_side; side <= settings_.last_side; ++side) {
    const races::Arena arena(side, false);
    for (const races::Colour colour : settings_.last_sweeps) run_board(arena, colour, results);
  }
  progress_.end_line();
  return results;
}

void FiniteBoardsRun::run_board(const races::Arena& arena, races::Colour colour,
                                std::vector<FiniteBoardResult>& results) {
  // The first plan is the rival, which plays as all others do; who wins is not asked here.
  std::vector<races::Strategy> strategies;
  for (const std::string& plan : settings_.plans)
    strategies.push_back(races::make_strategy(plan, colour));
  const races::Contest contest(arena, strategies, races::make_strategy("plain", colour),
                               settings_.seed);
  const races::RaceTally tally = random_games(contest);
  std::vector<races::Trio> classes;
  if (settings_.finds_slowest) classes = races::layout_classes(arena);
  for (std::size_t i = 0; i < strategies.size(); ++i) {
    FiniteBoardResult& result = results.emplace_back();
    result.side = arena.side();
    result.plan = settings_.plans[i];
    result.last_sweep = colour;
    result.random_shots = races::mean_shots(tally.plans[i].games);
    if (!settings_.finds_slowest) continue;
    progress_.show(fmt::format("{}: slowest layout of {} among {} classes  after {}",
                               to_string(arena), result.plan, classes.size(),
                               duration_text(stopwatch_.seconds())));
    result.slowest = slowest(arena, strategies[i], classes);
    result.slowest_layout = races::to_string(result.slowest->layout, arena);
  }
}

races::RaceTally FiniteBoardsRun::random_games(const races::Contest& contest) {
  races::RaceTally tally(contest.arena(), contest.strategies().size());
  const auto rank = static_cast<std::uint64_t>(ranks_.rank());
  const auto size = static_cast<std::uint64_t>(ranks_.size());
  const std::uint64_t begin = settings_.games * rank / size;
  const std::uint64_t end = settings_.games * (rank + 1) / size;
  const auto blocks = static_cast<std::int64_t>((end - begin + k_block - 1) / k_block);
#pragma omp parallel num_threads(settings_.threads)
  {
    races::RaceTally own(contest.arena(), contest.strategies().size());
#pragma omp for schedule(dynamic) nowait
    for (std::int64_t block = 0; block < blocks; ++block) {
      const std::uint64_t at = begin + static_cast<std::uint64_t>(block) * k_block;
      contest.run(races::k_random_layouts, at, std::min(k_block, end - at), own);
    }
#pragma omp critical(flotilla_finite_boards)
    tally += own;
  }
  std::vector<std::uint64_t> numbers = packed(tally);
  ranks_.sum(numbers);
  unpack(numbers, tally);
  games_ += settings_.games * (contest.strategies().size() + 1);
  return tally;
}

races::Slowest FiniteBoardsRun::slowest(const races::Arena& arena, const races::Strategy& strategy,
                                        const std::vector<races::Trio>& classes) {
  const auto sum_shots = [&](const std::vector<std::size_t>& layouts, std::uint64_t first,
                             std::uint64_t count, std::uint32_t purpose) {
    std::vector<std::uint64_t> sums(layouts.size());
    const auto all = static_cast<std::int64_t>(layouts.size());
    const std::int64_t first_of_rank = ranks_.rank();
    const std::int64_t step = ranks_.size();
#pragma omp parallel num_threads(settings_.threads)
    {
      races::Game game(arena);
#pragma omp for schedule(dynamic, 16)
      for (std::int64_t i = first_of_rank; i < all; i += step) {
        const auto place = static_cast<std::size_t>(i);
        sums[place] = races::sum_of_shots(game, strategy, classes[layouts[place]], settings_.seed,
                                          layouts[place], first, count, purpose);
      }
    }
    ranks_.sum(sums);
    return sums;
  };
  races::SlowestOptions options;
  options.seed = settings_.seed;
  options.first_games = settings_.first_games;
  options.final_games = settings_.final_games;
  const races::Slowest found = races::find_slowest(classes, options, sum_shots);
  games_ += found.games;
  return found;
}

}  // namespace flotilla::jobs
