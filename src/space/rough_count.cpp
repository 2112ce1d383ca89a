// SPDX-License-Identifier: MIT
#include "space/rough_count.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

#include "berths/berth_table.hpp"
#include "number/random_number.hpp"

namespace flotilla::space {
namespace {

constexpr int k_most_cells = 1 << 14;
constexpr double k_work = 2e7;  // berths looked at
constexpr int k_most_samples = 4000;
constexpr int k_least_samples = 50;

std::vector<int> lengths_of(const Fleet& fleet) {
  std::vector<int> lengths;
  for (int length = fleet.longest(); length > 0; --length)
    lengths.insert(lengths.end(), static_cast<std::size_t>(fleet.of_length(length)), length);
  return lengths;
}

double log_of_orders(const Fleet& fleet) {
  double orders = 0;
  for (int length = 1; length <= fleet.longest(); ++length)
    orders += std::lgamma(fleet.of_length(length) + 1.0);
  return orders;
}

/// One placement after another, berth by berth.
class RandomPlacements {
 public:
  explicit RandomPlacements(const Problem& problem)
      : table_(problem),
        lengths_(lengths_of(problem.fleet)),
        log_of_orders_(log_of_orders(problem.fleet)),
        closed_by_(at(table_.size()), -1) {}

  [[nodiscard]] double work() const {
    double work = 1;
    for (const int length : lengths_)
      work += table_.of_length(length).last - table_.of_length(length).first;
    return work;
  }

  /// @return  the product of the numbers of open berths over the orders of equal ships; 0 if a ship found none
  [[nodiscard]] double weight(int sample) {
    double log_of_product = 0;
    for (std::size_t ship = 0; ship < lengths_.size(); ++ship) {
      open_.clear();
      const berths::BerthTable::Range berths = table_.of_length(lengths_[ship]);
      for (int berth = berths.first; berth < berths.last; ++berth)
        if (closed_by_[at(berth)] != sample) open_.push_back(berth);
      if (open_.empty()) return 0;
      log_of_product += std::log(static_cast<double>(open_.size()));
      const BigInt choice = random_number(
          1, static_cast<std::uint64_t>(sample) * lengths_.size() + ship, BigInt(open_.size()));
      close_around(open_[static_cast<std::size_t>(choice)], sample);
    }
    return std::exp(log_of_product - log_of_orders_);
  }

 private:
  static std::size_t at(int berth) { return static_cast<std::size_t>(berth); }

  void close_around(int taken, int sample) {
    for (const std::uint16_t cell : table_.cells(taken)) {
      for (const int berth : table_.over(cell)) closed_by_[at(berth)] = sample;
      // What is too near one cell of the ship is too near the ship.
      berths::for_each_berth_too_near(table_, cell,
                                      [&](int berth) { closed_by_[at(berth)] = sample; });
    }
  }

  berths::BerthTable table_;
  std::vector<int> lengths_;
  double log_of_orders_;
  std::vector<int> closed_by_;  // by berth: the last sample in which it was closed
  std::vector<int> open_;
};

}  // namespace

std::optional<RoughCount> rough_count(const Problem& problem) {
  if (problem.fleet.has_unlimited() || problem.board.cells() > k_most_cells) return std::nullopt;
  RandomPlacements random(problem);
  RoughCount rough;
  rough.samples = std::clamp(static_cast<int>(std::min(k_work / random.work(), 1e9)),
                             k_least_samples, k_most_samples);
  double sum = 0;
  double squares = 0;
  for (int sample = 0; sample < rough.samples; ++sample) {
    const double weight = random.weight(sample);
    sum += weight;
    squares += weight * weight;
  }
  rough.placements = sum / rough.samples;
  const double variance = squares / rough.samples - rough.placements * rough.placements;
  rough.standard_error = std::isfinite(variance)
                             ? std::sqrt(std::max(0.0, variance) / rough.samples)
                             : rough.placements;
  return rough;
}

}  // namespace flotilla::space
