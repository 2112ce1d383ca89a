// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <vector>

#include "berths/openings.hpp"

namespace flotilla::berths {

/// Layouts that agree with what is known, by berth, where equal ships count as different: a layout counts once
/// for each way to tell them apart.
struct LabelledSums {
  std::uint64_t total = 0;
  std::vector<std::uint64_t> of_berth;  ///< layouts with a ship there
};

/// Ways to tell equal ships apart: the product of n! over the lengths. @param fleet  with a sum below 2^63 as make_berth_sums wants it
[[nodiscard]] std::uint64_t ways_to_label(const Fleet& fleet);

/// Counts those layouts by placing ships: first the hits are covered, in every way; the ships that are left are put
/// one by one, but for the last two, whose pairs are counted from bit sets of berths. Much faster than a sweep
/// over the board where few ships are loose, as in all but the first shots of a game; hopeless for large fleets.
class BerthSums {
 public:
  virtual ~BerthSums() = default;
  /// Pairs of berths to look at, about; each takes 1 to 2 ns. Infinite if it is far too much to be worked out.
  [[nodiscard]] virtual double work(const Openings& openings) = 0;
  virtual void count(const Openings& openings, LabelledSums& sums) = 0;
  /// Visits `samples` of these layouts, evenly spaced in the order in which they are counted: without randomness, yet
  /// each layout's share is its own to within one sample. All of them, once each, if there are no more.
  /// @param total  as count() says  @param visit  receives the berths of a layout, in no order
  virtual void sample(const Openings& openings, std::uint64_t total, std::uint64_t samples,
                      const std::function<void(std::span<const int>)>& visit) = 0;
};

/// @param table  must outlive the result.
/// @return       null if sums of this problem may pass 2^64, or a length has more than 1024 berths.
[[nodiscard]] std::unique_ptr<BerthSums> make_berth_sums(const BerthTable& table);

}  // namespace flotilla::berths
