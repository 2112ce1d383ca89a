// SPDX-License-Identifier: MIT
#include "jobs/files/merge.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <filesystem>
#include <string>
#include <vector>

#include "jobs/count/agreement.hpp"
#include "jobs/general_options.hpp"
#include "jobs/hunt/hunt.hpp"
#include "jobs/options/option_values.hpp"
#include "jobs/print.hpp"
#include "jobs/races/race.hpp"
#include "jobs/study/study.hpp"
#include "store/atomic_file.hpp"
#include "store/draw_file.hpp"
#include "store/schema.hpp"
#include "store/seal.hpp"
#include "store/study_file.hpp"

namespace flotilla::jobs {

namespace {

using Paths = std::vector<std::filesystem::path>;

constexpr char k_by_hunt[] = "hunt";

std::string type_of(const std::filesystem::path& path) {
  const store::h5::File file = store::open_sealed(path);
  return store::filetype_of(file.root());
}

/// @throws InputError  without a name to write to.
std::string output_of(const OptionValues& values) {
  if (!values.has("output")) throw InputError("merge needs a file to write: --output=FILE.h5");
  return values.text("output");
}

void merge_files(const OptionValues& values, const store::Provenance& provenance) {
  const Paths paths(values.files().begin(), values.files().end());
  const std::string type = type_of(paths.front());
  if (type == store::schema::k_race_filetype) {
    merge_races(values.files(), values, provenance);
  } else if (type == store::schema::k_draw_filetype) {
    store::merge_draw_files(output_of(values), paths, provenance);
    print_out("{}\n", paths.size());
  } else {
    throw FileError(fmt::format("{}: is a \"{}\" file, of which there are no slices",
                                paths.front().string(), type));
  }
}

/// The study that the first file is a slice of, or "hunt"; empty if it is neither.
std::string put_together_by(const std::vector<std::string>& files) {
  if (files.empty()) return "";
  const std::string type = type_of(files.front());
  if (type == store::schema::k_hunt_filetype) return k_by_hunt;
  if (type != store::schema::k_study_filetype) return "";
  return store::read_study_file(files.front()).record.study;
}

/// What `flotilla study NAME --from` and `flotilla hunt --from` do.
ExitCode put_together(const std::string& by, const OptionValues& values,
                      const std::string& command_line, shard::Communicator& ranks) {
  std::vector<std::string> args = {fmt::format("--from={}", fmt::join(values.files(), ","))};
  if (values.has("output")) args.push_back("--output=" + values.text("output"));
  if (by != k_by_hunt) {
    args.insert(args.begin(), by);
    return study(args, command_line, ranks);
  }
  for (const char* name : {"quiet", "json"})
    if (values.flag(name)) args.push_back(fmt::format("--{}", name));
  return hunt(args, command_line, ranks);
}

}  // namespace

ExitCode merge(const std::vector<std::string>& args, const std::string& command_line,
               shard::Communicator& ranks) {
  const OptionValues values = read_options(merge_command(), args, ranks);
  if (const auto text = general_text(values)) {
    print_on_first(ranks, *text);
    return k_done;
  }
  const std::string by = text_of_first_rank(ranks, [&] { return put_together_by(values.files()); });
  if (!by.empty()) return put_together(by, values, command_line, ranks);
  on_first_rank(ranks, [&] {
    if (values.files().empty())
      throw InputError(
          "no file is given; write flotilla merge slices/*.h5 -o FILE.h5, or see flotilla merge "
          "--help");
    if (values.has("output")) store::check_writable(values.text("output"));
    merge_files(values, store::collect_provenance(command_line, ranks.size(), 1));
    check_stdout();
  });
  return k_done;
}

}  // namespace flotilla::jobs
