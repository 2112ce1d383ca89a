// SPDX-License-Identifier: MIT
// States are what is found while a 3 is afloat. Once a column of a state is bounded, the states from which a find leads to
// it have their rewards there, and so on to the start, where nothing is found.
#include "limit/verify/upper_check.hpp"

#include <fmt/format.h>

#include <vector>

#include "limit/verify/mix_rewards.hpp"
#include "limit/verify/path_columns.hpp"
#include "number/errors.hpp"
#include "number/narrow.hpp"
#include "number/rational.hpp"

namespace flotilla::limit {

namespace {

using verify::Column;
using verify::MixRewards;
using verify::PathColumns;
using verify::RewardColumns;
using verify::Whole;

/// sum += times x column
void add_to(Column& sum, const Column& column, int times) {
  for (std::size_t y = 0; y < sum.size(); ++y) sum[y] += times * column[y];
}

class RaceColumns {
 public:
  explicit RaceColumns(const UpperClaim& claim)
      : rewards_(claim),
        lines_(claim.lines),
        both_(4, PathColumns(lines_)),
        three_(2, PathColumns(lines_)),
        two_(2, PathColumns(lines_)),
        nothing_(lines_) {}

  Rational run() {
    for (int x = lines_; x >= 0; --x) add_both(x);
    std::vector<Column> both;
    for (PathColumns& state : both_) both.push_back(state.finish());
    add_three_and_two(0, both);
    std::vector<Column> three;
    for (PathColumns& state : three_) three.push_back(state.finish());
    std::vector<Column> two;
    for (PathColumns& state : two_) two.push_back(state.finish());
    add_nothing(three, two);
    static_cast<void>(nothing_.finish());
    return ratio(verify::big(nothing_.from_corner()), verify::big(rewards_.unit()));
  }

 private:
  [[nodiscard]] Column zeros() const { return Column(at(lines_) + 1, 0); }
  /// By half: won per share of the part.
  template <typename Won>
  [[nodiscard]] RewardColumns by_half(const Won& won) const {
    RewardColumns rewards{zeros(), zeros()};
    won(0, rewards.of_a);
    won(1, rewards.of_b);
    return rewards;
  }

  void add_both(int x) {
    std::vector<Column> settled;
    for (int three = 0; three < 2; ++three)
      for (int two = 0; two < 2; ++two)
        settled.push_back(both_[at(2 * three + two)].add(by_half([&](int half, Column& won) {
          for (int other = 0; other < 2; ++other)
            if (rewards_.finds_three(half, other))
              add_to(won, rewards_.pace(x, three, other, two), 1);
        })));
    if (x < lines_) add_three_and_two(x + 1, settled);
  }

  /// @param both  [3 found x 2 found], at column x
  void add_three_and_two(int x, const std::vector<Column>& both) {
    std::vector<Column> settled_three;
    settled_three.reserve(2);
    for (int three = 0; three < 2; ++three)
      settled_three.push_back(three_[at(three)].add(by_half([&](int half, Column& won) {
        for (int other = 0; other < 2; ++other)
          if (rewards_.finds_three(half, other))
            add_to(won, rewards_.last_sweep(x, three, other), 1);
        for (int two = 0; two < 2; ++two)
          if (rewards_.finds_two(half, two)) add_to(won, both[at(2 * three + two)], 1);
      })));
    // either 3 may be the one that is found
    std::vector<Column> settled_two;
    settled_two.reserve(2);
    for (int two = 0; two < 2; ++two)
      settled_two.push_back(two_[at(two)].add(by_half([&](int half, Column& won) {
        for (int three = 0; three < 2; ++three)
          if (rewards_.finds_three(half, three)) add_to(won, both[at(2 * three + two)], 2);
      })));
    if (x < lines_) add_nothing(settled_three, settled_two);
  }

  void add_nothing(const std::vector<Column>& three, const std::vector<Column>& two) {
    static_cast<void>(nothing_.add(by_half([&](int half, Column& won) {
      for (int found = 0; found < 2; ++found) {
        if (rewards_.finds_three(half, found)) add_to(won, three[at(found)], 2);
        if (rewards_.finds_two(half, found)) add_to(won, two[at(found)], 1);
      }
    })));
  }

  MixRewards rewards_;
  int lines_;
  std::vector<PathColumns> both_, three_, two_;
  PathColumns nothing_;
};

/// Of digits in lowest terms alone: whoever reads the bound must read the number that is checked.
Rational bound_of(const UpperClaim& claim) {
  try {
    if (Rational bound = parse_rational(claim.bound); bound.str() == claim.bound) return bound;
  } catch (const InputError&) {  // told below
  }
  throw InputError(fmt::format("the bound \"{}\" is no fraction in lowest terms", claim.bound));
}

}  // namespace

UpperCheck check_upper(const UpperClaim& claim) {
  if (claim.plan_class != "basic" && claim.plan_class != "runs")
    throw InputError("class " + claim.plan_class + ": allowed basic, runs");
  if (claim.lines < 1 || claim.lines > 4096)
    throw InputError(fmt::format("{} lines: allowed 1..4096", claim.lines));
  const Rational claimed = bound_of(claim);
  const Rational step(1, 10'000'000'000);
  UpperCheck check{RaceColumns(claim).run(), ""};
  if (denominator(Rational(claimed / step)) != 1)
    check.mistake = fmt::format("the bound {} is no multiple of {}", claim.bound, step.str());
  else if (claimed < check.bound || claimed - step >= check.bound + step / 100)
    check.mistake =
        fmt::format("the bound is {:.12f} %, rounded up, not {:.12f} %",
                    100 * check.bound.convert_to<double>(), 100 * claimed.convert_to<double>());
  return check;
}

}  // namespace flotilla::limit
