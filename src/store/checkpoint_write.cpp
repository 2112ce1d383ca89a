// SPDX-License-Identifier: MIT
// The order of a save: parts to .part files, each synced and renamed; their folder's name synced; the
// manifest synced and renamed over the old one; only then are older parts removed.
#include <fmt/format.h>

#include <algorithm>

#include "number/assert.hpp"
#include "number/errors.hpp"
#include "store/atomic_file.hpp"
#include "store/checkpoint.hpp"
#include "store/checksum.hpp"
#include "store/codec.hpp"
#include "store/part_file.hpp"
#include "store/schema.hpp"
#include "store/seal.hpp"

namespace flotilla::store {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t k_alignment = 32;  // longest word the packer regroups

fs::path prepared_part(const fs::path& folder, const CheckpointHeader& header, int rank,
                       std::uint64_t estimated_bytes) {
  FLOTILLA_ASSERT_LIGHT(0 <= rank && rank < header.ranks && header.generation > 0);
  prepare_folder(folder);
  check_free_space(folder, estimated_bytes);
  const fs::path part_folder = folder / part_folder_name(header);
  prepare_folder(part_folder);
  return part_folder / part_name(rank);
}

bool has_doubles(std::vector<std::uint64_t> ids) {
  std::ranges::sort(ids);
  return std::ranges::adjacent_find(ids) != ids.end();
}

}  // namespace

std::uint64_t begin_checkpoint(const fs::path& folder) {
  prepare_folder(folder);
  abandon_checkpoint(folder);
  std::uint64_t latest = 0;
  std::error_code ignored;
  for (const auto& entry : fs::directory_iterator(folder, ignored))
    latest = std::max(latest, generation_of(entry.path().filename().string()));
  return latest + 1;
}

struct PartWriter::State {
  PendingFile pending;
  h5::File file;
  h5::Group blocks;
  Packer packer;
  PartIndex index;
  RunningChecksum group_checksum;
  std::vector<std::byte> block;  // the end of the stream, not yet written
  std::uint64_t blocks_written = 0;
  bool is_in_group = false;

  explicit State(const fs::path& path)
      : pending(path),
        file(h5::File::create(pending.part().string(), path.string())),
        blocks(file.root().create_group(schema::k_blocks)) {
    block.reserve(k_block_bytes);
  }

  [[nodiscard]] std::uint64_t stream_bytes() const {
    return blocks_written * k_block_bytes + block.size();
  }

  void write_block(std::span<const std::byte> raw) {
    Packing packing;
    const auto packed = packer.pack(raw, packing);
    h5::Group written = blocks.write_bytes(block_name(blocks_written), packed);
    written.set(schema::k_codec, packing.is_zstd ? schema::k_codec_zstd : schema::k_codec_raw);
    written.set(schema::k_shuffle, std::int32_t{packing.shuffle});
    written.set(schema::k_raw_bytes, std::uint64_t{raw.size()});
    file.check_written();
    ++blocks_written;
  }

  void append(std::span<const std::byte> piece) {
    while (!piece.empty()) {
      if (block.empty() && piece.size() >= k_block_bytes) {  // a whole block needs no copy
        write_block(piece.first(k_block_bytes));
        piece = piece.subspan(k_block_bytes);
        continue;
      }
      const auto fitting = piece.first(std::min(piece.size(), k_block_bytes - block.size()));
      block.insert(block.end(), fitting.begin(), fitting.end());
      piece = piece.subspan(fitting.size());
      if (block.size() < k_block_bytes) continue;
      write_block(block);
      block.clear();
    }
  }

  void end_group() {
    if (!is_in_group) return;
    index.checksum.push_back(group_checksum.value());
    // A block is a multiple of k_alignment, so this never starts a new one.
    block.resize((block.size() + k_alignment - 1) / k_alignment * k_alignment);
    if (block.size() == k_block_bytes) {
      write_block(block);
      block.clear();
    }
    is_in_group = false;
  }

  void write_index() {
    h5::Group root = file.root();
    h5::Group group = root.create_group(schema::k_index);
    group.write(schema::k_group_id, index.group_id);
    group.write(schema::k_offset, index.offset);
    group.write(schema::k_bytes, index.bytes);
    group.write(schema::k_checksum, index.checksum);
    root.set(schema::k_block_bytes, std::uint64_t{k_block_bytes});
    root.set(schema::k_index_checksum, index.own_checksum());
  }
};

PartWriter::PartWriter(const fs::path& folder, const CheckpointHeader& header, int rank,
                       std::uint64_t estimated_bytes)
    : state_(std::make_unique<State>(prepared_part(folder, header, rank, estimated_bytes))) {
  h5::Group root = state_->file.root();
  write_part_header(root, header, rank);
}

PartWriter::~PartWriter() = default;

const fs::path& PartWriter::path() const { return state_->pending.path(); }

void PartWriter::add_group(std::uint64_t group_id, std::span<const std::byte> payload) {
  begin_group(group_id);
  append(payload);
}

void PartWriter::begin_group(std::uint64_t group_id) {
  state_->end_group();
  state_->index.group_id.push_back(group_id);
  state_->index.offset.push_back(state_->stream_bytes());
  state_->index.bytes.push_back(0);
  state_->group_checksum.restart();
  state_->is_in_group = true;
}

void PartWriter::append(std::span<const std::byte> piece) {
  FLOTILLA_ASSERT_LIGHT(state_->is_in_group);
  state_->index.bytes.back() += piece.size();
  state_->group_checksum.add(piece);
  state_->append(piece);
}

void PartWriter::finish() {
  state_->end_group();
  FLOTILLA_ASSERT_LIGHT(!has_doubles(state_->index.group_id));
  if (!state_->block.empty()) state_->write_block(state_->block);
  state_->write_index();
  state_->file.close();
  state_->pending.commit();
}

}  // namespace flotilla::store
