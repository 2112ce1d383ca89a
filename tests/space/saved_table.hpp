// SPDX-License-Identifier: MIT
#pragma once

#include <gtest/gtest.h>

#include <map>
#include <optional>
#include <vector>

#include "space/count.hpp"

namespace flotilla::space {

/// A checkpoint in memory: stops a count after one row and keeps its table, then gives it back.
class SavedTable {
 public:
  SavedTable(int ring, int row) : ring_(ring), row_(row) {}

  [[nodiscard]] CountHooks saving() {
    CountHooks hooks;
    hooks.after_row = [this](const RowReport& report, const CountProgress& progress,
                             const shard::ShardedSweep& sweep) {
      if (report.ring != ring_ || report.row != row_) return true;
      EXPECT_EQ(progress.ring, ring_);
      EXPECT_EQ(progress.row, row_ + 1);
      EXPECT_EQ(progress.finished.size(), static_cast<std::size_t>(ring_));
      progress_ = progress;
      side_ = sweep.fresh();
      for (const int stem : sweep.table().ownership().of(side_)) {
        groups_[stem].resize(sweep.table().group_bytes(side_, stem));
        sweep.table().copy_group_out(side_, stem, groups_[stem]);
      }
      return false;
    };
    return hooks;
  }

  [[nodiscard]] CountHooks loading() const {
    CountHooks hooks;
    hooks.load_table = [this](shard::ShardedSweep& sweep) {
      EXPECT_EQ(sweep.row(), row_ + 1);
      EXPECT_EQ(sweep.fresh(), side_);
      for (const int stem : sweep.table().ownership().of(side_)) {
        sweep.table().copy_group_in(side_, stem, groups_.at(stem));
      }
    };
    return hooks;
  }

  [[nodiscard]] const CountProgress& progress() const { return progress_.value(); }

 private:
  int ring_, row_;
  frontier::Side side_ = frontier::Side::left;
  std::map<int, std::vector<std::byte>> groups_;
  std::optional<CountProgress> progress_;
};

}  // namespace flotilla::space
