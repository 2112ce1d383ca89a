// SPDX-License-Identifier: MIT
#include "space/berth_counts.hpp"

#include <algorithm>
#include <utility>

#include "space/ship_by_ship.hpp"
#include "space/there_and_back.hpp"

namespace flotilla::space {
namespace {

// Adds what half a row holds to the berths that begin there.
void add_half(const Question& question, frontier::Side side, int row,
              const std::vector<BigInt>& by_content, std::map<Ship, BigInt>& counts) {
  const frontier::RowContents& contents = question.plan().half(side).contents();
  for (frontier::RowContents::Id id = 0; id < contents.size(); ++id) {
    if (by_content[id] == 0) continue;
    for (const frontier::Begun& begun : contents.ships(id)) {
      counts[question.plan().frame(side).ship(begun, row)] += by_content[id];
    }
  }
}

// Rows of the board as swept that symmetry cannot spare. A blank board upside down has as many
// placements: of a ship and its image one begins no higher than in the middle. On a square board turned
// ships are images too, so those that lie across suffice.
int first_row_needed(const Question& question) {
  const frontier::SweepPlan& plan = question.plan();
  if (plan.options().rules) return 0;
  const Board& board = plan.problem().board;
  if (board.rows == board.cols) return board.rows / 2;
  return std::max(0, (board.rows - plan.inventory().longest()) / 2);
}

// Completes counts of a blank board, all of whose ships from `first_row` on are known.
void add_images(const Board& board, std::map<Ship, BigInt>& counts) {
  const std::map<Ship, BigInt> known = counts;
  for (const auto& [ship, count] : known) {
    Ship image = ship;
    image.first.row = board.rows - 1 - ship.last().row;
    counts.emplace(image, count);
  }
}

void add_turned(std::map<Ship, BigInt>& counts) {
  const std::map<Ship, BigInt> known = counts;
  for (const auto& [ship, count] : known) counts.emplace(ship.transposed(), count);
}

/// Counts ship by ship instead, unless a sweep must be made.
std::unique_ptr<ShipByShip> ship_by_ship(const Problem& problem,
                                         const std::optional<BerthRules>& rules,
                                         const QuestionOptions& options) {
  if (!options.rings.empty() || options.keeper) return nullptr;
  return ShipByShip::make(problem, rules);
}

/// Whether that is sooner done than to plan a sweep, let alone to sweep: ships that may touch leave many profiles.
bool is_sooner_than_a_plan(const ShipByShip& counter, const Problem& problem) {
  constexpr double k_pairs =
      5e7;  // 30 to 40 ms on two threads, as the plan of a 10x10 for the classic fleet
  constexpr int k_cells = 64;
  return problem.touch == Touch::any && problem.board.cells() >= k_cells &&
         counter.work() < k_pairs;
}

/// Whether it is sooner done than the sweep that was planned.
bool is_sooner(const ShipByShip& counter, const frontier::SweepPlan& plan) {
  // Measured: about 7 ns a coefficient of the table and row, there and back, against 1 to 2 ns a pair of berths.
  constexpr double k_pairs_per_coefficient = 3;
  const double coefficients = static_cast<double>(plan.states()) * plan.problem().board.rows *
                              static_cast<double>(plan.inventory().size());
  return counter.work() <= coefficients * k_pairs_per_coefficient;
}

}  // namespace

BerthCounts count_berths(const Problem& problem, std::optional<BerthRules> rules,
                         const QuestionOptions& options, shard::Communicator& ranks) {
  const auto counter = ship_by_ship(problem, rules, options);
  if (counter && is_sooner_than_a_plan(*counter, problem)) return counter->count(options);
  QuestionPlan laid_out(problem, std::move(rules), frontier::Trace::contents, options);
  if (counter && is_sooner(*counter, laid_out.plan())) return counter->count(options);
  const Question question(std::move(laid_out));
  const int first_row = first_row_needed(question);
  const RowTotals totals = sweep_there_and_back(question, first_row, ranks);
  std::map<Ship, BigInt> swept;
  const Board& board = question.plan().problem().board;
  for (int row = first_row; row < board.rows; ++row) {
    const frontier::Side fresh = frontier::fresh_side(row + 1);
    const auto r = static_cast<std::size_t>(row);
    add_half(question, fresh, row, totals.first[r], swept);
    add_half(question, frontier::other(fresh), row, totals.second[r], swept);
  }
  if (first_row > 0) {
    if (board.rows == board.cols) {
      std::erase_if(swept, [](const auto& entry) { return entry.first.vertical; });
      add_images(board, swept);
      add_turned(swept);
    } else {
      add_images(board, swept);
    }
  }
  BerthCounts counts{problem, question.rings(), totals.total, {}};
  for (auto& [ship, count] : swept) counts.of.emplace(question.as_asked(ship), std::move(count));
  return counts;
}

QuestionEstimate estimate_berths(const Problem& problem, std::optional<BerthRules> rules,
                                 const QuestionOptions& options, int ranks) {
  const auto counter = ship_by_ship(problem, rules, options);
  const Question question(problem, std::move(rules), frontier::Trace::contents, options);
  QuestionEstimate estimate = estimate_there_and_back(question, first_row_needed(question), ranks);
  if (counter && (is_sooner_than_a_plan(*counter, problem) || is_sooner(*counter, question.plan())))
    estimate.pairs = counter->work();
  return estimate;
}

}  // namespace flotilla::space
