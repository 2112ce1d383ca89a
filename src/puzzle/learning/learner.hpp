// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <random>
#include <span>
#include <vector>

#include "puzzle/clauses.hpp"
#include "puzzle/learning/variable_order.hpp"

namespace flotilla::puzzle {

/// A satisfiability solver that learns from conflicts, for clauses and for exact counts of literals: Bimaru boards are
/// made of numbers, which clauses alone say only at length.
///
/// Source: conflict-driven clause learning as in MiniSat (Een and Sorensson, SAT 2003); phases of the longest
/// consistent assignment as in CaDiCaL (Biere et al., 2020). Counts explain themselves when asked, as in solvers of
/// pseudo-Boolean constraints.
class Learner {
 public:
  enum class Status { satisfiable, unsatisfiable, stopped };
  /// One bit a literal of a count, in the order they were given in.
  using Places = std::uint64_t;
  static constexpr int k_most_places = 64;

  Learner();

  /// Variables come to be as they are named. Any time; after solve() it forgets the assignment found.
  void add(std::span<const Literal> clause);
  void add(std::initializer_list<Literal> clause) { add({clause.begin(), clause.size()}); }

  /// Exactly `amount` of the literals are true; any amount out of range is a contradiction. Before the first solve().
  /// @return  the number of the count, for entails().
  int exactly(std::span<const Literal> literals, int amount);

  /// A variable that, when true, makes some literals of a count true and others false; clauses must say so too. It is
  /// then false as soon as the count has no room for that, without being tried. Before the first solve().
  /// @param count  of at most k_most_places literals.
  void entails(Literal variable, int count, Places trues, Places falses);

  /// Wherever the search is free to choose, the literal is made true: for assignments near a known one. Any time.
  void prefer(Literal literal);

  /// @param is_over  asked now and then; true: stop. May be empty.
  /// @param assumed  literals that are true this time: unsatisfiable may mean with them alone. What is learned stays.
  /// @param conflicts  stop after so many more; 0: no limit.
  [[nodiscard]] Status solve(const std::function<bool()>& is_over,
                             std::span<const Literal> assumed = {}, std::uint64_t conflicts = 0);
  /// In the assignment that solve() found.
  [[nodiscard]] bool is_true(Literal literal) const { return value(inner(literal)) > 0; }

  [[nodiscard]] std::uint64_t conflicts() const { return conflicts_; }
  [[nodiscard]] std::uint64_t decisions() const { return decisions_; }

 private:
  /// Twice the variable, and one more if negated.
  using Inner = int;
  static Inner inner(Literal literal) { return literal > 0 ? 2 * literal : -2 * literal + 1; }
  static Inner no(Inner literal) { return literal ^ 1; }
  static std::size_t variable(Inner literal) { return index(literal >> 1); }
  static std::size_t index(int number) { return static_cast<std::size_t>(number); }

  enum class Why : std::uint8_t { assumed, pair, clause, count, room_for_trues, room_for_falses };
  struct Reason {
    Why why = Why::assumed;
    int of = 0;  // the other literal, or the place of a clause, count or entailment
  };
  struct Watch {
    int clause;
    Inner blocker;  // a literal of it: if true, the clause needs no look
  };
  struct Entailment {
    Inner literal;  // of its variable, positive
    int count;
    int size;  // bits in places
    Places places;
  };
  struct Count {
    std::vector<Inner> literals;
    int most_trues, most_falses;
    int trues = 0, falses = 0;                 // among what is propagated
    Places true_places = 0, false_places = 0;  // of them, within k_most_places
    // Entailments of this count, those of most places first: [begin, end) in entailments_.
    int trues_begin = 0, trues_end = 0, falses_end = 0;
  };
  struct Occurrence {
    int count;
    Inner literal;
    Places place;  // 0 beyond k_most_places
  };

