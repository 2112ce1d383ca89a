// SPDX-License-Identifier: MIT
#include "report/game_tables.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>

#include "fleet/parse.hpp"
#include "hunt/races/win_rate.hpp"
#include "hunt/sample_summary.hpp"
#include "number/errors.hpp"
#include "number/narrow.hpp"
#include "number/plural.hpp"
#include "report/footnotes.hpp"
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

/// Looks up what was published, and keeps in mind what was found.
class PublishedGames {
 public:
  PublishedGames(const Published& published, Quantity quantity, const std::string& fleet,
                 const std::string& touch)
      : published_(published), key_{quantity, fleet, touch, ""} {}

  /// All of a board, in their order.
  [[nodiscard]] std::vector<const PublishedValue*> of_board(const Board& board) const {
    std::vector<const PublishedValue*> values;
    for (const PublishedValue& value : published_.values)
      if (value.table == key_ && value.board == board) values.push_back(&value);
    return values;
  }
  /// "44.37 (44.25 .. 44.49) [1]", or "-".
  std::string text(const Board& board, const std::string& item) {
    for (const PublishedValue* value : of_board(board))
      if (value->item == item) return text(*value);
    return "-";
  }
  std::string text(const PublishedValue& value) {
    found_.push_back(&value);
    return value.shown() + footnotes_.mark(value);
  }
  /// Below the table, and what it compares with.
  void finish(ResultTable& table) const {
    table.notes = footnotes_.lines(published_);
    table.compared = found_;
  }

 private:
  const Published& published_;
  TableKey key_;
  Footnotes footnotes_;
  std::vector<const PublishedValue*> found_;
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
  for (const store::RacedLayouts& raced : record.layouts) {
    if (raced.layouts != "random" || raced.races() == 0) continue;
    const races::Estimate shots = races::mean_shots(raced.rival_games);
    table.rows.push_back(
        {raced.layouts, record.rival + " (rival)", fmt::format("{}", raced.races()), "-", "-", "-",
         "-", "-", fmt::format("{:.3f}", shots.value), fmt::format("{:.3f}", shots.half_width())});
  }
  theirs.finish(table);
  table.notes.emplace_back(
      "Win rates in percent, ties half, each game against all of the rival's on such layouts; +- "
      "is "
      "half of a 95 % interval.");
  const auto lacks_limit = [](const store::RacedLayouts& raced) {
    return raced.races() > 0 &&
           std::ranges::any_of(raced.plans, [](const auto& plan) { return !plan.limit; });
  };
  if (std::ranges::any_of(record.layouts, lacks_limit))
    table.notes.emplace_back(
        "Where there is no limit, no exact rate was asked for or is known: of order within the "
        "parts "
        "only that on random layouts.");
  if (record.slices > 1)
    table.notes.push_back(fmt::format("Slice {} of {} alone; flotilla merge makes one file of all.",
                                      record.slice, record.slices));
  return table;
}

/// Half of the 95 % interval of a mean; "-" where one game tells none.
std::string half_width(const hunt::SampleSummary& sample) {
  return sample.has_interval() ? fmt::format("{:.4f}", sample.high() - sample.mean) : "-";
}

std::vector<double> as_doubles(const std::vector<std::uint64_t>& shots) {
  return {shots.begin(), shots.end()};
}

/// Whether a number was published of the hunter, or of others like it: "density", "density: two others".
bool is_about(const PublishedValue& value, const std::string& hunter) {
  return value.item == hunter || value.item.starts_with(hunter + ": ");
}

/// ", layouts of pattern 1,4"; nothing where all placements are as likely.
std::string hidden_text(const store::HuntRecord& record) {
  return record.layouts.empty() ? "" : ", " + record.layouts;
}

ResultTable table_of_hunt(const std::filesystem::path& path, const Published& published) {
  const store::HuntRecord record = store::read_hunt_file(path).record;
  PublishedGames theirs(published, Quantity::shots, record.fleet, record.touch);
  ResultTable table;
  table.title =
      fmt::format("Shots to sink the fleet: {}, answers {}, salvo {}, seed {}{}", record.problem,
                  record.answers, record.salvo, record.seed, hidden_text(record));
  if (record.done() == 0)
    throw FileError(path.string() + ": has no game, of which there is no table");
  const std::string first = record.hunters.front().name;
  const bool is_paired = record.hunters.size() > 1;
  table.columns = columns_named({"hunter"}, {"games", "mean", "+-", "sd", "5 %", "50 %", "95 %"});
  const Board board{record.board_rows, record.board_cols};
  const std::vector<const PublishedValue*> of_board =
      record.answers == "sunk_length" && record.salvo == 1 && record.layouts.empty()
          ? theirs.of_board(board)
          : std::vector<const PublishedValue*>{};
  const bool is_compared =
      std::ranges::any_of(record.hunters, [&](const store::HunterRecord& hunter) {
        return std::ranges::any_of(
            of_board, [&](const PublishedValue* value) { return is_about(*value, hunter.name); });
      });
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
        half_width(shots), shots.has_interval() ? fmt::format("{:.3f}", shots.deviation) : "-"};
    for (const double part : {0.05, 0.5, 0.95})
      row.push_back(fmt::format("{}", shots.quantile(part)));
    if (is_compared) {
      std::string all;
      for (const PublishedValue* value : of_board)
        if (is_about(*value, hunter.name)) all += (all.empty() ? "" : "; ") + theirs.text(*value);
      row.push_back(all.empty() ? "-" : all);
    }
    if (is_paired) {
      std::vector<double> less = as_doubles(hunter.shots);
      for (std::size_t game = 0; game < less.size(); ++game) less[game] -= of_first[game];
      const hunt::SampleSummary paired(std::move(less));
      const bool is_first = hunter.name == first;
      row.push_back(is_first ? "-" : fmt::format("{:+.4f}", paired.mean));
      row.push_back(is_first ? "-" : half_width(paired));
    }
    table.rows.push_back(std::move(row));
  }
  theirs.finish(table);
  table.notes.emplace_back(
      "All hunters on the same layouts; +- is half of a 95 % interval, differences are paired.");
  return table;
}

