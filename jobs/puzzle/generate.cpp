// SPDX-License-Identifier: MIT
#include "jobs/puzzle/generate.hpp"

#include <fmt/format.h>

#include <memory>

#include "jobs/begin_work.hpp"
#include "jobs/count/agreement.hpp"
#include "jobs/count/board_run.hpp"
#include "jobs/count/count_printer.hpp"
#include "jobs/general_options.hpp"
#include "jobs/long_run/peak_memory.hpp"
#include "jobs/options/option_list.hpp"
#include "jobs/print.hpp"
#include "jobs/puzzle/bank_record.hpp"
#include "jobs/puzzle/generate_run.hpp"
#include "number/plural.hpp"
#include "puzzle/formats/puzzle_file.hpp"
#include "store/atomic_file.hpp"

namespace flotilla::jobs {

namespace {

/// Where boards go, on rank 0: a bank; or text, printed as it comes if its format allows it, else all at the end.
class Output {
 public:
  Output(const GenerateSettings& settings, const LayoutSource& source)
      : settings_(settings), sampler_(source.name()), record_(record_of(settings, source)) {
    if (settings.is_bank) bank_ = std::make_unique<store::BankFileWriter>(settings.output, record_);
  }

  void take(const std::vector<MadeBoard>& boards) {
    if (bank_) return bank_->append(columns_of(boards));
    for (const MadeBoard& made : boards) {
      if (!made.board) continue;
      if (settings_.format == puzzle::Format::json)
        lines_ += bank_line(made, settings_.seed, sampler_);
      else
        kept_.push_back(*made.board);
    }
    if (!settings_.output.empty() || settings_.format != puzzle::Format::json) return;
    print_to(stdout, lines_);
    lines_.clear();
    check_stdout();
  }

  void finish(store::Provenance provenance, double seconds, std::uint64_t peak_memory_bytes) {
    if (bank_) {
      record_.seconds = provenance.seconds_total = seconds;
      record_.peak_memory_bytes = provenance.peak_memory_bytes = peak_memory_bytes;
      return bank_->commit(record_, provenance);
    }
    const std::string text = lines_ + puzzle::write_puzzles(kept_, settings_.format);
    if (!settings_.output.empty()) return store::write_text(settings_.output, text);
    print_to(stdout, text);
    check_stdout();
  }

 private:
  const GenerateSettings& settings_;
  std::string sampler_;
  store::BankRecord record_;
  std::unique_ptr<store::BankFileWriter> bank_;
  std::string lines_;
  std::vector<puzzle::PrintedPuzzle> kept_;
};

/// "made 95 of 100 boards in 512 attempts (18.6 %), 40 given up at an effort of 20000"
std::string summary(const GenerateSettings& settings, const GenerateRun::Totals& totals) {
  std::string text =
      fmt::format("made {} of {} in {} ({:.3g} %)", totals.made, plural(settings.count, "board"),
                  plural(totals.attempts, "attempt"),
                  100.0 * static_cast<double>(totals.made) / static_cast<double>(totals.attempts));
  if (settings.options.effort != 0)
    text +=
        fmt::format(", {} given up at an effort of {}", totals.given_up, settings.options.effort);
  return text;
}

std::string sampler_note(const LayoutSource& source, const GenerateRun::Totals& totals) {
  if (!source.is_exact()) return "answers from the sequential sampler, which is not uniform";
  if (totals.given_up > 0)
    return "answers from the exact sampler, less those given up: they lean to easier boards";
  return "answers from the exact sampler, all placements alike";
}

std::string why_none_made(const LayoutSource& source, const GenerateRun::Totals& totals) {
  if (totals.given_up == totals.attempts) return "each took more, try a larger --effort";
  const std::string also = totals.given_up > 0 ? ", or a larger --effort" : "";
  if (source.is_exact()) return "no board of this grade was found, try more --attempts" + also;
  return "ships placed in sequence found no room, or the grade is rare" + also +
         "; whether there is a placement is not known, --sampler=exact counts them";
}

/// @throws InputError  if there is no board at all.
void check_some_made(const GenerateSettings& settings, const LayoutSource& source,
                     const GenerateRun::Totals& totals) {
  if (totals.made > 0) return;
  throw CommonError(
      {k_failed, fmt::format("{}: {}; {}", to_string(settings.problem()), summary(settings, totals),
                             why_none_made(source, totals))});
}

}  // namespace

ExitCode generate(const std::vector<std::string>& args, const std::string& command_line,
                  shard::Communicator& ranks) {
  auto asked = read_settings(generate_command(), args, ranks, generate_settings);
  if (!asked) return k_done;
  const GenerateSettings& settings = asked->settings;
  const space::Stopwatch stopwatch;
  const store::Provenance provenance =
      begin_work(command_line, settings.threads, {settings.output}, ranks);
  GenerateRun run(settings, ranks);
  std::unique_ptr<Output> output;
  on_first_rank(ranks, [&] { output = std::make_unique<Output>(settings, run.source()); });
  const GenerateRun::Totals totals =
      run.run([&](const std::vector<MadeBoard>& boards) { output->take(boards); });
  const std::uint64_t peak = peak_memory(ranks);
  const std::string memory = memory_text(ranks);
  bool is_short = false;
  const std::string verdict = text_of_first_rank(ranks, [&] {
    check_some_made(settings, run.source(), totals);
    output->finish(provenance, stopwatch.seconds(), peak);
    is_short = totals.made < settings.count;
    if (!settings.quiet || is_short)
      print_err("{}; {}\n", summary(settings, totals), sampler_note(run.source(), totals));
    if (settings.time)
      print_err("{} in all, {} boards/s, {}\n", duration_text(stopwatch.seconds()),
                short_number(static_cast<double>(totals.made) / stopwatch.seconds()), memory);
    return std::string(is_short ? "short" : "");
  });
  return verdict.empty() ? k_done : k_failed;
}

}  // namespace flotilla::jobs
