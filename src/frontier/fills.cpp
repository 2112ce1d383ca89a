// SPDX-License-Identifier: MIT
#include "frontier/fills.hpp"

#include <algorithm>

namespace flotilla::frontier {
namespace {

// Sorts fills by target, then by ships used, and returns where each target's fills begin, one past the
// last too.
template <typename Fill>
std::vector<std::size_t> sort_by_target(std::vector<Fill>& fills, std::size_t targets) {
  std::vector<std::size_t> begins(targets + 1, 0);
  for (const Fill& fill : fills) ++begins[static_cast<std::size_t>(fill.to) + 1];
  for (std::size_t t = 0; t < targets; ++t) begins[t + 1] += begins[t];
  std::vector<std::size_t> next(begins.begin(), begins.end() - 1);
  std::vector<Fill> sorted(fills.size());
  for (const Fill& fill : fills) sorted[next[static_cast<std::size_t>(fill.to)]++] = fill;
  fills = std::move(sorted);
  for (std::size_t t = 0; t < targets; ++t) {
    std::stable_sort(fills.begin() + static_cast<std::ptrdiff_t>(begins[t]),
                     fills.begin() + static_cast<std::ptrdiff_t>(begins[t + 1]),
                     [](const Fill& a, const Fill& b) { return a.used < b.used; });
  }
  return begins;
}

template <typename Fill>
std::span<const Fill> fills_at(const std::vector<Fill>& fills,
                               const std::vector<std::size_t>& begins, int to) {
  const auto t = static_cast<std::size_t>(to);
  return std::span(fills).subspan(begins[t], begins[t + 1] - begins[t]);
}

}  // namespace

Fills::Fills(std::vector<FirstFill> first, std::size_t starts,
             std::vector<std::vector<SecondFill>> second, std::size_t profiles)
    : first_(std::move(first)), second_(std::move(second)) {
  first_at_ = sort_by_target(first_, starts);
  for (std::vector<SecondFill>& fills : second_) {
    second_at_.push_back(sort_by_target(fills, profiles));
  }
}

std::span<const FirstFill> Fills::first_to(int to) const { return fills_at(first_, first_at_, to); }

std::span<const SecondFill> Fills::second_to(Reach reach, int to) const {
  const auto r = static_cast<std::size_t>(reach);
  return fills_at(second_[r], second_at_[r], to);
}

std::uint64_t Fills::bytes() const {
  std::uint64_t bytes =
      first_.capacity() * sizeof(FirstFill) + first_at_.capacity() * sizeof(std::size_t);
  for (const auto& fills : second_) bytes += fills.capacity() * sizeof(SecondFill);
  for (const auto& begins : second_at_) bytes += begins.capacity() * sizeof(std::size_t);
  return bytes;
}

}  // namespace flotilla::frontier
