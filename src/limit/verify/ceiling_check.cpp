// SPDX-License-Identifier: MIT
#include "limit/verify/ceiling_check.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "limit/verify/gap_check.hpp"
#include "limit/verify/longer_gap_check.hpp"
#include "number/bigint.hpp"
#include "number/errors.hpp"
#include "number/rational.hpp"

namespace flotilla::limit {

namespace {

/// Lengths of all ships, each as often as there are ships.
std::vector<int> lengths_of(const CeilingClaim& claim) {
  std::vector<int> lengths;
  for (const auto& [length, ships] : claim.fleet) {
    if (length < 2 || length > 12 || ships < 1 || ships > 12)
      throw InputError(
          fmt::format("fleet = {}:{}: allowed lengths 2..12, 1..12 ships each", length, ships));
    lengths.insert(lengths.end(), static_cast<std::size_t>(ships), length);
  }
  if (lengths.empty() || lengths.size() > 12) throw InputError("fleet: allowed 1..12 ships");
  return lengths;
}

Rational power(const Rational& base, int exponent) {
  Rational product = 1;
  for (int i = 0; i < exponent; ++i) product *= base;
  return product;
}

/// The chance that the plain hunter has found a ship at a random residue when the share t is fired.
Rational found_by_plain(int length, const Rational& t) {
  const Rational first = std::min<Rational>(1, 3 * t);                            // of A and B
  const Rational then = std::min<Rational>(1, std::max<Rational>(0, 3 * t - 1));  // of C
  Rational found = 0;
  for (int residue = 0; residue < 6; ++residue) {
    int set_cells = 0;
    for (int cell = residue; cell < residue + length; ++cell) set_cells += cell % 3 == 0 ? 1 : 0;
    found += set_cells > 0 ? 1 - power(1 - first, set_cells) : then;
  }
  return found / 6;
}

/// d/dt of the product of min(1, k t), inside a piece.
Rational flux_rate(const std::vector<int>& lengths, const Rational& t) {
  Rational rate = 0;
  for (std::size_t i = 0; i < lengths.size(); ++i) {
    if (lengths[i] * t > 1) continue;
    Rational product = lengths[i];
    for (std::size_t j = 0; j < lengths.size(); ++j)
      if (j != i) product *= std::min<Rational>(1, lengths[j] * t);
    rate += product;
  }
  return rate;
}

/// Weights w_i with which sum of w_i f((2 i + 1) / (2 n)) is the integral over 0..1 of any polynomial f below degree n.
std::vector<Rational> quadrature(int nodes) {
  std::vector<Rational> weights;
  for (int i = 0; i < nodes; ++i) {
    std::vector<Rational> basis{1};  // coefficients of the product of (x - x_j) / (x_i - x_j)
    for (int j = 0; j < nodes; ++j) {
      if (j == i) continue;
      const Rational scale = Rational(nodes) / (i - j);
      const Rational root(2 * j + 1, 2 * nodes);
      basis.emplace_back(0);
      for (std::size_t k = basis.size(); k-- > 0;)
        basis[k] = scale * ((k > 0 ? basis[k - 1] : Rational(0)) - root * basis[k]);
    }
    Rational weight = 0;
    for (std::size_t k = 0; k < basis.size(); ++k) weight += basis[k] / static_cast<int>(k + 1);
    weights.push_back(weight);
  }
  return weights;
}

/// The integral of the chance that the plain hunter is later than the flux allows.
Rational flux_ceiling_again(const std::vector<int>& lengths) {
  std::vector<Rational> breaks = {0, Rational(1, 3), Rational(2, 3), 1};
  int degree = 0;
  for (const int length : lengths) {
    breaks.emplace_back(1, length);
    degree += 2 + length / 3 + 1;
  }
  std::sort(breaks.begin(), breaks.end());
  const std::vector<Rational> weights = quadrature(degree + 1);
  Rational sum = 0;
  for (std::size_t piece = 0; piece + 1 < breaks.size(); ++piece) {
    const Rational length = breaks[piece + 1] - breaks[piece];
    if (length == 0) continue;
    for (std::size_t i = 0; i < weights.size(); ++i) {
      const Rational t =
          breaks[piece] + length * Rational(2 * static_cast<int>(i) + 1, 2 * (degree + 1));
      Rational all_found = 1;
      for (const int ship : lengths) all_found *= found_by_plain(ship, t);
      sum += length * weights[i] * (1 - all_found) * flux_rate(lengths, t);
    }
  }
  return sum;
}

}  // namespace

std::string check_ceiling(const CeilingClaim& claim, int threads) {
  const std::vector<int> lengths = lengths_of(claim);
  const Rational flux = flux_ceiling_again(lengths);
  if (claim.relaxation == "flux") {
    if (claim.steps != 0) return fmt::format("flux takes no steps, not {}", claim.steps);
    // As text: whoever reads it must read the number that is checked.
    return claim.ceiling == flux.str()
               ? ""
               : fmt::format("the ceiling is {}, not {}", flux.str(), claim.ceiling);
  }
  if (claim.relaxation != "r1" && claim.relaxation != "r2")
    throw InputError(fmt::format("relaxation = {}: allowed flux, r1 or r2", claim.relaxation));
  std::vector<int> sorted = lengths;
  std::sort(sorted.begin(), sorted.end());
  const std::vector<int> three_ships{2, 3, 3};
  if (sorted.size() < 3 || !std::equal(three_ships.begin(), three_ships.end(), sorted.begin()) ||
      (sorted.size() > 3 && (sorted[3] == 3 || claim.relaxation == "r1")))
    throw InputError("fleet: r1 is for 3:2,2:1, r2 also for it with longer ships");
  const bool has_longer = sorted.size() > 3;
  const int most = has_longer ? 256 : 512;
  if (claim.steps < 1 || claim.steps > most)
    throw InputError(fmt::format("steps = {}: allowed 1..{}", claim.steps, most));
  constexpr std::size_t k_size = 12;
  const Rational claimed = parse_rational(claim.ceiling);
  if (claim.ceiling.size() != k_size || !claim.ceiling.starts_with("0."))
    return fmt::format("the ceiling is {}, allowed 0. and ten decimals", claim.ceiling);
  // The maker rounds up to a multiple of 10^-10, after 10^-10 for the difference between two ways to round.
  const double loss = has_longer ? verify::longer_gap_loss(lengths, claim.steps)
                                 : verify::gap_loss(claim.relaxation == "r2", claim.steps, threads);
  const Rational least = flux - std::max<Rational>(0, Rational(loss));
  const Rational unit(1, 10000000000);
  if (claimed >= least && claimed <= least + 3 * unit) return "";
  return fmt::format("the ceiling is {}, not {}", percent_text(least, 10),
                     percent_text(claimed, 10));
}

}  // namespace flotilla::limit
