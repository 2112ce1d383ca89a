// SPDX-License-Identifier: MIT
#include "jobs/files/plot.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "jobs/ask/marginals_record.hpp"
#include "jobs/count/agreement.hpp"
#include "jobs/general_options.hpp"
#include "jobs/hunt/hunt_record.hpp"
#include "jobs/options/option_values.hpp"
#include "report/curves.hpp"
#include "report/facts.hpp"
#include "report/game_tables.hpp"
#include "report/heat_plot.hpp"
#include "report/size_plots.hpp"
#include "store/atomic_file.hpp"
#include "store/count_file.hpp"
#include "store/hunt_file.hpp"
#include "store/marginals_file.hpp"
#include "store/schema.hpp"
#include "store/seal.hpp"
#include "store/table_types.hpp"

namespace flotilla::jobs {

namespace {

std::string type_at(const std::string& path) {
  const store::h5::File file = store::open_sealed(path);
  return store::filetype_of(file.root());
}

/// What a plot has room for one of.
bool is_drawn_alone(std::string_view type) {
  return type == store::schema::k_marginals_filetype || report::holds_curves(type) ||
         report::holds_games(type);
}

/// What to do instead of drawing a file of this type; empty: nothing.
std::string instead_of_drawing(std::string_view type) {
  // Files of flotilla limit have numbers of plans; points to draw are of a command of their own.
  if (type.starts_with(store::schema::k_limit_filetype))
    return "; flotilla limit curves --kind laws, patterns, blend, hooked or parameter writes the "
           "points of plans that can be drawn";
  return "";
}

/// @throws InputError  for a file that there is no plot of, or that others cannot be drawn beside.
void check_go_together(const std::vector<std::string>& files) {
  for (const std::string& file : files) {
    const std::string type = type_at(file);
    if (is_drawn_alone(type)) {
      if (files.size() == 1) return;
      throw InputError(
          fmt::format("{}: is a \"{}\" file, which is drawn alone; give that one of the {} files",
                      file, type, files.size()));
    }
    if (type != store::schema::k_count_filetype && type != store::schema::k_lines_filetype)
      throw InputError(fmt::format("{}: is a \"{}\" file, of which there is no plot{}", file, type,
                                   instead_of_drawing(type)));
  }
}

void draw_map(const std::string& path, const std::string& output, report::PlotFormat format) {
  const store::MarginalsRecord record = store::read_marginals_file(path).record;
  if (record.count == 0)
    throw InputError(path + ": there are no placements, and no probabilities to draw");
  report::write_plot(output, heat_map_of(record, record.ship), format);
}

std::vector<report::Fact> facts_of_all(const std::vector<std::string>& paths) {
  std::vector<report::Fact> facts;
  for (const std::string& path : paths)
    for (report::Fact& fact : report::facts_of(path)) facts.push_back(std::move(fact));
  return facts;
}

report::SeriesPlot costs_of(const std::vector<std::string>& paths, report::Cost cost) {
  std::vector<store::CountRecord> counts;
  for (const std::string& path : paths)
    for (store::CountRecord& record : store::read_count_file(path).records)
      counts.push_back(std::move(record));
  return report::costs_against_size(counts, cost);
}

/// --show. @throws InputError
std::optional<report::Cost> cost_shown(const OptionValues& values) {
  const std::string& show = values.text("show");
  if (show == "placements") return std::nullopt;
  if (show == "states") return report::Cost::states;
  if (show == "time") return report::Cost::seconds;
  throw InputError(
      fmt::format("{} = \"{}\", allowed placements, states or time", values.where("show"), show));
}

report::SeriesPlot lines_of(const std::vector<std::string>& paths,
                            std::optional<report::Cost> cost) {
  if (cost) return costs_of(paths, *cost);
  const std::vector<report::Fact> facts = facts_of_all(paths);
  const bool has_shares = std::ranges::any_of(facts, [](const report::Fact& fact) {
    return fact.table.quantity == report::Quantity::lines;
  });
  return has_shares ? report::shares_by_number(facts) : report::counts_against_size(facts);
}

}  // namespace

ExitCode plot(const std::vector<std::string>& args, shard::Communicator& ranks) {
  const OptionValues values = read_options(plot_command(), args, ranks);
  if (const auto text = general_text(values)) {
    print_on_first(ranks, *text);
    return k_done;
  }
  on_first_rank(ranks, [&] {
    const std::vector<std::string>& files = values.files();
    if (files.empty())
      throw InputError(
          "no file is given; write flotilla plot FILE.h5 -o FILE.svg, or see flotilla plot --help");
    const std::string output = values.text("output");
    if (output.empty()) throw InputError("plot needs a file to write: --output=FILE.svg");
    const report::PlotFormat format = report::plot_format(output, values.where("output"));
    store::check_writable(output);
    const std::optional<report::Cost> cost = cost_shown(values);
    check_go_together(files);
    const std::string type = files.size() == 1 ? type_at(files.front()) : "";
    if (cost && !type.empty() && type != store::schema::k_count_filetype)
      throw InputError(fmt::format("{} is for files of flotilla count, and {} is not one",
                                   values.where("show"), files.front()));
    if (type == store::schema::k_marginals_filetype)
      draw_map(files.front(), output, format);
    else if (report::holds_curves(type))
      report::write_plot(output, report::curves_of(files.front(), type), format);
    else if (report::holds_games(type))
      report::write_plot(output, report::shots_of_games(files.front()), format);
    else
      report::write_plot(output, lines_of(files, cost), format);
  });
  return k_done;
}

}  // namespace flotilla::jobs
