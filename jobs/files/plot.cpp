// SPDX-License-Identifier: MIT
#include "jobs/files/plot.hpp"

#include <fmt/format.h>

#include "jobs/ask/marginals_record.hpp"
#include "jobs/count/agreement.hpp"
#include "jobs/general_options.hpp"
#include "jobs/hunt/hunt_record.hpp"
#include "jobs/options/option_values.hpp"
#include "report/facts.hpp"
#include "report/game_tables.hpp"
#include "report/heat_plot.hpp"
#include "report/series_plot.hpp"
#include "store/atomic_file.hpp"
#include "store/hunt_file.hpp"
#include "store/marginals_file.hpp"
#include "store/schema.hpp"
#include "store/seal.hpp"

namespace flotilla::jobs {

namespace {

std::string type_at(const std::string& path) {
  const store::h5::File file = store::open_sealed(path);
  return store::filetype_of(file.root());
}

void draw_map(const std::string& path, const std::string& output, report::PlotFormat format) {
  const store::MarginalsRecord record = store::read_marginals_file(path).record;
  if (record.count == 0)
    throw InputError(path + ": there are no placements, and no probabilities to draw");
  report::write_plot(output, heat_map_of(record, record.ship), format);
}

void draw_counts(const std::vector<std::string>& paths, const std::string& output,
                 report::PlotFormat format) {
  std::vector<report::Fact> facts;
  for (const std::string& path : paths)
    for (report::Fact& fact : report::facts_of(path)) facts.push_back(std::move(fact));
  report::write_plot(output, report::counts_against_size(facts), format);
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
    const std::string type = files.size() == 1 ? type_at(files.front()) : "";
    if (type == store::schema::k_marginals_filetype)
      draw_map(files.front(), output, format);
    else if (report::holds_games(type))
      report::write_plot(output, report::shots_of_games(files.front()), format);
    else
      draw_counts(files, output, format);
  });
  return k_done;
}

}  // namespace flotilla::jobs
