// SPDX-License-Identifier: MIT
#include "report/count_costs.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "number/rational.hpp"
#include "report/footnotes.hpp"
#include "store/count_file.hpp"
#include "store/schema.hpp"
#include "store/seal.hpp"

namespace flotilla::report {

namespace {

const PublishedValue* find_cost(const Published& published, Quantity quantity,
                                const store::CountRecord& record) {
  const auto found = std::ranges::find_if(published.values, [&](const PublishedValue& value) {
    return value.table == TableKey{quantity, record.fleet, record.touch, record.evidence} &&
           value.board == Board{record.board_rows, record.board_cols};
  });
  return found == published.values.end() ? nullptr : &*found;
}

std::uint64_t most_states(const store::CountRecord& record) {
  std::uint64_t most = 0;
  for (const store::RowRecord& row : record.rows) most = std::max(most, row.states);
  return most;
}

std::vector<store::CountRecord> records_of(std::span<const std::filesystem::path> paths) {
  std::vector<store::CountRecord> fastest;
  for (const std::filesystem::path& path : paths) {
    const std::string type = [&] {
      const store::h5::File file = store::open_sealed(path);
      return store::filetype_of(file.root());
    }();
    if (type != store::schema::k_count_filetype) continue;
    for (store::CountRecord& record : store::read_count_file(path).records) {
      const auto same = std::ranges::find(fastest, record.problem, &store::CountRecord::problem);
      if (same == fastest.end())
        fastest.push_back(std::move(record));
      else if (record.seconds < same->seconds)
        *same = std::move(record);
    }
  }
  return fastest;
}

}  // namespace

ResultTable table_of_costs(std::span<const std::filesystem::path> paths,
                           const Published& published) {
  ResultTable table;
  table.title = "What counting took";
  table.columns = {{"fleet"},         {"touch"},           {"board"},
                   {"seconds", true}, {"published", true}, {"times faster", true},
                   {"states", true},  {"published", true}, {"times fewer", true}};
  Footnotes footnotes;
  const auto add = [&](std::vector<std::string>& row, const PublishedValue* theirs, double ours) {
    if (theirs == nullptr) {
      row.insert(row.end(), 2, "-");
      return;
    }
    row.push_back(theirs->shown() + footnotes.mark(*theirs));
    row.push_back(ours > 0 ? fmt::format("{:.0f}", to_double(theirs->value()) / ours) : "-");
    table.compared.push_back(theirs);
  };
  for (const store::CountRecord& record : records_of(paths)) {
    const PublishedValue* seconds = find_cost(published, Quantity::seconds, record);
    const PublishedValue* states = find_cost(published, Quantity::states, record);
    if (seconds == nullptr && states == nullptr) continue;
    std::vector<std::string> row = {record.fleet, record.touch,
                                    fmt::format("{}x{}", record.board_rows, record.board_cols),
                                    fmt::format("{:.3f}", record.seconds)};
    add(row, seconds, record.seconds);
    row.push_back(fmt::format("{}", most_states(record)));
    add(row, states, static_cast<double>(most_states(record)));
    table.rows.push_back(std::move(row));
  }
  table.notes = footnotes.lines(published);
  table.notes.emplace_back(
      "Seconds of the fastest run among the files, on the machine that the table of files tells; "
      "states: the most after a row.");
  return table;
}

}  // namespace flotilla::report
