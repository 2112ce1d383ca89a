// SPDX-License-Identifier: MIT
#include "jobs/count/closed_form_printer.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <limits>
#include <nlohmann/json.hpp>
#include <vector>

#include "jobs/long_run/progress.hpp"
#include "number/plural.hpp"

namespace flotilla::jobs {

namespace {

std::vector<std::string> names_of(const std::vector<Board>& boards) {
  std::vector<std::string> names;
  for (const Board& board : boards) names.push_back(to_string(board));
  return names;
}

std::string json_text(const ClosedFormSettings& settings, const store::ClosedFormRecord& record) {
  nlohmann::ordered_json json = {{"fleet", record.fleet},
                                 {"touch", record.touch},
                                 {"half_perimeter", record.half_perimeter},
                                 {"first_side", record.first_side},
                                 {"degree", record.polynomial.degree_m()},
                                 {"denominator", to_decimal(record.polynomial.denominator())},
                                 {"terms", nlohmann::json::array()},
                                 {"boards", record.boards.size()},
                                 {"checked", names_of(settings.checks)},
                                 {"seconds", record.seconds}};
  const BivariatePolynomial& p = record.polynomial;
  for (int i = p.degree_m(); i >= 0; --i)
    for (int j = p.degree_n(); j >= 0; --j)
      if (p.numerator(i, j) != 0)
        json["terms"].push_back({{"m", i}, {"n", j}, {"numerator", to_decimal(p.numerator(i, j))}});
  return json.dump() + "\n";
}

/// "180 boards up to 15x15 in 20 s"
std::string boards_text(const store::ClosedFormRecord& record) {
  if (record.boards.empty()) return "no board: there is no ship";
  const store::CountedBoard& first = record.boards.front();
  return fmt::format("{} of up to {} in {}", plural(record.boards.size(), "board"),
                     plural(first.cols, "column"), duration_text(record.seconds));
}

}  // namespace

std::string span_lines(const ClosedFormSettings& settings, const space::ClusterSpan& span) {
  return fmt::format(
      "fleet {}, touch {}\n"
      "K = {}: clusters of ships in each other's way span at most K rows and columns, added up\n"
      "    ({})\n",
      to_string(settings.fleet), to_string(settings.touch), span.half_perimeter,
      space::half_perimeter_rule(settings.touch));
}

std::string closed_form_text(const ClosedFormSettings& settings,
                             const store::ClosedFormRecord& record) {
  if (settings.json) return json_text(settings, record);
  if (settings.quiet)
    return to_text(record.polynomial, std::numeric_limits<std::size_t>::max()) + "\n";
  std::string text = span_lines(settings, space::cluster_span(settings.fleet, settings.touch));
  text += fmt::format("counted {}; every other board follows\n", boards_text(record));
  if (!settings.checks.empty())
    text += fmt::format("checked on {}: direct counts of all {} smaller fleets agree\n",
                        fmt::join(names_of(settings.checks), ", "), record.smaller_fleets.size());
  if (!settings.output.empty())
    text += fmt::format("any board: flotilla count --board ROWSxCOLS --closed-form {}\n",
                        settings.output.string());
  return text + fmt::format("m rows and n columns, both {} or more, have\n{}\n", record.first_side,
                            to_text(record.polynomial));
}

std::string closed_form_latex(const store::ClosedFormRecord& record) {
  return fmt::format(
             "% Placements of the fleet {}, touch {}, on m x n cells, for m, n >= {}\n"
             "% (amsmath; \\allowdisplaybreaks lets it break across pages)\n",
             record.fleet, record.touch, record.first_side) +
         to_latex(record.polynomial, "Z(m,n)");
}

}  // namespace flotilla::jobs
