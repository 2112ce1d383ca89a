// SPDX-License-Identifier: MIT
#include "jobs/draw/draw_dry_run.hpp"

#include <fmt/format.h>

#include <memory>
#include <nlohmann/json.hpp>

#include "jobs/count/agreement.hpp"
#include "jobs/general_options.hpp"
#include "jobs/long_run/progress.hpp"
#include "number/plural.hpp"
#include "space/count.hpp"
#include "store/atomic_file.hpp"

namespace flotilla::jobs {

namespace {

constexpr double k_draw_s = 4e-6;  // on one core at 2.6 GHz, 10x10 and the standard fleet

}  // namespace

void draw_dry_run(const DrawSettings& settings, shard::Communicator& ranks) {
  const Problem problem = settings.problem();
  const std::unique_ptr<shard::Communicator> solo = shard::make_solo();
  space::CountOptions options{settings};
  if (settings.known) options.rules = settings.known->rules;
  const space::CountEstimate estimate =
      alike([&] { return space::estimate_count(problem, options, *solo); });
  const double draws_s = k_draw_s * static_cast<double>(settings.count) /
                         (settings.threads * static_cast<double>(ranks.size()));
  const auto rows = static_cast<std::uint64_t>(estimate.swept.board.rows);
  if (settings.json) {
    const nlohmann::ordered_json json = {
        {"board", to_string(problem.board)},
        {"fleet", to_string(problem.fleet)},
        {"touch", to_string(problem.touch)},
        {"draws", std::to_string(settings.count)},
        {"table_bytes", std::to_string(estimate.table_bytes)},
        {"all_tables_bytes", std::to_string(estimate.table_bytes * rows)},
        {"seconds", estimate.seconds + draws_s}};
    print_on_first(ranks, json.dump() + "\n");
    return;
  }
  print_on_first(
      ranks,
      fmt::format(
          "{}\n"
          "  placements    below 2^{}\n"
          "  tables        {} a row, {} for {}; each rank has its own\n"
          "  memory        allowed {} per rank; where not all rows fit, some are swept "
          "again for each batch\n"
          "  time          about {} to sweep, {} for {}\n",
          to_string(problem), bit_length(estimate.bound), store::size_text(estimate.table_bytes),
          store::size_text(estimate.table_bytes * rows), plural(rows, "row"),
          settings.memory_limit == 0 ? "any" : store::size_text(settings.memory_limit),
          duration_text(estimate.seconds), duration_text(draws_s), plural(settings.count, "draw")));
}

}  // namespace flotilla::jobs
