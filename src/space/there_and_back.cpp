// SPDX-License-Identifier: MIT
// A transition from state s to state t that puts c into half a row is used by
// (ways to get to s) x (ways to go on from t) placements; summed over all transitions with the same c,
// these are the placements that hold c there.
#include "space/there_and_back.hpp"

#include <algorithm>
#include <numeric>
#include <stdexcept>
#include <string>

#include "shard/sharded_backward.hpp"
#include "space/combine.hpp"
#include "space/layers.hpp"

namespace flotilla::space {
namespace {

using frontier::Residues;

/// Residues of one ring, by row.
struct RingTotals {
  std::vector<Residues> first, second;
};

// What the table and the work spaces of the way back leave for the tables forward.
std::uint64_t memory_for_layers(const Question& question, const shard::ShardedBackward& back) {
  const std::uint64_t limit = question.memory_for_tables();
  if (limit == 0) return 0;
  return back.bytes() < limit ? limit - back.bytes() : 1;
}

RingTotals sweep_ring(const Question& question, const Ring& ring, int first_row,
                      shard::Communicator& ranks, const std::function<void()>& after_step) {
  const int rows = question.plan().problem().board.rows;
  shard::ShardedBackward back(question.plan(), ring, ranks, question.sweep_options());
  // A row begins in the pass that ends the row before.
  const int last_pass = std::max(first_row, 1);
  Layers layers(question.plan(), ring, ranks, question.sweep_options(),
                memory_for_layers(question, back), last_pass, [&](int) { after_step(); });
  back.begin(layers.at(rows));
  after_step();
  while (back.row() > last_pass) {
    back.retreat(layers.at(back.row() - 1));
    after_step();
  }
  if (first_row == 0) back.close();
  RingTotals totals;
  for (int row = first_row + 1; row <= rows; ++row) {
    totals.first.push_back(back.first(row));
    totals.second.push_back(back.second(row));
  }
  return totals;
}

BigInt sum(const std::vector<BigInt>& numbers) {
  return std::accumulate(numbers.begin(), numbers.end(), BigInt(0));
}

void check(const RowTotals& totals, std::size_t first_row, bool are_halves_told) {
  for (std::size_t row = first_row; row < totals.second.size(); ++row) {
    const bool agrees = sum(totals.second[row]) == totals.total &&
                        (!are_halves_told || sum(totals.first[row]) == totals.total);
    if (agrees) continue;
    throw std::logic_error("row " + std::to_string(row + 1) +
                           " sums to another number of placements than the first row: a defect of "
                           "this program; please report it");
  }
}

}  // namespace

RowTotals sweep_there_and_back(const Question& question, int first_row,
                               shard::Communicator& ranks) {
  const int rows = question.plan().problem().board.rows;
  const int passes_back = rows - std::max(first_row, 1) + 1;
  QuestionProgress progress{0,
                            static_cast<int>(question.rings().size()) * (rows - 1 + passes_back)};
  std::vector<RingTotals> by_ring;
  for (const Ring& ring : question.rings()) {
    by_ring.push_back(sweep_ring(question, ring, first_row, ranks, [&] {
      ++progress.step;
      if (question.options().progress) question.options().progress(progress);
    }));
  }
  RowTotals totals;
  const auto told = static_cast<std::size_t>(first_row);
  totals.first.resize(told);
  totals.second.resize(told);
  for (std::size_t row = 0; row < static_cast<std::size_t>(rows - first_row); ++row) {
    std::vector<Residues> first, second;
    for (const RingTotals& ring : by_ring) {
      first.push_back(ring.first[row]);
      second.push_back(ring.second[row]);
    }
    totals.first.push_back(combine(first, question.rings()));
    totals.second.push_back(combine(second, question.rings()));
  }
  totals.total = sum(totals.second.back());
  check(totals, told, question.plan().options().trace == frontier::Trace::contents);
  return totals;
}

}  // namespace flotilla::space
