// SPDX-License-Identifier: MIT
#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <csignal>
#include <cstdio>
#include <exception>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "fleet/parse.hpp"
#include "jobs/ask/lines.hpp"
#include "jobs/ask/marginals.hpp"
#include "jobs/ask/price.hpp"
#include "jobs/ask/sampler_check.hpp"
#include "jobs/count/agreement.hpp"
#include "jobs/count/closed_form.hpp"
#include "jobs/count/count.hpp"
#include "jobs/draw/draw.hpp"
#include "jobs/draw/rank.hpp"
#include "jobs/files/inspect.hpp"
#include "jobs/files/merge.hpp"
#include "jobs/files/plot.hpp"
#include "jobs/files/report_page.hpp"
#include "jobs/files/status.hpp"
#include "jobs/files/tables.hpp"
#include "jobs/hunt/advise.hpp"
#include "jobs/hunt/hunt.hpp"
#include "jobs/hunt/optimal.hpp"
#include "jobs/hunt/play.hpp"
#include "jobs/limit/limit.hpp"
#include "jobs/options/help.hpp"
#include "jobs/options/race_options.hpp"
#include "jobs/print.hpp"
#include "jobs/puzzle/check.hpp"
#include "jobs/puzzle/convert.hpp"
#include "jobs/puzzle/generate.hpp"
#include "jobs/puzzle/grade.hpp"
#include "jobs/puzzle/hint.hpp"
#include "jobs/puzzle/show.hpp"
#include "jobs/puzzle/solve.hpp"
#include "jobs/races/finite_boards.hpp"
#include "jobs/races/race.hpp"
#include "jobs/run_config.hpp"
#include "jobs/study/study.hpp"
#include "jobs/version_text.hpp"
#include "shard/communicator.hpp"
#include "store/provenance.hpp"

namespace {

using namespace flotilla;
using namespace flotilla::jobs;

[[noreturn]] void refuse_command(const std::string& name) {
  if (name == "unrank")
    throw InputError(
        "unrank is not a command of flotilla; a placement of a number is drawn: flotilla draw "
        "--board=10x10 --rank=NUMBER");
  std::vector<std::string_view> names = {"help", "limit", "--help", "--version"};
  for (const Command* command : all_commands()) names.push_back(command->name);
  throw InputError(
      fmt::format("{} is not a command of flotilla; {}", name, suggestion(name, names)));
}

/// Of the whole program, or of one command: flotilla help solve.
std::string help_asked(const std::vector<std::string>& args) {
  if (args.empty() || args.front().starts_with('-')) return program_help();
  for (const Command* command : all_commands())
    if (command->name == args.front()) return command_help(*command);
  refuse_command(args.front());
}

ExitCode run_command(const std::string& name, const std::vector<std::string>& args,
                     const std::string& command_line, shard::Communicator& ranks) {
  if (name == "count") return count(args, command_line, ranks);
  if (name == "marginals") return marginals(args, command_line, ranks);
  if (name == "lines") return lines(args, command_line, ranks);
  if (name == "closed-form") return closed_form(args, command_line, ranks);
  if (name == "price") return price(args, command_line, ranks);
  if (name == "draw") return draw(args, command_line, ranks);
  if (name == "rank") return rank(args, ranks);
  if (name == "sampler-check") return sampler_check(args, command_line, ranks);
  if (name == "generate") return generate(args, command_line, ranks);
  if (name == "convert") return convert(args, ranks);
  if (name == "show") return show(args, ranks);
  if (name == "check") return check(args, ranks);
  if (name == "solve") return solve(args, ranks);
  if (name == "hint") return hint(args, ranks);
  if (name == "grade") return grade(args, ranks);
  if (name == "study") return study(args, command_line, ranks);
  if (name == "merge") return merge(args, command_line, ranks);
  if (name == "tables") return tables(args, ranks);
  if (name == "plot") return plot(args, ranks);
  if (name == "report") return report_page(args, ranks);
  if (name == "status") return status(args, ranks);
  if (name == "race") return race(race_command(), args, command_line, ranks);
  if (name == "torus") return race(torus_command(), args, command_line, ranks);
  if (name == "finite-boards") return finite_boards(args, command_line, ranks);
  if (name == "limit") return limit(args, command_line, ranks);
  if (name == "hunt") return jobs::hunt(args, command_line, ranks);
  if (name == "advise") return advise(args, ranks);
  if (name == "play") return play(args, ranks);
  if (name == "optimal") return optimal(args, command_line, ranks);
  if (name == "inspect") return inspect(args, ranks);
  if (name == "run") {
    const std::optional<std::string> words = command_of_run(args, ranks);
    if (!words) return k_done;
    const std::size_t space = words->find(' ');
    if (space == std::string::npos) return run_command(*words, args, command_line, ranks);
    std::vector<std::string> more = args;
    more.insert(more.begin(), words->substr(space + 1));
    return run_command(words->substr(0, space), more, command_line, ranks);
  }
  on_first_rank(ranks, [&] {
    if (name.empty())
      throw InputError("no command is given; write flotilla count, or see flotilla --help");
    if (name == "--help" || name == "-h" || name == "help")
      print_out("{}", name == "help" ? help_asked(args) : program_help());
    else if (name == "--version")
      print_out("{}", version_text());
    else if (name.starts_with("--") &&
             find_option(count_command().options, name.substr(2, name.find('=') - 2)) != nullptr)
      throw InputError(
          fmt::format("{} comes after a command; write flotilla count {}", name, name));
    else
      refuse_command(name);
    check_stdout();
  });
  return k_done;
}

/// Where a standard file is closed, the next file opened would take its number, and what is printed would
/// go into that. Reading and printing still fail, as they should; messages are lost.
void occupy_standard_files() {
  for (int fd = STDIN_FILENO; fd <= STDERR_FILENO; ++fd) {
    if (::fcntl(fd, F_GETFD) == -1)
      static_cast<void>(::open("/dev/null", fd == STDOUT_FILENO ? O_RDONLY : O_WRONLY));
  }
}

/// A failure all ranks hit alike is printed once; one of this rank alone ends the others, who would wait.
ExitCode report(const std::exception_ptr& error, shard::Communicator& ranks) {
  const Failure failure = failure_of(error);
  const std::string message = printable(failure.message);  // names of files may be any bytes
  if (failure.is_common || ranks.size() == 1) {
    if (ranks.is_first()) print_err("flotilla: {}\n", message);
    return failure.exit_code;
  }
  print_err("rank {}: {}\n", ranks.rank(), message);
  std::fflush(nullptr);
  ranks.abort(failure.exit_code);
  return failure.exit_code;  // g++ 12 takes no virtual function's word that it does not return
}

}  // namespace

int main(int argc, char** argv) {
  occupy_standard_files();
  std::signal(SIGXFSZ,
              SIG_IGN);  // a file too large is then a failure to write, told like any other
  std::unique_ptr<shard::Communicator> ranks;
  try {
    ranks = shard::is_launched_by_mpi() ? shard::start_mpi() : shard::make_solo();
  } catch (const std::exception& error) {
    print_err("flotilla: {}\n", error.what());
    return failure_of(std::current_exception()).exit_code;
  }
  try {
    const std::vector<std::string> args(argv + (argc > 1 ? 2 : 1), argv + argc);
    return run_command(argc > 1 ? argv[1] : "", args, store::command_line_text(argc, argv), *ranks);
  } catch (...) {
    return report(std::current_exception(), *ranks);
  }
}
