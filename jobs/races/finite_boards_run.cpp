// SPDX-License-Identifier: MIT
#include "jobs/races/finite_boards_run.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <sstream>
#include <utility>

#include "hunt/races/layout_classes.hpp"
#include "jobs/options/race_settings.hpp"
#include "jobs/races/race_record.hpp"
#include "number/errors.hpp"

namespace flotilla::jobs {

namespace {

constexpr std::uint64_t k_games_a_block = 1024;  // games a thread takes at a time

}  // namespace

FiniteBoardsRun::FiniteBoardsRun(const FiniteBoardsSettings& settings, shard::Communicator& ranks)
    : ResumableRun(settings, settings, "results", ranks), settings_(settings) {
  open_checkpoint(settings.asked(), [&](const std::string& state) { return take_over(state); });
  set_done_before(pieces_done());
}

void FiniteBoardsRun::make_pieces() {
  std::size_t first = 0;
  for (int side = settings_.first_side; side <= settings_.last_side; ++side)
    for (const FiniteBoardsSettings::Reading& reading : settings_.readings) {
      run_board(races::Arena(side, false), reading, first);
      first += reading.plans.size();
    }
}

/// @param first  place of its first plan's result
void FiniteBoardsRun::run_board(const races::Arena& arena,
                                const FiniteBoardsSettings::Reading& reading, std::size_t first) {
  // The first plan is the rival, which plays as all others do; who wins is not asked here.
  std::vector<races::Strategy> strategies;
  for (const AskedPlan& plan : reading.plans) strategies.push_back(plan.strategy);
  if (results_.size() <= first) {
    const races::RaceTally tally = random_games(races::Contest(
        arena, strategies, races::make_strategy("plain", reading.last_sweep), settings_.seed));
    for (std::size_t i = 0; i < strategies.size(); ++i)
      results_.push_back({arena.side(), strategies[i].name(), reading.last_sweep,
                          races::mean_shots(tally.plans[i].games), std::nullopt, ""});
    end_piece(results_.back());
  }
  std::vector<races::Trio> classes;
  for (std::size_t i = 0; i < strategies.size() && settings_.finds_slowest; ++i) {
    FiniteBoardResult& result = results_[first + i];
    if (result.slowest) continue;
    if (classes.empty()) classes = races::layout_classes(arena);
    result.slowest = slowest(arena, strategies[i], classes);
    result.slowest_layout = races::to_string(result.slowest->layout, arena);
    end_piece(result);
  }
}

void FiniteBoardsRun::end_piece(const FiniteBoardResult& last) {
  show(fmt::format("{0}x{0} {1}: ", last.side, last.plan), pieces_done(), pieces_wanted());
  save_if_due([&](double seconds) { return state(seconds); },
              [&] { return fmt::format("{} of {} results", pieces_done(), pieces_wanted()); });
}

std::uint64_t FiniteBoardsRun::pieces_wanted() const {
  const auto boards = static_cast<std::uint64_t>(settings_.last_side - settings_.first_side + 1);
  return boards * settings_.readings.size() *
         (settings_.finds_slowest ? 1 + settings_.readings.front().plans.size() : 1);
}

std::uint64_t FiniteBoardsRun::pieces_done() const {
  const auto found = std::ranges::count_if(
      results_, [](const FiniteBoardResult& result) { return result.slowest.has_value(); });
  return results_.size() / settings_.readings.front().plans.size() +
         static_cast<std::uint64_t>(found);
}

/// A line a result; numbers so that they are read back as they were.
std::string FiniteBoardsRun::state(double seconds) const {
  std::string text = fmt::format("{} {} {}\n", seconds, games_, results_.size());
  for (const FiniteBoardResult& r : results_) {
    text += fmt::format("{} {} {} {} {} {}", r.side, r.plan, colour_name(r.last_sweep),
                        r.random_shots.value, r.random_shots.error, r.slowest ? 1 : 0);
    if (r.slowest)
      text += fmt::format(" {} {} {} {}", r.slowest->classes, r.slowest->shots.value,
                          r.slowest->shots.error, r.slowest_layout);
    text += "\n";
  }
  return text + "end\n";
}

double FiniteBoardsRun::take_over(const std::string& state) {
  std::istringstream text(state);
  double seconds = 0;
  std::size_t results = 0;
  text >> seconds >> games_ >> results;
  if (!text || results > state.size()) throw FileError("it does not begin as it should");
  for (std::size_t i = 0; i < results; ++i) {
    FiniteBoardResult r;
    std::string colour;
    int has_slowest = 0;
    text >> r.side >> r.plan >> colour >> r.random_shots.value >> r.random_shots.error >>
        has_slowest;
    r.last_sweep = colour == "dark" ? races::Colour::dark : races::Colour::smaller;
    if (has_slowest == 1) {
      r.slowest.emplace();
      text >> r.slowest->classes >> r.slowest->shots.value >> r.slowest->shots.error >> std::ws;
      std::getline(text, r.slowest_layout);
    }
    if (!text) throw FileError("it is cut short");
    results_.push_back(std::move(r));
  }
  std::string end;
  text >> end;
  if (end != "end") throw FileError("it does not end as it should");
  return seconds;
}

races::RaceTally FiniteBoardsRun::random_games(const races::Contest& contest) {
  races::RaceTally tally(contest.arena(), contest.strategies().size());
  const auto rank = static_cast<std::uint64_t>(ranks().rank());
  const auto size = static_cast<std::uint64_t>(ranks().size());
  const std::uint64_t begin = settings_.games * rank / size;
  const std::uint64_t end = settings_.games * (rank + 1) / size;
  const auto blocks =
      static_cast<std::int64_t>((end - begin + k_games_a_block - 1) / k_games_a_block);
#pragma omp parallel num_threads(settings_.threads)
  {
    races::RaceTally own(contest.arena(), contest.strategies().size());
#pragma omp for schedule(dynamic) nowait
    for (std::int64_t block = 0; block < blocks; ++block) {
      const std::uint64_t at = begin + static_cast<std::uint64_t>(block) * k_games_a_block;
      contest.run(races::k_random_layouts, at, std::min(k_games_a_block, end - at), own);
    }
#pragma omp critical(flotilla_finite_boards)
    tally += own;
  }
  std::vector<std::uint64_t> numbers = packed(tally);
  ranks().sum(numbers);
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
    const std::int64_t first_of_rank = ranks().rank();
    const std::int64_t step = ranks().size();
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
    ranks().sum(sums);
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
