// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <initializer_list>
#include <span>
#include <vector>

namespace flotilla::puzzle {

/// A literal: variable number > 0, or minus it.
using Literal = int;

/// Where clauses go, and new variables come from.
class Clauses {
 public:
  using Sink = std::function<void(std::span<const Literal>)>;
  explicit Clauses(Sink sink) : sink_(std::move(sink)) {}

  [[nodiscard]] Literal new_variable() { return ++variables_; }
  void add(std::span<const Literal> clause) { sink_(clause); }
  void add(std::initializer_list<Literal> clause) { sink_({clause.begin(), clause.size()}); }

  /// [i] is true if and only if more than i of the literals are, for each i < `most` and below their number.
  ///
  /// Source: as exactly().
  [[nodiscard]] std::vector<Literal> more_than(std::span<const Literal> literals, std::size_t most);

  /// Exactly `amount` of the literals are true; an amount out of range is a contradiction.
  ///
  /// Source: the totalizer of Bailleux and Boufkhad, CP 2003, cut off above amount + 1.
  void exactly(std::span<const Literal> literals, int amount);

 private:
  /// Unary sums, at most `cap` long: [i] is true if more than i of the literals are.
  std::vector<Literal> sum(std::span<const Literal> literals, std::size_t cap);
  std::vector<Literal> merged(const std::vector<Literal>& a, const std::vector<Literal>& b,
                              std::size_t cap);

  Sink sink_;
  int variables_ = 0;
};

}  // namespace flotilla::puzzle
