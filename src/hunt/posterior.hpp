// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <vector>

#include "berths/berth_sums.hpp"
#include "hunt/knowledge.hpp"
#include "number/bigint.hpp"

namespace flotilla::hunt {

/// How many layouts agree with all answers, and how many of them have a ship in each berth. Equal ships are
/// interchangeable.
struct Posterior {
  BigInt layouts;
  std::vector<BigInt> of_berth;
  std::vector<BigInt> of_cell;  ///< row-major; a hit has all of them
};

/// Works posteriors out exactly: ship by ship where that is quicker, else by a sweep of the board.
class PosteriorEngine {
 public:
  /// @param table  must outlive this. @throws InputError  as check_rules would.
  explicit PosteriorEngine(const BerthTable& table);

  /// @throws LimitError  if the sweep does not fit in memory.
  [[nodiscard]] Posterior posterior(const Knowledge& knowledge);

  /// Visits `samples` of the layouts that agree, evenly spread over them, as lists of berths: as berths::BerthSums::sample.
  /// Nothing, and false, if the last posterior was worked out by a sweep. Requires that it was of this knowledge.
  bool sample(const Knowledge& knowledge, std::uint64_t samples,
              const std::function<void(std::span<const int>)>& visit);

  /// How the last one was worked out.
  [[nodiscard]] bool swept() const { return swept_; }
  /// For tests: from now on sweep always (true) or never (false).
  void force_sweep(bool always) { forced_ = always ? Force::sweep : Force::ships; }

 private:
  enum class Force { nothing, sweep, ships };
  // A pair takes about 2 ns. The first shots of the classic game, 10x10 and five ships, were worth 4.8e8, 3.9e8, 3.2e8 ..
  // pairs; sweeps took 0.4 to 1.2 s each on the same loaded core.
  static constexpr double k_most_work = 4e8;

  [[nodiscard]] Posterior by_ships(const Knowledge& knowledge);
  [[nodiscard]] Posterior by_sweep(const Knowledge& knowledge) const;

  const BerthTable* table_;
  std::unique_ptr<berths::BerthSums> ship_by_ship_;
  berths::LabelledSums sums_;
  bool swept_ = false;
  Force forced_ = Force::nothing;
};

}  // namespace flotilla::hunt
