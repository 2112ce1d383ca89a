// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <span>
#include <string>
#include <vector>

#include "fleet/layout.hpp"
#include "space/question.hpp"

namespace flotilla::space {

/// The placements of a problem as a numbered list: 0 .. total() - 1, each once.
///
/// The numbering depends on the problem and what is known, not on threads, ranks or machines. It comes
/// from the sweep: a placement is a way through its states, and the ways are numbered by the last
/// state, the one before it, and so on. So drawing a number uniformly draws a placement uniformly.
class Placements {
 public:
  /// Sweeps forward. Not collective: each rank may have its own.
  /// @throws LimitError  if the tables do not fit, or the placements may number 2^256 or more.
  Placements(const Problem& problem, std::optional<BerthRules> rules,
             const QuestionOptions& options);
  ~Placements();

  [[nodiscard]] const Problem& problem() const { return problem_; }
  [[nodiscard]] const BigInt& total() const;
  /// The placements with these numbers, in their order.
  ///
  /// @throws InputError  if a number is not in 0..total()-1. Cost: half a sweep, and some microseconds each.
  [[nodiscard]] std::vector<Layout> at(std::span<const BigInt> numbers);
  /// The numbers of these placements, in their order.
  ///
  /// @throws InputError  if one is no placement of this problem, or disagrees with what is known.
  [[nodiscard]] std::vector<BigInt> numbers_of(std::span<const Layout> layouts);

 private:
  class Walk;
  template <std::size_t L>
  class WalkOf;

  // The same turn leads from the board as asked to the board as swept, and back.
  [[nodiscard]] Layout as_asked(Layout layout) const;
  [[nodiscard]] std::string disagrees(const Layout& layout) const;

  Problem problem_;
  std::unique_ptr<Question> question_;
  std::unique_ptr<Walk> walk_;
};

}  // namespace flotilla::space
