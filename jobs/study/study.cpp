// SPDX-License-Identifier: MIT
#include "jobs/study/study.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <filesystem>

#include "jobs/begin_work.hpp"
#include "jobs/count/agreement.hpp"
#include "jobs/count/board_run.hpp"
#include "jobs/general_options.hpp"
#include "jobs/long_run/peak_memory.hpp"
#include "jobs/options/study_options.hpp"
#include "jobs/options/study_settings.hpp"
#include "jobs/print.hpp"
#include "jobs/study/study_printer.hpp"
#include "jobs/study/study_record.hpp"
#include "jobs/study/study_run.hpp"
#include "report/study_tables.hpp"
#include "store/atomic_file.hpp"

namespace flotilla::jobs {
namespace {

report::Published published_values(const StudySettings& settings) {
  return settings.published.empty() ? report::published()
                                    : report::read_published(settings.published);
}

/// Figures, what is printed and the file, on rank 0. @return  k_failed if the study found what must not be.
ExitCode finish(const StudySettings& settings, const study::Study& study,
                store::StudyRecord& record, const store::Provenance& provenance,
                const report::Published& published, shard::Communicator& ranks) {
  const std::string fails = text_of_first_rank(ranks, [&] {
    bool holds = true;
    for (store::StudySpaceRecord& space : record.spaces) {
      space.figures = stored(report::figures_of(study, space));
      holds = holds && study.holds({space.records, space.is_whole});
    }
    print_out("{}", study_text(settings, study, record, published));
    // After that the file: a full disk does not cost the answer.
    if (!settings.output.empty()) store::write_study_file(settings.output, record, provenance);
    check_stdout();
    return std::string(holds ? "" : "fails");
  });
  return fails.empty() ? k_done : k_failed;
}

ExitCode make_draws(const StudySettings& settings, const study::Study& study,
                    const report::Published& published, const std::string& command_line,
                    shard::Communicator& ranks) {
  store::Provenance provenance =
      begin_work(command_line, settings.threads, {settings.output}, ranks);
  const space::Stopwatch stopwatch;
  StudyRun run(settings, study, ranks);
  if (!run.run()) return k_stopped;
  store::StudyRecord& record = run.record();
  record.seconds = run.seconds();
  record.peak_memory_bytes = peak_memory(ranks);
  provenance.seconds_total = stopwatch.seconds();
  provenance.peak_memory_bytes = record.peak_memory_bytes;
  const std::string memory = memory_text(ranks);
  const ExitCode code = finish(settings, study, record, provenance, published, ranks);
  if (settings.time && ranks.is_first())
    print_err("{} in all, {}\n", duration_text(provenance.seconds_total), memory);
  run.remove_checkpoint();
  return code;
}

/// Files of slices; of a folder, all that end in .h5, by name.
std::vector<std::string> slice_files(const std::vector<std::string>& asked) {
  namespace fs = std::filesystem;
  std::vector<std::string> files;
  for (const std::string& name : asked) {
    if (!fs::is_directory(name)) {
      files.push_back(name);
      continue;
    }
    std::vector<std::string> inside;
    for (const fs::directory_entry& entry : fs::directory_iterator(name))
      if (entry.path().extension() == ".h5") inside.push_back(entry.path().string());
    if (inside.empty()) throw InputError(name + ": no file of the folder ends in .h5");
    std::ranges::sort(inside);
    files.insert(files.end(), inside.begin(), inside.end());
  }
  return files;
}

/// Rank 0 alone reads and writes.
ExitCode merge(StudySettings settings, const report::Published& published,
               const std::string& command_line, shard::Communicator& ranks) {
  store::StudyRecord record;
  on_first_rank(ranks, [&] {
    if (!settings.output.empty()) store::check_writable(settings.output);
    const std::vector<std::string> files = slice_files(settings.from);
    std::vector<store::StudyRecord> slices;
    for (const std::string& file : files) {
      slices.push_back(store::read_study_file(file).record);
      if (slices.back().study != settings.study)
        throw InputError(fmt::format("{}: is of the study {}, not {}", file, slices.back().study,
                                     settings.study));
    }
    record = put_together(slices, files);
  });
  const auto study = study::make_study(settings.study, settings.options);
  store::Provenance provenance =
      store::collect_provenance(command_line, ranks.size(), settings.threads);
  provenance.peak_memory_bytes = peak_memory(ranks);
  return finish(settings, *study, record, provenance, published, ranks);
}

ExitCode show_draw(const StudySettings& settings, const study::Study& study,
                   shard::Communicator& ranks) {
  on_first_rank(ranks, [&] {
    std::string text;
    for (const StudySpace& space : settings.spaces) {
      StudySource source(settings, space);
      const bool is_listed = space.is_whole || !space.file.empty();
      if (is_listed && *settings.only >= source.draws())
        throw InputError(fmt::format("only = {}, allowed 0..{} in {}", *settings.only,
                                     source.draws() - 1, space.label()));
      if (!text.empty() && !settings.json) text += "\n";
      text += draw_text(settings, study, space, source.cases(*settings.only, 1).front());
    }
    print_out("{}", text);
    check_stdout();
  });
  return k_done;
}

}  // namespace

ExitCode study(const std::vector<std::string>& args, const std::string& command_line,
               shard::Communicator& ranks) {
  const bool is_named = !args.empty() && !args.front().starts_with('-');
  const std::string name = is_named ? args.front() : "";
  const std::vector<std::string> rest(args.begin() + (is_named ? 1 : 0), args.end());
  const auto settings_of = [&](const OptionValues& values) {
    if (!is_named)
      throw InputError(fmt::format("no study is named; write flotilla study NAME, one of {}",
                                   fmt::join(study::study_names(), ", ")));
    return study_settings(name, values);
  };
  auto asked = read_settings(study_command(), rest, ranks, settings_of);
  if (!asked) return k_done;
  const StudySettings& settings = asked->settings;
  const report::Published published = alike([&] { return published_values(settings); });
  if (!settings.from.empty()) return merge(settings, published, command_line, ranks);
  const auto study = alike([&] { return study::make_study(name, settings.options); });
  if (settings.only) return show_draw(settings, *study, ranks);
  return make_draws(settings, *study, published, command_line, ranks);
}

}  // namespace flotilla::jobs
