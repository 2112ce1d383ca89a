// SPDX-License-Identifier: MIT
// Whether a bank keeps its word: each board has one answer, it is the intended one, and no reveal is there in vain.
// A reveal is needed if without it the board has several answers, or rules up to the bank's rung no longer finish it.
#include <algorithm>

#include "puzzle/answer.hpp"
#include "study/bank_study.hpp"
#include "study/boards.hpp"
#include "study/studies.hpp"

namespace flotilla::study {
namespace {

enum : std::size_t { k_answers, k_intended, k_rules, k_reveals, k_for_one, k_in_vain };

class BankCheckStudy : public BankStudy {
 public:
  using BankStudy::BankStudy;

  [[nodiscard]] std::string name() const override { return "bank-check"; }
  [[nodiscard]] std::vector<std::string> options_used() const override { return {"up-to"}; }

  [[nodiscard]] const std::vector<Field>& fields() const override {
    static const std::vector<Field> fields = {
        {"answers", "answers, counted up to 2"},
        {"intended", "1 if the intended placement is an answer, else 0"},
        {"rules",
         "1 if rules up to the rung of up-to finish the board, or none is asked for; else 0"},
        {"reveals", "cells printed"},
        {"needed_for_one", "reveals without which the board has several answers"},
        {"in_vain", "reveals without which it has one answer, and rules still finish it"}};
    return fields;
  }

  [[nodiscard]] Record record(const Case& drawn) const override {
    const puzzle::Puzzle puzzle = board(drawn);
    const puzzle::Task task(puzzle);
    const std::vector<Cell> printed = reveals(puzzle);
    std::uint64_t for_one = 0;
    std::uint64_t in_vain = 0;
    for (const Cell cell : printed) {
      puzzle::Puzzle without = puzzle;
      without.clues.set_clue(cell, Clue::unknown);
      const puzzle::Task less(without);
      if (answers(less, 2) != 1)
        ++for_one;
      else if (rules_finish(less))
        ++in_vain;
    }
    return {answers(task, 2),
            puzzle::is_answer(task, drawn.layout) ? 1U : 0U,
            rules_finish(task) ? 1U : 0U,
            printed.size(),
            for_one,
            in_vain};
  }

  [[nodiscard]] std::vector<Figure> figures(const Columns& columns) const override {
    return {
        share_figure({"one_answer", "one answer"}, sample(columns, k_answers), 1),
        share_figure({"intended", "the intended one is an answer"}, sample(columns, k_intended), 1),
        share_figure({"rules_finish", "rules finish it"}, sample(columns, k_rules), 1),
        share_figure({"all_needed", "every reveal needed"}, sample(columns, k_in_vain), 0),
        share_figure({"no_reveals", "no reveal at all"}, sample(columns, k_reveals), 0),
        mean_figure({"reveals_mean", "cells printed, mean"}, sample(columns, k_reveals)),
        mean_figure({"needed_for_one_mean", "needed for one answer, mean"},
                    sample(columns, k_for_one))};
  }

  [[nodiscard]] bool holds(const Columns& columns) const override {
    const auto are_all = [&](std::size_t field, std::uint64_t wanted) {
      return std::ranges::all_of(columns.values[field],
                                 [&](std::uint64_t value) { return value == wanted; });
    };
    return are_all(k_answers, 1) && are_all(k_intended, 1) && are_all(k_rules, 1) &&
           are_all(k_in_vain, 0);
  }

 private:
  [[nodiscard]] bool rules_finish(const puzzle::Task& task) const {
    return !options().up_to ||
           settled(task, *options().up_to) == static_cast<std::uint64_t>(task.board().cells());
  }
};

}  // namespace

std::unique_ptr<Study> make_bank_check_study(const StudyOptions& options) {
  return std::make_unique<BankCheckStudy>(options);
}

}  // namespace flotilla::study
