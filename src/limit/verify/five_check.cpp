// SPDX-License-Identifier: MIT
#include "limit/verify/five_check.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <exception>
#include <map>

#include "limit/verify/five_ships.hpp"
#include "number/errors.hpp"

namespace flotilla::limit {

namespace {

using verify::FiveBoard;
using verify::FiveNames;
using verify::FivePace;
using verify::FiveShips;
using verify::FiveUses;
using verify::ship_on;
using verify::Whole;

/// One ship of each kind: diagonals at which a ship of that length looks that way, A, B or else.
FiveShips ships_at(const std::array<int, 5>& diagonals) {
  return {ship_on(3, diagonals[0]), ship_on(3, diagonals[1]), ship_on(2, diagonals[2]),
          ship_on(4, diagonals[3]), ship_on(5, diagonals[4])};
}

int half_of(const verify::ShipCells& ship) {
  if (ship.in_a == ship.in_b) return 2;
  return ship.in_a ? 0 : 1;
}

std::size_t board_of(const FiveShips& ships, bool fires_c) {
  const int threes = verify::pair_of_threes(ships, fires_c);
  return static_cast<std::size_t>(((threes * 3 + half_of(ships[2])) * 3 + half_of(ships[3])) * 3 +
                                  half_of(ships[4]));
}

/// One of each board, by number.
std::vector<FiveShips> all_boards(bool fires_c) {
  std::map<std::size_t, FiveShips> boards;
  for (int code = 0; code < 7776; ++code) {
    const FiveShips ships =
        ships_at({code % 6, code / 6 % 6, code / 36 % 6, code / 216 % 6, code / 1296});
    boards.emplace(board_of(ships, fires_c), ships);
  }
  std::vector<FiveShips> all;
  for (const auto& [number, ships] : boards) all.push_back(ships);
  return all;
}

class FiveChecker {
 public:
  FiveChecker(const MixtureClaim& claim, int threads)
      : claim_(claim),
        threads_(threads),
        names_(claim),
        pace_(claim.lines),
        lattice_{names_.fires_c, claim.lines},
        places_(lattice_.size()),
        boards_(all_boards(names_.fires_c)) {}

  [[nodiscard]] ClaimCheck run() const {
    BigInt scale = BigInt(2) << 60;
    for (const int length : {3, 3, 2, 4, 5})
      for (int factor = 0; factor < lattice_.power(length); ++factor) scale *= claim_.lines;
    if (claim_.scale != to_decimal(scale)) return {0, "the scale is another one"};
    std::vector<BigInt> totals(boards_.size());
    BigInt weights = 0;
    for (std::size_t i = 0; i < claim_.plans.size(); ++i) {
      const MixtureClaim::Plan& plan = claim_.plans[i];
      std::vector<Whole> values(boards_.size());
      if (const std::string mistake = check_plan(plan, values); !mistake.empty())
        return {0, fmt::format("plan {}: {}", i, mistake)};
      weights += plan.weight;
      for (std::size_t board = 0; board < totals.size(); ++board)
        totals[board] += verify::big(values[board]) * plan.weight;
    }
    if (weights == 0) return {0, "no plan has a weight"};
    return compare(totals, scale * weights * 6);
  }

