// SPDX-License-Identifier: MIT
#include "jobs/files/status.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <regex>
#include <set>
#include <utility>

#include "jobs/count/agreement.hpp"
#include "jobs/general_options.hpp"
#include "jobs/long_run/progress.hpp"
#include "jobs/options/option_values.hpp"
#include "jobs/print.hpp"
#include "number/errors.hpp"
#include "number/plural.hpp"
#include "store/checkpoint.hpp"
#include "store/describe.hpp"
#include "store/schema.hpp"
#include "store/share.hpp"
#include "store/slice.hpp"

namespace flotilla::jobs {

namespace fs = std::filesystem;

namespace {

/// What is found in folders: lines to print, and what there is still to do.
struct Found {
  std::vector<std::string> lines;
  std::vector<std::string> missing;
  bool is_anything = false;

  void has(const fs::path& path, const std::string& what) {
    lines.push_back(fmt::format("{}: {}", path.string(), what));
    is_anything = true;
  }
  void lacks(const fs::path& path, const std::string& what) {
    has(path, what);
    if (missing.empty() || missing.back() != path.string()) missing.push_back(path.string());
  }
};

/// Slices by how many there are of them in all, from names such as slice-0003-of-0016.h5.
using Slices = std::map<std::uint64_t, std::vector<std::uint64_t>>;

void tell_slices(const fs::path& folder, Slices& slices, Found& found) {
  for (auto& [count, there] : slices) {
    std::ranges::sort(there);
    std::vector<std::uint64_t> absent;
    for (std::uint64_t slice = 1; slice <= count; ++slice)
      if (!std::ranges::binary_search(there, slice)) absent.push_back(slice);
    const std::string have = fmt::format("{} of {}", there.size(), plural(count, "slice"));
    if (absent.empty())
      found.has(folder, have);
    else
      found.lacks(folder, fmt::format("{}, missing {}", have, store::ranges_text(absent)));
  }
}

void tell_checkpoint(const fs::path& folder, Found& found) {
  try {
    const store::CheckpointReader reader(folder);
    const store::CheckpointHeader& header = reader.header();
    const auto ring = std::ranges::find(header.rings, header.ring) - header.rings.begin() + 1;
    found.lacks(folder,
                fmt::format("{}: in row {}, ring {} of {}, after {}; go on with --checkpoint={} "
                            "--resume",
                            header.problem, header.row + 1, ring, header.rings.size(),
                            duration_text(header.seconds), folder.string()));
  } catch (const FileError& error) {
    found.lacks(folder, error.what());
  }
}

/// The parts of runs that lie in one folder, by run and by how many items it has.
using Shares = std::map<std::pair<std::string, std::uint64_t>, std::vector<store::Share>>;

void tell_result(const fs::path& file, Shares& shares, Found& found) {
  try {
    const std::string described = store::describe_file(file);  // reads all of it
    const std::string line = described.substr(0, described.find('\n'));
    found.has(file, "done, " + line.substr(std::min(line.size(), file.string().size() + 2)));
    for (store::Share& share : store::shares_in(file)) {
      std::vector<store::Share>& parts = shares[{share.of, share.total}];
      parts.push_back(std::move(share));
    }
  } catch (const FileError& error) {
    found.lacks(file, error.what());
  }
}

/// Runs of which nothing is missing, or that lie there whole besides, need no word.
void tell_shares(const fs::path& folder, const Shares& shares, Found& found) {
  std::set<std::string> whole;
  for (const auto& [run, parts] : shares)
    if (std::ranges::any_of(parts, &store::Share::is_all)) whole.insert(run.first);
  for (const auto& [run, parts] : shares) {
    const std::string missing = store::missing_items(parts);
    if (missing.empty() || whole.contains(run.first)) continue;
    found.lacks(folder,
                fmt::format("{}: {} {} {}", run.first, parts.front().what, missing,
                            missing.find_first_of(",-") == std::string::npos ? "is missing"
                                                                             : "are missing"));
  }
}

/// Whether this is the checkpoint folder NAME.run of a result NAME.h5 that lies beside it.
bool is_done_with(const fs::path& folder) {
  return folder.extension() == ".run" && fs::exists(fs::path(folder).replace_extension(".h5"));
}

/// @param depth  of folders below to look into; those of checkpoints hold nothing else to tell.
void look_into(const fs::path& folder, int depth, Found& found) {
  static const std::regex k_slice(R"(slice-(\d{1,9})-of-(\d{1,9})\.h5)");
  static const std::regex k_parts(R"(row-\d+-.*)");
  std::vector<fs::path> entries;
  for (const fs::directory_entry& entry : fs::directory_iterator(folder))
    entries.push_back(entry.path());
  std::ranges::sort(entries);
  if (store::has_checkpoint(folder)) tell_checkpoint(folder, found);
  Slices slices;
  Shares shares;
  for (const fs::path& entry : entries) {
    const std::string name = entry.filename().string();
    std::smatch numbers;
    if (fs::is_directory(entry)) {
      if (is_done_with(entry)) continue;
      if (depth > 0 && !std::regex_match(name, k_parts)) look_into(entry, depth - 1, found);
    } else if (std::regex_match(name, numbers, k_slice)) {
      slices[std::stoul(numbers[2])].push_back(std::stoul(numbers[1]));
    } else if (entry.extension() == ".h5" && name != store::schema::k_manifest_file) {
      tell_result(entry, shares, found);
    }
  }
  tell_slices(folder, slices, found);
  tell_shares(folder, shares, found);
}

Found look(const std::vector<std::string>& folders) {
  if (folders.empty())
    throw InputError(
        "no folder is given; write flotilla status FOLDER, or see flotilla status --help");
  Found found;
  for (const std::string& folder : folders) {
    std::error_code error;
    if (!fs::is_directory(folder, error)) throw FileError(fmt::format("{} is no folder", folder));
    const bool was_anything = std::exchange(found.is_anything, false);
    look_into(folder, 2, found);
    if (!found.is_anything) found.lacks(folder, "no checkpoint, slice or result");
    found.is_anything |= was_anything;
  }
  return found;
}

}  // namespace

ExitCode status(const std::vector<std::string>& args, shard::Communicator& ranks) {
  const OptionValues values = read_options(status_command(), args, ranks);
  if (const auto text = general_text(values)) {
    print_on_first(ranks, *text);
    return k_done;
  }
  ExitCode exit_code = k_done;
  on_first_rank(ranks, [&] {
    const Found found = look(values.files());
    if (!values.flag("quiet"))
      for (const std::string& line : found.lines) print_out("{}\n", line);
    print_out("{}\n", found.missing.empty()
                          ? "complete"
                          : fmt::format("incomplete: {}", fmt::join(found.missing, ", ")));
    if (!found.missing.empty()) exit_code = k_failed;
    check_stdout();
  });
  return exit_code;
}

}  // namespace flotilla::jobs
