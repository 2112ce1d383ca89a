// SPDX-License-Identifier: MIT
#include "store/slice.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "number/errors.hpp"
#include "number/wide.hpp"
#include "store/h5.hpp"
#include "store/schema.hpp"

namespace flotilla::store {

namespace {

/// The first item of slice `number`, from 0, of `total` items in `of` slices.
std::uint64_t begin_of(std::uint64_t number, std::uint64_t of, std::uint64_t total) {
  return static_cast<std::uint64_t>(static_cast<Wide>(number) * total / of);
}

/// @throws FileError  unless both can be parts of one result.
void check_alike(const SliceFile& one, const SliceFile& other) {
  const auto refuse = [&](const std::string& a, const std::string& b) {
    throw FileError(fmt::format("{} and {} are not of one run: {}, and {}", one.path.string(),
                                other.path.string(), a, b));
  };
  if (one.asked != other.asked) refuse(one.asked, other.asked);
  if (one.slice->of != other.slice->of)
    refuse("slice " + to_string(*one.slice), "slice " + to_string(*other.slice));
  const auto version = [](const Provenance& p) {
    return fmt::format("version {} (commit {})", p.program_version, p.git_commit);
  };
  if (version(one.provenance) != version(other.provenance))
    refuse(version(one.provenance), version(other.provenance));
}

void refuse_missing(std::span<const SliceFile> files, std::span<const std::size_t> order) {
  const std::uint64_t of = files[order.front()].slice->of;
  std::vector<std::uint64_t> missing;
  std::size_t next = 0;
  for (std::uint64_t number = 1; number <= of; ++number) {
    if (next < order.size() && files[order[next]].slice->number == number)
      ++next;
    else
      missing.push_back(number);
  }
  if (missing.empty()) return;
  const bool is_one = missing.size() == 1;
  throw FileError(fmt::format("of {} slice{} {} of {} {} missing; make {} with --slice={}/{}",
                              files.front().asked, is_one ? "" : "s", ranges_text(missing), of,
                              is_one ? "is" : "are", is_one ? "it" : "them", missing.front(), of));
}

}  // namespace

Slice::Range Slice::part_of(std::uint64_t total) const {
  const std::uint64_t first = begin_of(number - 1, of, total);
  return {first, begin_of(number, of, total) - first};
}

std::string to_string(const Slice& slice) { return fmt::format("{}/{}", slice.number, slice.of); }

void write_slice(h5::Group& root, const std::optional<Slice>& slice) {
  if (!slice) return;
  root.set(schema::k_slice, slice->number);
  root.set(schema::k_slices, slice->of);
}

std::optional<Slice> read_slice(const h5::Group& root) {
  if (!root.has_attribute(schema::k_slice)) return std::nullopt;
  const Slice slice{root.get<std::uint64_t>(schema::k_slice),
                    root.get<std::uint64_t>(schema::k_slices)};
  if (slice.number < 1 || slice.number > slice.of)
    throw FileError(fmt::format("{}: slice {} does not exist", root.file(), to_string(slice)));
  return slice;
}

std::vector<std::size_t> in_slice_order(std::span<const SliceFile> files) {
  std::vector<std::size_t> order;
  for (std::size_t i = 0; i < files.size(); ++i) {
    if (!files[i].slice)
      throw FileError(files[i].path.string() + ": is no slice, but a whole result: leave it out");
    order.push_back(i);
  }
  if (order.empty()) return order;
  for (const SliceFile& file : files) check_alike(files.front(), file);
  std::ranges::sort(order, {}, [&](std::size_t i) { return files[i].slice->number; });
  for (std::size_t i = 1; i < order.size(); ++i) {
    const SliceFile& one = files[order[i - 1]];
    const SliceFile& other = files[order[i]];
    if (one.slice->number == other.slice->number)
      throw FileError(fmt::format("{} and {} are both slice {}", one.path.string(),
                                  other.path.string(), to_string(*one.slice)));
  }
  refuse_missing(files, order);
  return order;
}

std::string ranges_text(std::span<const std::uint64_t> numbers) {
  std::vector<std::string> ranges;
  for (std::size_t i = 0; i < numbers.size();) {
    std::size_t end = i + 1;
    while (end < numbers.size() && numbers[end] == numbers[end - 1] + 1) ++end;
    ranges.push_back(end - i == 1 ? std::to_string(numbers[i])
                                  : fmt::format("{}-{}", numbers[i], numbers[end - 1]));
    i = end;
  }
  return fmt::format("{}", fmt::join(ranges, ","));
}

}  // namespace flotilla::store
