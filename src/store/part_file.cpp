// SPDX-License-Identifier: MIT
#include "store/part_file.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <charconv>
#include <system_error>

#include "number/errors.hpp"
#include "store/atomic_file.hpp"
#include "store/checksum.hpp"
#include "store/codec.hpp"
#include "store/schema.hpp"
#include "store/seal.hpp"

namespace flotilla::store {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view k_folder_prefix = "row-";
constexpr std::string_view k_part_prefix = "part-";

bool is_part(const std::string& name) {
  return name.starts_with(k_part_prefix) && (name.ends_with(".h5") || name.ends_with(".part"));
}

void remove_part_folder(const fs::path& folder) {
  std::error_code ignored;
  for (const auto& entry : fs::directory_iterator(folder, ignored))
    if (is_part(entry.path().filename().string())) fs::remove(entry.path(), ignored);
  fs::remove(folder, ignored);  // stays if something else is in it
}

[[noreturn]] void damaged(const std::string& file, const std::string& what) {
  throw FileError(fmt::format("{}: is damaged: {}", file, what));
}

PartIndex read_index(const h5::Group& root) {
  const h5::Group group = root.group(schema::k_index);
  PartIndex index{
      group.read<std::uint64_t>(schema::k_group_id), group.read<std::uint64_t>(schema::k_offset),
      group.read<std::uint64_t>(schema::k_bytes), group.read<std::uint64_t>(schema::k_checksum)};
  if (index.own_checksum() != root.get<std::uint64_t>(schema::k_index_checksum))
    damaged(root.file(), "its index does not match its checksum");
  return index;
}

/// Opening checks before anything else is read.
h5::Group checked_root(const h5::File& file, const CheckpointHeader& header, int rank) {
  h5::Group root = file.root();
  check_part_header(root, header, rank);
  return root;
}

}  // namespace

std::uint64_t PartIndex::own_checksum() const {
  RunningChecksum sum;
  for (const auto* column : {&group_id, &offset, &bytes, &checksum})
    sum.add(std::as_bytes(std::span(*column)));
  return sum.value();
}

std::string part_name(int rank) { return fmt::format("{}{:04}.h5", k_part_prefix, rank); }

std::string block_name(std::uint64_t block) { return fmt::format("{:08}", block); }

std::string part_folder_name(const CheckpointHeader& header) {
  std::string ring = header.ring;
  for (char& c : ring)
    if (std::isalnum(static_cast<unsigned char>(c)) == 0 && c != '.') c = '_';
  return fmt::format("{}{:05}-{}-{}", k_folder_prefix, header.row, ring, header.generation);
}

std::uint64_t generation_of(const std::string& name) {
  if (!name.starts_with(k_folder_prefix)) return 0;
  const char* first = name.data() + name.rfind('-') + 1;
  const char* last = name.data() + name.size();
  std::uint64_t generation = 0;
  const auto [end, error] = std::from_chars(first, last, generation);
  return error == std::errc() && end == last ? generation : 0;
}

void remove_generations(const fs::path& folder, const std::string& kept) {
  std::error_code ignored;
  std::vector<fs::path> old;
  for (const auto& entry : fs::directory_iterator(folder, ignored)) {
    const std::string name = entry.path().filename().string();
    if (entry.is_directory(ignored) && generation_of(name) != 0 && name != kept)
      old.push_back(entry.path());
  }
  std::ranges::for_each(old, remove_part_folder);
  remove_stale_parts(folder / schema::k_manifest_file);
}

void write_part_header(h5::Group& root, const CheckpointHeader& header, int rank) {
  set_filetype(root, schema::k_part_filetype);
  root.set(schema::k_problem, header.problem);
  root.set(schema::k_ring, header.ring);
  root.set(schema::k_row, header.row);
  root.set(schema::k_ranks, header.ranks);
  root.set(schema::k_rank, std::int32_t{rank});
  root.set(schema::k_generation, header.generation);
  root.set(schema::k_fingerprint, header.layout_fingerprint);
}

void check_part_header(const h5::Group& root, const CheckpointHeader& header, int rank) {
  check_filetype(root, schema::k_part_filetype);
  const bool fits = root.get_text(schema::k_problem) == header.problem &&
                    root.get_text(schema::k_ring) == header.ring &&
                    root.get<std::int32_t>(schema::k_row) == header.row &&
                    root.get<std::int32_t>(schema::k_ranks) == header.ranks &&
                    root.get<std::int32_t>(schema::k_rank) == rank &&
                    root.get<std::uint64_t>(schema::k_generation) == header.generation &&
                    root.get<std::uint64_t>(schema::k_fingerprint) == header.layout_fingerprint;
  if (!fits) throw FileError(root.file() + ": belongs to another checkpoint");
}

PartReader::PartReader(const fs::path& path, const CheckpointHeader& header, int rank)
    : file_(h5::File::open(path.string())),
      blocks_(checked_root(file_, header, rank).group(schema::k_blocks)),
      index_(read_index(file_.root())),
      block_bytes_(file_.root().get<std::uint64_t>(schema::k_block_bytes)) {
  if (block_bytes_ == 0) damaged(file_.path(), "its blocks have no size");
  for (std::size_t i = 0; i < index_.group_id.size(); ++i) place_of_.emplace(index_.group_id[i], i);
}

/// The bytes from `offset` to the end of the block it lies in.
std::span<const std::byte> PartReader::block_with(std::uint64_t offset) {
  const std::uint64_t wanted = offset / block_bytes_;
  if (wanted != block_number_) {
    block_number_ = ~std::uint64_t{0};
    const h5::Group block = blocks_.read_bytes(block_name(wanted), packed_);
    const Packing packing{block.get_text(schema::k_codec) == schema::k_codec_zstd,
                          block.get<std::int32_t>(schema::k_shuffle)};
    const auto raw_bytes = block.get<std::uint64_t>(schema::k_raw_bytes);
    if (raw_bytes > block_bytes_) damaged(file_.path(), "a block is larger than all are");
    block_.resize(raw_bytes);
    if (!unpack(packed_, packing, block_))
      damaged(file_.path(), fmt::format("block {} cannot be unpacked", block_name(wanted)));
    block_number_ = wanted;
  }
  const std::uint64_t within = offset % block_bytes_;
  if (within >= block_.size()) damaged(file_.path(), "a block is shorter than its groups");
  return std::span<const std::byte>(block_).subspan(within);
}

void PartReader::read(std::uint64_t group_id, std::vector<std::byte>& payload) {
  const auto found = place_of_.find(group_id);
  if (found == place_of_.end())
    throw FileError(fmt::format("{}: has no group {}", file_.path(), group_id));
  const std::size_t place = found->second;
  payload.resize(index_.bytes[place]);
  std::size_t have = 0;
  while (have < payload.size()) {
    auto piece = block_with(index_.offset[place] + have);
    piece = piece.first(std::min(piece.size(), payload.size() - have));
    std::ranges::copy(piece, payload.begin() + static_cast<std::ptrdiff_t>(have));
    have += piece.size();
  }
  if (checksum(payload) != index_.checksum[place])
    damaged(file_.path(), fmt::format("group {} does not match its checksum", group_id));
}

}  // namespace flotilla::store
