// SPDX-License-Identifier: MIT
#include "jobs/count/dry_run.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <span>

#include "jobs/count/agreement.hpp"
#include "jobs/count/count_options.hpp"
#include "jobs/long_run/progress.hpp"
#include "jobs/print.hpp"
#include "number/plural.hpp"
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

std::string allowed_text(std::uint64_t memory_limit) {
  return memory_limit == 0 ? "any" : store::size_text(memory_limit);
}

/// The last lines of a text.
void print_work(std::uint64_t updates, double seconds, int threads, int ranks) {
  print_out("  updates       {}\n", short_number(static_cast<double>(updates)));
  print_out("  time          about {} on {} of {}\n", duration_text(seconds), plural(ranks, "rank"),
            plural(threads, "thread"));
}

void print_text(const Problem& problem, const space::CountEstimate& estimate,
                const CountSettings& settings, int ranks) {
  print_out("{}\n", to_string(problem));
  print_out("  sweep         {} of {}\n", plural(estimate.swept.board.rows, "row"),
            plural(estimate.swept.board.cols, "column"));
  print_out("  answer        below 2^{}\n", bit_length(estimate.bound));
  print_out("  ring          {}\n", first_ring_names(estimate.rings));
  print_out("  states        at most {}, of {}\n", to_grouped_decimal(estimate.states),
            plural(estimate.coefficients, "coefficient"));
  print_out("  table         {} in all\n", store::size_text(estimate.table_bytes));
  print_out("  memory        {} per rank, allowed {}\n", store::size_text(estimate.memory_bytes),
            allowed_text(settings.memory_limit));
  if (estimate.updates == 0) return;  // not planned: it does not fit
  print_work(estimate.updates, estimate.seconds, settings.threads, ranks);
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

/// All sweeps of a command together.
struct AllSweeps {
  const space::QuestionEstimate* largest = nullptr;
  std::string names;  // "rows, columns, 11 for the pair"
  int sweeps = 0;     // there and back, without those of further rings
  std::uint64_t updates = 0;
  double seconds = 0;
  double pairs = 0;  // of berths
};

AllSweeps all_of(const std::vector<AskedQuestion>& questions) {
  AllSweeps all;
  for (const auto& [what, estimates] : questions) {
    all.names += all.names.empty() ? "" : ", ";
    all.names += estimates.size() == 1 ? what : fmt::format("{} for {}", estimates.size(), what);
    for (const space::QuestionEstimate& estimate : estimates) {
      if (!all.largest || estimate.least_memory_bytes > all.largest->least_memory_bytes)
        all.largest = &estimate;
      ++all.sweeps;
      all.updates += estimate.updates;
      all.seconds += estimate.seconds;
      all.pairs += estimate.pairs;
    }
  }
  return all;
}

/// Whether ships are put one by one instead. What is saved in checkpoints is a sweep.
bool is_without_sweep(const BoardSettings& settings, const AllSweeps& all) {
  return all.pairs > 0 && settings.checkpoint.empty();
}

double seconds_of(const BoardSettings& settings, const AllSweeps& all) {
  constexpr double k_pair_s = 1.5e-9;  // on one core of a Xeon at 2.6 GHz; every rank does all
  return is_without_sweep(settings, all) ? k_pair_s * all.pairs / settings.threads : all.seconds;
}

void print_text(const BoardSettings& settings, const AllSweeps& all, int ranks) {
  const space::QuestionEstimate& largest = *all.largest;
  print_out("{}\n", to_string(settings.problem()));
  if (is_without_sweep(settings, all)) {
    print_out(
        "  method        ships are put one by one, the last two as a pair: no sweep, no tables\n");
    print_out("  memory        little: a few MiB per rank\n");
    print_out("  work          about {} pairs of berths\n", short_number(all.pairs));
    print_out("  time          about {} on {}\n", duration_text(seconds_of(settings, all)),
              plural(settings.threads, "thread"));
    return;
  }
  print_out("  sweeps        there and back: {}\n", all.names);
  print_out("  ring          {}\n", first_ring_names(largest.rings));
  print_out("  states        at most {}, of {}\n", to_grouped_decimal(largest.states),
            plural(largest.coefficients, "coefficient"));
  print_out("  tables        {} of {} in all\n", largest.tables,
            store::size_text(largest.table_bytes));
  print_out("  memory        {} per rank, allowed {}; {} would do\n",
            store::size_text(largest.memory_bytes), allowed_text(settings.memory_limit),
            store::size_text(largest.least_memory_bytes));
  print_work(all.updates, all.seconds, settings.threads, ranks);
}

void print_json(const BoardSettings& settings, const AllSweeps& all) {
  const space::QuestionEstimate& largest = *all.largest;
  const nlohmann::ordered_json json = {
      {"board", to_string(settings.board)},
      {"fleet", to_string(settings.fleet)},
      {"touch", to_string(settings.touch)},
      {"sweeps", all.sweeps},
      {"rings", ring_names(largest.rings)},
      {"states", std::to_string(largest.states)},
      {"coefficients", std::to_string(largest.coefficients)},
      {"table_bytes", std::to_string(largest.table_bytes)},
      {"tables", largest.tables},
      {"memory_bytes_per_rank", std::to_string(largest.memory_bytes)},
      {"least_memory_bytes_per_rank", std::to_string(largest.least_memory_bytes)},
      {"updates", std::to_string(all.updates)},
      {"is_swept", !is_without_sweep(settings, all)},
      {"pairs_of_berths_instead", is_without_sweep(settings, all) ? all.pairs : 0},
      {"seconds", seconds_of(settings, all)}};
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

void dry_run(const BoardSettings& settings, const std::vector<AskedQuestion>& questions,
             shard::Communicator& ranks) {
  const AllSweeps all = all_of(questions);
  on_first_rank(ranks, [&] {
    if (settings.json)
      print_json(settings, all);
    else
      print_text(settings, all, ranks.size());
    check_stdout();
  });
  if (is_without_sweep(settings, all)) return;
  alike([&] { space::check_fits(*all.largest, settings.memory_limit); });
}

}  // namespace flotilla::jobs
