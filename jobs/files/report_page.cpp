// SPDX-License-Identifier: MIT
#include "jobs/files/report_page.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <span>

#include "jobs/ask/marginals_record.hpp"
#include "jobs/count/agreement.hpp"
#include "jobs/files/origins.hpp"
#include "jobs/general_options.hpp"
#include "jobs/hunt/hunt_record.hpp"
#include "jobs/long_run/progress.hpp"
#include "jobs/options/option_values.hpp"
#include "jobs/print.hpp"
#include "report/curves.hpp"
#include "report/facts.hpp"
#include "report/file_tables.hpp"
#include "report/game_tables.hpp"
#include "report/heat_plot.hpp"
#include "report/missing.hpp"
#include "report/page.hpp"
#include "report/published.hpp"
#include "report/size_plots.hpp"
#include "store/atomic_file.hpp"
#include "store/hunt_file.hpp"
#include "store/marginals_file.hpp"
#include "store/schema.hpp"
#include "store/seal.hpp"

namespace flotilla::jobs {

namespace {

using Files = std::vector<std::filesystem::path>;

/// What the files say of themselves.
struct Looked {
  std::vector<report::Page::Origin> origins;
  std::vector<report::Fact> counts;  // facts of count files
  std::vector<store::MarginalsRecord> marginals;
  std::vector<report::Histogram> games;
  std::vector<report::SeriesPlot> curves;
};

Looked look_at(const Files& files) {
  Looked looked;
  for (const std::filesystem::path& path : files) {
    std::string filetype;
    {
      const store::h5::File file = store::open_sealed(path);
      filetype = store::filetype_of(file.root());
      looked.origins.push_back(origin_of(path, filetype, store::read_provenance(file.root())));
    }
    if (filetype == store::schema::k_count_filetype)
      for (report::Fact& fact : report::facts_of(path)) looked.counts.push_back(std::move(fact));
    if (filetype == store::schema::k_marginals_filetype)
      looked.marginals.push_back(store::read_marginals_file(path).record);
    if (report::holds_curves(filetype)) looked.curves.push_back(report::curves_of(path, filetype));
    if (filetype == store::schema::k_race_filetype || filetype == store::schema::k_hunt_filetype)
      looked.games.push_back(report::shots_of_games(path));
  }
  return looked;
}

void add_figures(report::Page& page, const Looked& looked) {
  try {
    const report::SeriesPlot counts = report::counts_against_size(looked.counts);
    page.figures.push_back(
        {"How many placements there are, against the side of the board.",
         "A line for each fleet and touch rule: placements, on a scale of powers "
         "of ten, against n. The numbers are in the tables above.",
         report::plot(counts, report::PlotFormat::svg)});
  } catch (const InputError&) {  // too few squares for a line
  }
  for (const store::MarginalsRecord& record : looked.marginals) {
    if (record.count == 0) continue;
    const report::HeatMap map = heat_map_of(record, record.ship);
    page.figures.push_back(
        {"How likely each cell has a ship. " + map.title + ".",
         map.title + ": a grid with the percentage in each cell. " + map.subtitle,
         report::plot(map, report::PlotFormat::svg)});
  }
  for (const report::Histogram& games : looked.games)
    page.figures.push_back({games.title + ": " + games.subtitle + ".",
                            games.title +
                                ": steps of how many games took so many shots, a line each. "
                                "Means and intervals are in the tables above.",
                            report::plot(games, report::PlotFormat::svg)});
  for (const report::SeriesPlot& curves : looked.curves)
    page.figures.push_back({curves.title + ".",
                            fmt::format("{}: {} against {}, a line each.", curves.title,
                                        curves.y_title, curves.x_title),
                            report::plot(curves, report::PlotFormat::svg)});
}

std::string page_text(const Files& files) {
  report::Page page;
  page.title = "Flotilla: results";
  report::TablesOfFiles found = report::tables_of_files(files);
  for (const std::string& sentence : found.left_out) print_err("note: {}\n", sentence);
  page.tables = std::move(found.tables);
  page.tables.push_back(report::missing_table(page.tables, report::published()));
  Looked looked = look_at(files);
  add_figures(page, looked);
  page.origins = std::move(looked.origins);
  return report::html_of(page);
}

}  // namespace

ExitCode report_page(const std::vector<std::string>& args, shard::Communicator& ranks) {
  const OptionValues values = read_options(report_command(), args, ranks);
  if (const auto text = general_text(values)) {
    print_on_first(ranks, *text);
    return k_done;
  }
  on_first_rank(ranks, [&] {
    if (values.files().empty())
      throw InputError(
          "no file is given; write flotilla report FILE.h5 -o FILE.html, or see flotilla report "
          "--help");
    if (!values.has("output")) throw InputError("report needs a file to write: --output=FILE.html");
    store::check_writable(values.text("output"));
    store::write_text(values.text("output"),
                      page_text(Files(values.files().begin(), values.files().end())));
  });
  return k_done;
}

}  // namespace flotilla::jobs
