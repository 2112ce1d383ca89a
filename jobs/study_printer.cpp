// SPDX-License-Identifier: MIT
#include "jobs/study_printer.hpp"

#include <fmt/format.h>

#include <cmath>
#include <nlohmann/json.hpp>
#include <optional>

#include "jobs/board_question.hpp"
#include "jobs/study_record.hpp"
#include "number/bigint.hpp"
#include "puzzle/formats/puzzle_file.hpp"
#include "store/text_table.hpp"

namespace flotilla::jobs {
namespace {

using study::Figure;
using study::Interval;

std::string grouped(std::uint64_t value) { return to_grouped_decimal(BigInt(value)); }

bool is_whole(double value) { return value == std::floor(value) && std::abs(value) < 1e15; }

/// As many decimals as tell something: none for counts, three for what is small.
std::string number_text(double value) {
  if (std::isnan(value)) return "-";
  if (is_whole(value)) return fmt::format("{:.0f}", value);
  return fmt::format("{:.{}f}", value, std::abs(value) < 10 ? 3 : std::abs(value) < 1000 ? 2 : 0);
}

std::string interval_text(const std::optional<Interval>& interval, bool is_exact) {
  if (!interval) return "";
  if (is_exact) return "exact";
  return number_text(interval->low) + " .. " + number_text(interval->high);
}

/// A figure, what was published of it and how that stands to it.
struct Compared {
  Figure figure;
  std::optional<PublishedValue> published;
  std::optional<Interval> range;  // of as many draws as were published
  std::optional<Standing> standing;
};

bool meets(const Interval& interval, const PublishedValue& value) {
  constexpr double k_last_bits = 1e-9;
  return value.value + value.rounding >= interval.low - k_last_bits &&
         value.value - value.rounding <= interval.high + k_last_bits;
}

Compared compare(Figure figure, std::optional<PublishedValue> published) {
  Compared compared{std::move(figure), std::move(published), {}, {}};
  if (!compared.published) return compared;
  compared.range = compared.figure.of_draws(compared.published->draws);
  if (compared.figure.interval && meets(*compared.figure.interval, *compared.published))
    compared.standing = Standing::inside;
  else
    compared.standing =
        meets(*compared.range, *compared.published) ? Standing::plausible : Standing::outside;
  return compared;
}

std::vector<Compared> compare_all(const study::Study& study, const store::StudySpaceRecord& space,
                                  const PublishedValues& published) {
  std::vector<Compared> all;
  for (Figure& figure : figures_of(study, space)) {
    auto value = published.find(study.name(), space.problem, figure.name);
    all.push_back(compare(std::move(figure), std::move(value)));
  }
  return all;
}

/// Every placement once: nothing is left to chance.
bool is_exact(const store::StudySpaceRecord& space) {
  return space.is_whole && space.done() == space.draws;
}

std::string headline(const store::StudyRecord& record, const store::StudySpaceRecord& space) {
  const std::string what = space.problem.empty() ? space.space : space.problem;
  if (is_exact(space)) return fmt::format("{}: all {} placements\n", what, grouped(space.done()));
  const std::string unit = space.problem.empty() ? "boards" : "draws";
  const std::string part = space.done() == space.draws
                               ? ""
                               : fmt::format(" ({}..{} of {})", space.first,
                                             space.first + space.done() - 1, grouped(space.draws));
  return fmt::format("{}: {} {}{} of seed {}\n", what, grouped(space.done()), unit, part,
                     record.seed);
}

std::string table_text(const std::vector<Compared>& all, bool is_exact) {
  store::TextTable table({{"figure"},
                          {""},
                          {"ours", true},
                          {"95 % interval"},
                          {"published", true},
                          {"of draws", true},
                          {"so many of ours give"},
                          {""}});
  for (const Compared& one : all) {
    const auto& [figure, published, range, standing] = one;
    table.add({figure.title, figure.unit, number_text(figure.value),
               interval_text(figure.interval, is_exact), published ? published->text : "",
               published ? grouped(published->draws) : "",
               range ? number_text(range->low) + " .. " + number_text(range->high) : "",
               standing ? to_string(*standing) : ""});
  }
  return table.text();
}

/// How many published figures stand how.
struct Sums {
  std::uint64_t draws = 0;
  std::array<int, 3> standing{};
  void add(const std::vector<Compared>& all) {
    for (const Compared& one : all)
      if (one.standing) ++standing[static_cast<std::size_t>(*one.standing)];
  }
  [[nodiscard]] std::string line(const std::string& study) const {
    const int published = standing[0] + standing[1] + standing[2];
    return fmt::format("{}: {} draws; {} published: {} inside, {} plausible, {} outside\n", study,
                       draws, published, standing[0], standing[1], standing[2]);
  }
};

nlohmann::ordered_json json_of(double value) {
  return std::isnan(value) ? nlohmann::ordered_json() : nlohmann::ordered_json(value);
}

nlohmann::ordered_json json_of(const Compared& one) {
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
                      const PublishedValues& published) {
  nlohmann::ordered_json json = {{"study", record.study}, {"asked", record.asked}};
  for (const store::StudySpaceRecord& space : record.spaces) {
    nlohmann::ordered_json figures = nlohmann::ordered_json::array();
    for (const Compared& one : compare_all(study, space, published))
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
                       const store::StudyRecord& record, const PublishedValues& published) {
  if (settings.json) return json_text(study, record, published);
  std::string text;
  Sums sums;
  for (const store::StudySpaceRecord& space : record.spaces) {
    const std::vector<Compared> all = compare_all(study, space, published);
    sums.draws += space.done();
    sums.add(all);
    text += headline(record, space) + (all.empty() ? "" : table_text(all, is_exact(space))) + "\n";
  }
  if (const std::string source = published.source(record.study);
      !source.empty() && sums.standing != decltype(sums.standing){})
    text += fmt::format("published: {}\n", source);
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
  std::string text = fmt::format("{}: draw {} of seed {}\nanswer: {}\n\n",
                                 space.file.empty() ? to_string(drawn.problem) : space.file,
                                 drawn.index, settings.options.seed, to_string(drawn.layout));
  for (puzzle::PrintedPuzzle& board : boards)
    text += puzzle::written(board, puzzle::Format::text, "the board") + "\n";
  store::TextTable table({{"field"}, {"record", true}, {"meaning"}});
  for (std::size_t i = 0; i < fields.size(); ++i)
    table.add({fields[i].name, std::to_string(record[i]), fields[i].meaning});
  return text + table.text();
}

}  // namespace flotilla::jobs
