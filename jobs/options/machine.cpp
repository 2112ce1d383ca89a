// SPDX-License-Identifier: MIT
#include "jobs/options/machine.hpp"

#include <sched.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <limits>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>

#include "number/errors.hpp"

namespace flotilla::jobs {

namespace {

namespace fs = std::filesystem;

constexpr std::uint64_t k_no_limit = std::numeric_limits<std::uint64_t>::max();

std::uint64_t mem_available() {
  std::ifstream meminfo("/proc/meminfo");
  for (std::string line; std::getline(meminfo, line);) {
    std::istringstream words(line);
    std::string name;
    std::uint64_t kib = 0;
    if (words >> name >> kib && name == "MemAvailable:") return kib * 1024;
  }
  return k_no_limit;
}

/// The number in a control file; "max" and missing files set no limit.
std::uint64_t limit_in(const fs::path& file) {
  std::uint64_t bytes = 0;
  return std::ifstream(file) >> bytes ? bytes : k_no_limit;
}

/// A limit of any group above binds, too.
std::uint64_t group_limit(const fs::path& root, const fs::path& group, const char* file) {
  std::uint64_t least = limit_in(root / file);
  for (fs::path path = group.relative_path(); !path.empty(); path = path.parent_path())
    least = std::min(least, limit_in(root / path / file));
  return least;
}

/// Both versions of control groups; lines of /proc/self/cgroup are number:controllers:path.
std::uint64_t control_group_limit() {
  std::uint64_t least = k_no_limit;
  std::ifstream groups("/proc/self/cgroup");
  for (std::string line; std::getline(groups, line);) {
    const std::size_t first = line.find(':');
    const std::size_t second = first == std::string::npos ? first : line.find(':', first + 1);
    if (second == std::string::npos) continue;
    const std::string controllers = line.substr(first + 1, second - first - 1);
    const fs::path path = line.substr(second + 1);
    if (controllers.empty())
      least = std::min(least, group_limit("/sys/fs/cgroup", path, "memory.max"));
    else if (("," + controllers + ",").find(",memory,") != std::string::npos)
      least = std::min(least, group_limit("/sys/fs/cgroup/memory", path, "memory.limit_in_bytes"));
  }
  return least;
}

std::uint64_t address_space_limit() {
  rlimit limit{};
  if (getrlimit(RLIMIT_AS, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY) return k_no_limit;
  return limit.rlim_cur;
}

std::uint64_t hash_of_host() {
  std::array<char, 256> name{};
  gethostname(name.data(), name.size() - 1);
  return std::hash<std::string_view>()(name.data());
}

cpu_set_t processors() {
  cpu_set_t set;
  CPU_ZERO(&set);
  sched_getaffinity(0, sizeof set, &set);
  return set;
}

std::uint64_t hash_of(const cpu_set_t& set) {
  return std::hash<std::string_view>()({reinterpret_cast<const char*>(&set), sizeof set});
}

/// The first number of OMP_NUM_THREADS, which may be a list by nesting level.
std::optional<int> threads_asked_of_openmp() {
  const char* text = std::getenv("OMP_NUM_THREADS");
  if (text == nullptr) return std::nullopt;
  const std::string_view digits = text;
  int threads = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), threads);
  if (error != std::errc() || threads < 1) return std::nullopt;
  return threads;
}

}  // namespace

std::uint64_t memory_available() {
  const std::uint64_t least =
      std::min({mem_available(), control_group_limit(), address_space_limit()});
  return least == k_no_limit ? 0 : least;
}

MachineShare machine_share(shard::Communicator& ranks) {
  constexpr std::size_t k_words = 4;
  const cpu_set_t mine = processors();
  const std::array<std::uint64_t, k_words> words = {
      hash_of_host(), hash_of(mine), static_cast<std::uint64_t>(std::max(1, CPU_COUNT(&mine))),
      memory_available()};
  const std::vector<std::uint64_t> all = ranks.gather(words);

  MachineShare least{k_max_threads, k_no_limit};
  for (std::size_t rank = 0; rank < all.size(); rank += k_words) {
    std::uint64_t on_node = 0;
    std::uint64_t on_processors = 0;
    for (std::size_t peer = 0; peer < all.size(); peer += k_words) {
      const bool is_neighbour = all[peer] == all[rank];
      on_node += is_neighbour;
      on_processors += is_neighbour && all[peer + 1] == all[rank + 1];
    }
    const std::uint64_t threads = std::max<std::uint64_t>(1, all[rank + 2] / on_processors);
    least.threads = static_cast<int>(std::min(static_cast<std::uint64_t>(least.threads), threads));
    least.memory_bytes = std::min(least.memory_bytes, all[rank + 3] / 10 * 9 / on_node);
  }
  // Rank 0 speaks for all: the launcher may not have passed the environment on.
  std::array<std::uint64_t, 1> asked = {
      ranks.is_first() ? static_cast<std::uint64_t>(threads_asked_of_openmp().value_or(0)) : 0};
  ranks.maximum(asked);
  if (asked[0] != 0)
    least.threads = static_cast<int>(std::min<std::uint64_t>(asked[0], k_max_threads));
  return least;
}

}  // namespace flotilla::jobs
