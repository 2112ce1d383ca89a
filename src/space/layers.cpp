// SPDX-License-Identifier: MIT
#include "space/layers.hpp"

#include <algorithm>
#include <array>
#include <string>

#include "number/assert.hpp"
#include "number/errors.hpp"
#include "number/size_text.hpp"

namespace flotilla::space {

Layers::Layers(const frontier::SweepPlan& plan, const Ring& ring, shard::Communicator& ranks,
               const frontier::SweepOptions& options, std::uint64_t memory, const RowRange& rows,
               AfterRow after_row)
    : plan_(plan),
      sweep_(plan, ring, ranks, options),
      threads_(options.threads),
      after_row_(std::move(after_row)) {
  plan_stops(rows, memory);
  sweep_.begin();
  if (stops_.contains(1)) keep();
  while (sweep_.row() < rows.highest) {
    advance();
    if (stops_.contains(sweep_.row())) keep();
  }
}

void Layers::plan_stops(const RowRange& rows, std::uint64_t memory) {
  const std::uint64_t table_bytes = std::max<std::uint64_t>(sweep_.table().bytes(), 1);
  const auto all = static_cast<std::uint64_t>(rows.size());
  // One table is the sweep's own.
  const std::uint64_t tables =
      memory == 0 ? all : std::max<std::uint64_t>(memory / table_bytes, 1) - 1;
  std::array<std::uint64_t, 1> fewest{~std::min(tables, all)};
  sweep_.ranks().maximum(fewest);  // all ranks keep the same rows
  const auto stops = kept_rows(rows, static_cast<int>(~fewest[0]));
  if (stops) {
    stops_ = *stops;
    return;
  }
  throw LimitError("going back over " + to_string(plan_.problem()) + " needs " +
                   std::to_string(fewest_tables(rows) + 1) + " tables of " +
                   size_text_above(table_bytes) + " at once per rank, allowed " +
                   size_text_below(memory) +
                   " for them; use a larger --memory-limit, more ranks, or a smaller board");
}

void Layers::keep() {
  auto table =
      std::make_unique<frontier::Table>(plan_, sweep_.ring().limbs, sweep_.table().division());
  table->copy_from(sweep_.table(), sweep_.fresh(), threads_);
  kept_[sweep_.row()] = std::move(table);
}

void Layers::advance() {
  static_cast<void>(sweep_.advance());
  if (after_row_) after_row_(sweep_.row());
}

const frontier::Table& Layers::at(int row) {
  FLOTILLA_ASSERT_LIGHT(row >= stops_.rows.lowest && row <= stops_.rows.highest);
  if (!are_all_kept()) kept_.erase(kept_.upper_bound(row), kept_.end());
  FLOTILLA_ASSERT_LIGHT(!kept_.empty());
  if (!kept_.contains(row)) sweep_again(row);
  return *kept_.at(row);
}

void Layers::sweep_again(int row) {
  const auto& [from, table] = *kept_.rbegin();
  sweep_.resume(*table, from, threads_);
  while (sweep_.row() < row) {
    advance();
    ++swept_again_;
    keep();
  }
}

}  // namespace flotilla::space
