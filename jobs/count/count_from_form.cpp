// SPDX-License-Identifier: MIT
#include "jobs/count/count_from_form.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <vector>

#include "jobs/ask/asked_record.hpp"
#include "jobs/begin_work.hpp"
#include "jobs/count/agreement.hpp"
#include "jobs/count/closed_form_record.hpp"
#include "jobs/count/count_printer.hpp"
#include "jobs/print.hpp"
#include "space/stopwatch.hpp"
#include "store/count_file.hpp"

namespace flotilla::jobs {

namespace {

space::ClosedForm read_form(const CountSettings& settings) {
  const std::string file = settings.closed_form.string();
  space::ClosedForm form =
      form_of(store::read_closed_form_file(settings.closed_form).record, settings.closed_form);
  if (form.fleet() != settings.fleet || form.touch() != settings.touch)
    throw FileError(fmt::format(
        "{}: is the closed form of fleet {}, touch {}, but asked for is fleet {}, touch {}", file,
        to_string(form.fleet()), to_string(form.touch()), to_string(settings.fleet),
        to_string(settings.touch)));
  return form;
}

/// An answer as a result file holds it: no rings and rows, as nothing was swept.
store::CountRecord answer(const space::ClosedForm& form, const Problem& problem,
                          const std::string& config_toml) {
  const space::Stopwatch stopwatch;
  const std::vector<BigInt> placements = form.placements(problem.board.rows, problem.board.cols);
  store::CountRecord record;
  set_asked(record, problem);
  record.count = placements.back();
  record.bound_bits = bit_length(record.count);
  record.polynomial_lengths.assign(form.lengths().begin(), form.lengths().end());
  for (std::size_t i = 0; i < placements.size(); ++i)
    record.polynomial.push_back({form.exponents().at(i), placements[i]});
  record.config_toml = config_toml;
  record.seconds = stopwatch.seconds();
  record.peak_memory_bytes = store::peak_memory_of_process();
  return record;
}

void print(const CountSettings& settings, const std::vector<store::CountRecord>& records) {
  std::size_t count_width = 1;
  for (const store::CountRecord& record : records)
    count_width = std::max(count_width, to_grouped_decimal(record.count).size());
  CountPrinter printer(settings, count_width);
  for (const store::CountRecord& record : records) printer.print(record, std::nullopt);
  check_stdout();
}

}  // namespace

ExitCode count_from_form(const CountSettings& settings, const std::string& command_line,
                         shard::Communicator& ranks) {
  const space::Stopwatch stopwatch;
  store::Provenance provenance =
      begin_work(command_line, settings.threads, {settings.output}, ranks);
  on_first_rank(ranks, [&] {
    const space::ClosedForm form = read_form(settings);
    if (settings.dry_run) {
      for (const Board& board : settings.boards)
        print_out("{}: from {}, no sweep\n", to_string(settings.problem(board)),
                  settings.closed_form.string());
      check_stdout();
      return;
    }
    std::vector<store::CountRecord> records;
    for (const Board& board : settings.boards)
      records.push_back(answer(form, settings.problem(board), settings.config_toml));
    print(settings, records);
    provenance.seconds_total = stopwatch.seconds();
    provenance.peak_memory_bytes = store::peak_memory_of_process();
    if (!settings.output.empty()) store::write_count_file(settings.output, records, provenance);
  });
  return k_done;
}

}  // namespace flotilla::jobs
