// SPDX-License-Identifier: MIT
// The score of a cell is the sum, over the berths that cover it and are alive, of
//   ships afloat of that length x weight of the open hits it covers.
// It is kept up to date berth by berth as answers come in.
#include "hunt/hunters/density_board.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "number/narrow.hpp"

namespace flotilla::hunt {

namespace {

/// An open hit more makes a berth 20 times as heavy: of 2, 5, 10, 20, 50, 200 the mean on 20,000 uniform layouts of
/// the classic game is least from 20 on, 44.28 (5: 44.34). Less where scores of long ships would not fit.
DensityTable::Score weight_ratio(const Fleet& fleet) {
  const auto fits = [&](double ratio) {
    double most = 0;
    for (int length = 1; length <= fleet.longest(); ++length)
      most += fleet.of_length(length) * 2.0 * length * std::pow(ratio, fleet.longest() - 1);
    return most < std::numeric_limits<DensityTable::Score>::max();
  };
  DensityTable::Score ratio = 20;
  while (ratio > 1 && !fits(ratio)) --ratio;
  return ratio;
}

}  // namespace

DensityTable::DensityTable(const Problem& problem)
    : berths_(problem), blank_score_(at(problem.board.cells())) {
  const Fleet& fleet = problem.fleet;
  const Score ratio = weight_ratio(fleet);
  weight_[0] = 1;
  // A berth that is hit all over has no cell to fire at: its weight does not matter.
  for (int hits = 1; hits <= fleet.longest(); ++hits)
    weight_[at(hits)] = weight_[at(hits) - 1] * (hits < fleet.longest() ? ratio : 1);
  for (int length = 1; length <= fleet.longest(); ++length)
    ships_[at(length)] = fleet.of_length(length);
  for (int berth = 0; berth < berths_.size(); ++berth)
    for (const int cell : berths_.cells(berth))
      blank_score_[at(cell)] += ships_[at(berths_.length(berth))];
}

DensityBoard::DensityBoard(const DensityTable& table)
    : table_(&table), hits_(at(table.berths_.size())) {
  forget();
}

void DensityBoard::forget() {
  score_ = table_->blank_score_;
  open_.assign(score_.size(), -1);
  std::ranges::fill(hits_, std::uint8_t{0});
  afloat_ = table_->ships_;
}

int DensityBoard::best_cell() const {
  Score best = 0;
  for (std::size_t cell = 0; cell < score_.size(); ++cell)
    best = std::max(best, score_[cell] & open_[cell]);
  std::size_t cell = 0;
  if (best > 0) {
    while ((score_[cell] & open_[cell]) != best) ++cell;
  } else {
    while (open_[cell] == 0) ++cell;
  }
  return static_cast<int>(cell);
}

void DensityBoard::hear(const Reply& reply) {
  if (reply.answer == Answer::miss) return kill_over(reply.cell);
  for (const int berth : table_->berths_.over(reply.cell)) hit(berth, reply.length);
  for_each_berth_too_near(table_->berths_, reply.cell, [&](int berth) { kill(berth); });
  if (reply.answer == Answer::sunk) sink(reply);
}

void DensityBoard::add(int berth, Score weight) {
  const Score all = weight * afloat_[at(table_->berths_.length(berth))];
  for (const int cell : table_->berths_.cells(berth)) score_[at(cell)] += all;
}

/// @param length  of the ship that was hit; 0: not told
void DensityBoard::hit(int berth, int length) {
  if (hits_[at(berth)] == k_dead) return;
  if (length > 0 && table_->berths_.length(berth) != length) return kill(berth);
  const std::uint8_t hits = hits_[at(berth)]++;
  add(berth, table_->weight_[hits + 1U] - table_->weight_[hits]);
}

void DensityBoard::kill(int berth) {
  if (hits_[at(berth)] == k_dead) return;
  add(berth, -table_->weight_[hits_[at(berth)]]);
  hits_[at(berth)] = k_dead;
}

void DensityBoard::kill_over(int cell) {
  for (const int berth : table_->berths_.over(cell)) kill(berth);
}

void DensityBoard::sink(const Reply& reply) {
  const std::vector<int> fits = sunk_berths(reply);
  if (fits.empty()) return kill_over(reply.cell);
  const int length = table_->berths_.length(fits.front());
  if (std::ranges::all_of(fits, [&](int berth) { return table_->berths_.length(berth) == length; }))
    take_out(length);
  for (const int cell : table_->berths_.cells(fits.front()))
    if (std::ranges::all_of(fits, [&](int berth) { return covers(berth, cell); })) kill_over(cell);
}

/// Berths that may have sunk with this shot.
std::vector<int> DensityBoard::sunk_berths(const Reply& reply) const {
  std::vector<int> fits;
  for (const int berth : table_->berths_.over(reply.cell))
    if (hits_[at(berth)] == table_->berths_.length(berth) &&
        (reply.length == 0 || table_->berths_.length(berth) == reply.length))
      fits.push_back(berth);
  return fits;
}

bool DensityBoard::covers(int berth, int cell) const {
  return std::ranges::find(table_->berths_.cells(berth), cell) !=
         table_->berths_.cells(berth).end();
}

/// One ship of that length less is afloat.
void DensityBoard::take_out(int length) {
  if (afloat_[at(length)] == 0) return;
  --afloat_[at(length)];
  const BerthTable::Range range = table_->berths_.of_length(length);
  for (int berth = range.first; berth < range.last; ++berth)
    if (hits_[at(berth)] != k_dead)
      for (const int cell : table_->berths_.cells(berth))
        score_[at(cell)] -= table_->weight_[hits_[at(berth)]];
}

}  // namespace flotilla::hunt
