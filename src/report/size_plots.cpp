// SPDX-License-Identifier: MIT
#include "report/size_plots.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <map>

#include "number/errors.hpp"

namespace flotilla::report {

namespace {

using Points = std::map<int, double>;  // log10 of the number at x

double log10_of(const BigInt& value) {
  // The leading digits are enough, and a double may be too small for all of them.
  const std::string digits = to_decimal(value);
  const std::size_t kept = std::min<std::size_t>(digits.size(), 15);
  return std::log10(std::stod(digits.substr(0, kept))) + static_cast<double>(digits.size() - kept);
}

std::string name_of(const std::string& fleet, const std::string& touch) {
  return fmt::format("{}, touch {}", fleet, touch);
}

/// The highest at its right end comes first. Lines of one point are left out.
/// @throws InputError  if no line is left. @param what  the plot needs at least two of, as the error says.
void add_lines(SeriesPlot& plot, const std::map<std::string, Points>& lines, const char* what) {
  for (const auto& [name, points] : lines) {
    if (points.size() < 2) continue;
    Series series{name, {}};
    for (const auto& [x, power] : points) series.points.push_back({double(x), power});
    plot.series.push_back(std::move(series));
  }
  if (plot.series.empty())
    throw InputError(fmt::format("a plot of {} needs at least two {}, and these files have none",
                                 plot.y_title, what));
  std::ranges::stable_sort(plot.series, std::ranges::greater{},
                           [](const Series& series) { return series.points.back().y; });
}

double cost_of(const store::CountRecord& record, Cost cost) {
  if (cost == Cost::seconds) return record.seconds;
  std::uint64_t most = 0;
  for (const store::RowRecord& row : record.rows) most = std::max(most, row.states);
  return static_cast<double>(most);
}

/// k of "k", "rows with k" or "columns with k", and the words before it.
std::pair<std::string, int> line_item(const std::string& item) {
  const std::size_t digits = item.find_last_not_of("0123456789") + 1;
  int number = 0;
  std::from_chars(item.data() + digits, item.data() + item.size(), number);
  std::string lines = item.substr(0, item.find(' '));
  return {digits == 0 ? "" : ", " + lines, number};
}

}  // namespace

SeriesPlot counts_against_size(std::span<const Fact> facts) {
  std::map<std::string, Points> lines;
  for (const Fact& fact : facts)
    if (fact.is_listed && fact.table.quantity == Quantity::placements &&
        fact.table.evidence.empty() && fact.board.rows == fact.board.cols && fact.value > 0)
      lines[name_of(fact.table.fleet, fact.table.touch)][fact.board.rows] =
          log10_of(boost::multiprecision::numerator(fact.value));
  SeriesPlot plot{"Placements on n x n boards", "n", "placements", {}};
  add_lines(plot, lines, "square boards of one fleet");
  return plot;
}

SeriesPlot costs_against_size(std::span<const store::CountRecord> counts, Cost cost) {
  std::map<std::string, Points> lines;
  for (const store::CountRecord& record : counts) {
    const double spent = cost_of(record, cost);
    if (record.board_rows != record.board_cols || !record.evidence.empty() || spent <= 0) continue;
    Points& points = lines[name_of(record.fleet, record.touch)];
    const double power = std::log10(spent);
    const auto [at, is_new] = points.emplace(record.board_rows, power);
    if (!is_new) at->second = std::min(at->second, power);
  }
  SeriesPlot plot{cost == Cost::states ? "Most states alive after a row, on n x n boards"
                                       : "Time to count n x n boards",
                  "n",
                  cost == Cost::states ? "states" : "seconds",
                  {}};
  add_lines(plot, lines, "square boards of one fleet that were swept");
  return plot;
}

SeriesPlot shares_by_number(std::span<const Fact> facts) {
  std::map<std::string, Points> lines;
  for (const Fact& fact : facts) {
    if (fact.table.quantity != Quantity::lines || fact.value <= 0) continue;
    const auto [which, number] = line_item(fact.item);
    lines[fmt::format("{}x{}, {}{}", fact.board.rows, fact.board.cols,
                      name_of(fact.table.fleet, fact.table.touch), which)][number] =
        std::log10(static_cast<double>(fact.value) * 100);
  }
  SeriesPlot plot{"How likely a line has k ship cells", "k", "percent", {}};
  add_lines(plot, lines, "numbers of one board");
  return plot;
}

}  // namespace flotilla::report
