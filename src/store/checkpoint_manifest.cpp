// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <optional>
#include <system_error>

#include "number/assert.hpp"
#include "number/errors.hpp"
#include "store/atomic_file.hpp"
#include "store/checkpoint.hpp"
#include "store/part_file.hpp"
#include "store/schema.hpp"
#include "store/seal.hpp"

namespace flotilla::store {

namespace fs = std::filesystem;

/// What the manifest says of the parts; columns of equal length.
struct PartList {
  std::vector<std::string> name;
  std::vector<std::uint64_t> bytes;
  std::vector<std::uint64_t> checksum;
};

namespace {

std::uint64_t size_of(const fs::path& path) {
  std::error_code error;
  const std::uintmax_t bytes = fs::file_size(path, error);
  if (error) throw FileError(fmt::format("{}: cannot read: {}", path.string(), error.message()));
  return bytes;
}

PartList list_parts(const fs::path& part_folder, const CheckpointHeader& header) {
  PartList parts;
  for (int rank = 0; rank < header.ranks; ++rank) {
    const fs::path path = part_folder / part_name(rank);
    parts.name.push_back(part_name(rank));
    parts.bytes.push_back(size_of(path));
    const h5::File file = h5::File::open(path.string());
    check_part_header(file.root(), header, rank);
    parts.checksum.push_back(file.root().get<std::uint64_t>(schema::k_index_checksum));
  }
  return parts;
}

void write_manifest(const fs::path& path, const CheckpointHeader& header, const PartList& parts) {
  SealedFile file(path, schema::k_checkpoint_filetype);
  h5::Group root = file.root();
  root.set(schema::k_problem, header.problem);
  root.set(schema::k_rings, header.rings);
  root.set(schema::k_ring, header.ring);
  root.set(schema::k_row, header.row);
  root.set(schema::k_fingerprint, header.layout_fingerprint);
  root.set(schema::k_ranks, header.ranks);
  root.set(schema::k_generation, header.generation);
  root.set(schema::k_seconds, header.seconds);
  root.set(schema::k_part_folder, part_folder_name(header));
  write_rows(root, header.rows);
  (void)root.write_bytes(schema::k_state, std::as_bytes(std::span(header.state)));
  h5::Group group = root.create_group(schema::k_parts);
  group.write(schema::k_name, parts.name);
  group.write(schema::k_bytes, parts.bytes);
  group.write(schema::k_checksum, parts.checksum);
  file.commit();
}

CheckpointHeader read_header(const h5::Group& root) {
  check_filetype(root, schema::k_checkpoint_filetype);
  CheckpointHeader header;
  header.problem = root.get_text(schema::k_problem);
  header.rings = root.get_texts(schema::k_rings);
  header.ring = root.get_text(schema::k_ring);
  header.row = root.get<std::int32_t>(schema::k_row);
  header.layout_fingerprint = root.get<std::uint64_t>(schema::k_fingerprint);
  header.ranks = root.get<std::int32_t>(schema::k_ranks);
  header.generation = root.get<std::uint64_t>(schema::k_generation);
  header.seconds = root.get<double>(schema::k_seconds);
  header.rows = read_rows(root);
  std::vector<std::byte> state;
  (void)root.read_bytes(schema::k_state, state);
  header.state.assign(reinterpret_cast<const char*>(state.data()), state.size());
  return header;
}

PartList read_part_list(const h5::Group& root) {
  const h5::Group group = root.group(schema::k_parts);
  return {group.read_texts(schema::k_name), group.read<std::uint64_t>(schema::k_bytes),
          group.read<std::uint64_t>(schema::k_checksum)};
}

void check_size(const fs::path& part, std::uint64_t expected) {
  if (const std::uint64_t found = size_of(part); found != expected)
    throw FileError(fmt::format("{}: is {} bytes long, the checkpoint's manifest says {}",
                                part.string(), found, expected));
}

[[noreturn]] void mismatch(const fs::path& folder, const std::string& kind, const std::string& its,
                           const std::string& asked) {
  throw FileError(fmt::format("checkpoint {} belongs to another {}: {}, asked for {}",
                              folder.string(), kind, its, asked));
}

}  // namespace

void commit_checkpoint(const fs::path& folder, const CheckpointHeader& header, int n_parts) {
  FLOTILLA_ASSERT_LIGHT(n_parts == header.ranks);
  const PartList parts = list_parts(folder / part_folder_name(header), header);
  sync_folder(folder);
  write_manifest(folder / schema::k_manifest_file, header, parts);
  remove_generations(folder, part_folder_name(header));
}

bool has_checkpoint(const fs::path& folder) {
  std::error_code ignored;
  return fs::exists(folder / schema::k_manifest_file, ignored);
}

void abandon_checkpoint(const fs::path& folder) {
  if (!has_checkpoint(folder)) return remove_generations(folder, "");
  try {
    remove_generations(folder, part_folder_name(CheckpointReader(folder).header()));
  } catch (const FileError&) {
    // Not ours to judge: --resume will say what is wrong with it.
  }
}

void remove_checkpoint(const fs::path& folder) {
  std::error_code ignored;
  fs::remove(folder / schema::k_manifest_file, ignored);  // first: what it names must be there
  remove_generations(folder, "");
  fs::remove(folder, ignored);
}

struct CheckpointReader::State {
  fs::path folder;
  fs::path part_folder;
  CheckpointHeader header;
  PartList parts;
  std::optional<PartReader> open_part;
  int open_part_number = -1;

