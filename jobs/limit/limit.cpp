// SPDX-License-Identifier: MIT
#include "jobs/limit/limit.hpp"

#include <fmt/format.h>

#include "jobs/count/agreement.hpp"
#include "jobs/general_options.hpp"
#include "jobs/limit/limit_ceiling.hpp"
#include "jobs/limit/limit_certify.hpp"
#include "jobs/limit/limit_classic.hpp"
#include "jobs/limit/limit_path.hpp"
#include "jobs/limit/limit_plans.hpp"
#include "jobs/limit/limit_value.hpp"
#include "jobs/limit/limit_verify.hpp"
#include "jobs/options/limit_commands.hpp"
#include "jobs/options/limit_plan_commands.hpp"
#include "number/errors.hpp"

namespace flotilla::jobs {

namespace {

[[noreturn]] void refuse_question(const std::string& name) {
  std::vector<std::string_view> names;
  for (const Command* command : limit_commands())
    names.push_back(command->name.substr(command->name.find(' ') + 1));
  if (name.empty()) throw InputError("flotilla limit needs a question; see flotilla limit --help");
  throw InputError(fmt::format("{} is not a question of flotilla limit; {}", name,
                               suggestion(name, names, "flotilla limit ")));
}

}  // namespace

ExitCode limit(const std::vector<std::string>& args, const std::string& command_line,
               shard::Communicator& ranks) {
  const std::string question = args.empty() ? "" : args.front();
  const std::vector<std::string> rest(args.begin() + (args.empty() ? 0 : 1), args.end());
  for (const Command& command : limit_plan_commands())
    if (command.name == "limit " + question) return limit_plans(command, rest, command_line, ranks);
  if (question == "value") return limit_value(rest, command_line, ranks);
  if (question == "path") return limit_path(rest, command_line, ranks);
  if (question == "certify") return limit_certify(rest, command_line, ranks);
  if (question == "ceiling") return limit_ceiling(rest, command_line, ranks);
  if (question == "classic") return limit_classic(rest, command_line, ranks);
  if (question == "verify") return limit_verify(rest, ranks);
  if (question == "--help" || question == "-h" || question == "help")
    print_on_first(ranks, limit_help());
  else
    on_first_rank(ranks, [&] { refuse_question(question); });
  return k_done;
}

}  // namespace flotilla::jobs
