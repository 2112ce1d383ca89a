// SPDX-License-Identifier: MIT
#include "store/share.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "store/draw_file.hpp"
#include "store/hunt_file.hpp"
#include "store/race_file.hpp"
#include "store/schema.hpp"
#include "store/seal.hpp"
#include "store/slice.hpp"
#include "store/study_file.hpp"

namespace flotilla::store {

namespace {

std::string type_of(const std::filesystem::path& path) {
  const h5::File file = open_sealed(path);
  return filetype_of(file.root());
}

Share share_of_slice(const std::string& run, const Slice& slice) {
  return {run, "slice", slice.number, 1, slice.of};
}

std::vector<Share> shares_of_study(const StudyRecord& record) {
  std::vector<Share> shares;
  for (const StudySpaceRecord& space : record.spaces)
    shares.push_back(
        {record.asked + ": " + space.space, "draw", space.first, space.done(), space.draws});
  return shares;
}

std::vector<Share> shares_of_races(const RaceRecord& record) {
  std::vector<Share> shares;
  for (const RacedLayouts& raced : record.layouts)
    for (const RaceRange& range : raced.ranges)
      shares.push_back({experiment_text(record) + ": " + raced.layouts, "race", range.first,
                        range.count, raced.wanted});
  return shares;
}

/// The number of the first item of a run.
std::uint64_t origin(const Share& share) { return share.what == "slice" ? 1 : 0; }

}  // namespace

std::vector<Share> shares_in(const std::filesystem::path& path) {
  const std::string type = type_of(path);
  if (type == schema::k_draw_filetype) {
    const SliceFile file = slice_file_of_draws(path);
    return {share_of_slice(file.asked, file.slice.value_or(Slice{}))};
  }
  if (type == schema::k_race_filetype) {
    return shares_of_races(read_race_file(path).record);
  }
  if (type == schema::k_hunt_filetype) {
    const HuntRecord record = read_hunt_file(path).record;
    return {{record.asked, "game", record.first, record.done(), record.games}};
  }
  if (type == schema::k_study_filetype) return shares_of_study(read_study_file(path).record);
  return {};
}

std::string missing_items(std::span<const Share> shares) {
  std::vector<Share> parts(shares.begin(), shares.end());
  std::ranges::sort(parts, {}, &Share::first);
  std::string missing;
  std::uint64_t next = origin(parts.front());
  const auto miss_until = [&](std::uint64_t end) {
    if (next >= end) return;
    if (!missing.empty()) missing += ',';
    missing += next + 1 == end ? fmt::format("{}", next) : fmt::format("{}-{}", next, end - 1);
  };
  for (const Share& part : parts) {
    miss_until(part.first);
    next = std::max(next, part.first + part.count);
  }
  miss_until(origin(parts.front()) + parts.front().total);
  return missing;
}

}  // namespace flotilla::store
