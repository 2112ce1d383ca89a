// SPDX-License-Identifier: MIT
#include "report/gap_tables.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "hunt/sample_summary.hpp"
#include "number/errors.hpp"
#include "number/rational.hpp"
#include "report/footnotes.hpp"
#include "report/named_columns.hpp"
#include "store/table_file.hpp"
#include "store/table_types.hpp"

namespace flotilla::report {

namespace {

constexpr std::size_t k_least_samples = 20;  // fewer do not tell where 95 % of samples lie

/// What was published of one sample of so many draws.
const PublishedValue* find_gap(const Published& published, const std::string& board,
                               const TableKey& key, std::uint64_t draws) {
  const auto found = std::ranges::find_if(published.values, [&](const PublishedValue& value) {
    return value.table == key && to_string(value.board) == board && value.draws == draws;
  });
  return found == published.values.end() ? nullptr : &*found;
}

}  // namespace

ResultTable table_of_gaps(const std::filesystem::path& path, const Published& published) {
  const store::TableFile file =
      store::read_table_file(path, store::schema::k_sampler_check_filetype);
  const NamedColumns columns(file, path.string());
  const auto& draws = columns.of<std::uint64_t>("draws");
  if (draws.empty()) throw FileError(path.string() + ": has no sample, of which there is no table");
  const std::string& board = columns.of<std::string>("board").front();
  const TableKey key{Quantity::draws, columns.of<std::string>("fleet").front(),
                     columns.of<std::string>("touch").front(),
                     columns.of<std::string>("evidence").front()};
  std::vector<double> gaps = columns.of<double>("largest_gap");
  for (double& gap : gaps) gap *= 100;
  const hunt::SampleSummary summary(std::move(gaps));
  const bool has_range = draws.size() >= k_least_samples;
  const double low = summary.quantile(0.025);
  const double high = summary.quantile(0.975);

  ResultTable table;
  table.title = title_of(key);
  table.columns = {{"board"},    {"draws", true},     {"samples", true},   {"mean gap, %", true},
                   {"+-", true}, {"95 % of samples"}, {"published", true}, {"stands"}};
  std::vector<std::string> row = {
      board,
      std::to_string(draws.front()),
      std::to_string(draws.size()),
      fmt::format("{:.4f}", summary.mean),
      draws.size() > 1 ? fmt::format("{:.4f}", summary.high() - summary.mean) : "-",
      has_range ? fmt::format("{:.3f} .. {:.3f}", low, high) : "-"};
  Footnotes footnotes;
  if (const PublishedValue* theirs = find_gap(published, board, key, draws.front())) {
    const double half_a_unit = 0.5 * std::pow(10.0, -theirs->decimals());
    const double value = to_double(theirs->value());
    row.push_back(theirs->shown() + footnotes.mark(*theirs));
    const bool is_inside = value + half_a_unit >= low && value - half_a_unit <= high;
    row.emplace_back(!has_range ? "undecided" : is_inside ? "plausible" : "OUTSIDE");
    table.compared.push_back(theirs);
  }
  row.resize(table.columns.size(), "-");
  table.rows.push_back(std::move(row));
  table.notes = footnotes.lines(published);
  return table;
}

}  // namespace flotilla::report
