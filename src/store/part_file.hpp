// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

#include "store/checkpoint.hpp"
#include "store/h5.hpp"

/// What the writer, the committer and the reader of part files share.
namespace flotilla::store {

inline constexpr std::size_t k_block_bytes = 4 << 20;

/// Where the groups of a part lie in its byte stream; columns of equal length.
struct PartIndex {
  std::vector<std::uint64_t> group_id;
  std::vector<std::uint64_t> offset;
  std::vector<std::uint64_t> bytes;
  std::vector<std::uint64_t> checksum;

  /// Of all columns together: names the content of the whole part, as `checksum` does of each group.
  [[nodiscard]] std::uint64_t own_checksum() const;
};

/// "part-0003.h5"
[[nodiscard]] std::string part_name(int rank);
/// "row-00007-Z_2^64-12": what is not a letter, digit, '.', '_', '^' or '+' in a ring's name becomes '_'
[[nodiscard]] std::string part_folder_name(const CheckpointHeader& header);
/// "00000012"
[[nodiscard]] std::string block_name(std::uint64_t block);

/// The number at the end of a part folder's name; 0 if `name` is no such name.
[[nodiscard]] std::uint64_t generation_of(const std::string& name);

/// Remove all part folders but `kept`, and .part leftovers. Failures are ignored: the next save tries again.
void remove_generations(const std::filesystem::path& folder, const std::string& kept);

/// Write and check the attributes that tie a part to its checkpoint.
void write_part_header(h5::Group& root, const CheckpointHeader& header, int rank);
/// @throws FileError  naming the part and what does not fit.
void check_part_header(const h5::Group& root, const CheckpointHeader& header, int rank);

/// An open part and the block read last.
class PartReader {
 public:
  /// @throws FileError  if it is not the part of `header` and `rank`, or its index is damaged.
  PartReader(const std::filesystem::path& path, const CheckpointHeader& header, int rank);

  [[nodiscard]] const PartIndex& index() const { return index_; }
  void read(std::uint64_t group_id, std::vector<std::byte>& payload);

 private:
  [[nodiscard]] std::span<const std::byte> block_with(std::uint64_t offset);

  h5::File file_;
  h5::Group blocks_;
  PartIndex index_;
  std::uint64_t block_bytes_ = 0;
  std::unordered_map<std::uint64_t, std::size_t> place_of_;  // group id -> place in the index
  std::uint64_t block_number_ = ~std::uint64_t{0};
  std::vector<std::byte> packed_;
  std::vector<std::byte> block_;
};

}  // namespace flotilla::store