 private:
  /// @param values  set to what the plan is worth on each board, over the scale  @return  the first mistake
  [[nodiscard]] std::string check_plan(const MixtureClaim::Plan& plan,
                                       std::vector<Whole>& values) const {
    if (plan.orders.size() != claim_.pairs.size() * places_ || plan.boards.size() != boards_.size())
      throw InputError("a plan's arrays have other lengths than its lattice");
    FiveUses uses{std::vector<bool>(plan.moves.size(), false),
                  std::vector<bool>(plan.orders.size(), false)};
    std::vector<FiveBoard> boards;
    for (const FiveShips& ships : boards_) {
      boards.emplace_back(claim_, names_, pace_, ships);
      boards.back().follow(plan, uses);
    }
    for (std::size_t i = 0; i < plan.moves.size(); ++i)
      if (!uses.moves[i] && plan.moves[i] != 255) return "a move is given where it never comes";
    for (std::size_t i = 0; i < plan.orders.size(); ++i)
      if (!uses.orders[i] && plan.orders[i] != 255)
        return "a last sweep is given where none starts";
    std::exception_ptr failure;
#pragma omp parallel for num_threads(threads_) schedule(dynamic)
    for (std::size_t board = 0; board < boards.size(); ++board) try {
        values[board] = 2 * boards[board].value(plan);
      } catch (...) {
#pragma omp critical(five_check_failure)
        failure = std::current_exception();
      }
    if (failure) std::rethrow_exception(failure);
    for (std::size_t board = 0; board < values.size(); ++board)
      if (const std::string worth = to_decimal(verify::big(values[board]));
          plan.boards[board] != worth)
        return fmt::format("board {} is worth {}, not {}", board, worth, plan.boards[board]);
    return "";
  }

  /// Over all patterns, named or not.
  [[nodiscard]] ClaimCheck compare(const std::vector<BigInt>& totals, const BigInt& scale) const {
    std::map<std::string, Rational> patterns;
    ClaimCheck check;
    for (int code = 0; code < 1296; ++code) {
      const std::array<int, 5> pattern{0, code / 216, code / 36 % 6, code / 6 % 6, code % 6};
      BigInt sum = 0;
      for (int offset = 0; offset < 6; ++offset) {
        std::array<int, 5> diagonals = pattern;
        for (int& diagonal : diagonals) diagonal = (diagonal + offset) % 6;
        sum += totals[board_of(ships_at(diagonals), names_.fires_c)];
      }
      const Rational value(sum, scale);
      patterns[fmt::format("{},{},{},{}", pattern[1], pattern[2], pattern[3], pattern[4])] = value;
      if (code == 0 || value < check.guarantee) check.guarantee = value;
    }
    if (claim_.patterns.size() != claim_.values.size()) {
      check.mistake = "patterns and values are not as many";
      return check;
    }
    for (std::size_t i = 0; i < claim_.patterns.size(); ++i) {
      const auto found = patterns.find(claim_.patterns[i]);
      if (found == patterns.end())
        check.mistake =
            fmt::format("pattern {}: allowed four residues in 0..5", claim_.patterns[i]);
      else if (claim_.values[i] != found->second.str())
        check.mistake = fmt::format("pattern {} is worth {}, not {}", claim_.patterns[i],
                                    found->second.str(), claim_.values[i]);
      if (!check.holds()) return check;
    }
    if (claim_.guarantee != check.guarantee.str())
      check.mistake =
          fmt::format("the guarantee is {}, not {}", check.guarantee.str(), claim_.guarantee);
    return check;
  }

  const MixtureClaim& claim_;
  [[maybe_unused]] int threads_;
  FiveNames names_;
  FivePace pace_;
  verify::FiveLattice lattice_;
  std::size_t places_;
  std::vector<FiveShips> boards_;
};

}  // namespace

ClaimCheck check_five_ships(const MixtureClaim& claim, int threads) {
  const int most = claim.plan_class == "classic-c" ? 80 : 256;  // whole numbers stay below 2^127
  if (claim.lines < 1 || claim.lines > most)
    throw InputError(fmt::format("{} lines: allowed 1..{}", claim.lines, most));
  if (claim.plans.empty()) throw InputError("the certificate has no plans");
  // Before anything is integrated on lines that none of the plans has.
  const verify::FiveLattice lattice{claim.plan_class == "classic-c", claim.lines};
  for (const MixtureClaim::Plan& plan : claim.plans)
    if (plan.moves.size() != claim.states.size() * lattice.size())
      throw InputError("a plan's arrays have other lengths than its lattice");
  return FiveChecker(claim, threads).run();
}

}  // namespace flotilla::limit
