// SPDX-License-Identifier: MIT
#include <algorithm>
#include <bit>
#include <tuple>
#include <utility>

#include "number/assert.hpp"
#include "puzzle/learning/learner.hpp"

namespace flotilla::puzzle {

int Learner::store(std::span<const Inner> literals, int levels) {
  const int clause = static_cast<int>(clauses_.size());
  clauses_.push_back(static_cast<int>(literals.size()));
  clauses_.push_back(levels);
  clauses_.insert(clauses_.end(), literals.begin(), literals.end());
  return clause;
}

void Learner::watch(int clause) {
  const int* const literals = &clauses_[index(clause + k_header)];
  watches_[index(literals[0])].push_back({clause, literals[1]});
  watches_[index(literals[1])].push_back({clause, literals[0]});
}

void Learner::add_pair(Inner a, Inner b) {
  pairs_[index(a)].push_back(b);
  pairs_[index(b)].push_back(a);
}

/// Keeps what is about few levels, and forgets what the root settles. At the root, where no reason is asked for.
void Learner::drop_half_of_learned() {
  FLOTILLA_ASSERT_NORMAL(level() == 0);
  constexpr int k_levels_to_keep = 2;
  std::ranges::sort(learned_, {}, [&](int clause) {
    return std::tuple(clauses_[index(clause) + 1], clauses_[index(clause)], clause);
  });
  std::vector<int> dropped(learned_.begin() + static_cast<std::ptrdiff_t>(learned_.size() / 2),
                           learned_.end());
  std::erase_if(dropped,
                [&](int clause) { return clauses_[index(clause) + 1] <= k_levels_to_keep; });
  std::ranges::sort(dropped);
  const std::vector<int> old = std::exchange(clauses_, {});
  learned_.clear();
  for (auto& watches : watches_) watches.clear();
  std::vector<Inner> open;
  for (std::size_t begin = 0; begin < old.size(); begin += index(old[begin] + k_header)) {
    if (std::ranges::binary_search(dropped, static_cast<int>(begin))) continue;
    const std::span<const Inner> literals(&old[begin + k_header], index(old[begin]));
    if (std::ranges::any_of(literals, [&](Inner literal) { return value(literal) > 0; })) continue;
    open.clear();
    for (const Inner literal : literals)
      if (value(literal) == 0) open.push_back(literal);
    if (open.size() == 2) {
      add_pair(open[0], open[1]);
      continue;
    }
    const int levels = old[begin + 1];
    const int clause = store(open, levels);
    watch(clause);
    if (levels > 0) learned_.push_back(clause);
  }
}

void Learner::entails(Literal variable, int count, Places trues, Places falses) {
  FLOTILLA_ASSERT_LIGHT(!is_begun_ && counts_[index(count)].literals.size() <= k_most_places);
  const Inner literal = inner(variable);
  if (trues != 0) true_entailments_.push_back({literal, count, std::popcount(trues), trues});
  if (falses != 0) false_entailments_.push_back({literal, count, std::popcount(falses), falses});
}

/// One after the other those of a count, of true literals and of false ones, the largest first.
void Learner::sort_entailments() {
  const auto in_order = [](std::vector<Entailment>& entailments) {
    std::ranges::stable_sort(entailments, {}, [](const Entailment& entailment) {
      return std::pair(entailment.count, -entailment.size);
    });
  };
  in_order(true_entailments_);
  in_order(false_entailments_);
  const auto take = [&](const std::vector<Entailment>& from, std::size_t& next, int number) {
    for (; next < from.size() && from[next].count == number; ++next)
      entailments_.push_back(from[next]);
    return static_cast<int>(entailments_.size());
  };
  std::size_t next_true = 0, next_false = 0;
  for (int number = 0; index(number) < counts_.size(); ++number) {
    Count& count = counts_[index(number)];
    count.trues_begin = static_cast<int>(entailments_.size());
    count.trues_end = take(true_entailments_, next_true, number);
    count.falses_end = take(false_entailments_, next_false, number);
  }
}

}  // namespace flotilla::puzzle