std::string half_width(double error) {
  return fmt::format("{:.3f}", races::Estimate{0, error}.half_width());
}

/// What finite-boards found, by column.
struct FiniteBoards {
  explicit FiniteBoards(const NamedColumns& columns)
      : side(columns.of<std::uint64_t>("side")),
        plan(columns.of<std::string>("plan")),
        colour(columns.of<std::string>("last_sweep")),
        random(columns.of<double>("random_shots")),
        random_error(columns.of<double>("random_shots_error")),
        classes(columns.of<std::uint64_t>("classes")),
        slowest(columns.of<double>("slowest_shots")),
        slowest_error(columns.of<double>("slowest_shots_error")),
        layout(columns.of<std::string>("slowest_layout")) {}
  const std::vector<std::uint64_t>& side;
  const std::vector<std::string>&plan, &colour;
  const std::vector<double>&random, &random_error;
  const std::vector<std::uint64_t>& classes;
  const std::vector<double>&slowest, &slowest_error;
  const std::vector<std::string>& layout;

  /// The slowest layout's shots over those of parity's on the same board; nothing if that was not looked for.
  [[nodiscard]] std::optional<double> to_parity(std::size_t row) const {
    for (std::size_t i = 0; i < side.size(); ++i)
      if (side[i] == side[row] && colour[i] == colour[row] && plan[i] == "parity" && classes[i] > 0)
        return slowest[row] / slowest[i];
    return std::nullopt;
  }
};

ResultTable table_of_finite_boards(const std::filesystem::path& path, const Published& published) {
  const store::TableFile file = store::read_table_file(path, schema::k_finite_boards_filetype);
  const NamedColumns columns(file, path.string());
  const FiniteBoards found(columns);
  PublishedGames theirs(published, Quantity::shots, k_trio_fleet, "any");
  ResultTable table;
  table.title = fmt::format("Mean shots of plans, fleet {}, ships may touch", k_trio_fleet);
  table.columns =
      columns_named({"board", "plan", "last sweep"},
                    {"random layouts", "random +-", "published", "classes",
                     "slowest layout, at least", "slowest +-", "share", "share published",
                     "above a third", "third published", "to parity", "parity published"});
  table.columns.push_back({"slowest layout", false});
  for (std::size_t i = 0; i < found.side.size(); ++i) {
    const Board board{narrow<int>(found.side[i]), narrow<int>(found.side[i])};
    const double cells = board.cells();
    const std::string& plan = found.plan[i];
    // Of plans that sweep last, what was published may be of one reading alone.
    std::string means = theirs.text(board, plan + ", random");
    if (means == "-")
      means = theirs.text(board, fmt::format("{}, random, {}", plan, found.colour[i]));
    std::vector<std::string> row = {to_string(board),
                                    plan,
                                    found.colour[i],
                                    fmt::format("{:.3f}", found.random[i]),
                                    half_width(found.random_error[i]),
                                    means};
    if (found.classes[i] == 0) {
      row.resize(table.columns.size(), "-");
    } else {
      const std::optional<double> ratio = found.to_parity(i);
      row.push_back(fmt::format("{}", found.classes[i]));
      row.push_back(fmt::format("{:.3f}", found.slowest[i]));
      row.push_back(half_width(found.slowest_error[i]));
      row.push_back(fmt::format("{:.4f}", found.slowest[i] / cells));
      row.push_back(theirs.text(board, plan + ", slowest share"));
      row.push_back(fmt::format("{:.3f}", found.slowest[i] - cells / 3));
      row.push_back(theirs.text(board, plan + ", slowest above a third"));
      row.push_back(ratio ? fmt::format("{:.4f}", *ratio) : "-");
      row.push_back(theirs.text(board, plan + ", slowest to parity"));
      row.push_back(found.layout[i]);
    }
    table.rows.push_back(std::move(row));
  }
  theirs.finish(table);
  table.notes.emplace_back(
      "+- is half of a 95 % interval; above a third: shots above cells/3; to parity: shots of the "
      "slowest layout over those of parity's. The slowest layouts are those found: lower bounds.");
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
  return fmt::format("Board {}x{}, fleet {}, touch {}, answers {}{}{}", record.board_rows,
                     record.board_cols, record.fleet, record.touch, record.answers,
                     record.salvo == 1 ? "" : fmt::format(", salvo {}", record.salvo),
                     hidden_text(record));
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
