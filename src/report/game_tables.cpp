// SPDX-License-Identifier: MIT
#include "report/game_tables.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <set>

#include "fleet/parse.hpp"
#include "hunt/races/win_rate.hpp"
#include "hunt/sample_summary.hpp"
#include "number/errors.hpp"
#include "number/narrow.hpp"
#include "number/plural.hpp"
#include "report/named_columns.hpp"
#include "store/hunt_file.hpp"
#include "store/race_file.hpp"
#include "store/schema.hpp"
#include "store/seal.hpp"
#include "store/table_file.hpp"

namespace flotilla::report {

namespace {

namespace schema = store::schema;

constexpr char k_trio_fleet[] = "3:2,2:1";

std::string filetype_at(const std::filesystem::path& path) {
  const store::h5::File file = store::open_sealed(path);
  return store::filetype_of(file.root());
}

/// Looks up what was published, and keeps in mind whose numbers were found.
class PublishedGames {
 public:
  PublishedGames(const Published& published, Quantity quantity, const std::string& fleet,
                 const std::string& touch)
      : published_(published), key_{quantity, fleet, touch, ""} {}

  [[nodiscard]] bool has(const Board& board, const std::string& item) const {
    return std::ranges::any_of(published_.values, [&](const PublishedValue& value) {
      return value.table == key_ && value.board == board && value.item == item;
    });
  }
  std::string text(const Board& board, const std::string& item) {
    for (const PublishedValue& value : published_.values)
      if (value.table == key_ && value.board == board && value.item == item) {
        sources_.insert(value.source);
        return value.text;
      }
    return "-";
  }
  [[nodiscard]] std::vector<std::string> notes() const {
    std::vector<std::string> lines;
    for (const PublishedSource& source : published_.sources)
      if (sources_.contains(source.name))
        lines.push_back(
            fmt::format("published: {}, {}, read {}", source.title, source.address, source.read));
    return lines;
  }