  PartReader& part(int number) {
    FLOTILLA_ASSERT_LIGHT(0 <= number && number < header.ranks);
    if (number == open_part_number) return *open_part;
    open_part_number = -1;
    const auto place = static_cast<std::size_t>(number);
    const fs::path path = part_folder / parts.name[place];
    open_part.emplace(path, header, number);
    if (open_part->index().own_checksum() != parts.checksum[place])
      throw FileError(path.string() + ": is not the part that the checkpoint's manifest names");
    open_part_number = number;
    return *open_part;
  }
};

CheckpointReader::CheckpointReader(const fs::path& folder) : state_(std::make_unique<State>()) {
  if (!has_checkpoint(folder)) throw FileError("no checkpoint in " + folder.string());
  const h5::File file = open_sealed(folder / schema::k_manifest_file);
  state_->folder = folder;
  state_->header = read_header(file.root());
  state_->part_folder = folder / file.root().get_text(schema::k_part_folder);
  state_->parts = read_part_list(file.root());
  for (std::size_t i = 0; i < state_->parts.name.size(); ++i)
    check_size(state_->part_folder / state_->parts.name[i], state_->parts.bytes[i]);
}

CheckpointReader::~CheckpointReader() = default;
CheckpointReader::CheckpointReader(CheckpointReader&&) noexcept = default;
CheckpointReader& CheckpointReader::operator=(CheckpointReader&&) noexcept = default;

const CheckpointHeader& CheckpointReader::header() const { return state_->header; }

int CheckpointReader::n_parts() const { return state_->header.ranks; }

void CheckpointReader::refuse_mismatch(const CheckpointKey& wanted) const {
  const CheckpointHeader& its = state_->header;
  if (its.problem != wanted.problem)
    mismatch(state_->folder, "problem", its.problem, wanted.problem);
  if (its.rings != wanted.rings)
    mismatch(state_->folder, "choice of rings", fmt::format("{}", fmt::join(its.rings, ", ")),
             fmt::format("{}", fmt::join(wanted.rings, ", ")));
  if (its.layout_fingerprint != wanted.layout_fingerprint)
    mismatch(state_->folder, "layout of states", fmt::format("{:016x}", its.layout_fingerprint),
             fmt::format("{:016x}", wanted.layout_fingerprint));
}

std::span<const std::uint64_t> CheckpointReader::group_ids(int part) {
  return state_->part(part).index().group_id;
}

void CheckpointReader::read(int part, std::uint64_t group_id, std::vector<std::byte>& payload) {
  state_->part(part).read(group_id, payload);
}

}  // namespace flotilla::store
