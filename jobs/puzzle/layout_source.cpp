// SPDX-License-Identifier: MIT
#include "jobs/puzzle/layout_source.hpp"

#include "fleet/bound.hpp"
#include "jobs/count/count_printer.hpp"
#include "number/random_number.hpp"
#include "number/random_words.hpp"
#include "puzzle/sequential_sampler.hpp"
#include "space/count.hpp"

namespace flotilla::jobs {

namespace {

/// All tables of the sweep are held at once, and its numbers have at most 256 bits.
bool can_be_swept(const GenerateSettings& settings) {
  constexpr int k_most_bits = 256;
  // Asked first: planning the sweep of a 30x30 board takes longer than making it.
  if (bit_length(placement_upper_bound(settings.problem())) > k_most_bits) return false;
  const std::unique_ptr<shard::Communicator> solo = shard::make_solo();
  try {
    const space::CountEstimate estimate =
        space::estimate_count(settings.problem(), space::CountOptions{settings}, *solo);
    const auto rows = static_cast<std::uint64_t>(estimate.swept.board.rows);
    return settings.memory_limit == 0 || estimate.table_bytes * rows <= settings.memory_limit;
  } catch (const LimitError&) {
    return false;
  }
}

/// The seed of an attempt's numbers; that of the first is the seed itself.
std::uint64_t seed_of_attempt(std::uint64_t seed, std::uint32_t attempt) {
  if (attempt == 0) return seed;
  constexpr std::uint32_t k_attempts = 0x617474;  // "att"
  RandomWords words(seed, attempt, k_attempts);
  const std::uint64_t high = words.next();
  return high << 32U | words.next();
}

}  // namespace

LayoutSource::LayoutSource(const GenerateSettings& settings) : settings_(settings) {
  const Problem problem = settings.problem();
  const auto none = [&](const std::string& why) {
    throw InputError(why + ": 0 placements, no board to make");
  };
  if (const auto reason = why_none(problem)) none(*reason);
  const bool sweeps =
      settings.sampler ? *settings.sampler == SamplerKind::exact : can_be_swept(settings);
  if (!sweeps) return;
  placements_ =
      std::make_unique<space::Placements>(problem, std::nullopt, space::QuestionOptions{settings});
  if (placements_->total() == 0) none(to_string(problem));
}

std::string LayoutSource::name() const { return is_exact() ? "exact" : "sequential"; }

std::optional<BigInt> LayoutSource::count() const {
  if (!is_exact()) return std::nullopt;
  return placements_->total();
}

std::vector<std::optional<Layout>> LayoutSource::draw(std::span<const Wanted> wanted) {
  std::vector<std::optional<Layout>> layouts;
  if (!is_exact()) {
    for (const auto& [index, attempt] : wanted)
      layouts.push_back(
          puzzle::place_in_sequence(settings_.problem(), settings_.seed, index, attempt));
    return layouts;
  }
  std::vector<BigInt> numbers;
  for (const auto& [index, attempt] : wanted)
    numbers.push_back(
        random_number(seed_of_attempt(settings_.seed, attempt), index, placements_->total()));
  for (Layout& layout : placements_->at(numbers)) layouts.emplace_back(std::move(layout));
  return layouts;
}

}  // namespace flotilla::jobs
