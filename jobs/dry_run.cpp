// SPDX-License-Identifier: MIT
#include "jobs/dry_run.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "jobs/agreement.hpp"
#include "jobs/count_options.hpp"
#include "jobs/progress.hpp"
#include "store/atomic_file.hpp"

namespace flotilla::jobs {

namespace {

std::string ring_names(const std::vector<Ring>& rings) {
  std::string names;
  for (const Ring& ring : rings) names += (names.empty() ? "" : ", ") + ring.name();
  return names;
}

void print_text(const Problem& problem, const space::CountEstimate& estimate,
                const CountSettings& settings, int ranks) {
  fmt::print("{}\n", to_string(problem));
  fmt::print("  sweep         {} rows of {} columns\n", estimate.swept.board.rows,
             estimate.swept.board.cols);
  fmt::print("  answer        below 2^{}\n", bit_length(estimate.bound));
  fmt::print("  ring          {}\n", ring_names(estimate.rings));
  fmt::print("  states        at most {}, of {} coefficients\n",
             to_grouped_decimal(estimate.states), estimate.coefficients);
  fmt::print("  table         {} in all\n", store::size_text(estimate.table_bytes));
  fmt::print("  memory        {} per rank, allowed {}\n", store::size_text(estimate.memory_bytes),
             settings.memory_limit == 0 ? "any" : store::size_text(settings.memory_limit));
  fmt::print("  updates       {}\n", short_number(static_cast<double>(estimate.updates)));
  fmt::print("  time          about {} on {} rank{} of {} thread{}\n",
             duration_text(estimate.seconds), ranks, ranks == 1 ? "" : "s", settings.threads,
             settings.threads == 1 ? "" : "s");
}

void print_json(const Problem& problem, const space::CountEstimate& estimate) {
  const nlohmann::ordered_json json = {
      {"board", to_string(problem.board)},
      {"fleet", to_string(problem.fleet)},
      {"touch", to_string(problem.touch)},
      {"bound_bits", bit_length(estimate.bound)},
      {"rings", ring_names(estimate.rings)},
      {"states", std::to_string(estimate.states)},
      {"coefficients", std::to_string(estimate.coefficients)},
      {"table_bytes", std::to_string(estimate.table_bytes)},
      {"memory_bytes_per_rank", std::to_string(estimate.memory_bytes)},
      {"updates", std::to_string(estimate.updates)},
      {"seconds", estimate.seconds}};
  fmt::print("{}\n", json.dump());
}

}  // namespace

void dry_run(const CountSettings& settings, shard::Communicator& ranks) {
  for (const Board& board : settings.boards) {
    const Problem problem = settings.problem(board);
    const space::CountEstimate estimate = alike(
        [&] { return space::estimate_count(problem, count_options(settings, problem), ranks); });
    if (!ranks.is_first()) continue;
    if (settings.json)
      print_json(problem, estimate);
    else
      print_text(problem, estimate, settings, ranks.size());
  }
}

}  // namespace flotilla::jobs
