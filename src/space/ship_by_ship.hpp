// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "berths/berth_table.hpp"
#include "berths/openings.hpp"
#include "berths/symmetry.hpp"
#include "space/berth_counts.hpp"

namespace flotilla::space {

/// Counts of every berth without a sweep: ships are put one by one, the last two as a pair. For few ships that may touch it is
/// several times faster than a sweep, which has to keep many states apart there.
///
/// Where a length has one ship alone, its berths are tasks of their own, shared out to threads; on a blank board one of
/// those that are each other's images is enough.
class ShipByShip {
 public:
  /// @param rules  what is known; nullopt: nothing.
  /// @return       nothing if the fleet has too many ships for this, or rows have numbers.
  [[nodiscard]] static std::unique_ptr<ShipByShip> make(const Problem& problem,
                                                        const std::optional<BerthRules>& rules);

  /// Pairs of berths to look at, about; each takes 1 to 2 ns.
  [[nodiscard]] double work() const { return work_; }
  /// The same for any number of threads. @param options  its threads and progress are used
  [[nodiscard]] BerthCounts count(const QuestionOptions& options) const;

 private:
  /// A berth for the ship that is put first, and how many berths are its images.
  struct Task {
    int berth;
    std::uint64_t images;
  };
  /// By berth, where equal ships count as different: what the tasks found, times their images.
  struct Weighted {
    std::uint64_t total = 0;
    std::vector<std::uint64_t> of_berth;
  };

  ShipByShip(const Problem& problem, const std::optional<BerthRules>& rules);
  void split(bool is_blank);
  [[nodiscard]] berths::Openings openings_of(const Task& task) const;
  [[nodiscard]] Weighted weighted(const QuestionOptions& options) const;

  berths::BerthTable table_;
  berths::Openings openings_;
  std::vector<berths::Symmetry> symmetries_;  // that leave what is known as it is
  berths::BerthTable::Range split_;           // berths of the ship that is put first; none if empty
  std::vector<Task> tasks_;                   // one that says nothing if there is no such ship
  double work_ = 0;
};

}  // namespace flotilla::space
