// SPDX-License-Identifier: MIT
#include "hunt/hunters/random.hpp"

#include <numeric>
#include <vector>

#include "hunt/hunters/purposes.hpp"
#include "number/random_words.hpp"

namespace flotilla::hunt {

namespace {

class RandomHunter final : public Hunter {
 public:
  RandomHunter(const GameRules& rules, std::uint64_t seed)
      : seed_(seed),
        random_(seed, 0, k_random_purpose),
        left_(static_cast<std::size_t>(rules.problem.board.cells())) {}

  void begin(std::uint64_t game) override {
    random_ = RandomWords(seed_, game, k_random_purpose);
    std::iota(left_.begin(), left_.end(), 0);
    fired_ = 0;
  }

  int next_cell() override {
    // The next of a shuffle (Fisher and Yates): what is left stands behind what was fired at.
    const auto left = static_cast<std::uint32_t>(left_.size() - fired_);
    std::swap(left_[fired_], left_[fired_ + random_.below(left)]);
    return left_[fired_++];
  }

  void hear(const Reply& /*reply*/) override {}

 private:
  std::uint64_t seed_;
  RandomWords random_;
  std::vector<int> left_;
  std::size_t fired_ = 0;
};

}  // namespace

std::unique_ptr<Hunter> random_hunter(const GameRules& rules, std::uint64_t seed) {
  return std::make_unique<RandomHunter>(rules, seed);
}

}  // namespace flotilla::hunt
