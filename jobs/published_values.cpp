// SPDX-License-Identifier: MIT
#include "jobs/published_values.hpp"

#include <fmt/format.h>
#include <toml++/toml.h>

#include <charconv>
#include <cmath>

#include "fleet/parse.hpp"
#include "number/errors.hpp"

namespace flotilla::jobs {
namespace {

constexpr std::string_view k_source = "source", k_problem = "problem", k_draws = "draws";

double parse_decimal(std::string_view text, const std::string& where) {
  double value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size() || !std::isfinite(value))
    throw InputError(where + " = " + in_quotes(text) +
                     ", allowed a number or HITS/DRAWS, in quotes");
  return value;
}

PublishedValue parse_value(const std::string& text, std::uint64_t draws, const std::string& where) {
  PublishedValue found{text, 0, 0, draws};
  if (const std::size_t stroke = text.find('/'); stroke != std::string::npos) {
    const std::string_view all = text;
    found.value = 100 * parse_decimal(all.substr(0, stroke), where) /
                  parse_decimal(all.substr(stroke + 1), where);
    return found;
  }
  found.value = parse_decimal(text, where);
  const std::size_t point = text.find('.');
  const auto decimals = point == std::string::npos ? 0 : static_cast<int>(text.size() - point - 1);
  // Counts are exact; what has decimals was rounded.
  found.rounding = decimals == 0 ? 0 : 0.5 * std::pow(10.0, -decimals);
  return found;
}

std::string text_at(const toml::table& table, std::string_view key, const std::string& where) {
  const auto text = table[key].value<std::string>();
  if (!text)
    throw InputError(fmt::format("{}: {} is missing, or is no text in quotes", where, key));
  return *text;
}

}  // namespace

PublishedValues::PublishedValues(const std::string& path) {
  toml::table file;
  try {
    file = toml::parse_file(path);
  } catch (const toml::parse_error& error) {
    throw InputError(
        fmt::format("{}:{}: {}", path, error.source().begin.line, error.description()));
  }
  for (const auto& [study, of_study] : file) {
    const std::string where = fmt::format("{}: [{}]", path, study.str());
    if (!of_study.is_table()) throw InputError(where + " is not a table of a study");
    sources_[std::string(study.str())] = text_at(*of_study.as_table(), k_source, where);
    for (const auto& [board, of_board] : *of_study.as_table()) {
      if (board.str() == k_source) continue;
      const std::string here = fmt::format("{}: [{}.{}]", path, study.str(), board.str());
      if (!of_board.is_table()) throw InputError(here + " is not a table of a board");
      const toml::table& figures = *of_board.as_table();
      const std::string problem = text_at(figures, k_problem, here);
      const auto draws = figures[k_draws].value<std::int64_t>().value_or(0);
      if (draws < 1) throw InputError(here + ": draws is missing, or is no whole number from 1 on");
      for (const auto& [figure, value] : figures) {
        if (figure.str() == k_problem || figure.str() == k_draws) continue;
        values_[{std::string(study.str()), problem, std::string(figure.str())}] =
            parse_value(text_at(figures, figure.str(), here), static_cast<std::uint64_t>(draws),
                        fmt::format("{}: {}", here, figure.str()));
      }
    }
  }
}

std::optional<PublishedValue> PublishedValues::find(const std::string& study,
                                                    const std::string& problem,
                                                    const std::string& figure) const {
  const auto found = values_.find({study, problem, figure});
  if (found == values_.end()) return std::nullopt;
  return found->second;
}

std::string PublishedValues::source(const std::string& study) const {
  const auto found = sources_.find(study);
  return found == sources_.end() ? "" : found->second;
}

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

}  // namespace flotilla::jobs
