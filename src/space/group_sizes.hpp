// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <map>
#include <vector>

namespace flotilla::space {

/// How many groups there are of each size: small sizes, which most have, in an array.
class GroupSizes {
 public:
  void add(std::uint64_t size, std::uint64_t groups) {
    if (size < small_.size()) {
      small_[size] += groups;
    } else {
      large_[size] += groups;
    }
  }
  void add(const GroupSizes& other) {
    for (const auto& [size, groups] : other.sorted()) add(size, groups);
  }
  /// Groups by size, without zeros.
  [[nodiscard]] std::map<std::uint64_t, std::uint64_t> sorted() const {
    std::map<std::uint64_t, std::uint64_t> all = large_;
    for (std::uint64_t size = 0; size < small_.size(); ++size) {
      if (small_[size] > 0) all[size] = small_[size];
    }
    return all;
  }

 private:
  std::vector<std::uint64_t> small_ = std::vector<std::uint64_t>(1024);
  std::map<std::uint64_t, std::uint64_t> large_;
};

}  // namespace flotilla::space
