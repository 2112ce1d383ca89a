// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "space/berth_counts.hpp"
#include "space/placements.hpp"

/// Whether a sampler draws the placements of a space uniformly and independently, as far as draws can tell.
namespace flotilla::space {

/// Draws first .. first + count - 1, the same whenever they are asked for.
using Sampler = std::function<std::vector<Layout>(std::uint64_t first, std::uint64_t count)>;

/// Ours: draw i of the seed is the placement with number random_number(seed, i, total).
/// @param placements  must outlive the sampler
[[nodiscard]] Sampler uniform_sampler(Placements& placements, std::uint64_t seed);

/// How often something happened, and how likely it is.
struct Frequency {
  std::string what;  // "B3", "B3-E3"
  std::uint64_t hits = 0;
  double drawn = 0;        // hits / draws
  double probability = 0;  // exact, rounded to a double
  double p_value = 1;  // of two-sided: twice the smaller binomial tail that holds `hits`, at most 1
};

/// Frequencies of events, each binomial if the sampler is uniform.
struct FrequencyTest {
  std::uint64_t events = 0;  // compared
  Frequency worst;           // of the least p-value
  /// Bonferroni: events * the least p-value, at most 1. Its bound holds however the events depend on each
  /// other, as cells of one placement do.
  [[nodiscard]] double p_value() const;
};

/// Pearson's chi-square over the numbers of the drawn placements, in bins of consecutive numbers: multinomial
/// exactly, so chi-square distributed with bins - 1 degrees of freedom as draws grow (20 a bin or more).
struct NumberTest {
  std::uint64_t bins = 0;  // one a placement if they are so few
  double chi_square = 0;
  double p_value = 1;  // two-sided: numbers spread too evenly are no random ones either
};

struct SamplerCheck {
  /// A uniform sampler fails once in a thousand seeds: each of the three tests a third of that.
  static constexpr double k_level = 1e-3;

  BigInt total;  // placements
  std::uint64_t draws = 0;
  Frequency largest_gap;  // the cell whose frequency is farthest from its probability
  FrequencyTest cells;    // a ship covers the cell
  FrequencyTest berths;   // a ship lies in the berth
  NumberTest numbers;

  [[nodiscard]] static bool passes(double p_value) { return p_value >= k_level / 3; }
  [[nodiscard]] bool passes() const;

  /// With fewer the tests pass whatever was drawn: 20 a bin of the number test, 10 bins, or one a placement if they are fewer.
  [[nodiscard]] std::uint64_t least_draws() const;
  [[nodiscard]] bool has_enough_draws() const { return draws >= least_draws(); }
};

/// Draws and compares. Each drawn placement is ranked again, so it is the placements that are tested, not the
/// numbers they may have been made from. Memory does not grow with `draws`.
///
/// Collective over `ranks`, each of which draws its share; every rank receives the same.
/// @param exact       of the same space as `placements`
/// @param draws       at least 1
/// @param after_draws called now and then with how many this rank has drawn
/// @throws Error  if the sampler draws what is no placement of the space.
[[nodiscard]] SamplerCheck check_sampler(
    const BerthCounts& exact, Placements& placements, const Sampler& sampler, std::uint64_t draws,
    shard::Communicator& ranks, const std::function<void(std::uint64_t)>& after_draws = {});

}  // namespace flotilla::space
