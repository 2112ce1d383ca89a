// SPDX-License-Identifier: MIT
// Equal ships count as different ones: a ship put on a hit may be any of those left of its length, hence the factors
// `ways`. Ships left over never cover a hit: each hit is covered by a ship already, and ships do not overlap.
#include "hunt/berth_sums.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <limits>

#include "number/narrow.hpp"

namespace flotilla::hunt {

namespace {

template <std::size_t W>
using Mask = std::array<std::uint64_t, W>;

template <std::size_t W, class Visit>
inline void for_each_bit(const Mask<W>& mask, const Visit& visit) {
  for (std::size_t word = 0; word < W; ++word)
    for (std::uint64_t bits = mask[word]; bits != 0; bits &= bits - 1)
      visit(word * 64 + static_cast<std::size_t>(std::countr_zero(bits)));
}

/// For each berth of `some`: how many of `others` go with it. Adds ways x that many to its sum.
template <std::size_t W>
[[gnu::always_inline]] inline std::uint64_t add_partners(const Mask<W>& some, const Mask<W>& others,
                                                         const Mask<W>* compatible,
                                                         std::uint64_t ways, std::uint64_t* sums) {
  std::uint64_t pairs = 0;
  for (std::size_t word = 0; word < W; ++word)
    for (std::uint64_t bits = some[word]; bits != 0; bits &= bits - 1) {
      const std::size_t berth = word * 64 + static_cast<std::size_t>(std::countr_zero(bits));
      const Mask<W>& mask = compatible[berth];
      int partners = 0;
      for (std::size_t w = 0; w < W; ++w) partners += std::popcount(others[w] & mask[w]);
      sums[berth] += ways * static_cast<std::uint64_t>(partners);
      pairs += static_cast<std::uint64_t>(partners);
    }
  return pairs * ways;
}

template <std::size_t W>
using AddPartners = std::uint64_t (*)(const Mask<W>&, const Mask<W>&, const Mask<W>*, std::uint64_t,
                                      std::uint64_t*);

template <std::size_t W>
std::uint64_t add_partners_anywhere(const Mask<W>& some, const Mask<W>& others,
                                    const Mask<W>* compatible, std::uint64_t ways,
                                    std::uint64_t* sums) {
  return add_partners<W>(some, others, compatible, ways, sums);
}

#if defined(__x86_64__)
template <std::size_t W>
[[gnu::target("popcnt")]] std::uint64_t add_partners_popcnt(const Mask<W>& some,
                                                            const Mask<W>& others,
                                                            const Mask<W>* compatible,
                                                            std::uint64_t ways,
                                                            std::uint64_t* sums) {
  return add_partners<W>(some, others, compatible, ways, sums);
}
#endif

template <std::size_t W>
AddPartners<W> fastest_add_partners() {
#if defined(__x86_64__)
  if (__builtin_cpu_supports("popcnt") != 0) return add_partners_popcnt<W>;
#endif
  return add_partners_anywhere<W>;
}

/// Lengths of the fleet are numbered 0, 1, .. from the shortest; so is the berth of a length within it.
template <std::size_t W>
class BerthSumsOf final : public BerthSums {
 public:
  explicit BerthSumsOf(const BerthTable& table) : table_(table) {
    const Problem& problem = table.problem();
    for (int length = 1; length <= problem.fleet.longest(); ++length) {
      if (problem.fleet.of_length(length) == 0) continue;
      first_.push_back(table.of_length(length).first);
      size_.push_back(table.of_length(length).last - table.of_length(length).first);
      ships_.push_back(problem.fleet.of_length(length));
    }
    fill_compatible();
    fill_covering();
    const auto ships = at(problem.fleet.ships());
    levels_.assign(ships + 1, std::vector<Mask<W>>(lengths()));
    is_covered_.resize(over_.size());
  }

  double work(const Knowledge& knowledge) override {
    begin(knowledge);
    nodes_ = 0;
    return cover_work(0);
  }

  void count(const Knowledge& knowledge, LabelledSums& sums) override {
    begin(knowledge);
    sums.of_berth.assign(at(table_.size()), 0);
    sums_ = sums.of_berth.data();
    sums.total = cover(0, 1);
  }

