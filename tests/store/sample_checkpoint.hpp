// SPDX-License-Identifier: MIT
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>
#include <filesystem>
#include <random>
#include <vector>

#include "store/checkpoint.hpp"

namespace flotilla::store {

inline CheckpointHeader sample_header(int row = 7, int ranks = 3) {
  CheckpointHeader header;
  header.problem = "board=10x10 fleet=4:1 touch=none";
  header.rings = {"Z/2^64", "Z/p61"};
  header.ring = "Z/p61";
  header.row = row;
  header.layout_fingerprint = 0x0123456789abcdef;
  header.ranks = ranks;
  header.seconds = 12.5;
  header.rows = {{0, 0, 1, 2, 3, 4.5}, {1, 6, 7, 8, 9, 10.5}};
  header.state = std::string("{\"count\": \"17\"}\0binary", 22);
  return header;
}

/// Group `id` of a checkpoint after `row`: words whose upper half is zero, empty now and then.
inline std::vector<std::byte> sample_payload(std::uint64_t id, int row, std::size_t words) {
  std::mt19937_64 random(id * 1000 + static_cast<std::uint64_t>(row));
  std::vector<std::uint64_t> values(id % 7 == 3 ? 0 : words + id % 5);
  for (std::uint64_t& value : values) value = random() >> 32;
  std::vector<std::byte> bytes(values.size() * 8 + id % 2);
  if (!values.empty()) std::memcpy(bytes.data(), values.data(), values.size() * 8);
  return bytes;
}

struct SampleSize {
  std::uint64_t groups = 40;
  std::size_t words = 50;
};

/// Rank r holds the groups r, r + ranks, r + 2 ranks, ...
inline void write_sample_part(const std::filesystem::path& folder, const CheckpointHeader& header,
                              int rank, SampleSize size = {}) {
  PartWriter writer(folder, header, rank);
  for (auto id = static_cast<std::uint64_t>(rank); id < size.groups;
       id += static_cast<std::uint64_t>(header.ranks))
    writer.add_group(id, sample_payload(id, header.row, size.words));
  writer.finish();
}

inline void save_sample(const std::filesystem::path& folder, CheckpointHeader header,
                        SampleSize size = {}) {
  header.generation = begin_checkpoint(folder);
  for (int rank = 0; rank < header.ranks; ++rank) write_sample_part(folder, header, rank, size);
  commit_checkpoint(folder, header, header.ranks);
}

/// Reads everything; throws what the reader throws. @return the row of the checkpoint.
inline int read_sample(const std::filesystem::path& folder, SampleSize size = {}) {
  CheckpointReader reader(folder);
  std::uint64_t groups = 0;
  std::vector<std::byte> payload;
  for (int part = 0; part < reader.n_parts(); ++part) {
    const auto ids = reader.group_ids(part);
    groups += ids.size();
    for (const std::uint64_t id : std::vector<std::uint64_t>(ids.begin(), ids.end())) {
      reader.read(part, id, payload);
      EXPECT_EQ(payload, sample_payload(id, reader.header().row, size.words)) << id;
    }
  }
  EXPECT_EQ(groups, size.groups);
  return reader.header().row;
}

}  // namespace flotilla::store
