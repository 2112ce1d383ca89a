// SPDX-License-Identifier: MIT
#include "puzzle/learning/learner.hpp"

#include <algorithm>
#include <cstdlib>

#include "number/assert.hpp"

namespace flotilla::puzzle {
namespace {

// Tried on 39 boards of 12x12 to 15x15.
constexpr std::uint64_t k_conflicts_to_restart = 50;
constexpr std::uint64_t k_conflicts_to_phases = 1000;
constexpr std::uint64_t k_learned = 6000, k_more_learned = 300;

}  // namespace

Learner::Learner()
    : values_(2),
      watches_(2),
      pairs_(2),
      levels_(1),
      positions_(1),
      reasons_(1),
      occurrences_(1),
      marks_(1),
      preferred_(1),
      saved_(1),
      target_(1),
      best_(1),
      level_stamps_(1) {}

void Learner::make_variables(std::span<const Literal> named) {
  std::size_t variables = levels_.size();
  for (const Literal literal : named) variables = std::max(variables, index(std::abs(literal)) + 1);
  for (std::size_t i = levels_.size(); i < variables; ++i) order_.add_variable();
  values_.resize(2 * variables);
  watches_.resize(2 * variables);
  pairs_.resize(2 * variables);
  levels_.resize(variables);
  positions_.resize(variables);
  reasons_.resize(variables);
  occurrences_.resize(variables);
  marks_.resize(variables);
  preferred_.resize(variables);
  saved_.resize(variables);
  target_.resize(variables);
  best_.resize(variables);
  level_stamps_.resize(variables);
}

void Learner::add(std::span<const Literal> clause) {
  make_variables(clause);
  go_back(0);
  std::vector<Inner> open;
  for (const Literal literal : clause) {
    if (value(inner(literal)) > 0) return;
    if (value(inner(literal)) == 0) open.push_back(inner(literal));
  }
  std::ranges::sort(open);
  open.erase(std::unique(open.begin(), open.end()), open.end());  // clang 14 has no ranges::unique
  for (std::size_t i = 1; i < open.size(); ++i)
    if (open[i] == no(open[i - 1])) return;
  if (open.empty()) {
    is_contradiction_ = true;
  } else if (open.size() == 1) {
    settle_at_root(open[0]);
  } else if (open.size() == 2) {
    add_pair(open[0], open[1]);
  } else {
    watch(store(open, 0));
  }
}

int Learner::exactly(std::span<const Literal> literals, int amount) {
  FLOTILLA_ASSERT_LIGHT(!is_begun_);
  make_variables(literals);
  const int number = static_cast<int>(counts_.size()), size = static_cast<int>(literals.size());
  if (amount < 0 || amount > size) is_contradiction_ = true;
  Count count{.literals = {}, .most_trues = amount, .most_falses = size - amount};
  for (const Literal literal : literals) {
    const std::size_t place = count.literals.size();
    count.literals.push_back(inner(literal));
    occurrences_[variable(inner(literal))].push_back(
        {number, inner(literal), place < k_most_places ? Places{1} << place : 0});
  }
  counts_.push_back(count);
  if (amount == 0)
    for (const Inner literal : count.literals) settle_at_root(no(literal));
  if (amount == size)
    for (const Inner literal : count.literals) settle_at_root(literal);
  return number;
}

void Learner::prefer(Literal literal) {
  make_variables({&literal, 1});
  preferred_[variable(inner(literal))] = literal > 0 ? 1 : -1;
}

void Learner::settle_at_root(Inner literal) {
  if (value(literal) < 0) is_contradiction_ = true;
  if (value(literal) == 0) assign(literal, {});
}

Learner::Status Learner::solve(const std::function<bool()>& is_over,
                               std::span<const Literal> assumed, std::uint64_t conflicts) {
  constexpr std::uint64_t k_between_looks = 256;
  begin_solve();
  const int level_of_assumed = assumed.empty() ? 0 : 1;
  const std::uint64_t last_conflict = conflicts_ + conflicts;
  while (!is_contradiction_) {
    if (!propagate()) {
      if (level() == 0) break;
      if (level() == level_of_assumed) return Status::unsatisfiable;
      learn_from_conflict();
      if (conflicts_ % k_between_looks == 0 && is_over && is_over()) return Status::stopped;
      if (conflicts != 0 && conflicts_ >= last_conflict) return Status::stopped;
    } else if (level() < level_of_assumed) {
      if (!assume(assumed)) return Status::unsatisfiable;
    } else if (conflicts_ >= next_restart_ && late_levels_ > 1.1 * usual_levels_) {
      restart();
    } else if (const Inner literal = next_assumption(); literal != 0) {
      ++decisions_;
      level_begins_.push_back(static_cast<int>(trail_.size()));
      assign(literal, {});
    } else {
      return Status::satisfiable;
    }
  }
  is_contradiction_ = true;
  return Status::unsatisfiable;
}

/// All on one level: clauses are then about as many levels, and as soon learned again, as if they were given.
bool Learner::assume(std::span<const Literal> assumed) {
  level_begins_.push_back(static_cast<int>(trail_.size()));
  for (const Literal literal : assumed) {
    if (value(inner(literal)) < 0) return false;
    if (value(inner(literal)) == 0) assign(inner(literal), {});
  }
  return true;
}

void Learner::begin_solve() {
  go_back(0);
  if (!is_begun_) sort_entailments();
  is_begun_ = true;
  best_size_ = target_size_ = 0;
  std::ranges::fill(target_, 0);  // begin like the last answer: others are near it
  next_restart_ = conflicts_ + k_conflicts_to_restart;
  next_phase_change_ = conflicts_ + k_conflicts_to_phases;
  phase_changes_ = 0;
}

void Learner::restart() {
  go_back(0);
  next_restart_ = conflicts_ + k_conflicts_to_restart;
  if (learned_.size() > k_learned + k_more_learned * drops_) {
    ++drops_;
    drop_half_of_learned();
  }
  if (conflicts_ >= next_phase_change_) change_phases();
}

void Learner::learn_from_conflict() {
  ++conflicts_;
  remember_phases();
  analyze(lesson_);
  go_back(lesson_.level);
  late_levels_ += (lesson_.levels - late_levels_) / 32;
  usual_levels_ += (lesson_.levels - usual_levels_) / 5000;
  const std::vector<Inner>& literals = lesson_.literals;
  if (literals.size() == 1) {
    assign(literals[0], {});
  } else if (literals.size() == 2) {
    add_pair(literals[0], literals[1]);
    assign(literals[0], {Why::pair, literals[1]});
  } else {
    learned_.push_back(store(literals, lesson_.levels));
    watch(learned_.back());
    assign(literals[0], {Why::clause, learned_.back()});
  }
  order_.conflict_is_over();
}

/// The longest assignments without conflict are what the next tries begin like.
void Learner::remember_phases() {
  const auto size = static_cast<std::size_t>(level_begins_.back());
  const auto keep = [&](std::vector<signed char>& phases, std::size_t& longest) {
    if (size <= longest) return;
    longest = size;
    for (std::size_t i = 0; i < size; ++i)
      phases[variable(trail_[i])] = (trail_[i] & 1) != 0 ? -1 : 1;
  };
  keep(target_, target_size_);
  keep(best_, best_size_);
}

void Learner::change_phases() {
  constexpr std::uint64_t k_kinds = 6;
  ++phase_changes_;
  next_phase_change_ = conflicts_ + k_conflicts_to_phases * phase_changes_;
  target_size_ = best_size_ = 0;
  std::ranges::fill(target_, 0);
  const std::uint64_t kind = phase_changes_ % k_kinds;
  if (kind % 2 == 1) {
    for (std::size_t i = 0; i < best_.size(); ++i)
      if (best_[i] != 0) saved_[i] = best_[i];
  } else if (kind == 4) {
    for (signed char& phase : saved_) phase = random_() % 8 == 0 ? 1 : -1;
  } else {
    std::ranges::fill(saved_, -1);
  }
}

Learner::Inner Learner::next_assumption() {
  while (!order_.is_empty()) {
    const int first = order_.take_first();
    if (value(2 * first) != 0) continue;
    signed char phase = preferred_[index(first)];
    if (phase == 0) phase = target_[index(first)];
    if (phase == 0) phase = saved_[index(first)];
    return phase > 0 ? 2 * first : 2 * first + 1;  // false at first: most cells are water
  }
  return 0;
}

void Learner::go_back(int to_level) {
  if (level() <= to_level) return;
  const auto begin = index(level_begins_[index(to_level)]);
  for (std::size_t i = trail_.size(); i-- > begin;) {
    const Inner literal = trail_[i];
    if (i < propagated_) untally(literal);
    saved_[variable(literal)] = (literal & 1) != 0 ? -1 : 1;
    values_[index(literal)] = values_[index(no(literal))] = 0;
    order_.put_back(literal >> 1);
  }
  trail_.resize(begin);
  level_begins_.resize(index(to_level));
  propagated_ = std::min(propagated_, begin);
}

}  // namespace flotilla::puzzle