  void sample(const Knowledge& knowledge, std::uint64_t total, std::uint64_t samples,
              const std::function<void(std::span<const int>)>& visit) override {
    if (total == 0) return;
    begin(knowledge);
    scratch_.assign(at(table_.size()), 0);
    sums_ = scratch_.data();
    targets_ = Targets(total, std::min(total, samples));
    visit_ = &visit;
    passed_ = 0;
    put_.clear();
    cover(0, 1);
    visit_ = nullptr;
  }

 private:
  /// Evenly spaced numbers below a total, and how many were passed.
  class Targets {
   public:
    Targets() = default;
    Targets(std::uint64_t total, std::uint64_t count)
        : step_(total / count), rest_(total % count), count_(count) {}
    [[nodiscard]] bool is_in(std::uint64_t passed, std::uint64_t more) const {
      return next_ < count_ && number() < passed + more;
    }
    [[nodiscard]] std::uint64_t number() const {
      return step_ * next_ + rest_ * next_ / count_ + step_ / 2;
    }
    void take() { ++next_; }

   private:
    std::uint64_t step_ = 0, rest_ = 0, count_ = 0, next_ = 0;
  };

  static constexpr int k_max_nodes = 20000;  // of the search for ways to cover the hits

  [[nodiscard]] std::size_t lengths() const { return first_.size(); }

  void fill_compatible() {
    compatible_.resize(lengths() * lengths());
    for (std::size_t s = 0; s < lengths(); ++s)
      for (std::size_t t = 0; t < lengths(); ++t) {
        auto& masks = compatible_[s * lengths() + t];
        masks.assign(at(size_[s]), Mask<W>{});
        for (int i = 0; i < size_[s]; ++i)
          for (int j = 0; j < size_[t]; ++j)
            if (flotilla::compatible(table_.ship(first_[s] + i), table_.ship(first_[t] + j),
                                     table_.problem().touch))
              set(masks[at(i)], at(j));
      }
  }

  void fill_covering() {
    over_.assign(at(table_.problem().board.cells()), std::vector<Mask<W>>(lengths()));
    for (std::size_t t = 0; t < lengths(); ++t)
      for (int i = 0; i < size_[t]; ++i)
        for (const int cell : table_.cells(first_[t] + i)) set(over_[at(cell)][t], at(i));
  }

  static void set(Mask<W>& mask, std::size_t bit) {
    mask[bit / 64] |= std::uint64_t{1} << (bit % 64);
  }

  static int size(const Mask<W>& mask) {
    int bits = 0;
    for (const std::uint64_t word : mask) bits += std::popcount(word);
    return bits;
  }

  void begin(const Knowledge& knowledge) {
    left_ = ships_;
    hits_ = &knowledge.hits();
    std::ranges::fill(is_covered_, std::uint8_t{0});
    for (std::size_t t = 0; t < lengths(); ++t) {
      Mask<W>& mask = levels_[0][t];
      mask = {};
      for (int i = 0; i < size_[t]; ++i)
        if (knowledge.is_possible(first_[t] + i)) set(mask, at(i));
    }
  }

  /// Puts a ship: the berths that stay possible go to the next level.
  void put(std::size_t level, std::size_t t, std::size_t berth) {
    for (std::size_t other = 0; other < lengths(); ++other) {
      if (left_[other] == 0) continue;
      const Mask<W>& mask = compatible_[t * lengths() + other][berth];
      const Mask<W>& from = levels_[level][other];
      Mask<W>& to = levels_[level + 1][other];
      for (std::size_t w = 0; w < W; ++w) to[w] = from[w] & mask[w];
    }
  }

  /// The bare hit that the fewest berths cover; -1 if all are covered.
  int tightest_hit(std::size_t level) const {
    int tightest = -1;
    int fewest = std::numeric_limits<int>::max();
    for (const int hit : *hits_) {
      if (is_covered_[at(hit)] != 0) continue;
      int ways = 0;
      for (std::size_t t = 0; t < lengths(); ++t) {
        if (left_[t] == 0) continue;
        for (std::size_t w = 0; w < W; ++w)
          ways += std::popcount(levels_[level][t][w] & over_[at(hit)][t][w]);
      }
      if (ways >= fewest) continue;
      fewest = ways;
      tightest = hit;
    }
    return tightest;
  }

