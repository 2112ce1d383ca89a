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
#include "space/sweep_keeper.hpp"

namespace flotilla::space {
namespace {

using frontier::HalfTotals;
using frontier::Residues;

// What the table and the work spaces of the way back leave for the tables forward.
std::uint64_t memory_for_layers(const Question& question, const shard::ShardedBackward& back) {
  const std::uint64_t limit = question.memory_for_tables();
  if (limit == 0) return 0;
  return back.bytes() < limit ? limit - back.bytes() : 1;
}

/// Tells how far the sweeps of a question are.
class Steps {
 public:
  Steps(const Question& question, const RowRange& rows)
      : question_(question), of_a_ring_(rows.highest - 1 + rows.size()) {
    progress_.steps = static_cast<int>(question.rings().size()) * of_a_ring_;
  }

  void take() {
    ++progress_.step;
    if (question_.options().progress) question_.options().progress(progress_);
  }
  void skip_ring() { progress_.step += of_a_ring_; }
  /// What a sweep has behind it, or need not do, that goes on from `row` on its way back.
  void skip_to(int row, const RowRange& rows) { progress_.step += 2 * (rows.highest - row + 1); }

 private:
  const Question& question_;
  int of_a_ring_;
  QuestionProgress progress_;
};

/// A sweep forward over `rows`, and back, in one ring. Its keeper may be null.
class RingSweep {
 public:
  RingSweep(const Question& question, const Ring& ring, shard::Communicator& ranks, Steps& steps)
      : question_(question),
        ranks_(ranks),
        steps_(steps),
        keeper_(question.options().keeper),
        back_(question.plan(), ring, ranks, question.sweep_options()) {}

  HalfTotals run(const RowRange& rows, bool is_first_row_asked) {
    const bool goes_on = keeper_ && keeper_->go_on(back_);
    if (goes_on) steps_.skip_to(back_.row(), rows);
    sweep({rows.lowest, goes_on ? back_.row() - 1 : rows.highest}, goes_on);
    if (is_first_row_asked) back_.close();
    return back_.totals();
  }

 private:
  /// @param rows  those whose tables are needed
  void sweep(const RowRange& rows, bool goes_on) {
    bool is_forward = true;  // later rows are swept again
    Layers layers(question_.plan(), back_.ring(), ranks_, question_.sweep_options(),
                  memory_for_layers(question_, back_), rows, [&](int row) {
                    steps_.take();
                    if (is_forward && keeper_) keeper_->after_row_forward(row);
                  });
    is_forward = false;
    if (!goes_on) {
      back_.begin(layers.at(rows.highest));
      after_row_back(rows.lowest);
    }
    while (back_.row() > rows.lowest) {
      back_.retreat(layers.at(back_.row() - 1));
      after_row_back(rows.lowest);
    }
  }

  void after_row_back(int last) {
    steps_.take();
    if (keeper_ && back_.row() > last) keeper_->after_row_back(back_);
  }

  const Question& question_;
  shard::Communicator& ranks_;
  Steps& steps_;
  SweepKeeper* keeper_;
  shard::ShardedBackward back_;
};

HalfTotals sweep_ring(const Question& question, const Ring& ring, int first_row,
                      shard::Communicator& ranks, Steps& steps) {
  SweepKeeper* const keeper = question.options().keeper;
  if (keeper) {
    if (auto kept = keeper->begin(question, ring)) {
      steps.skip_ring();
      return *std::move(kept);
    }
  }
  HalfTotals totals =
      RingSweep(question, ring, ranks, steps).run(rows_needed(question, first_row), first_row == 0);
  if (keeper) keeper->finish(totals);
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

RowRange rows_needed(const Question& question, int first_row) {
  return {std::max(first_row, 1), question.plan().problem().board.rows};
}

RowTotals sweep_there_and_back(const Question& question, int first_row,
                               shard::Communicator& ranks) {
  Steps steps(question, rows_needed(question, first_row));
  std::vector<HalfTotals> by_ring;
  for (const Ring& ring : question.rings())
    by_ring.push_back(sweep_ring(question, ring, first_row, ranks, steps));
  RowTotals totals;
  const auto told = static_cast<std::size_t>(first_row);
  totals.first.resize(told);
  totals.second.resize(told);
  for (std::size_t row = told; row < by_ring.front().first.size(); ++row) {
    std::vector<Residues> first, second;
    for (const HalfTotals& ring : by_ring) {
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