  // learner.cpp: the search
  void make_variables(std::span<const Literal> named);
  void begin_solve();
  /// False if one of them is false already.
  [[nodiscard]] bool assume(std::span<const Literal> assumed);
  void restart();
  void learn_from_conflict();
  void remember_phases();
  void change_phases();
  [[nodiscard]] Inner next_assumption();
  void go_back(int level);
  void settle_at_root(Inner literal);

  // learner_propagate.cpp
  [[nodiscard]] signed char value(Inner literal) const { return values_[index(literal)]; }
  [[nodiscard]] int level() const { return static_cast<int>(level_begins_.size()); }
  void assign(Inner literal, Reason reason);
  [[nodiscard]] bool propagate();
  [[nodiscard]] bool propagate_pairs(Inner falsified);
  [[nodiscard]] bool propagate_counts(Inner literal);
  [[nodiscard]] bool is_count_kept(int number, bool has_new_true);
  void assign_rest(int number, bool as_true);
  void drop_without_room(int begin, int end, Places taken, int taken_places, int most, Why why);
  [[nodiscard]] bool propagate_clauses(Inner falsified);
  [[nodiscard]] bool find_other_watch(int clause, int size);
  void tally(Inner literal);
  void untally(Inner literal);

  // learner_analyze.cpp
  struct Lesson {
    std::vector<Inner>
        literals;    // the first is true after going back, the second is of the highest other level
    int level = 0;   // to go back to
    int levels = 0;  // among its literals
  };
  void analyze(Lesson& lesson);
  void meet(Inner literal, Lesson& lesson, int& open);
  void explain(Inner assigned, std::vector<Inner>& falsified) const;
  void explain_by_count(Inner assigned, const Count& count, std::vector<Inner>& falsified) const;
  void explain_by_room(Inner assigned, const Entailment& entailment, bool of_trues,
                       std::vector<Inner>& falsified) const;
  [[nodiscard]] bool is_implied_by_lesson(Inner literal, int depth);
  [[nodiscard]] int levels_of(const std::vector<Inner>& literals);
  void finish(Lesson& lesson);

  // learner_clauses.cpp
  /// Clauses lie in one array: size, levels when learned (0: given), literals.
  static constexpr int k_header = 2;
  int store(std::span<const Inner> literals, int levels);
  void watch(int clause);
  void add_pair(Inner a, Inner b);
  void drop_half_of_learned();
  void sort_entailments();

  // by literal
  std::vector<signed char> values_;  // 1 true, -1 false, 0 open
  std::vector<std::vector<Watch>> watches_;
  std::vector<std::vector<Inner>> pairs_;  // of clauses of two: the other one
  // by variable
  std::vector<int> levels_, positions_;
  std::vector<Reason> reasons_;
  std::vector<std::vector<Occurrence>> occurrences_;
  enum class Mark : std::uint8_t { none, in_lesson, implied, not_implied };
  std::vector<Mark> marks_;
  std::vector<signed char> preferred_, saved_, target_, best_;  // phases: 1, -1, 0 none

  std::vector<Inner> trail_;
  std::vector<int> level_begins_;
  std::size_t propagated_ = 0;
  std::vector<int> clauses_;
  std::vector<int> learned_;  // places in clauses_
  std::vector<Count> counts_;
  std::vector<Entailment> entailments_, true_entailments_, false_entailments_;
  VariableOrder order_;

  std::vector<Inner> conflict_;  // literals, all false
  Lesson lesson_;
  std::vector<Inner> explanation_;
  std::vector<std::size_t> marked_;
  std::vector<std::uint64_t> level_stamps_;
  std::uint64_t stamp_ = 0;
  bool is_contradiction_ = false, is_begun_ = false;

  std::size_t best_size_ = 0, target_size_ = 0;
  double late_levels_ = 0, usual_levels_ = 0;
  std::uint64_t conflicts_ = 0, decisions_ = 0, drops_ = 0, phase_changes_ = 0;
  std::uint64_t next_phase_change_ = 0, next_restart_ = 0;
  std::mt19937 random_;  // a fixed stream
};

}  // namespace flotilla::puzzle
