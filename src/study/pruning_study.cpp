// SPDX-License-Identifier: MIT
// What a rung of rules is worth to a search: branch points of the complete search of a bank's boards, where between
// two of them rules up to that rung are used. After the Bimaru article's table of rungs as pruning. How many there are
// depends on the cell that is branched on: see puzzle/branch.hpp. The article's rung count begins with what pieces say of
// the cells beside them, which ours leaves to touch: hence "told".
#include "puzzle/search.hpp"
#include "study/bank_study.hpp"
#include "study/boards.hpp"
#include "study/studies.hpp"

namespace flotilla::study {
namespace {

struct Tried {
  std::string_view name;
  puzzle::Rung rung;
  bool tells_pieces;
};
constexpr std::array<Tried, 5> k_tried = {{{"told", puzzle::Rung::count, true},
                                           {"count", puzzle::Rung::count, false},
                                           {"touch", puzzle::Rung::touch, false},
                                           {"line", puzzle::Rung::line, false},
                                           {"fleet", puzzle::Rung::fleet, false}}};

class PruningStudy : public BankStudy {
 public:
  using BankStudy::BankStudy;

  [[nodiscard]] std::string name() const override { return "pruning"; }
  [[nodiscard]] std::vector<std::string> options_used() const override {
    return {"up-to", "branch-limit"};
  }

  [[nodiscard]] const std::vector<Field>& fields() const override {
    static const std::vector<Field> fields = [] {
      std::vector<Field> list;
      for (const Tried& tried : k_tried)
        list.push_back(
            {"branches_" + std::string(tried.name),
             "branch points with rules up to " + to_string(tried.rung) +
                 (tried.tells_pieces ? ", once pieces have told the cells beside them" : "") +
                 "; counted up to branch-limit"});
      return list;
    }();
    return fields;
  }

  [[nodiscard]] Record record(const Case& drawn) const override {
    const puzzle::Puzzle puzzle = board(drawn);
    const puzzle::Task printed(puzzle);
    const puzzle::Task told(with_pieces_told(puzzle));
    const puzzle::SearchLimits limits{.branch_points = options().branch_limit};
    Record record;
    for (const Tried& tried : k_tried)
      record.push_back(search(puzzle::Position(tried.tells_pieces ? told : printed), tried.rung,
                              limits, [](const Layout&) {})
                           .branch_points);
    return record;
  }

  [[nodiscard]] std::vector<Figure> figures(const Columns& columns) const override {
    std::vector<Figure> figures;
    std::size_t field = 0;
    for (const Tried& tried : k_tried) {
      const std::string name(tried.name);
      const Sample branches = sample(columns, field++);
      figures.push_back(
          median_figure({name + "_median", name + ": branch points, median"}, branches));
      figures.push_back(mean_figure({name + "_mean", name + ": branch points, mean"}, branches));
      figures.push_back(
          greatest_figure({name + "_worst", name + ": branch points, most"}, branches));
    }
    return figures;
  }
};

}  // namespace

std::unique_ptr<Study> make_pruning_study(const StudyOptions& options) {
  return std::make_unique<PruningStudy>(options);
}

}  // namespace flotilla::study
