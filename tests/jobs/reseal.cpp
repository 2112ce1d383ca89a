// SPDX-License-Identifier: MIT
// reseal FILE...: gives HDF5 files that another tool changed the seal of what they are now, as a forger would.
#include <fmt/format.h>

#include <filesystem>
#include <fstream>
#include <span>
#include <string>

#include "store/checksum.hpp"

namespace {

void reseal(const std::filesystem::path& path) {
  std::ifstream in(path, std::ios::binary);
  std::string bytes((std::istreambuf_iterator<char>(in)), std::istreambuf_iterator<char>());
  const std::string mark = "\nflotilla seal, XXH3-64 of all before: ";
  bytes.erase(std::min(bytes.rfind(mark), bytes.size()));
  const auto sum = flotilla::store::checksum(std::as_bytes(std::span(bytes)));
  std::ofstream(path, std::ios::binary) << bytes << mark << fmt::format("{:016x}\n", sum);
}

}  // namespace

int main(int argc, char** argv) {
  for (int i = 1; i < argc; ++i) reseal(argv[i]);
}
