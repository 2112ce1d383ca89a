// SPDX-License-Identifier: MIT
#include "jobs/generate.hpp"

#include "jobs/agreement.hpp"
#include "jobs/count_printer.hpp"
#include "jobs/general_options.hpp"
#include "jobs/generate_run.hpp"
#include "jobs/options/option_list.hpp"
#include "jobs/print.hpp"
#include "puzzle/formats/puzzle_file.hpp"
#include "store/atomic_file.hpp"

namespace flotilla::jobs {

namespace {

/// Prints boards as they come where their format and the options allow it, else all of them at the end.
class Output {
 public:
  explicit Output(const GenerateSettings& settings) : settings_(settings) {}

  void take(const std::string& lines) {
    if (!streams()) {
      kept_ += lines;
      return;
    }
    print_to(stdout, lines);
    check_stdout();
  }

  void finish() {
    if (streams()) return;
    if (settings_.format != puzzle::Format::json)
      kept_ = puzzle::write_puzzles(
          puzzle::read_puzzles(kept_, "boards made", puzzle::Format::json), settings_.format);
    if (!settings_.output.empty()) return store::write_text(settings_.output, kept_);
    print_to(stdout, kept_);
    check_stdout();
  }

 private:
  [[nodiscard]] bool streams() const {
    return settings_.output.empty() && settings_.format == puzzle::Format::json;
  }

  const GenerateSettings& settings_;
  std::string kept_;
};

}  // namespace

ExitCode generate(const std::vector<std::string>& args, shard::Communicator& ranks) {
  auto asked = read_settings(generate_command(), args, ranks, generate_settings);
  if (!asked) return k_done;
  const GenerateSettings& settings = asked->settings;
  on_first_rank(ranks, [&] {
    if (!settings.output.empty()) store::check_writable(settings.output);
  });
  const space::Stopwatch stopwatch;
  GenerateRun run(settings, ranks);
  Output output(settings);
  run.run([&](const std::string& lines) { output.take(lines); });
  on_first_rank(ranks, [&] {
    output.finish();
    if (settings.time)
      print_err("{} in all, {} boards/s\n", duration_text(stopwatch.seconds()),
                short_number(static_cast<double>(settings.count) / stopwatch.seconds()));
  });
  return k_done;
}

}  // namespace flotilla::jobs
