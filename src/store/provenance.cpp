// SPDX-License-Identifier: MIT
#include "store/provenance.hpp"

#include <sys/resource.h>
#include <unistd.h>

#include <array>
#include <ctime>
#include <string_view>
#include <utility>

#include "store/schema.hpp"
#include "version/version.hpp"

namespace flotilla::store {

namespace {

std::string host_name() {
  std::array<char, 256> name{};
  return ::gethostname(name.data(), name.size() - 1) == 0 ? name.data() : "unknown";
}

std::string now_utc() {
  const std::time_t now = std::time(nullptr);
  std::tm parts{};
  ::gmtime_r(&now, &parts);
  std::array<char, 32> text{};
  return {text.data(), std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M:%SZ", &parts)};
}

std::string quoted(std::string_view argument) {
  static constexpr std::string_view k_plain =
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_=+./:,@%";
  if (!argument.empty() && argument.find_first_not_of(k_plain) == std::string_view::npos)
    return std::string(argument);
  std::string text = "'";
  for (const char c : argument) text += c == '\'' ? "'\\''" : std::string(1, c);
  return text + "'";
}

}  // namespace

Provenance collect_provenance(std::string command_line, int ranks, int threads) {
  Provenance provenance;
  provenance.program_version = version();
  provenance.git_commit = git_commit();
  provenance.host = host_name();
  provenance.command_line = std::move(command_line);
  provenance.start_utc = now_utc();
  provenance.ranks = ranks;
  provenance.threads = threads;
  return provenance;
}

std::string command_line_text(int argc, const char* const* argv) {
  std::string text;
  for (int i = 0; i < argc; ++i) text += (i == 0 ? "" : " ") + quoted(argv[i]);
  return text;
}

std::uint64_t peak_memory_of_process() {
  rusage usage{};
  if (::getrusage(RUSAGE_SELF, &usage) != 0) return 0;
  return static_cast<std::uint64_t>(usage.ru_maxrss) * 1024;  // Linux counts in KiB
}

void write_provenance(h5::Group& root, const Provenance& provenance) {
  h5::Group group = root.create_group(schema::k_provenance);
  group.set(schema::k_program_version, provenance.program_version);
  group.set(schema::k_git_commit, provenance.git_commit);
  group.set(schema::k_host, provenance.host);
  group.set(schema::k_command_line, provenance.command_line);
  group.set(schema::k_start_utc, provenance.start_utc);
  group.set(schema::k_ranks, provenance.ranks);
  group.set(schema::k_threads, provenance.threads);
  group.set(schema::k_seconds_total, provenance.seconds_total);
  group.set(schema::k_peak_memory_bytes, provenance.peak_memory_bytes);
}

Provenance read_provenance(const h5::Group& root) {
  const h5::Group group = root.group(schema::k_provenance);
  Provenance provenance;
  provenance.program_version = group.get_text(schema::k_program_version);
  provenance.git_commit = group.get_text(schema::k_git_commit);
  provenance.host = group.get_text(schema::k_host);
  provenance.command_line = group.get_text(schema::k_command_line);
  provenance.start_utc = group.get_text(schema::k_start_utc);
  provenance.ranks = group.get<std::int32_t>(schema::k_ranks);
  provenance.threads = group.get<std::int32_t>(schema::k_threads);
  provenance.seconds_total = group.get<double>(schema::k_seconds_total);
  provenance.peak_memory_bytes = group.get<std::uint64_t>(schema::k_peak_memory_bytes);
  return provenance;
}

}  // namespace flotilla::store
