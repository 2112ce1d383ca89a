// SPDX-License-Identifier: MIT
#include "space/layers.hpp"

#include <string>

#include "number/assert.hpp"
#include "number/errors.hpp"

namespace flotilla::space {

Layers::Layers(const frontier::SweepPlan& plan, const Ring& ring, shard::Communicator& ranks,
               const frontier::SweepOptions& options, std::uint64_t memory, int lowest,
               AfterRow after_row)
    : plan_(plan),
      sweep_(plan, ring, ranks, options),
      after_row_(std::move(after_row)),
      rows_(plan.problem().board.rows),
      lowest_(lowest) {
  const std::uint64_t table_bytes = std::max<std::uint64_t>(sweep_.table().bytes(), 1);
  // One table is the sweep's own.
  const std::uint64_t tables = memory == 0 ? static_cast<std::uint64_t>(rows_needed())
                                           : std::max<std::uint64_t>(memory / table_bytes, 1) - 1;
  std::array<std::uint64_t, 1> fewest{~std::min(tables, static_cast<std::uint64_t>(rows_needed()))};
  ranks.maximum(fewest);  // all ranks keep the same rows
  plan_stops(static_cast<int>(~fewest[0]), table_bytes, memory);
  sweep_.begin();
  if (is_stop(1)) keep();
  while (sweep_.row() < rows_) {
    advance();
    if (is_stop(sweep_.row())) keep();
  }
}

// Every stride-th table is kept, and all of the last stride; going back, a stretch of stride rows is
// swept again at a time. The fewest tables are about twice the square root of the rows.
void Layers::plan_stops(int most_tables, std::uint64_t table_bytes, std::uint64_t memory) {
  const auto needed = [&](int stride) {
    return stride == 1 ? rows_needed() : (rows_needed() + stride - 1) / stride + stride;
  };
  int best = 1;
  for (stride_ = 1; stride_ <= rows_needed(); ++stride_) {
    if (needed(stride_) <= most_tables) return;
    if (needed(stride_) < needed(best)) best = stride_;
  }
  const std::uint64_t mebi = std::uint64_t{1} << 20U;
  throw LimitError("going back over " + to_string(plan_.problem()) + " needs " +
                   std::to_string(needed(best) + 1) + " tables of " +
                   std::to_string(table_bytes / mebi + 1) + " MiB at once per rank, allowed " +
                   std::to_string(memory / mebi) +
                   " MiB for them; use a larger --memory-limit, more ranks, or a smaller board");
}

bool Layers::is_stop(int row) const {
  if (row < lowest_) return false;
  return (row - lowest_) % stride_ == 0 || row > rows_ - stride_;
}

void Layers::keep() {
  auto table =
      std::make_unique<frontier::Table>(plan_, sweep_.ring().limbs, sweep_.table().division());
  table->copy_from(sweep_.table());
  kept_[sweep_.row()] = std::move(table);
}

void Layers::advance() {
  static_cast<void>(sweep_.advance());
  if (after_row_) after_row_(sweep_.row());
}

const frontier::Table& Layers::at(int row) {
  FLOTILLA_ASSERT_LIGHT(row >= lowest_ && row <= rows_);
  if (!are_all_kept()) kept_.erase(kept_.upper_bound(row), kept_.end());
  FLOTILLA_ASSERT_LIGHT(!kept_.empty());
  if (!kept_.contains(row)) sweep_again(row);
  return *kept_.at(row);
}

void Layers::sweep_again(int row) {
  const auto& [from, table] = *kept_.rbegin();
  sweep_.table().copy_from(*table);
  sweep_.resume(from);
  while (sweep_.row() < row) {
    advance();
    ++swept_again_;
    keep();
  }
}

}  // namespace flotilla::space
