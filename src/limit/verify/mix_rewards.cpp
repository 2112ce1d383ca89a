// SPDX-License-Identifier: MIT
// Weights are below 2^35 in all, the unit is below 2^84: products pass 2^119 nowhere.
#include "limit/verify/mix_rewards.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "limit/verify/pattern_boards.hpp"
#include "number/errors.hpp"

namespace flotilla::limit::verify {

namespace {

constexpr std::uint64_t k_weights = 1'000'000'000;

/// C beside unfired cells of B before the rest of it; B never after C, which finds all that B would.
std::vector<std::vector<Sweep>> orders_of(const std::string& plan_class) {
  using enum Sweep;
  std::vector<std::vector<Sweep>> orders = {{A, B, C}, {B, A, C}, {B, C, A}};
  if (plan_class == "basic")
    orders.insert(orders.end(), {{A, C}, {C, A}});
  else
    orders.insert(orders.end(), {{A, C2, C0}, {C2, A, C0}, {C2, C0, A}});
  return orders;
}

Place after(int half) { return half == 0 ? Place{1, 0, 0, 0} : Place{0, 1, 0, 0}; }

}  // namespace

MixRewards::MixRewards(const UpperClaim& claim)
    : cells_(false, claim.lines), lines_(claim.lines), orders_(orders_of(claim.plan_class)) {
  add_weights(claim);
  const Pace pace(lines_);
  const Whole least = Whole{1} << 80;
  while (2 * lines_ * pace.scale() * more_ < least) more_ *= 2;
  unit_ = 2 * lines_ * pace.scale() * more_;
  const Whole cube = Whole{12} * lines_ * lines_ * lines_;
  for (Whole level = 0; level <= 2 * lines_; ++level)
    left_.push_back(whole_quotient(unit_, cube) * (cube - level * level * level + 3 * lines_));
  for (int ticks = 0; ticks <= 8 * lines_; ++ticks) integral_.push_back(pace.mean(ticks, ticks));
}

void MixRewards::add_weights(const UpperClaim& claim) {
  const auto patterns = boards_of_patterns(classes_);
  if (claim.patterns.size() != patterns.size() || claim.weights.size() != patterns.size())
    throw InputError(fmt::format("{} patterns and {} weights are given, not {}",
                                 claim.patterns.size(), claim.weights.size(), patterns.size()));
  weights_.assign(classes_.boards(), 0);
  std::uint64_t sum = 0;
  std::size_t i = 0;
  for (const auto& [name, boards] : patterns) {
    if (claim.patterns[i] != name)
      throw InputError(fmt::format("pattern {} is given in place of {}", claim.patterns[i], name));
    if (claim.weights[i] > k_weights)
      throw InputError(fmt::format("pattern {} has the weight {}, allowed 0..{}", name,
                                   claim.weights[i], k_weights));
    for (const std::size_t board : boards) weights_[board] += claim.weights[i];
    sum += claim.weights[i++];
    total_ = Whole{k_weights} * boards.size();  // 24 in each
  }
  if (sum != k_weights)
    throw InputError(fmt::format("the weights of the patterns sum to {}, not {}", sum, k_weights));
}

bool MixRewards::finds_three(int half, int three) const {
  const int residue = classes_.threes[at(three)];
  return cells_.afloat(3, residue, after(half)) < cells_.afloat(3, residue, {});
}

bool MixRewards::finds_two(int half, int two) const {
  const int residue = classes_.twos[at(two)];
  return cells_.afloat(2, residue, after(half)) < cells_.afloat(2, residue, {});
}

Column MixRewards::pace(int x, int three, int other, int two) const {
  const Whole weight = weights_[classes_.board(three, other, two)];
  Column column;
  for (int y = 0; y <= lines_; ++y) column.push_back(over_total(weight * left_[at(x + y)]));
  return column;
}

Column MixRewards::last_sweep(int x, int three, int other) const {
  std::array<Whole, 3> chance{};
  Whole all = 0;
  for (int two = 0; two < 3; ++two) {
    chance[at(two)] = weights_[classes_.board(three, other, two)];
    all += chance[at(two)];
  }
  const Whole square = 4 * Whole{lines_} * lines_;
  const Whole margin = all * ((unit_ + square - 1) / square);
  Column column;
  for (int y = 0; y <= lines_; ++y)
    column.push_back(over_total(best_last_sweep({x, y, 0, 0}, chance) + margin));
  return column;
}

Whole MixRewards::best_last_sweep(const Place& place, const std::array<Whole, 3>& chance) const {
  Whole best = 0;
  for (const std::vector<Sweep>& order : orders_) {
    Whole won = 0;
    int begin = 2 * (place[0] + place[1]);
    bool b_is_swept = false;
    for (const Sweep segment : order) {
      const int end = begin + cells_.size(segment, place);
      Whole density = 0;
      for (std::size_t two = 0; two < chance.size(); ++two)
        density += chance[two] * cells_.density(segment, classes_.twos[two], place, b_is_swept);
      won += density * (integral_[at(end)] - integral_[at(begin)]);
      begin = end;
      b_is_swept = b_is_swept || segment == Sweep::B;
    }
    best = std::max(best, won);
  }
  return best * more_;
}

}  // namespace flotilla::limit::verify
