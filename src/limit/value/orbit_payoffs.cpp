// SPDX-License-Identifier: MIT
#include "limit/value/orbit_payoffs.hpp"

namespace flotilla::limit {

namespace {

/// [orbits]: sums over each orbit's 6 x members cases.
template <typename Number>
std::vector<Number> sums_of(const RaceGame& game, const PatternTable& table,
                            const std::vector<Number>& boards) {
  std::vector<Number> sums;
  for (const PatternOrbit& orbit : table.orbits) {
    Number& sum = sums.emplace_back(0);
    for (const Pattern& pattern : orbit.members)
      for (int offset = 0; offset < k_residues; ++offset)
        sum += boards[game.board_of(pattern, offset)];
  }
  return sums;
}

}  // namespace

std::vector<double> orbit_payoffs(const RaceGame& game, const PatternTable& table,
                                  const BoardPayoffs& boards) {
  std::vector<double> payoffs = sums_of(game, table, boards.value);
  for (std::size_t orbit = 0; orbit < payoffs.size(); ++orbit)
    payoffs[orbit] /= static_cast<double>(6 * table.orbits[orbit].members.size());
  return payoffs;
}

std::vector<Rational> orbit_payoffs(const RaceGame& game, const PatternTable& table,
                                    const ExactPayoffs& boards) {
  const std::vector<BigInt> sums = sums_of(game, table, boards.value);
  std::vector<Rational> payoffs;
  for (std::size_t orbit = 0; orbit < sums.size(); ++orbit)
    payoffs.push_back(ratio(sums[orbit], boards.scale * (6 * table.orbits[orbit].members.size())));
  return payoffs;
}

}  // namespace flotilla::limit
