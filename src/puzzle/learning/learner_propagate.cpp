// SPDX-License-Identifier: MIT
// Counts are tallied when a literal is propagated, not when it is assigned: a reason then lies before what it implies.
#include <utility>

#include "puzzle/learning/learner.hpp"

namespace flotilla::puzzle {
namespace {

/// Fewer than `amount`, which is 1 or more and mostly small: quicker than to count them all.
bool has_fewer_places(std::uint64_t places, int amount) {
  for (; amount > 1 && places != 0; --amount) places &= places - 1;
  return places == 0;
}

}  // namespace

void Learner::assign(Inner literal, Reason reason) {
  values_[index(literal)] = 1;
  values_[index(no(literal))] = -1;
  levels_[variable(literal)] = level();
  positions_[variable(literal)] = static_cast<int>(trail_.size());
  reasons_[variable(literal)] = reason;
  trail_.push_back(literal);
}

bool Learner::propagate() {
  while (propagated_ < trail_.size()) {
    const Inner literal = trail_[propagated_++];
    tally(literal);
    if (!propagate_pairs(no(literal)) || !propagate_counts(literal) ||
        !propagate_clauses(no(literal)))
      return false;
  }
  return true;
}

void Learner::tally(Inner literal) {
  for (const Occurrence& occurrence : occurrences_[variable(literal)]) {
    Count& count = counts_[index(occurrence.count)];
    const bool is_true = occurrence.literal == literal;
    ++(is_true ? count.trues : count.falses);
    (is_true ? count.true_places : count.false_places) |= occurrence.place;
  }
}

void Learner::untally(Inner literal) {
  for (const Occurrence& occurrence : occurrences_[variable(literal)]) {
    Count& count = counts_[index(occurrence.count)];
    const bool is_true = occurrence.literal == literal;
    --(is_true ? count.trues : count.falses);
    (is_true ? count.true_places : count.false_places) &= ~occurrence.place;
  }
}

bool Learner::propagate_pairs(Inner falsified) {
  for (const Inner other : pairs_[index(falsified)]) {
    if (value(other) > 0) continue;
    if (value(other) < 0) {
      conflict_ = {falsified, other};
      return false;
    }
    assign(other, {Why::pair, falsified});
  }
  return true;
}

bool Learner::propagate_counts(Inner literal) {
  for (const Occurrence& occurrence : occurrences_[variable(literal)])
    if (!is_count_kept(occurrence.count, occurrence.literal == literal)) return false;
  return true;
}

bool Learner::is_count_kept(int number, bool has_new_true) {
  const Count& count = counts_[index(number)];
  const int same = has_new_true ? count.trues : count.falses;
  const int most = has_new_true ? count.most_trues : count.most_falses;
  if (same > most) {
    conflict_.clear();
    for (const Inner literal : count.literals) {
      const bool is_one = has_new_true ? value(literal) > 0 : value(literal) < 0;
      if (is_one && index(positions_[variable(literal)]) < propagated_)
        conflict_.push_back(has_new_true ? no(literal) : literal);
    }
    return false;
  }
  if (same == most) assign_rest(number, !has_new_true);
  if (has_new_true) {
    drop_without_room(count.trues_begin, count.trues_end, count.true_places, same, most,
                      Why::room_for_trues);
  } else {
    drop_without_room(count.trues_end, count.falses_end, count.false_places, same, most,
                      Why::room_for_falses);
  }
  return true;
}

void Learner::assign_rest(int number, bool as_true) {
  const Count& count = counts_[index(number)];
  if (count.trues + count.falses == static_cast<int>(count.literals.size())) return;
  for (const Inner literal : count.literals)
    if (value(literal) == 0) assign(as_true ? literal : no(literal), {Why::count, number});
}

void Learner::drop_without_room(int begin, int end, Places taken, int taken_places, int most,
                                Why why) {
  for (int i = begin; i < end; ++i) {
    const Entailment& entailment = entailments_[index(i)];
    const int shared_needed = taken_places + entailment.size - most;
    if (shared_needed <= 0) return;  // the largest come first
    if (value(entailment.literal) == 0 &&
        has_fewer_places(taken & entailment.places, shared_needed))
      assign(no(entailment.literal), {why, i});
  }
}

bool Learner::propagate_clauses(Inner falsified) {
  std::vector<Watch>& watches = watches_[index(falsified)];
  std::size_t kept = 0;
  for (std::size_t i = 0; i < watches.size(); ++i) {
    const Watch watch = watches[i];
    if (value(watch.blocker) > 0) {
      watches[kept++] = watch;
      continue;
    }
    int* const literals = &clauses_[index(watch.clause + k_header)];
    if (literals[0] == falsified) std::swap(literals[0], literals[1]);
    const Inner first = literals[0];
    if (value(first) <= 0 && find_other_watch(watch.clause, literals[-k_header])) continue;
    watches[kept++] = {watch.clause, first};
    if (value(first) > 0) continue;
    if (value(first) < 0) {
      while (++i < watches.size()) watches[kept++] = watches[i];
      watches.resize(kept);
      conflict_.assign(literals, literals + literals[-k_header]);
      return false;
    }
    assign(first, {Why::clause, watch.clause});
  }
  watches.resize(kept);
  return true;
}

/// Watches another literal than the second, which is false, if one is not.
bool Learner::find_other_watch(int clause, int size) {
  int* const literals = &clauses_[index(clause + k_header)];
  for (int k = 2; k < size; ++k) {
    if (value(literals[k]) < 0) continue;
    std::swap(literals[1], literals[k]);
    watches_[index(literals[1])].push_back({clause, literals[0]});
    return true;
  }
  return false;
}

}  // namespace flotilla::puzzle
