// SPDX-License-Identifier: MIT
#include "hunt/races/slowest.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace flotilla::races {

namespace {

constexpr std::uint64_t k_games_a_layout =
    1U << 24U;  // room for the games of a layout in the numbers of streams

/// What the random words of a search are for.
enum Purpose : std::uint32_t { k_race = 0, k_final = 2 };  // and the next one, for choices

struct Racer {
  std::size_t layout = 0;
  std::uint64_t shots = 0;
};

std::vector<std::size_t> layouts_of(const std::vector<Racer>& racers) {
  std::vector<std::size_t> layouts;
  for (const Racer& racer : racers) layouts.push_back(racer.layout);
  return layouts;
}

void keep_slowest(std::vector<Racer>& racers, std::size_t count) {
  const auto is_slower = [](const Racer& a, const Racer& b) {
    return a.shots != b.shots ? a.shots > b.shots : a.layout < b.layout;
  };
  std::ranges::sort(racers, is_slower);
  racers.resize(std::min(count, racers.size()));
}

}  // namespace

std::uint64_t sum_of_shots(Game& game, const Strategy& strategy, const Trio& trio,
                           std::uint64_t seed, std::size_t stream, std::uint64_t first,
                           std::uint64_t count, std::uint32_t purpose) {
  std::uint64_t shots = 0;
  for (std::uint64_t i = first; i < first + count; ++i) {
    const std::uint64_t index = stream * k_games_a_layout + i;
    RandomWords choices(seed, index, purpose + 1);
    const Plan& plan = strategy.choose(choices);
    shots += static_cast<std::uint64_t>(
        game.play(trio, plan, RandomWords(seed, index, purpose), choices));
  }
  return shots;
}

Slowest find_slowest(const std::vector<Trio>& classes, const SlowestOptions& options,
                     const SumShots& sum_shots) {
  Slowest found;
  found.classes = classes.size();
  std::vector<Racer> racers(classes.size());
  for (std::size_t i = 0; i < racers.size(); ++i) racers[i].layout = i;
  const auto survivors = static_cast<std::size_t>(options.survivors);
  std::uint64_t played = 0;
  auto games = static_cast<std::uint64_t>(options.first_games);
  while (true) {
    const auto sums = sum_shots(layouts_of(racers), played, games, k_race);
    for (std::size_t i = 0; i < racers.size(); ++i) racers[i].shots += sums[i];
    found.games += games * racers.size();
    played += games;
    if (racers.size() <= survivors) break;
    const auto kept = static_cast<std::size_t>(options.kept * static_cast<double>(racers.size()));
    keep_slowest(racers, std::max(survivors, kept));
    games =
        static_cast<std::uint64_t>(std::llround(options.more_games * static_cast<double>(games)));
  }
  // Fresh games: the race favours who was lucky. Shots squared are not kept; batches give the error.
  constexpr std::uint64_t k_batches = 50;
  const std::uint64_t in_batch =
      std::max<std::uint64_t>(1, static_cast<std::uint64_t>(options.final_games) / k_batches);
  std::vector<std::vector<double>> means(racers.size());
  for (std::uint64_t batch = 0; batch < k_batches; ++batch) {
    const auto sums = sum_shots(layouts_of(racers), batch * in_batch, in_batch, k_final);
    for (std::size_t i = 0; i < racers.size(); ++i)
      means[i].push_back(static_cast<double>(sums[i]) / static_cast<double>(in_batch));
  }
  found.games += k_batches * in_batch * racers.size();
  for (std::size_t i = 0; i < racers.size(); ++i) {
    const double mean = std::accumulate(means[i].begin(), means[i].end(), 0.0) / k_batches;
    if (mean <= found.shots.value) continue;
    double squares = 0;
    for (const double of_batch : means[i]) squares += (of_batch - mean) * (of_batch - mean);
    found.shots = {mean, std::sqrt(squares / (k_batches - 1) / k_batches)};
    found.layout = classes[racers[i].layout];
  }
  return found;
}

}  // namespace flotilla::races
