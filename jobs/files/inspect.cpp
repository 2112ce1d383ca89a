// SPDX-License-Identifier: MIT
#include "jobs/files/inspect.hpp"

#include <fmt/format.h>

#include "jobs/count/agreement.hpp"
#include "jobs/general_options.hpp"
#include "jobs/options/option_values.hpp"
#include "jobs/print.hpp"
#include "store/count_file.hpp"
#include "store/describe.hpp"

namespace flotilla::jobs {

namespace {

/// What is printed, and the exit code.
std::string compared(const std::vector<std::string>& files, ExitCode& exit_code) {
  if (files.size() != 2)
    throw InputError(fmt::format("inspect --same compares two files, {} given", files.size()));
  std::string difference;
  if (store::same_but_for_times(files[0], files[1], &difference)) return "same\n";
  exit_code = k_failed;
  return difference + "\n";
}

std::string described(const std::vector<std::string>& files) {
  if (files.empty())
    throw InputError(
        "no file is given; write flotilla inspect FILE.h5, or see flotilla inspect --help");
  std::string text;
  for (const std::string& file : files) {
    if (!text.empty()) text += "\n";
    if (files.size() > 1) text += file + "\n";
    text += store::describe_file(file);
  }
  return text;
}

}  // namespace

ExitCode inspect(const std::vector<std::string>& args, shard::Communicator& ranks) {
  const OptionValues values = read_options(inspect_command(), args, ranks);
  if (const auto text = general_text(values)) {
    print_on_first(ranks, *text);
    return k_done;
  }
  ExitCode exit_code = k_done;
  on_first_rank(ranks, [&] {
    print_out("{}", values.flag("same") ? compared(values.files(), exit_code)
                                        : described(values.files()));
    check_stdout();
  });
  return exit_code;
}

}  // namespace flotilla::jobs