  /// Visits every way to cover `hit`, with the ship put and its cells marked.
  template <class Visit>
  void for_each_cover(std::size_t level, int hit, const Visit& visit) {
    for (std::size_t t = 0; t < lengths(); ++t) {
      if (left_[t] == 0) continue;
      Mask<W> berths;
      for (std::size_t w = 0; w < W; ++w) berths[w] = levels_[level][t][w] & over_[at(hit)][t][w];
      const auto ways = static_cast<std::uint64_t>(left_[t]);
      for_each_bit<W>(berths, [&](std::size_t berth) {
        const int number = first_[t] + static_cast<int>(berth);
        --left_[t];
        put(level, t, berth);
        for (const int cell : table_.cells(number)) is_covered_[at(cell)] = 1;
        put_.push_back(number);
        visit(number, ways);
        put_.pop_back();
        for (const int cell : table_.cells(number)) is_covered_[at(cell)] = 0;
        ++left_[t];
      });
    }
  }

  std::uint64_t cover(std::size_t level, std::uint64_t ways) {
    const int hit = tightest_hit(level);
    if (hit < 0) return put_loose(level, ways);
    std::uint64_t total = 0;
    for_each_cover(level, hit, [&](int berth, std::uint64_t equal_ships) {
      const std::uint64_t with_it = cover(level + 1, ways * equal_ships);
      sums_[berth] += with_it;
      total += with_it;
    });
    return total;
  }

  double cover_work(std::size_t level) {
    const int hit = tightest_hit(level);
    if (hit < 0) return plan(level).work;
    if (++nodes_ > k_max_nodes) return std::numeric_limits<double>::infinity();
    double work = 1;
    for_each_cover(level, hit, [&](int, std::uint64_t) { work += cover_work(level + 1); });
    return work;
  }

  /// The order in which loose ships are put: the last two as a pair.
  struct Plan {
    std::array<std::uint8_t, 64> order{};
    std::size_t ships = 0;
    double work = 1;
  };

  Plan plan(std::size_t level) const {
    Plan plan;
    std::array<int, 64> berths{};
    for (std::size_t t = 0; t < lengths(); ++t)
      for (int i = 0; i < left_[t]; ++i) {
        berths[plan.ships] = size(levels_[level][t]);
        plan.order[plan.ships++] = static_cast<std::uint8_t>(t);
      }
    if (plan.ships < 2) return plan;
    double all = 1;
    for (std::size_t i = 0; i < plan.ships; ++i) all *= berths[i];
    // The pair for which the least is left to do: a pair of equal ships is looked at from one side only.
    std::size_t first = 0, second = 1;
    plan.work = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < plan.ships; ++i)
      for (std::size_t j = i + 1; j < plan.ships; ++j) {
        if (berths[i] == 0 || berths[j] == 0) continue;
        const double a = berths[i], b = berths[j];
        const double work = all / (a * b) * (plan.order[i] == plan.order[j] ? a : a + b);
        if (work >= plan.work) continue;
        plan.work = work;
        first = i;
        second = j;
      }
    if (all == 0) plan.work = 1;
    std::swap(plan.order[second], plan.order[plan.ships - 1]);
    std::swap(plan.order[first == plan.ships - 1 ? second : first], plan.order[plan.ships - 2]);
    return plan;
  }

  std::uint64_t put_loose(std::size_t level, std::uint64_t ways) {
    const Plan order = plan(level);
    if (order.ships == 0) {
      if (visit_ != nullptr) sample_from(ways, ways, [](std::uint64_t) {});
      return ways;
    }
    if (order.ships == 1) {
      const std::size_t t = order.order[0];
      if (visit_ != nullptr) {
        const auto berths = static_cast<std::uint64_t>(size(levels_[level][t]));
        sample_from(ways * berths, ways, [&](std::uint64_t i) {
          put_.push_back(first_[t] + nth_bit(levels_[level][t], i));
        });
      }
      for_each_bit<W>(levels_[level][t],
                      [&](std::size_t berth) { sums_[at(first_[t]) + berth] += ways; });
      return ways * static_cast<std::uint64_t>(size(levels_[level][t]));
    }
    return put_next(level, order, 0, ways);
  }

  std::uint64_t put_next(std::size_t level, const Plan& plan, std::size_t i, std::uint64_t ways) {
    const std::size_t t = plan.order[i];
    if (i + 2 == plan.ships) return put_pair(level, t, plan.order[i + 1], ways);
    std::uint64_t total = 0;
    --left_[t];
    for_each_bit<W>(levels_[level][t], [&](std::size_t berth) {
      put(level, t, berth);
      put_.push_back(first_[t] + static_cast<int>(berth));
      const std::uint64_t with_it = put_next(level + 1, plan, i + 1, ways);
      put_.pop_back();
      sums_[at(first_[t]) + berth] += with_it;
      total += with_it;
    });
    ++left_[t];
    return total;
  }

