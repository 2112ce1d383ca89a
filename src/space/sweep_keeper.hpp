// SPDX-License-Identifier: MIT
#pragma once

#include <exception>
#include <optional>
#include <string>
#include <utility>

#include "number/ring.hpp"
#include "shard/sharded_backward.hpp"
#include "space/question.hpp"

namespace flotilla::space {

/// A SweepKeeper wants no more sweeping: thrown through a question, on every rank alike. Not an Error, as
/// nothing failed.
class Stopped : public std::exception {
 public:
  /// @param where  such as "after row 3/9 of the way back"
  explicit Stopped(std::string where) : where_(std::move(where)) {}
  [[nodiscard]] const char* what() const noexcept override { return where_.c_str(); }

 private:
  std::string where_;
};

/// Watches the sweeps there and back of a run, ring by ring, and may keep what they find for a run that
/// goes on from there: that one asks the same questions, so the sweeps come in the same order.
///
/// All members are collective; those that watch may throw Stopped.
class SweepKeeper {
 public:
  virtual ~SweepKeeper() = default;

  /// The next sweep. @return  what it found in an earlier run; nothing: it is to be swept. Both arguments
  /// outlive the sweep.
  [[nodiscard]] virtual std::optional<frontier::HalfTotals> begin(const Question& question,
                                                                  const Ring& ring) = 0;
  /// Brings it to where it was saved on its way back. @return  false: it starts from the beginning.
  [[nodiscard]] virtual bool go_on(shard::ShardedBackward& back) = 0;
  /// After a row on its way forward, before it turns back.
  virtual void after_row_forward(int row) = 0;
  /// After a row on its way back that is not the last one needed.
  virtual void after_row_back(const shard::ShardedBackward& back) = 0;
  virtual void finish(const frontier::HalfTotals& totals) = 0;
};

}  // namespace flotilla::space
