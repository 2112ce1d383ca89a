// SPDX-License-Identifier: MIT
// Equal ships count as different ones: a ship put on a hit may be any of those left of its length, hence the factors
// `ways`. Ships left over never cover a hit: each hit is covered by a ship already, and ships do not overlap.
#include "berths/berth_sums.hpp"

#include <algorithm>
#include <limits>

#include "berths/berth_masks.hpp"
#include "berths/berth_partners.hpp"
#include "berths/even_samples.hpp"
#include "berths/placed_ships.hpp"
#include "number/narrow.hpp"

namespace flotilla::berths {

namespace {

/// Lengths and their berths are numbered as in BerthMasks.
template <std::size_t W>
class BerthSumsOf final : public BerthSums {
 public:
  explicit BerthSumsOf(const BerthTable& table) : masks_(table), placed_(masks_) {}

  double work(const Openings& openings) override {
    placed_.begin(openings);
    nodes_ = 0;
    return cover_work(0);
  }

  void count(const Openings& openings, LabelledSums& sums) override {
    placed_.begin(openings);
    sums.of_berth.assign(at(masks_.table().size()), 0);
    sums_ = sums.of_berth.data();
    sums.total = cover(0, 1);
  }

  void sample(const Openings& openings, std::uint64_t total, std::uint64_t samples,
              const std::function<void(std::span<const int>)>& visit) override {
    if (total == 0) return;
    placed_.begin(openings);
    scratch_.assign(at(masks_.table().size()), 0);
    sums_ = scratch_.data();
    samples_.begin(total, samples, visit);
    cover(0, 1);
    samples_.end();
  }

 private:
  static constexpr int k_max_nodes = 20000;  // of the search for ways to cover the hits

  double cover_work(std::size_t depth) {
    const int hit = placed_.tightest_hit(depth);
    if (hit < 0) return placed_.loose_order(depth).work();
    if (++nodes_ > k_max_nodes) return std::numeric_limits<double>::infinity();
    double work = 1;
    placed_.for_each_cover(depth, hit, [&](int, std::uint64_t) { work += cover_work(depth + 1); });
    return work;
  }

  /// Covers the hits that are bare, then puts the other ships. @return  layouts, times `ways`; as all below.
  std::uint64_t cover(std::size_t depth, std::uint64_t ways) {
    const int hit = placed_.tightest_hit(depth);
    if (hit < 0) return put_loose(depth, ways);
    std::uint64_t total = 0;
    placed_.for_each_cover(depth, hit, [&](int berth, std::uint64_t equal_ships) {
      const std::uint64_t with_it = cover(depth + 1, ways * equal_ships);
      sums_[berth] += with_it;
      total += with_it;
    });
    return total;
  }

  std::uint64_t put_loose(std::size_t depth, std::uint64_t ways) {
    const LooseOrder order = placed_.loose_order(depth);
    if (order.ships() == 0) {
      samples_.pass(ways, ways, placed_.berths(), [](std::uint64_t) {});
      return ways;
    }
    if (order.ships() == 1) return put_last(depth, order.length(0), ways);
    return put_next(depth, order, 0, ways);
  }

  std::uint64_t put_last(std::size_t depth, std::size_t t, std::uint64_t ways) {
    const BerthMask<W>& open = placed_.open(depth, t);
    const std::uint64_t layouts = ways * static_cast<std::uint64_t>(size_of<W>(open));
    samples_.pass(layouts, ways, placed_.berths(),
                  [&](std::uint64_t i) { push(t, nth_bit<W>(open, i)); });
    for_each_bit<W>(open, [&](std::size_t berth) { sums_of(t)[berth] += ways; });
    return layouts;
  }

  std::uint64_t put_next(std::size_t depth, const LooseOrder& order, std::size_t i,
                         std::uint64_t ways) {
    const std::size_t t = order.length(i);
    if (i + 2 == order.ships()) return put_pair(depth, t, order.length(i + 1), ways);
    std::uint64_t total = 0;
    for_each_bit<W>(placed_.open(depth, t), [&](std::size_t berth) {
      placed_.put(depth, t, berth, [&] {
        const std::uint64_t with_it = put_next(depth + 1, order, i + 1, ways);
        sums_of(t)[berth] += with_it;
        total += with_it;
      });
    });
    return total;
  }

