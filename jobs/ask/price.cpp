// SPDX-License-Identifier: MIT
#include "jobs/ask/price.hpp"

#include <fmt/format.h>

#include <string>
#include <vector>

#include "jobs/ask/price_printer.hpp"
#include "jobs/ask/price_record.hpp"
#include "jobs/begin_work.hpp"
#include "jobs/count/agreement.hpp"
#include "jobs/count/board_run.hpp"
#include "jobs/count/count_printer.hpp"
#include "jobs/general_options.hpp"
#include "jobs/long_run/peak_memory.hpp"
#include "jobs/long_run/progress.hpp"
#include "jobs/options/price_settings.hpp"
#include "jobs/print.hpp"
#include "space/number_prices.hpp"
#include "space/stopwatch.hpp"

namespace flotilla::jobs {

namespace {

BigInt count_of(const PriceSettings& settings, shard::Communicator& ranks) {
  bool is_sweeping = false;
  space::CountHooks hooks;
  hooks.before = [&](const space::CountEstimate&) { is_sweeping = true; };
  return alike_unless(is_sweeping, [&] {
    return space::count_placements(settings.problem(), space::CountOptions{settings}, ranks, hooks)
        .count;
  });
}

space::PriceOptions price_options(const PriceSettings& settings) {
  space::PriceOptions options;
  options.threads = settings.threads;
  options.memory_limit = settings.memory_limit;
  return options;
}

void dry_run(const PriceSettings& settings, shard::Communicator& ranks) {
  const space::PriceEstimate estimate = alike([&] {
    return space::estimate_prices(settings.problem(), price_options(settings), ranks.size());
  });
  print_on_first(ranks, price_estimate_text(settings, estimate, ranks.size()));
}

ExitCode find(const PriceSettings& settings, const std::string& command_line,
              shard::Communicator& ranks) {
  const space::Stopwatch stopwatch;
  store::Provenance provenance =
      begin_work(command_line, settings.threads, {settings.output}, ranks);

  const BigInt count = count_of(settings, ranks);
  const double count_s = stopwatch.seconds();
  Progress progress(progress_mode(ranks.is_first(), settings.status, settings.quiet), "");
  space::PriceOptions options = price_options(settings);
  options.progress = [&](std::uint64_t placements, std::size_t done, std::size_t parts) {
    progress.show(fmt::format(
        "part {} of {}  {} of {} placements{}  after {}", done, parts,
        short_number(static_cast<double>(placements)), short_number(count.convert_to<double>()),
        ranks.size() > 1 ? " on rank 0" : "", duration_text(stopwatch.seconds())));
  };
  const space::NumberPrices prices =
      alike([&] { return space::price_numbers(settings.problem(), count, options, ranks); });
  progress.end_line();

  store::PriceRecord record = record_of(settings, prices);
  record.seconds = stopwatch.seconds();
  record.peak_memory_bytes = peak_memory(ranks);
  provenance.seconds_total = record.seconds;
  provenance.peak_memory_bytes = record.peak_memory_bytes;
  const std::string memory = memory_text(ranks);
  on_first_rank(ranks, [&] {
    if (settings.time)
      print_err("{} in all, {} to count, {} to price, {}\n", duration_text(record.seconds),
                duration_text(count_s), duration_text(prices.seconds), memory);
    if (!settings.output.empty()) store::write_price_file(settings.output, record, provenance);
    print_out("{}", price_text(settings, prices, record.seconds));
    if (count == 0 && (settings.quiet || settings.json))
      print_err("note: {}\n", none_text(settings.problem(), false));
    check_stdout();
  });
  return k_done;
}

}  // namespace

ExitCode price(const std::vector<std::string>& args, const std::string& command_line,
               shard::Communicator& ranks) {
  auto asked = read_settings(price_command(), args, ranks, price_settings);
  if (!asked) return k_done;
  const PriceSettings& settings = asked->settings;
  if (!settings.dry_run) return find(settings, command_line, ranks);
  dry_run(settings, ranks);
  return k_done;
}

}  // namespace flotilla::jobs
