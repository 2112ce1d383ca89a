// SPDX-License-Identifier: MIT
#include "jobs/general_options.hpp"

#include "jobs/count/agreement.hpp"
#include "jobs/options/help.hpp"
#include "jobs/print.hpp"
#include "jobs/version_text.hpp"

namespace flotilla::jobs {

std::optional<std::string> general_text(const OptionValues& values) {
  if (values.flag("help")) return command_help(values.command());
  if (values.flag("version")) return version_text();
  return std::nullopt;
}

void print_on_first(shard::Communicator& ranks, const std::string& text) {
  on_first_rank(ranks, [&] {
    print_out("{}", text);
    check_stdout();
  });
}

}  // namespace flotilla::jobs
