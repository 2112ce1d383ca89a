// SPDX-License-Identifier: MIT
// What the numbers of a board tell alone: a placement is drawn, the numbers of its rows and columns are printed and
// nothing else. After the Bimaru article's table of boards with their numbers alone.
#include "number/narrow.hpp"
#include "study/boards.hpp"
#include "study/studies.hpp"

namespace flotilla::study {
namespace {

enum : std::size_t { k_cells, k_count, k_touch, k_line, k_fleet, k_probe, k_agreed, k_answers };

class NumbersStudy : public Study {
 public:
  explicit NumbersStudy(const StudyOptions& options) : options_(options) {}

  [[nodiscard]] std::string name() const override { return "numbers"; }
  [[nodiscard]] bool needs_boards() const override { return false; }
  [[nodiscard]] std::vector<std::string> options_used() const override { return {"cap"}; }

  [[nodiscard]] const std::vector<Field>& fields() const override {
    static const std::vector<Field> fields = {
        {"cells", "cells of the board"},
        {"settled_count", "cells that rules up to count settle"},
        {"settled_touch", "cells that rules up to touch settle"},
        {"settled_line", "cells that rules up to line settle"},
        {"settled_fleet", "cells that rules up to fleet settle"},
        {"settled_probe", "cells that rules up to probe settle"},
        {"agreed", "cells that all answers agree on"},
        {"answers", "answers, counted up to cap"}};
    return fields;
  }

  [[nodiscard]] Record record(const Case& drawn) const override {
    const puzzle::Puzzle puzzle = numbers_alone(drawn.problem, drawn.layout);
    const puzzle::Task task(puzzle);
    Record record = {narrow<std::uint64_t>(drawn.problem.board.cells())};
    for (int rung = 0; rung < puzzle::k_rungs; ++rung)
      record.push_back(settled(task, static_cast<puzzle::Rung>(rung)));
    record.push_back(agreed(puzzle));
    record.push_back(answers(task, options_.cap));
    return record;
  }

  [[nodiscard]] std::vector<Figure> figures(const Columns& columns) const override {
    const double percent = 100 / static_cast<double>(columns.values[k_cells].front());
    std::vector<Figure> figures;
    const auto add_median = [&](const Title& title, std::size_t field) {
      figures.push_back(median_figure(title, sample(columns, field)));
    };
    add_median({"settled_count_median", "cells settled by count, median", "%", percent}, k_count);
    add_median({"settled_touch_median", "cells settled by touch, median", "%", percent}, k_touch);
    add_median({"settled_line_median", "cells settled by line, median", "%", percent}, k_line);
    add_median({"settled_fleet_median", "cells settled by fleet, median", "%", percent}, k_fleet);
    add_median({"settled_probe_median", "cells settled by probe, median", "%", percent}, k_probe);
    add_median({"agreed_median", "cells all answers agree on, median", "%", percent}, k_agreed);
    figures.push_back(mean_figure({"agreed_mean", "cells all answers agree on, mean", "%", percent},
                                  sample(columns, k_agreed)));
    figures.push_back(
        share_figure({"finished", "boards with one answer"}, sample(columns, k_answers), 1));
    add_median({"answers_median", "answers left, median"}, k_answers);
    figures.push_back(
        greatest_figure({"answers_most", "answers left, most"}, sample(columns, k_answers)));
    return figures;
  }

  [[nodiscard]] std::vector<puzzle::PrintedPuzzle> boards(const Case& drawn) const override {
    return {{numbers_alone(drawn.problem, drawn.layout), {drawn.layout}}};
  }

 private:
  StudyOptions options_;
};

}  // namespace

std::unique_ptr<Study> make_numbers_study(const StudyOptions& options) {
  return std::make_unique<NumbersStudy>(options);
}

}  // namespace flotilla::study
