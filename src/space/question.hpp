// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "fleet/berth_rules.hpp"
#include "fleet/problem.hpp"
#include "frontier/sweep.hpp"
#include "number/bigint.hpp"
#include "number/ring.hpp"
#include "shard/communicator.hpp"
#include "space/engine_options.hpp"

namespace flotilla::space {

/// Where a question about a whole space stands, on every rank.
struct QuestionProgress {
  int step = 0;  // rows swept, in either direction
  int steps = 0;
};

class SweepKeeper;

/// How a question is swept. Nothing here changes the answer.
struct QuestionOptions : EngineOptions {
  std::vector<Ring> rings = {};  // empty: chosen from the proven bound
  std::function<void(const QuestionProgress&)> progress = nullptr;
  SweepKeeper* keeper = nullptr;  // of sweeps there and back; null: nothing is kept
};

/// Which way a board is swept.
enum class Orientation {
  best,     // the frontier spans the short side, or, where rows have numbers, the columns
  as_asked  // it spans the columns: rows are rows
};

/// A problem with what is known about it, turned as need be, and laid out: the tables of its sweep are known, its work is not.
class QuestionPlan {
 public:
  /// @param rules  of the board as asked; nullopt: nothing is known.
  /// @throws LimitError  as count_placements.
  QuestionPlan(const Problem& problem, std::optional<BerthRules> rules, frontier::Trace trace,
               const QuestionOptions& options, Orientation orientation = Orientation::best);

  [[nodiscard]] const frontier::SweepPlan& plan() const { return *plan_; }

 private:
  friend class Question;
  QuestionOptions options_;
  bool is_turned_;
  std::vector<Ring> rings_;
  std::unique_ptr<frontier::SweepPlan> plan_;
};

/// A question that can be swept: laid out, and with the programs of its sweep.
class Question {
 public:
  /// Makes the programs. @throws LimitError  as count_placements.
  explicit Question(QuestionPlan laid_out);
  /// Lays it out first. @param rules, orientation  as of a QuestionPlan
  Question(const Problem& problem, std::optional<BerthRules> rules, frontier::Trace trace,
           const QuestionOptions& options, Orientation orientation = Orientation::best)
      : Question(QuestionPlan(problem, std::move(rules), trace, options, orientation)) {}

  [[nodiscard]] const frontier::SweepPlan& plan() const { return *of_.plan_; }
  [[nodiscard]] const std::vector<Ring>& rings() const { return of_.rings_; }
  [[nodiscard]] const QuestionOptions& options() const { return of_.options_; }
  [[nodiscard]] frontier::SweepOptions sweep_options() const {
    return {options().threads, options().instruction_set};
  }
  /// What the programs leave of the memory limit; 0: no limit.
  [[nodiscard]] std::uint64_t memory_for_tables() const;
  /// A ship of the board as swept, on the board as asked.
  [[nodiscard]] Ship as_asked(const Ship& ship) const {
    return of_.is_turned_ ? ship.transposed() : ship;
  }
  /// The other way round.
  [[nodiscard]] Ship as_swept(const Ship& ship) const { return as_asked(ship); }

 private:
  QuestionPlan of_;
};

/// Rings for sums of products: as few as possible, as each costs a sweep there and back.
[[nodiscard]] std::vector<Ring> rings_for_products(const BigInt& bound);

}  // namespace flotilla::space
