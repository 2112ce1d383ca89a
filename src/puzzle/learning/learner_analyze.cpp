// SPDX-License-Identifier: MIT
// The clause learned is that of the first literal of the last level through which all of the conflict goes.
#include <algorithm>

#include "number/assert.hpp"
#include "puzzle/learning/learner.hpp"

namespace flotilla::puzzle {

void Learner::analyze(Lesson& lesson) {
  lesson.literals.assign(1, 0);
  marked_.clear();
  int open = 0;
  for (const Inner literal : conflict_) meet(literal, lesson, open);
  std::size_t i = trail_.size() - 1;
  for (;; --i) {
    if (marks_[variable(trail_[i])] == Mark::none) continue;
    if (--open == 0) break;
    explanation_.clear();
    explain(trail_[i], explanation_);
    for (const Inner literal : explanation_) meet(literal, lesson, open);
  }
  lesson.literals[0] = no(trail_[i]);
  (void)levels_of(lesson.literals);
  explanation_.clear();
  std::erase_if(lesson.literals, [&](Inner literal) {
    return literal != lesson.literals[0] && is_implied_by_lesson(no(literal), 0);
  });
  for (const std::size_t variable : marked_) marks_[variable] = Mark::none;
  finish(lesson);
}

/// A false literal of the conflict, or of the reason of one.
void Learner::meet(Inner literal, Lesson& lesson, int& open) {
  const std::size_t met = variable(literal);
  if (marks_[met] != Mark::none || levels_[met] == 0) return;
  marks_[met] = Mark::in_lesson;
  marked_.push_back(met);
  order_.raise(static_cast<int>(met));
  if (levels_[met] == level()) {
    ++open;
  } else {
    lesson.literals.push_back(literal);
  }
}

/// Appends the false literals of the clause that made `assigned` true.
void Learner::explain(Inner assigned, std::vector<Inner>& falsified) const {
  const Reason reason = reasons_[variable(assigned)];
  switch (reason.why) {
    case Why::assumed:
      return;
    case Why::pair:
      falsified.push_back(reason.of);
      return;
    case Why::clause: {
      const int* const literals = &clauses_[index(reason.of + k_header)];
      for (int i = 0; i < literals[-k_header]; ++i)
        if (literals[i] != assigned) falsified.push_back(literals[i]);
      return;
    }
    case Why::count:
      return explain_by_count(assigned, counts_[index(reason.of)], falsified);
    case Why::room_for_trues:
      return explain_by_room(assigned, entailments_[index(reason.of)], true, falsified);
    case Why::room_for_falses:
      return explain_by_room(assigned, entailments_[index(reason.of)], false, falsified);
  }
}

/// As many as the count may have were assigned before it.
void Learner::explain_by_count(Inner assigned, const Count& count,
                               std::vector<Inner>& falsified) const {
  const int position = positions_[variable(assigned)];
  const bool is_full_of_trues = std::ranges::find(count.literals, assigned) == count.literals.end();
  int missing = is_full_of_trues ? count.most_trues : count.most_falses;
  for (const Inner literal : count.literals) {
    if (missing == 0) return;
    const bool is_one = is_full_of_trues ? value(literal) > 0 : value(literal) < 0;
    if (!is_one || positions_[variable(literal)] >= position) continue;
    falsified.push_back(is_full_of_trues ? no(literal) : literal);
    --missing;
  }
  FLOTILLA_ASSERT_NORMAL(missing == 0);
}

/// With its own places, one more than the count may have.
void Learner::explain_by_room(Inner assigned, const Entailment& entailment, bool of_trues,
                              std::vector<Inner>& falsified) const {
  const Count& count = counts_[index(entailment.count)];
  const int position = positions_[variable(assigned)];
  int missing =
      std::max(0, (of_trues ? count.most_trues : count.most_falses) + 1 - entailment.size);
  Places bit = 1;
  for (const Inner literal : count.literals) {
    if (missing == 0) return;
    const bool is_own = (entailment.places & bit) != 0;
    bit <<= 1;
    const bool is_one = of_trues ? value(literal) > 0 : value(literal) < 0;
    if (is_own || !is_one || positions_[variable(literal)] >= position) continue;
    falsified.push_back(of_trues ? no(literal) : literal);
    --missing;
  }
  FLOTILLA_ASSERT_NORMAL(missing == 0);
}

/// Whether a true literal follows from others of the lesson's: it says nothing more then.
bool Learner::is_implied_by_lesson(Inner literal, int depth) {
  constexpr int k_deepest = 300;
  if (reasons_[variable(literal)].why == Why::assumed || depth > k_deepest) return false;
  if (level_stamps_[index(levels_[variable(literal)])] != stamp_) return false;
  const std::size_t begin = explanation_.size();
  explain(literal, explanation_);
  bool is_implied = true;
  for (std::size_t i = begin; is_implied && i < explanation_.size(); ++i) {
    const Inner other = explanation_[i];
    const std::size_t met = variable(other);
    if (levels_[met] == 0 || marks_[met] == Mark::in_lesson || marks_[met] == Mark::implied)
      continue;
    is_implied = marks_[met] == Mark::none && is_implied_by_lesson(no(other), depth + 1);
    if (marks_[met] == Mark::none) marked_.push_back(met);
    marks_[met] = is_implied ? Mark::implied : Mark::not_implied;
  }
  explanation_.resize(begin);
  return is_implied;
}

/// How many levels literals are of; their stamps are the latest then.
int Learner::levels_of(const std::vector<Inner>& literals) {
  ++stamp_;
  int levels = 0;
  for (const Inner literal : literals) {
    std::uint64_t& last_stamp = level_stamps_[index(levels_[variable(literal)])];
    levels += last_stamp != stamp_;
    last_stamp = stamp_;
  }
  return levels;
}

/// Where to go back to, and how many levels it is about.
void Learner::finish(Lesson& lesson) {
  std::vector<Inner>& literals = lesson.literals;
  const auto level_of = [&](Inner literal) { return levels_[variable(literal)]; };
  lesson.levels = levels_of(literals);
  lesson.level = 0;
  if (literals.size() == 1) return;
  std::iter_swap(literals.begin() + 1,
                 std::max_element(literals.begin() + 1, literals.end(),
                                  [&](Inner a, Inner b) { return level_of(a) < level_of(b); }));
  lesson.level = level_of(literals[1]);
}

}  // namespace flotilla::puzzle
