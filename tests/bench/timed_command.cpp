// SPDX-License-Identifier: MIT
#include "bench/timed_command.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cstdlib>
#include <nlohmann/json.hpp>

#include "bench/stopwatch.hpp"
#include "number/errors.hpp"

namespace flotilla::bench {
namespace {

std::string read_all(int pipe) {
  std::string text;
  std::array<char, 4096> part{};
  for (ssize_t size; (size = ::read(pipe, part.data(), part.size())) > 0;)
    text.append(part.data(), static_cast<std::size_t>(size));
  return text;
}

/// Starts the command with its stdout in `pipe`. @return  whether it could be started
bool start(const std::vector<std::string>& words, const std::array<int, 2>& pipe, pid_t& child) {
  std::vector<char*> arguments;
  arguments.reserve(words.size() + 1);
  for (const std::string& word : words) arguments.push_back(const_cast<char*>(word.c_str()));
  arguments.push_back(nullptr);
  posix_spawn_file_actions_t actions{};
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, pipe[1], STDOUT_FILENO);
  posix_spawn_file_actions_addclose(&actions, pipe[0]);
  posix_spawn_file_actions_addclose(&actions, pipe[1]);
  const int error =
      posix_spawnp(&child, arguments[0], &actions, nullptr, arguments.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  return error == 0;
}

}  // namespace

TimedCommand time_command(const std::vector<std::string>& words) {
  const std::string command = fmt::format("{}", fmt::join(words, " "));
  std::array<int, 2> pipe{};
  if (::pipe(pipe.data()) != 0) throw FileError(command + ": no pipe to read its output");
  const Clock::time_point begin = Clock::now();
  pid_t child = 0;
  const bool is_started = start(words, pipe, child);
  ::close(pipe[1]);
  const std::string output = read_all(pipe[0]);
  ::close(pipe[0]);
  if (!is_started) throw FileError(command + ": cannot be started");
  int status = 0;
  ::waitpid(child, &status, 0);
  const double wall_s = seconds_since(begin);
  const nlohmann::json json = nlohmann::json::parse(output, nullptr, false);
  if (status != 0 || !json.is_object() || !json.contains("seconds"))
    throw FileError(fmt::format("{}: failed (wait status {}), or printed no JSON object: {}",
                                command, status, output));
  return {wall_s, json["seconds"].get<double>()};
}

void permit_mpirun() {
  for (const char* name : {"OMPI_ALLOW_RUN_AS_ROOT", "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM",
                           "OMPI_MCA_rmaps_base_oversubscribe"})
    ::setenv(name, "1", 1);
}

}  // namespace flotilla::bench