 private:
  const Published& published_;
  TableKey key_;
  std::set<std::string> sources_;
};

std::vector<ResultTable::Column> columns_named(std::initializer_list<const char*> texts,
                                               std::initializer_list<const char*> numbers) {
  std::vector<ResultTable::Column> columns;
  for (const char* name : texts) columns.push_back({name, false});
  for (const char* name : numbers) columns.push_back({name, true});
  return columns;
}

ResultTable table_of_races(const std::filesystem::path& path, const Published& published) {
  const store::RaceRecord record = store::read_race_file(path).record;
  const Board board{record.side, record.side};
  PublishedGames theirs(published, Quantity::races, k_trio_fleet, "any");
  ResultTable table;
  table.title = fmt::format("Races on {}{}, fleet {}, against {}, last sweep {}, seed {}",
                            to_string(board), record.wraps ? " wrapped" : "", k_trio_fleet,
                            record.rival, record.last_sweep, record.seed);
  table.columns = columns_named(
      {"layouts", "plan"},
      {"races", "win rate", "+-", "limit", "less limit", "published", "mean shots", "shots +-"});
  for (const store::RacedLayouts& raced : record.layouts)
    for (const store::RacedPlan& plan : raced.plans) {
      if (raced.races() == 0) continue;  // not yet
      const races::Estimate rate = races::pooled_win_rate(plan.games, raced.rival_games);
      const races::Estimate shots = races::mean_shots(plan.games);
      table.rows.push_back(
          {raced.layouts, plan.plan, fmt::format("{}", raced.races()),
           fmt::format("{:.3f}", 100 * rate.value), fmt::format("{:.3f}", 100 * rate.half_width()),
           plan.limit ? fmt::format("{:.3f}", 100 * *plan.limit) : "-",
           plan.limit ? fmt::format("{:+.3f}", 100 * (rate.value - *plan.limit)) : "-",
           record.wraps && record.rival == "plain"
               ? theirs.text(board, fmt::format("{}, {}", plan.plan, raced.layouts))
               : "-",
           fmt::format("{:.3f}", shots.value), fmt::format("{:.3f}", shots.half_width())});
    }
  table.notes = theirs.notes();
  table.notes.emplace_back(
      "Win rates in percent, ties half, each game against all of the rival's on such layouts; +- "
      "is "
      "half of a 95 % interval.");
  if (record.slices > 1)
    table.notes.push_back(fmt::format("Slice {} of {} alone; flotilla merge makes one file of all.",
                                      record.slice, record.slices));
  return table;
}

std::vector<double> as_doubles(const std::vector<std::uint64_t>& shots) {
  return {shots.begin(), shots.end()};
}

ResultTable table_of_hunt(const std::filesystem::path& path, const Published& published) {
  const store::HuntRecord record = store::read_hunt_file(path).record;
  PublishedGames theirs(published, Quantity::shots, record.fleet, record.touch);
  ResultTable table;
  table.title = fmt::format("Shots to sink the fleet: {}, answers {}, salvo {}, seed {}",
                            record.problem, record.answers, record.salvo, record.seed);
  if (record.done() == 0)
    throw FileError(path.string() + ": has no game, of which there is no table");
  const std::string first = record.hunters.front().name;
  const bool is_paired = record.hunters.size() > 1;
  table.columns = columns_named({"hunter"}, {"games", "mean", "+-", "sd", "5 %", "50 %", "95 %"});
  const Board board{record.board_rows, record.board_cols};
  const bool is_compared = std::ranges::any_of(
      record.hunters,
      [&](const store::HunterRecord& hunter) { return theirs.has(board, hunter.name); });
  if (is_compared) table.columns.push_back({"published", true});
  if (is_paired) {
    table.columns.push_back({"less " + first, true});
    table.columns.push_back({"less +-", true});
  }
  const std::vector<double> of_first = as_doubles(record.hunters.front().shots);
  for (const store::HunterRecord& hunter : record.hunters) {
    const hunt::SampleSummary shots(as_doubles(hunter.shots));
    std::vector<std::string> row = {
        hunter.name, fmt::format("{}", record.done()), fmt::format("{:.4f}", shots.mean),
        fmt::format("{:.4f}", shots.high() - shots.mean), fmt::format("{:.3f}", shots.deviation)};
    for (const double part : {0.05, 0.5, 0.95})
      row.push_back(fmt::format("{}", shots.quantile(part)));
    if (is_compared) row.push_back(theirs.text(board, hunter.name));
    if (is_paired) {
      std::vector<double> less = as_doubles(hunter.shots);
      for (std::size_t game = 0; game < less.size(); ++game) less[game] -= of_first[game];
      const hunt::SampleSummary paired(std::move(less));
      const bool is_first = hunter.name == first;
      row.push_back(is_first ? "-" : fmt::format("{:+.4f}", paired.mean));
      row.push_back(is_first ? "-" : fmt::format("{:.4f}", paired.high() - paired.mean));
    }
    table.rows.push_back(std::move(row));
  }
  table.notes = theirs.notes();
  table.notes.emplace_back(
      "All hunters on the same layouts; +- is half of a 95 % interval, differences are paired.");
  return table;
}

std::string half_width(double error) {
  return fmt::format("{:.3f}", races::Estimate{0, error}.half_width());
}

ResultTable table_of_finite_boards(const std::filesystem::path& path, const Published& published) {
  const store::TableFile file = store::read_table_file(path, schema::k_finite_boards_filetype);
  const NamedColumns columns(file, path.string());
  const auto& side = columns.of<std::uint64_t>("side");
  const auto& plan = columns.of<std::string>("plan");
  const auto& colour = columns.of<std::string>("last_sweep");
  const auto& random = columns.of<double>("random_shots");
  const auto& random_error = columns.of<double>("random_shots_error");
  const auto& classes = columns.of<std::uint64_t>("classes");
  const auto& slowest = columns.of<double>("slowest_shots");
  const auto& slowest_error = columns.of<double>("slowest_shots_error");
  const auto& layout = columns.of<std::string>("slowest_layout");
  PublishedGames theirs(published, Quantity::shots, k_trio_fleet, "any");
  ResultTable table;
  table.title = fmt::format("Mean shots of plans, fleet {}, ships may touch", k_trio_fleet);
  table.columns = columns_named(
      {"board", "plan", "last sweep"},
      {"random layouts", "random +-", "published", "classes", "slowest layout, at least",
       "slowest +-", "share", "share published", "above a third"});
  table.columns.push_back({"slowest layout", false});
  for (std::size_t i = 0; i < side.size(); ++i) {
    const Board board{narrow<int>(side[i]), narrow<int>(side[i])};
    const double cells = board.cells();
    std::vector<std::string> row = {to_string(board),
                                    plan[i],
                                    colour[i],
                                    fmt::format("{:.3f}", random[i]),
                                    half_width(random_error[i]),
                                    theirs.text(board, plan[i] + ", random")};
    if (classes[i] == 0) {
      row.resize(table.columns.size(), "-");
    } else {
      row.push_back(fmt::format("{}", classes[i]));
      row.push_back(fmt::format("{:.3f}", slowest[i]));
      row.push_back(half_width(slowest_error[i]));
      row.push_back(fmt::format("{:.4f}", slowest[i] / cells));
      row.push_back(theirs.text(board, plan[i] + ", slowest share"));
      row.push_back(fmt::format("{:.3f}", slowest[i] - cells / 3));
      row.push_back(layout[i]);
    }
    table.rows.push_back(std::move(row));
  }
  table.notes = theirs.notes();
  table.notes.emplace_back("+- is half of a 95 % interval; above a third: shots above cells/3.");
  return table;
}

/// Counts by percent of the cells, where these are more than 100: the last shot of a game counts.
std::vector<std::uint64_t> by_percent(const std::vector<std::uint64_t>& games) {
  const std::size_t cells = games.size() - 1;
  if (cells <= 100) return games;
  std::vector<std::uint64_t> counts(101);
  for (std::size_t shots = 0; shots <= cells; ++shots) counts[shots * 100 / cells] += games[shots];
  return counts;
}

Histogram shots_of_races(const std::filesystem::path& path) {
  const store::RaceRecord record = store::read_race_file(path).record;
  const store::RacedLayouts& raced = record.layouts.front();
  Histogram histogram;
  histogram.title = fmt::format("Plans for {{3,3,2}} on {}{}, {} layouts",
                                to_string(Board{record.side, record.side}),
                                record.wraps ? " wrapped" : "", raced.layouts);
  histogram.subtitle = "when the last ship sinks: percent of " + plural(raced.races(), "game");
  histogram.number_name =
      record.side * record.side <= 100 ? "shots" : "percent of the board fired at";
  histogram.samples.push_back({record.rival + " (rival)", by_percent(raced.rival_games)});
  for (const store::RacedPlan& plan : raced.plans)
    histogram.samples.push_back({plan.plan, by_percent(plan.games)});
  return histogram;
}

}  // namespace

Histogram shots_of_hunt(const store::HuntRecord& record) {
  std::vector<std::string> names;
  std::vector<std::vector<std::uint64_t>> shots;
  for (const store::HunterRecord& hunter : record.hunters) {
    names.push_back(hunter.name);
    shots.push_back(hunter.shots);
  }
  Histogram histogram = histogram_of(names, shots);
  histogram.title = game_text(record);
  histogram.subtitle = "shots a game: percent of " + plural(record.done(), "game");
  histogram.number_name = "shots";
  return histogram;
}

std::string game_text(const store::HuntRecord& record) {
  return fmt::format("Board {}x{}, fleet {}, touch {}, answers {}{}", record.board_rows,
                     record.board_cols, record.fleet, record.touch, record.answers,
                     record.salvo == 1 ? "" : fmt::format(", salvo {}", record.salvo));
}

bool holds_games(std::string_view filetype) {
  constexpr std::array<std::string_view, 3> k_types = {
      schema::k_race_filetype, schema::k_hunt_filetype, schema::k_finite_boards_filetype};
  return std::ranges::find(k_types, filetype) != k_types.end();
}

ResultTable table_of_games(const std::filesystem::path& path, const Published& published) {
  const std::string type = filetype_at(path);
  if (type == schema::k_race_filetype) return table_of_races(path, published);
  if (type == schema::k_hunt_filetype) return table_of_hunt(path, published);
  if (type == schema::k_finite_boards_filetype) return table_of_finite_boards(path, published);
  throw FileError(fmt::format("{}: is a \"{}\" file, which holds no games", path.string(), type));
}

Histogram shots_of_games(const std::filesystem::path& path) {
  const std::string type = filetype_at(path);
  if (type == schema::k_race_filetype) return shots_of_races(path);
  if (type == schema::k_hunt_filetype) {
    const store::HuntRecord record = store::read_hunt_file(path).record;
    if (record.done() == 0) throw FileError(path.string() + ": has no game to draw");
    return shots_of_hunt(record);
  }
  throw FileError(fmt::format(
      "{}: is a \"{}\" file, of which there is no plot; flotilla tables shows what it holds",
      path.string(), type));
}

}  // namespace flotilla::report
