// SPDX-License-Identifier: MIT
// How far each rung of rules leads on a bank's boards, without search. After the Bimaru article's table of its ladder,
// whose boards are those that rules up to fleet finish. Its rung count begins with what pieces say of the cells beside
// them, which ours leaves to touch: hence "told".
#include "number/narrow.hpp"
#include "study/bank_study.hpp"
#include "study/boards.hpp"
#include "study/studies.hpp"

namespace flotilla::study {
namespace {

enum : std::size_t { k_board_cells, k_reveals, k_open };  // k_open + place in rung_names()

/// "told", then the rungs.
std::vector<std::string> rung_names() {
  std::vector<std::string> names = {"told"};
  for (int rung = 0; rung < puzzle::k_rungs; ++rung)
    names.push_back(to_string(static_cast<puzzle::Rung>(rung)));
  return names;
}

class LadderStudy : public BankStudy {
 public:
  using BankStudy::BankStudy;

  [[nodiscard]] std::string name() const override { return "ladder"; }
  [[nodiscard]] std::vector<std::string> options_used() const override { return {"up-to"}; }

  [[nodiscard]] const std::vector<Field>& fields() const override {
    static const std::vector<Field> fields = [] {
      std::vector<Field> list = {{"cells", "cells of the board"}, {"reveals", "cells printed"}};
      for (const std::string& rung : rung_names())
        list.push_back(
            {"open_" + rung, (rung == "told" ? "cells that count leaves open once pieces have "
                                               "told the cells beside them"
                                             : "cells that rules up to " + rung + " leave open")});
      return list;
    }();
    return fields;
  }

  [[nodiscard]] Record record(const Case& drawn) const override {
    const puzzle::Puzzle puzzle = board(drawn);
    const puzzle::Task task(puzzle);
    const auto cells = narrow<std::uint64_t>(puzzle.board().cells());
    const puzzle::Task told(with_pieces_told(puzzle));
    Record record = {cells, reveals(puzzle).size(), cells - settled(told, puzzle::Rung::count)};
    for (int rung = 0; rung < puzzle::k_rungs; ++rung)
      record.push_back(cells - settled(task, static_cast<puzzle::Rung>(rung)));
    return record;
  }

  [[nodiscard]] std::vector<Figure> figures(const Columns& columns) const override {
    const Sample cells = sample(columns, k_board_cells);
    std::vector<Figure> figures = {
        mean_figure({"reveals_mean", "cells printed, mean"}, sample(columns, k_reveals))};
    std::size_t field = k_open;
    for (const std::string& rung : rung_names()) {
      const Sample open = sample(columns, field++);
      Sample settled = cells;
      for (std::size_t i = 0; i < open.values.size(); ++i) settled.values[i] -= open.values[i];
      // Of all cells of all boards: a file's may differ in size.
      figures.push_back(ratio_figure({rung + "_settled", rung + ": cells settled, mean", "%", 100},
                                     settled, cells));
      figures.push_back(share_figure({rung + "_finished", rung + ": boards finished"}, open, 0));
    }
    return figures;
  }
};

}  // namespace

std::unique_ptr<Study> make_ladder_study(const StudyOptions& options) {
  return std::make_unique<LadderStudy>(options);
}

}  // namespace flotilla::study
