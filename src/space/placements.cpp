// SPDX-License-Identifier: MIT
#include "space/placements.hpp"

#include <algorithm>
#include <array>

#include "number/errors.hpp"
#include "space/placement_walk.hpp"

namespace flotilla::space {

/// Either kind of walk, whatever the number of words.
class Placements::Walk {
 public:
  Walk() = default;
  Walk(const Walk&) = delete;
  Walk& operator=(const Walk&) = delete;
  virtual ~Walk() = default;
  [[nodiscard]] virtual const BigInt& total() const = 0;
  [[nodiscard]] virtual const Paths& paths() const = 0;
  [[nodiscard]] virtual std::vector<HalfRows> at(std::span<const BigInt> numbers) = 0;
  [[nodiscard]] virtual std::vector<std::optional<BigInt>> numbers_of(
      std::span<const HalfRows> half_rows, std::span<const std::vector<PathStep>> steps) = 0;
};

template <std::size_t L>
class Placements::WalkOf : public Placements::Walk {
 public:
  explicit WalkOf(const Question& question) : walk_(question), total_(walk_.total().value()) {}

  [[nodiscard]] const BigInt& total() const override { return total_; }
  [[nodiscard]] const Paths& paths() const override { return walk_.paths(); }
  [[nodiscard]] std::vector<HalfRows> at(std::span<const BigInt> numbers) override {
    std::vector<Words<L>> words;
    for (const BigInt& number : numbers) words.push_back(Words<L>::of(number));
    return walk_.half_rows_at(words);
  }
  [[nodiscard]] std::vector<std::optional<BigInt>> numbers_of(
      std::span<const HalfRows> half_rows, std::span<const std::vector<PathStep>> steps) override {
    std::vector<std::optional<BigInt>> numbers;
    for (const auto& words : walk_.numbers_of(half_rows, steps)) {
      numbers.push_back(words ? std::optional(words->value()) : std::nullopt);
    }
    return numbers;
  }

 private:
  PlacementWalk<L> walk_;
  BigInt total_;
};

Placements::Placements(const Problem& problem, std::optional<BerthRules> rules,
                       const QuestionOptions& options)
    : problem_(problem) {
  question_ =
      std::make_unique<Question>(problem, std::move(rules), frontier::Trace::contents, options);
  const std::vector<Ring>& rings = question_->rings();
  if (rings.size() != 1 || rings.front().prime != 0) {
    throw LimitError(to_string(problem) +
                     " may have 2^256 placements or more, too many to be numbered; use a smaller "
                     "board or fleet");
  }
  if (rings.front().limbs == 1) walk_ = std::make_unique<WalkOf<1>>(*question_);
  if (rings.front().limbs == 2) walk_ = std::make_unique<WalkOf<2>>(*question_);
  if (rings.front().limbs == 4) walk_ = std::make_unique<WalkOf<4>>(*question_);
}

Placements::~Placements() = default;

const BigInt& Placements::total() const { return walk_->total(); }

std::vector<Layout> Placements::at(std::span<const BigInt> numbers) {
  for (const BigInt& number : numbers) {
    if (number >= 0 && number < total()) continue;
    throw InputError(
        "placement " + to_decimal(number) + " of " + to_string(problem_) +
        (total() == 0 ? ": there is none" : ", allowed 0.." + to_decimal(total() - 1)));
  }
  if (numbers.empty()) return {};
  std::vector<Layout> layouts;
  for (const HalfRows& half_rows : walk_->at(numbers)) {
    layouts.push_back(as_asked(walk_->paths().layout_of(half_rows)));
  }
  return layouts;
}

Layout Placements::as_asked(Layout layout) const {
  for (Ship& ship : layout) ship = question_->as_asked(ship);
  std::sort(layout.begin(), layout.end());
  return layout;
}

std::vector<BigInt> Placements::numbers_of(std::span<const Layout> layouts) {
  std::vector<HalfRows> half_rows;
  std::vector<std::vector<PathStep>> steps;
  for (const Layout& layout : layouts) {
    check_layout(problem_, layout);
    const auto rows = walk_->paths().half_rows_of(as_asked(layout));
    const auto path = rows ? walk_->paths().steps_of(*rows) : std::nullopt;
    if (!path) throw InputError(disagrees(layout));
    half_rows.push_back(*rows);
    steps.push_back(*path);
  }
  std::vector<BigInt> numbers;
  const auto found = walk_->numbers_of(half_rows, steps);
  for (std::size_t i = 0; i < found.size(); ++i) {
    if (!found[i]) throw InputError(disagrees(layouts[i]));
    numbers.push_back(*found[i]);
  }
  return numbers;
}

std::string Placements::disagrees(const Layout& layout) const {
  return "layout " + to_string(layout) + " disagrees with what is known about " +
         to_string(problem_);
}

}  // namespace flotilla::space
