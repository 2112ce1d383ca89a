// SPDX-License-Identifier: MIT
#include "jobs/dry_run.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <span>

#include "jobs/agreement.hpp"
#include "jobs/count_options.hpp"
#include "jobs/print.hpp"
#include "jobs/progress.hpp"
#include "store/atomic_file.hpp"

namespace flotilla::jobs {

namespace {

std::string ring_names(std::span<const Ring> rings) {
  std::string names;
  for (const Ring& ring : rings) names += (names.empty() ? "" : ", ") + ring.name();
  return names;
}

/// A long board without limits on its ships takes hundreds.
std::string first_ring_names(std::span<const Ring> rings) {
  constexpr std::size_t k_most = 4;
  if (rings.size() <= k_most) return ring_names(rings);
  return fmt::format("{} and {} more primes", ring_names(rings.first(k_most)),
                     rings.size() - k_most);
}

void print_text(const Problem& problem, const space::CountEstimate& estimate,
                const CountSettings& settings, int ranks) {
  print_out("{}\n", to_string(problem));
  print_out("  sweep         {} rows of {} columns\n", estimate.swept.board.rows,
            estimate.swept.board.cols);
  print_out("  answer        below 2^{}\n", bit_length(estimate.bound));
  print_out("  ring          {}\n", first_ring_names(estimate.rings));
  print_out("  states        at most {}, of {} coefficients\n", to_grouped_decimal(estimate.states),
            estimate.coefficients);
  print_out("  table         {} in all\n", store::size_text(estimate.table_bytes));
  print_out("  memory        {} per rank, allowed {}\n", store::size_text(estimate.memory_bytes),
            settings.memory_limit == 0 ? "any" : store::size_text(settings.memory_limit));
  if (estimate.updates == 0) return;  // not planned: it does not fit
  print_out("  updates       {}\n", short_number(static_cast<double>(estimate.updates)));
  print_out("  time          about {} on {} rank{} of {} thread{}\n",
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
  print_out("{}\n", json.dump());
}

}  // namespace

void dry_run(const CountSettings& settings, shard::Communicator& ranks) {
  space::CountEstimate most;
  for (const Board& board : settings.boards) {
    const Problem problem = settings.problem(board);
    const space::CountEstimate estimate = alike(
        [&] { return space::estimate_count(problem, count_options(settings, problem), ranks); });
    if (estimate.memory_bytes > most.memory_bytes) most = estimate;
    if (!ranks.is_first()) continue;
    if (settings.json)
      print_json(problem, estimate);
    else
      print_text(problem, estimate, settings, ranks.size());
  }
  on_first_rank(ranks, [] { check_stdout(); });
  alike([&] { space::check_fits(most, settings.memory_limit, ranks.size()); });
}

}  // namespace flotilla::jobs
