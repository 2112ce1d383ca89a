// SPDX-License-Identifier: MIT
// All numbers are whole: chances to be afloat over the places' unit, integrals over the pace's scale. Boards are over
// scale x unit^3.
#include "limit/verify/mixture_check.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "limit/verify/board_value.hpp"
#include "limit/verify/five_check.hpp"
#include "limit/verify/pattern_totals.hpp"
#include "number/errors.hpp"

namespace flotilla::limit {

namespace {

using verify::ClaimNames;
using verify::LinkedPlaces;
using verify::Pace;
using verify::PatternTotals;
using verify::PlanUses;
using verify::Race;
using verify::ShipClasses;
using verify::Ships;
using verify::Whole;

class Checker {
 public:
  Checker(const MixtureClaim& claim, int threads)
      : claim_(claim),
        threads_(threads),
        places_(claim.plan_class == "order", claim.lines),
        classes_(places_.classes()),
        names_(claim, classes_),
        pace_(claim.lines) {}

  [[nodiscard]] ClaimCheck run() const {
    ClaimCheck check;
    const BigInt scale =
        verify::big(pace_.scale()) * places_.unit() * places_.unit() * places_.unit();
    if (claim_.scale != to_decimal(scale)) {
      check.mistake = "the scale is another one";
      return check;
    }
    PatternTotals totals(classes_);
    for (std::size_t i = 0; i < claim_.plans.size(); ++i) {
      std::vector<BigInt> values;
      if (const std::string mistake = check_plan(claim_.plans[i], values); !mistake.empty()) {
        check.mistake = fmt::format("plan {}: {}", i, mistake);
        return check;
      }
      totals.add(claim_.plans[i].weight, values);
    }
    return totals.compare(claim_, scale);
  }

 private:
  void check_lengths(const MixtureClaim::Plan& plan) const {
    const std::size_t orders = classes_.ordered ? names_.pairs() : names_.pairs() * places_.size();
    if (plan.orders.size() != orders || plan.boards.size() != classes_.boards())
      throw InputError("a plan's arrays have other lengths than its lattice");
  }

  /// @param values  [boards]: set to what the plan is worth on each
  /// @return  the first mistake; empty: none
  [[nodiscard]] std::string check_plan(const MixtureClaim::Plan& plan,
                                       std::vector<BigInt>& values) const {
    check_lengths(plan);
    const PlanUses uses(places_, names_, plan);
    if (const std::string mistake = uses.mistake(); !mistake.empty()) return mistake;
    values = values_of(uses);
    for (const Ships& ships : all_boards()) {
      const auto& [f, s, k] = ships;
      const std::size_t board = classes_.board(f, s, k);
      if (plan.boards[board] != to_decimal(values[board]))
        return fmt::format("board {},{},{} is worth {}, not {}", f, s, k, to_decimal(values[board]),
                           plan.boards[board]);
    }
    return "";
  }

  [[nodiscard]] std::vector<BigInt> values_of(const PlanUses& uses) const {
    const Race race{places_, names_, pace_};
    const std::vector<Ships> boards = all_boards();
    std::vector<Whole> found(boards.size(), 0);
#pragma omp parallel for num_threads(threads_) schedule(dynamic)
    for (std::size_t i = 0; i < boards.size(); ++i)
      if (boards[i].three <= boards[i].other) found[i] = verify::board_value(race, uses, boards[i]);
    std::vector<BigInt> values;
    for (const auto& [f, s, k] : boards)  // which 3 is named first is all the same
      values.push_back(verify::big(found[classes_.board(std::min(f, s), std::max(f, s), k)]));
    return values;
  }

  /// In the order of their numbers.
  [[nodiscard]] std::vector<Ships> all_boards() const {
    std::vector<Ships> boards;
    for (int f = 0; f < classes_.count_of_threes(); ++f)
      for (int s = 0; s < classes_.count_of_threes(); ++s)
        for (int k = 0; k < classes_.count_of_twos(); ++k) boards.push_back({f, s, k});
    return boards;
  }

  const MixtureClaim& claim_;
  [[maybe_unused]] int threads_;
  LinkedPlaces places_;
  const ShipClasses& classes_;
  ClaimNames names_;
  Pace pace_;
};

}  // namespace

ClaimCheck check_mixture(const MixtureClaim& claim, int threads) {
  if (claim.plan_class == "classic" || claim.plan_class == "classic-c")
    return check_five_ships(claim, threads);
  const bool ordered = claim.plan_class == "order";
  if (claim.plan_class != "basic" && claim.plan_class != "runs" && !ordered)
    throw InputError("class " + claim.plan_class +
                     ": allowed basic, runs, order, classic, classic-c");
  if (claim.lines < 1 || claim.lines > (ordered ? 128 : 4096) || (ordered && claim.lines % 2 != 0))
    throw InputError(
        fmt::format("{} lines: allowed 1..4096, for order even ones to 128", claim.lines));
  if (claim.plans.empty()) throw InputError("the certificate has no plans");
  // Before a lattice is made of lines that none of the plans has.
  for (const MixtureClaim::Plan& plan : claim.plans)
    if (plan.moves.size() != claim.states.size() * verify::count_of_places(ordered, claim.lines))
      throw InputError("a plan's arrays have other lengths than its lattice");
  return Checker(claim, threads).run();
}

}  // namespace flotilla::limit
