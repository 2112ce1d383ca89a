// SPDX-License-Identifier: MIT
// What a printed shape is worth: a placement is drawn, all its cells are printed, then they go in a random order
// wherever the board keeps its one answer. Once with pieces as shapes, once where a piece only tells that a ship is
// there, in the same order. After the Bimaru article's table of reveals needed.
#include "puzzle/generate.hpp"
#include "study/boards.hpp"
#include "study/studies.hpp"

namespace flotilla::study {
namespace {

enum : std::size_t { k_shapes, k_occupancy };

class RevealsStudy : public Study {
 public:
  explicit RevealsStudy(const StudyOptions& options) : options_(options) {}

  [[nodiscard]] std::string name() const override { return "reveals"; }
  [[nodiscard]] bool needs_boards() const override { return false; }
  [[nodiscard]] std::vector<std::string> options_used() const override { return {}; }

  [[nodiscard]] const std::vector<Field>& fields() const override {
    static const std::vector<Field> fields = {
        {"shapes", "cells still printed, pieces as shapes"},
        {"occupancy", "cells still printed, a piece only tells that a ship is there"}};
    return fields;
  }

  [[nodiscard]] Record record(const Case& drawn) const override {
    Record record;
    for (const puzzle::PrintedPuzzle& board : boards(drawn))
      record.push_back(reveals(board.puzzle).size());
    return record;
  }

  [[nodiscard]] std::vector<Figure> figures(const Columns& columns) const override {
    const Sample shapes = sample(columns, k_shapes);
    const Sample occupancy = sample(columns, k_occupancy);
    return {mean_figure({"shapes_mean", "reveals needed as shapes, mean"}, shapes),
            median_figure({"shapes_median", "reveals needed as shapes, median"}, shapes),
            mean_figure({"occupancy_mean", "reveals needed as occupancy, mean"}, occupancy),
            median_figure({"occupancy_median", "reveals needed as occupancy, median"}, occupancy),
            ratio_figure({"ratio", "occupancy / shapes, of the means"}, occupancy, shapes)};
  }

  [[nodiscard]] std::vector<puzzle::PrintedPuzzle> boards(const Case& drawn) const override {
    std::vector<puzzle::PrintedPuzzle> boards;
    for (const auto& [reading, name] : {std::pair(puzzle::Reading::shapes, "shapes"),
                                        std::pair(puzzle::Reading::occupancy, "occupancy")}) {
      boards.push_back({puzzle::least_puzzle(drawn.problem, drawn.layout, options_.seed,
                                             drawn.index, {.reading = reading})
                            .puzzle,
                        {drawn.layout}});
      boards.back().puzzle.name = name;
    }
    return boards;
  }

 private:
  StudyOptions options_;
};

}  // namespace

std::unique_ptr<Study> make_reveals_study(const StudyOptions& options) {
  return std::make_unique<RevealsStudy>(options);
}

}  // namespace flotilla::study