  std::uint64_t put_pair(std::size_t depth, std::size_t s, std::size_t t, std::uint64_t ways) {
    const std::uint64_t layouts =
        count_pairs(placed_.open(depth, s), s, placed_.open(depth, t), t, ways);
    samples_.pass(layouts, ways, placed_.berths(),
                  [&](std::uint64_t i) { push_pair(depth, s, t, i); });
    return layouts;
  }

  std::uint64_t count_pairs(const BerthMask<W>& some, std::size_t s, const BerthMask<W>& others,
                            std::size_t t, std::uint64_t ways) {
    if (s == t)  // each berth is that of the one and that of the other
      return add_partners<W>(some, some, masks_.compatible(s, s), 2 * ways, sums_of(s)) / 2;
    add_partners<W>(others, some, masks_.compatible(t, s), ways, sums_of(t));
    return add_partners<W>(some, others, masks_.compatible(s, t), ways, sums_of(s));
  }

  /// Adds the i-th pair of berths of `s` and `t` that go together to the ships put.
  void push_pair(std::size_t depth, std::size_t s, std::size_t t, std::uint64_t i) {
    bool is_found = false;
    for_each_bit<W>(placed_.open(depth, s), [&](std::size_t berth) {
      if (is_found) return;
      const BerthMask<W> partners =
          common<W>(masks_.compatible(s, t)[berth], placed_.open(depth, t));
      const auto count = static_cast<std::uint64_t>(size_of<W>(partners));
      if (i >= count) {
        i -= count;
        return;
      }
      push(s, static_cast<int>(berth));
      push(t, nth_bit<W>(partners, i));
      is_found = true;
    });
  }

  void push(std::size_t t, int berth) { placed_.berths().push_back(masks_.first(t) + berth); }

  /// By berth of a length.
  [[nodiscard]] std::uint64_t* sums_of(std::size_t t) { return sums_ + masks_.first(t); }

  BerthMasks<W> masks_;
  PlacedShips<W> placed_;
  EvenSamples samples_;
  std::uint64_t* sums_ = nullptr;  // by the table's number of a berth
  std::vector<std::uint64_t> scratch_;
  int nodes_ = 0;
};

/// True if all products of berths, with equal ships told apart, stay below 2^63.
bool fits(const BerthTable& table) {
  const Fleet& fleet = table.problem().fleet;
  double layouts = 1;
  for (int length = 1; length <= fleet.longest(); ++length)
    for (int i = 0; i < fleet.of_length(length); ++i)
      layouts *= table.of_length(length).last - table.of_length(length).first;
  return layouts < 0x1p63 && at(fleet.ships()) <= LooseOrder::k_most_ships;
}

}  // namespace

std::uint64_t ways_to_label(const Fleet& fleet) {
  std::uint64_t ways = 1;
  for (int length = 1; length <= fleet.longest(); ++length)
    for (int i = 2; i <= fleet.of_length(length); ++i) ways *= static_cast<std::uint64_t>(i);
  return ways;
}

std::unique_ptr<BerthSums> make_berth_sums(const BerthTable& table) {
  if (!fits(table)) return nullptr;
  int most = 0;
  for (int length = 1; length <= Fleet::k_max_length; ++length)
    most = std::max(most, table.of_length(length).last - table.of_length(length).first);
  if (most <= 64) return std::make_unique<BerthSumsOf<1>>(table);
  if (most <= 128) return std::make_unique<BerthSumsOf<2>>(table);
  if (most <= 192) return std::make_unique<BerthSumsOf<3>>(table);
  if (most <= 256) return std::make_unique<BerthSumsOf<4>>(table);
  if (most <= 512) return std::make_unique<BerthSumsOf<8>>(table);
  if (most <= 1024) return std::make_unique<BerthSumsOf<16>>(table);
  return nullptr;
}

}  // namespace flotilla::berths
