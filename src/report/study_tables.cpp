// SPDX-License-Identifier: MIT
#include "report/study_tables.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "number/plural.hpp"
#include "number/rational.hpp"
#include "report/footnotes.hpp"

namespace flotilla::report {

namespace {

/// A published figure with what it was rounded by.
struct Rounded {
  double value = 0;
  double half_a_unit = 0;  // of its last digit; 0 for hits and counts
};

/// Of hits in percent.
Rounded rounded(const PublishedValue& published) {
  const double value = to_double(published.value());
  if (published.is_fraction()) return {100 * value, 0};
  const int decimals = published.decimals();
  return {value, decimals == 0 ? 0 : 0.5 * std::pow(10.0, -decimals)};
}

bool meets(const study::Interval& interval, const Rounded& published) {
  constexpr double k_last_bits = 1e-9;
  return published.value + published.half_a_unit >= interval.low - k_last_bits &&
         published.value - published.half_a_unit <= interval.high + k_last_bits;
}

ComparedFigure compared(study::Figure figure, const PublishedValue* published) {
  ComparedFigure one{std::move(figure), published, {}, {}};
  if (published == nullptr) return one;
  const Rounded value = rounded(*published);
  one.range = one.figure.of_draws(published->draws);
  if (one.figure.interval && meets(*one.figure.interval, value))
    one.standing = Standing::inside;
  else
    one.standing = meets(*one.range, value) ? Standing::plausible : Standing::outside;
  return one;
}

std::string title_of(const store::StudyRecord& record, const store::StudySpaceRecord& space) {
  const std::string what = space.problem.empty() ? space.space : space.problem;
  if (is_exact(space))
    return fmt::format("Study {}: {}, all {}", record.study, what,
                       plural(space.done(), "placement"));
  const std::string part = space.done() == space.draws
                               ? ""
                               : fmt::format(" of {}, from {} on", space.draws, space.first);
  if (space.problem.empty())
    return fmt::format("Study {}: {}, {}{}", record.study, what, plural(space.done(), "board"),
                       part);
  return fmt::format("Study {}: {}, {}{} of seed {}", record.study, what,
                     plural(space.done(), "draw"), part, record.seed);
}

ResultTable table_of(const study::Study& study, const store::StudyRecord& record,
                     const store::StudySpaceRecord& space, const Published& published) {
  ResultTable table;
  table.title = title_of(record, space);
  const std::vector<ComparedFigure> all = compared_figures(study, space, published);
  const bool is_compared =
      std::ranges::any_of(all, [](const ComparedFigure& one) { return one.published != nullptr; });
  table.columns = {{"figure"}, {"ours", true}, {"95 % interval"}};
  if (is_compared)
    for (const ResultTable::Column& column :
         {ResultTable::Column{"published", true}, ResultTable::Column{"of draws", true},
          ResultTable::Column{"so many of ours give"}, ResultTable::Column{"stands"}})
      table.columns.push_back(column);
  Footnotes footnotes;
  for (const ComparedFigure& one : all) {
    const study::Figure& figure = one.figure;
    const std::string interval = interval_text(figure.interval, is_exact(space));
    std::vector<std::string> cells = {
        figure.title + (figure.unit.empty() ? "" : ", " + figure.unit), figure_text(figure.value),
        interval.empty() ? "-" : interval};
    if (is_compared && one.published == nullptr) cells.insert(cells.end(), 4, "-");
    if (one.published != nullptr) {
      cells.push_back(one.published->text + footnotes.mark(*one.published));
      cells.push_back(std::to_string(one.published->draws));
      cells.push_back(interval_text(one.range, false));
      cells.push_back(to_string(*one.standing));
      table.compared.push_back(one.published);
    }
    table.rows.push_back(std::move(cells));
  }
  table.notes = footnotes.lines(published);
  return table;
}

}  // namespace

std::string to_string(Standing standing) {
  switch (standing) {
    case Standing::inside:
      return "inside";
    case Standing::plausible:
      return "plausible";
    case Standing::outside:
      return "OUTSIDE";
  }
  return "";
}

std::vector<study::Figure> figures_of(const study::Study& study,
                                      const store::StudySpaceRecord& space) {
  if (space.done() == 0) return {};
  return study.figures({space.records, is_exact(space)});
}

std::vector<ComparedFigure> compared_figures(const study::Study& study,
                                             const store::StudySpaceRecord& space,
                                             const Published& published) {
  std::vector<ComparedFigure> all;
  for (study::Figure& figure : figures_of(study, space)) {
    const PublishedValue* value =
        find_study_value(published, study.name(), space.problem, figure.name);
    all.push_back(compared(std::move(figure), value));
  }
  return all;
}

bool is_exact(const store::StudySpaceRecord& space) {
  return space.is_whole && space.done() == space.draws;
}

std::string figure_text(double value) {
  if (std::isnan(value)) return "-";
  if (value == std::floor(value) && std::abs(value) < 1e15) return fmt::format("{:.0f}", value);
  return fmt::format("{:.{}f}", value, std::abs(value) < 10 ? 3 : std::abs(value) < 1000 ? 2 : 0);
}

std::string interval_text(const std::optional<study::Interval>& interval, bool is_exact) {
  if (!interval) return "";
  if (is_exact) return "exact";
  return figure_text(interval->low) + " .. " + figure_text(interval->high);
}

std::vector<ResultTable> study_tables(const store::StudyRecord& record,
                                      const Published& published) {
  // Figures depend on the records alone, not on the options that these were made with.
  const auto study = study::make_study(record.study, {});
  std::vector<ResultTable> tables;
  for (const store::StudySpaceRecord& space : record.spaces)
    if (space.done() > 0) tables.push_back(table_of(*study, record, space, published));
  return tables;
}

}  // namespace flotilla::report
