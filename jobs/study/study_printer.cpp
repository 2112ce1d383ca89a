// SPDX-License-Identifier: MIT
#include "jobs/study/study_printer.hpp"

#include <fmt/format.h>

#include <array>
#include <cmath>
#include <nlohmann/json.hpp>
#include <set>

#include "jobs/puzzle/board_question.hpp"
#include "number/bigint.hpp"
#include "number/plural.hpp"
#include "puzzle/formats/puzzle_file.hpp"
#include "report/study_tables.hpp"
#include "store/text_table.hpp"

namespace flotilla::jobs {
namespace {

using report::ComparedFigure;
using report::figure_text;
using report::interval_text;
using report::Published;
using report::Standing;

std::string grouped(std::uint64_t value) { return to_grouped_decimal(BigInt(value)); }

std::string headline(const store::StudyRecord& record, const store::StudySpaceRecord& space) {
  const std::string what = space.problem.empty() ? space.space : space.problem;
  if (report::is_exact(space))
    return fmt::format("{}: all {}\n", what, plural(space.done(), "placement"));
  const std::string part = space.done() == space.draws
                               ? ""
                               : fmt::format(" ({}..{} of {})", space.first,
                                             space.first + space.done() - 1, grouped(space.draws));
  if (space.problem.empty())
    return fmt::format("{}: {}{}\n", what, plural(space.done(), "board"), part);
  return fmt::format("{}: {}{} of seed {}\n", what, plural(space.done(), "draw"), part,
                     record.seed);
}

std::string table_text(const std::vector<ComparedFigure>& all, bool is_exact) {
  store::TextTable table({{"figure"},
                          {""},
                          {"ours", true},
                          {"95 % interval"},
                          {"published", true},
                          {"of draws", true},
                          {"so many of ours give"},
                          {""}});
  for (const ComparedFigure& one : all) {
    const auto& [figure, published, range, standing] = one;
    table.add({figure.title, figure.unit, figure_text(figure.value),
               interval_text(figure.interval, is_exact), published ? published->text : "",
               published ? grouped(published->draws) : "", interval_text(range, false),
               standing ? to_string(*standing) : ""});
  }
  return table.text();
}

/// How many published figures stand how.
struct Sums {
  std::uint64_t draws = 0;
  std::array<int, 3> standing{};
  void add(const std::vector<ComparedFigure>& all) {
    for (const ComparedFigure& one : all)
      if (one.standing) ++standing[static_cast<std::size_t>(*one.standing)];
  }
  [[nodiscard]] std::string line(const std::string& study) const {
    const int published = standing[0] + standing[1] + standing[2];
    return fmt::format("{}: {}; {} published: {} inside, {} plausible, {} outside\n", study,
                       plural(draws, "draw"), published, standing[0], standing[1], standing[2]);
  }
};

/// Where the published figures come from, each source once.
std::vector<std::string> sources_of(const study::Study& study, const store::StudyRecord& record,
                                    const Published& published) {
  std::set<std::string> names;
  for (const store::StudySpaceRecord& space : record.spaces)
    for (const ComparedFigure& one : report::compared_figures(study, space, published))
      if (one.published != nullptr) names.insert(one.published->source);
  std::vector<std::string> notes;
  for (const report::PublishedSource& source : published.sources)
    if (names.contains(source.name)) notes.push_back(source_note(source));
  return notes;
}

nlohmann::ordered_json json_of(double value) {
  return std::isnan(value) ? nlohmann::ordered_json() : nlohmann::ordered_json(value);
}

nlohmann::ordered_json json_of(const ComparedFigure& one) {
  const auto& [figure, published, range, standing] = one;
  nlohmann::ordered_json json = {
      {"name", figure.name}, {"unit", figure.unit}, {"value", json_of(figure.value)}};
  if (figure.interval)
    json["interval"] = {json_of(figure.interval->low), json_of(figure.interval->high)};
  if (published) {
    json["published"] = published->text;
    json["published_draws"] = published->draws;
    json["range_of_published_draws"] = {json_of(range->low), json_of(range->high)};
    json["standing"] = standing == Standing::outside ? "outside" : to_string(*standing);
  }
  return json;
}

std::string json_text(const study::Study& study, const store::StudyRecord& record,
                      const Published& published) {
  nlohmann::ordered_json json = {{"study", record.study}, {"asked", record.asked}};
  for (const store::StudySpaceRecord& space : record.spaces) {
    nlohmann::ordered_json figures = nlohmann::ordered_json::array();
    for (const ComparedFigure& one : report::compared_figures(study, space, published))
      figures.push_back(json_of(one));
    json["spaces"].push_back({{"space", space.space},
                              {"problem", space.problem},
                              {"draws", space.done()},
                              {"figures", figures}});
  }
  return line_of(json);
}

}  // namespace

std::string study_text(const StudySettings& settings, const study::Study& study,
                       const store::StudyRecord& record, const Published& published) {
  if (settings.json) return json_text(study, record, published);
  std::string text;
  Sums sums;
  for (const store::StudySpaceRecord& space : record.spaces) {
    const std::vector<ComparedFigure> all = report::compared_figures(study, space, published);
    sums.draws += space.done();
    sums.add(all);
    text += headline(record, space) +
            (all.empty() ? "" : table_text(all, report::is_exact(space))) + "\n";
  }
  for (const std::string& note : sources_of(study, record, published))
    text += fmt::format("published: {}\n", note);
  return (settings.quiet ? "" : text) + sums.line(record.study);
}

std::string draw_text(const StudySettings& settings, const study::Study& study,
                      const StudySpace& space, const study::Case& drawn) {
  const study::Record record = study.record(drawn);
  const std::vector<study::Field>& fields = study.fields();
  std::vector<puzzle::PrintedPuzzle> boards = study.boards(drawn);
  if (settings.json) {
    nlohmann::ordered_json json = {
        {"study", study.name()}, {"space", space.label()}, {"index", drawn.index}};
    for (std::size_t i = 0; i < fields.size(); ++i) json["record"][fields[i].name] = record[i];
    for (const puzzle::PrintedPuzzle& board : boards)
      json["boards"].push_back(
          nlohmann::ordered_json::parse(puzzle::written(board, puzzle::Format::json, "the board")));
    return line_of(json);
  }
  std::string text = space.file.empty()
                         ? fmt::format("{}: draw {} of seed {}", to_string(drawn.problem),
                                       drawn.index, settings.options.seed)
                         : fmt::format("{}: board {}", space.file, drawn.index + 1);
  text += fmt::format("\nanswer: {}\n\n", to_string(drawn.layout));
  for (puzzle::PrintedPuzzle& board : boards)
    text += puzzle::written(board, puzzle::Format::text, "the board") + "\n";
  store::TextTable table({{"field"}, {"record", true}, {"meaning"}});
  for (std::size_t i = 0; i < fields.size(); ++i)
    table.add({fields[i].name, std::to_string(record[i]), fields[i].meaning});
  return text + table.text();
}

}  // namespace flotilla::jobs
