// SPDX-License-Identifier: MIT
#include "bench/machine.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

#include "frontier/kernel.hpp"
#include "version/version.hpp"

#if FLOTILLA_HAVE_OPENMP
#include <omp.h>
#endif

namespace flotilla::bench {
namespace {

std::string processor_model() {
  std::ifstream cpuinfo("/proc/cpuinfo");
  for (std::string line; std::getline(cpuinfo, line);) {
    const std::size_t colon = line.find(": ");
    if (line.starts_with("model name") && colon != std::string::npos) return line.substr(colon + 2);
  }
  return "unknown";
}

std::string first_line(const std::filesystem::path& path) {
  std::string line;
  std::ifstream file(path);
  std::getline(file, line);
  return line;
}

std::string cache_sizes() {
  std::string text;
  for (int i = 0;; ++i) {
    const std::filesystem::path cache =
        fmt::format("/sys/devices/system/cpu/cpu0/cache/index{}", i);
    const std::string type = first_line(cache / "type");
    if (type.empty()) break;
    const std::string_view kind = type == "Data" ? "d" : type == "Instruction" ? "i" : "";
    text += fmt::format("{}L{}{} {}", i == 0 ? "" : ", ", first_line(cache / "level"), kind,
                        first_line(cache / "size"));
  }
  return text.empty() ? "unknown" : text;
}

std::string memory_size() {
  const auto bytes =
      static_cast<double>(sysconf(_SC_PHYS_PAGES)) * static_cast<double>(sysconf(_SC_PAGESIZE));
  return fmt::format("{:.1f} GiB", bytes / 0x1p30);
}

}  // namespace

int processors() {
#if FLOTILLA_HAVE_OPENMP
  return omp_get_num_procs();
#else
  return 1;
#endif
}

Machine this_machine() {
  return {fmt::format("{}, {} cores", processor_model(), sysconf(_SC_NPROCESSORS_ONLN)),
          cache_sizes(), memory_size(), frontier::to_string(frontier::best_instruction_set()),
          fmt::format("{}, {}", compiler(), build_type())};
}

}  // namespace flotilla::bench