  std::uint64_t put_pair(std::size_t level, std::size_t s, std::size_t t, std::uint64_t ways) {
    const std::uint64_t layouts = count_pairs(level, s, t, ways);
    if (visit_ != nullptr)
      sample_from(layouts, ways, [&](std::uint64_t i) { push_pair(level, s, t, i); });
    return layouts;
  }

  /// Visits the samples among the next `layouts`, of which `ways` in a row are the same. @param push  puts the loose
  /// ships of the i-th different one.
  template <class Push>
  void sample_from(std::uint64_t layouts, std::uint64_t ways, const Push& push) {
    const std::size_t ships = put_.size();
    for (; targets_.is_in(passed_, layouts); targets_.take()) {
      push((targets_.number() - passed_) / ways);
      (*visit_)(put_);
      put_.resize(ships);
    }
    passed_ += layouts;
  }

  static int nth_bit(const Mask<W>& mask, std::uint64_t n) {
    for (std::size_t word = 0; word < W; ++word) {
      const auto bits = static_cast<std::uint64_t>(std::popcount(mask[word]));
      if (n >= bits) {
        n -= bits;
        continue;
      }
      std::uint64_t left = mask[word];
      for (; n > 0; --n) left &= left - 1;
      return static_cast<int>(word) * 64 + std::countr_zero(left);
    }
    return -1;
  }

  /// Puts the i-th pair of berths of `s` and `t` that go together.
  void push_pair(std::size_t level, std::size_t s, std::size_t t, std::uint64_t i) {
    bool is_found = false;
    for_each_bit<W>(levels_[level][s], [&](std::size_t berth) {
      if (is_found) return;
      Mask<W> partners = compatible_[s * lengths() + t][berth];
      for (std::size_t w = 0; w < W; ++w) partners[w] &= levels_[level][t][w];
      const auto count = static_cast<std::uint64_t>(size(partners));
      if (i >= count) {
        i -= count;
        return;
      }
      put_.push_back(first_[s] + static_cast<int>(berth));
      put_.push_back(first_[t] + nth_bit(partners, i));
      is_found = true;
    });
  }

  std::uint64_t count_pairs(std::size_t level, std::size_t s, std::size_t t, std::uint64_t ways) {
    const Mask<W>& some = levels_[level][s];
    const Mask<W>& others = levels_[level][t];
    if (s == t) {  // each berth is that of the one and that of the other
      return add_partners_(some, some, compatible_[s * lengths() + s].data(), 2 * ways,
                           sums_ + first_[s]) /
             2;
    }
    add_partners_(others, some, compatible_[t * lengths() + s].data(), ways, sums_ + first_[t]);
    return add_partners_(some, others, compatible_[s * lengths() + t].data(), ways,
                         sums_ + first_[s]);
  }

  const BerthTable& table_;
  AddPartners<W> add_partners_ = fastest_add_partners<W>();
  std::vector<int> first_, size_, ships_;         // by length: first berth, berths, ships
  std::vector<std::vector<Mask<W>>> compatible_;  // [s * lengths + t][berth of s]: berths of t
  std::vector<std::vector<Mask<W>>> over_;        // [cell][t]: berths that cover it

  std::vector<std::vector<Mask<W>>> levels_;  // [ships put][t]: possible berths
  std::vector<int> left_;                     // by length: ships not put
  const std::vector<int>* hits_ = nullptr;
  std::vector<std::uint8_t> is_covered_;  // by cell
  std::uint64_t* sums_ = nullptr;
  int nodes_ = 0;

  const std::function<void(std::span<const int>)>* visit_ = nullptr;  // null: only counting
  Targets targets_;
  std::uint64_t passed_ = 0;  // layouts
  std::vector<int> put_;      // berths of the ships put, but for a pair
  std::vector<std::uint64_t> scratch_;
};

/// True if all products of berths, with equal ships told apart, stay below 2^63.
bool fits(const BerthTable& table) {
  const Fleet& fleet = table.problem().fleet;
  double layouts = 1;
  for (int length = 1; length <= fleet.longest(); ++length)
    for (int i = 0; i < fleet.of_length(length); ++i)
      layouts *= table.of_length(length).last - table.of_length(length).first;
  return layouts < 0x1p63 && fleet.ships() <= 64;
}

}  // namespace

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

}  // namespace flotilla::hunt
