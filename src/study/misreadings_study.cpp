// SPDX-License-Identifier: MIT
// What misreading a board's rules costs: three generous ways to take them, each by itself, on a bank's boards. The
// intended answer has to stay one; others may join it. After the Bimaru article's table of misreadings.
#include "puzzle/answer.hpp"
#include "study/bank_study.hpp"
#include "study/boards.hpp"
#include "study/studies.hpp"

namespace flotilla::study {
namespace {

struct Misreading {
  std::string name, title;
};

const std::vector<Misreading>& misreadings() {
  static const std::vector<Misreading> list = {{"corner", "corners may touch"},
                                               {"free", "fleet not fixed"},
                                               {"occupancy", "a reveal only says ship"}};
  return list;
}

class MisreadingsStudy : public BankStudy {
 public:
  using BankStudy::BankStudy;

  [[nodiscard]] std::string name() const override { return "misreadings"; }
  [[nodiscard]] std::vector<std::string> options_used() const override { return {"up-to", "cap"}; }

  [[nodiscard]] const std::vector<Field>& fields() const override {
    static const std::vector<Field> fields = [] {
      std::vector<Field> list;
      for (const auto& [name, title] : misreadings()) {
        list.push_back({"answers_" + name, title + ": answers, counted up to cap"});
        list.push_back({"intended_" + name, title + ": 1 if the intended answer is one, else 0"});
      }
      return list;
    }();
    return fields;
  }

  [[nodiscard]] Record record(const Case& drawn) const override {
    Record record;
    const auto add = [&](const puzzle::Puzzle& puzzle, puzzle::Reading reading) {
      const puzzle::Task task(puzzle, reading);
      record.push_back(answers(task, options().cap));
      record.push_back(puzzle::is_answer(task, drawn.layout) ? 1 : 0);
    };
    const puzzle::Puzzle puzzle = board(drawn);
    puzzle::Puzzle corner = puzzle;
    if (corner.touch == Touch::none) corner.touch = Touch::corner;
    add(corner, puzzle::Reading::shapes);
    puzzle::Puzzle free = puzzle;
    free.fleet.reset();
    add(free, puzzle::Reading::shapes);
    add(puzzle, puzzle::Reading::occupancy);
    return record;
  }

  [[nodiscard]] std::vector<Figure> figures(const Columns& columns) const override {
    std::vector<Figure> figures;
    std::size_t field = 0;
    for (const auto& [name, title] : misreadings()) {
      const Sample answers = sample(columns, field++);
      const Sample intended = sample(columns, field++);
      figures.push_back(median_figure({name + "_answers", title + ": answers, median"}, answers));
      figures.push_back(share_figure({name + "_unique", title + ": one answer"}, answers, 1));
      figures.push_back(
          share_figure({name + "_legal", title + ": the intended one stays"}, intended, 1));
    }
    return figures;
  }
};

}  // namespace

std::unique_ptr<Study> make_misreadings_study(const StudyOptions& options) {
  return std::make_unique<MisreadingsStudy>(options);
}

}  // namespace flotilla::study
