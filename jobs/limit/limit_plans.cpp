// SPDX-License-Identifier: MIT
#include "jobs/limit/limit_plans.hpp"

#include <map>
#include <string_view>

#include "jobs/count/agreement.hpp"
#include "jobs/general_options.hpp"
#include "jobs/limit/limit_card.hpp"
#include "jobs/limit/limit_curves.hpp"
#include "jobs/limit/limit_score.hpp"
#include "jobs/limit/limit_search.hpp"
#include "jobs/options/sweep_settings.hpp"
#include "jobs/print.hpp"
#include "store/atomic_file.hpp"

namespace flotilla::jobs {

namespace {

/// Prints its answer; called on rank 0 alone.
using Work = void (*)(const OptionValues& values, const std::string& command_line);

const std::map<std::string_view, Work>& works() {
  static const std::map<std::string_view, Work> all{
      {"limit laws", limit_laws},           {"limit race", limit_race},
      {"limit guarantee", limit_guarantee}, {"limit mix", limit_mix},
      {"limit tune", limit_tune},           {"limit table", limit_table},
      {"limit card", limit_card},           {"limit curves", limit_curves}};
  return all;
}

}  // namespace

ExitCode limit_plans(const Command& command, const std::vector<std::string>& args,
                     const std::string& command_line, shard::Communicator& ranks) {
  const OptionValues values = read_options(command, args, ranks);
  if (const auto text = general_text(values)) {
    print_on_first(ranks, *text);
    return k_done;
  }
  on_first_rank(ranks, [&] {
    if (values.has("output")) store::check_writable(path_to_write(values, "output"));
    works().at(command.name)(values, command_line);
    check_stdout();
  });
  return k_done;
}

}  // namespace flotilla::jobs
