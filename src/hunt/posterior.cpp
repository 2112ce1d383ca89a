// SPDX-License-Identifier: MIT
#include "hunt/posterior.hpp"

#include "number/narrow.hpp"
#include "shard/communicator.hpp"
#include "space/berth_counts.hpp"

namespace flotilla::hunt {

namespace {

void add_cells(const BerthTable& table, Posterior& posterior) {
  posterior.of_cell.assign(at(table.problem().board.cells()), BigInt(0));
  for (int berth = 0; berth < table.size(); ++berth) {
    if (posterior.of_berth[at(berth)] == 0) continue;
    for (const int cell : table.cells(berth))
      posterior.of_cell[at(cell)] += posterior.of_berth[at(berth)];
  }
}

}  // namespace

PosteriorEngine::PosteriorEngine(const BerthTable& table)
    : table_(&table), ship_by_ship_(berths::make_berth_sums(table)) {}

Posterior PosteriorEngine::posterior(const Knowledge& knowledge) {
  swept_ = forced_ == Force::sweep || !ship_by_ship_ ||
           (forced_ == Force::nothing && ship_by_ship_->work(knowledge.openings()) > k_most_work);
  Posterior posterior = swept_ ? by_sweep(knowledge) : by_ships(knowledge);
  add_cells(*table_, posterior);
  return posterior;
}

bool PosteriorEngine::sample(const Knowledge& knowledge, std::uint64_t samples,
                             const std::function<void(std::span<const int>)>& visit) {
  if (swept_) return false;
  ship_by_ship_->sample(knowledge.openings(), sums_.total, samples, visit);
  return true;
}

Posterior PosteriorEngine::by_ships(const Knowledge& knowledge) {
  const std::uint64_t labels = berths::ways_to_label(table_->problem().fleet);
  ship_by_ship_->count(knowledge.openings(), sums_);
  Posterior posterior;
  posterior.layouts = sums_.total / labels;
  for (const std::uint64_t sum : sums_.of_berth) posterior.of_berth.emplace_back(sum / labels);
  return posterior;
}

Posterior PosteriorEngine::by_sweep(const Knowledge& knowledge) const {
  const Board& board = table_->problem().board;
  BerthRules rules(board);
  for (int berth = 0; berth < table_->size(); ++berth)
    if (!knowledge.is_possible(berth)) rules.forbid(table_->ship(berth));
  for (const int hit : knowledge.hits()) rules.require({hit / board.cols, hit % board.cols});
  std::optional<BerthRules> known;
  if (!rules.is_blank()) known = rules;
  const auto solo = shard::make_solo();
  const space::BerthCounts counts =
      space::count_berths(table_->problem(), std::move(known), {}, *solo);
  Posterior posterior;
  posterior.layouts = counts.total;
  for (int berth = 0; berth < table_->size(); ++berth) {
    const auto found = counts.of.find(table_->ship(berth));
    posterior.of_berth.push_back(found == counts.of.end() ? BigInt(0) : found->second);
  }
  return posterior;
}

}  // namespace flotilla::hunt
