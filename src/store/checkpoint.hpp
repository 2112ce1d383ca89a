// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "store/row_record.hpp"

/// Checkpoints: the state table at a row boundary, in a folder.
///
/// DIR/checkpoint.h5 (the manifest) names one generation of part files, DIR/row-00007-RING-12/part-0003.h5,
/// one a rank. A save goes: rank 0 asks begin_checkpoint() for a number and tells the others; each rank fills and
/// finishes its PartWriter; when all have, rank 0 calls commit_checkpoint(), whose rename of the manifest
/// is the moment the new checkpoint replaces the old one. Killed at any moment, or out of disk, the folder
/// holds the old or the new checkpoint, whole. Nothing here calls MPI.
namespace flotilla::store {

struct CheckpointHeader {
  std::string problem;             ///< canonical text, as in CountRecord::problem
  std::vector<std::string> rings;  ///< of the whole run, in order
  std::string ring;                ///< the one being swept
  std::int32_t row = 0;            ///< row under way: its first half is filled
  std::uint64_t layout_fingerprint =
      0;  ///< of how the engine lays out states; no other engine can read it
  std::int32_t ranks = 1;
  std::uint64_t generation = 1;  ///< from begin_checkpoint(), the same on every rank
  double seconds = 0;            ///< swept so far, wall clock
  std::vector<RowRecord> rows;   ///< so far
  std::string state;             ///< opaque: what else the engine needs (results of finished rings)

  bool operator==(const CheckpointHeader&) const = default;
};

/// Start a save: make `folder` (not its parents) if it is not there, remove what killed or failed saves left.
///
/// Call on one rank, when no other writes; the others make their PartWriter after it.
///
/// @return  the CheckpointHeader::generation to use: one no part folder has, so that leftovers that could
///          not be removed never mix with this save
/// @throws FileError  if `folder` cannot be written to.
[[nodiscard]] std::uint64_t begin_checkpoint(const std::filesystem::path& folder);

/// Writes the groups of one rank. Memory: two blocks of 4 MiB and 40 bytes a group, however large a group.
///
/// Unless finish() returns, the part is removed at the end of scope.
class PartWriter {
 public:
  /// Makes `folder` (not its parents) and the part folder if they are not there.
  ///
  /// @param rank            0 <= rank < header.ranks
  /// @param estimated_bytes of this part on disk; 0 = unknown
  /// @throws FileError      if the folder cannot be written to or has too little space left.
  PartWriter(const std::filesystem::path& folder, const CheckpointHeader& header, int rank,
             std::uint64_t estimated_bytes = 0);
  ~PartWriter();
  PartWriter(const PartWriter&) = delete;
  PartWriter& operator=(const PartWriter&) = delete;

  /// One group: opaque bytes, best made of whole 8-, 16- or 32-byte words.
  ///
  /// @param group_id   unique within the part (checked by finish)
  /// @throws FileError with the system's reason, such as "No space left on device"
  void add_group(std::uint64_t group_id, std::span<const std::byte> payload);

  /// The same in pieces: begin_group, append as often as needed. The next begin_group or finish ends it.
  void begin_group(std::uint64_t group_id);
  void append(std::span<const std::byte> piece);

  /// Write the index, put all on the disk, give the part its name. @throws FileError  as add_group().
  void finish();

  [[nodiscard]] const std::filesystem::path& path() const;

 private:
  struct State;
  std::unique_ptr<State> state_;
};

/// Make the finished parts of `header.generation` the checkpoint of `folder`; remove older ones and
/// leftovers. Only files and folders named as this module names them are ever removed.
///
/// Call on one rank, after every rank's finish().
///
/// @param n_parts     header.ranks parts must be there, of this problem, row and generation
/// @throws FileError  if a part is missing or does not fit, or the manifest cannot be written; the older
///                    checkpoint is then still valid.
void commit_checkpoint(const std::filesystem::path& folder, const CheckpointHeader& header,
                       int n_parts);

/// After a failed save: remove what it left, so that a full disk has room again. The committed checkpoint
/// stays (if its manifest cannot be read, everything does). Call on one rank, when no other writes.
void abandon_checkpoint(const std::filesystem::path& folder);

/// What a run asks a checkpoint to belong to.
struct CheckpointKey {
  std::string problem;
  std::vector<std::string> rings;
  std::uint64_t layout_fingerprint = 0;
};

/// Reads a committed checkpoint. Any number of ranks may read the same one, also another number than wrote
/// it: parts and groups are then dealt out by the caller.
class CheckpointReader {
 public:
  /// Reads the manifest and checks that every part is there with its size.
  ///
  /// @throws FileError  "no checkpoint in DIR"; or naming the file that is missing, cut short, damaged or
  ///                    of another version.
  explicit CheckpointReader(const std::filesystem::path& folder);
  ~CheckpointReader();
  CheckpointReader(CheckpointReader&&) noexcept;
  CheckpointReader& operator=(CheckpointReader&&) noexcept;

  [[nodiscard]] const CheckpointHeader& header() const;
  [[nodiscard]] int n_parts() const;

  /// @throws FileError  "checkpoint DIR belongs to another problem: ITS, asked for THIS", or the same of
  ///                    the rings or the layout of states.
  void refuse_mismatch(const CheckpointKey& wanted) const;

  /// Ids of the groups of a part, in the order written. The span is valid until another part is asked for.
  ///
  /// @param part        0 <= part < n_parts()
  /// @throws FileError  naming the part, if it is damaged or not the one the manifest names.
  [[nodiscard]] std::span<const std::uint64_t> group_ids(int part);

  /// Read a group of a part and check its checksum. In the order of group_ids() each byte of the part is
  /// read once; otherwise a block of 4 MiB may be read again for each group.
  ///
  /// @param payload     replaced
  /// @throws FileError  naming the part, if it has no such group or is damaged.
  void read(int part, std::uint64_t group_id, std::vector<std::byte>& payload);

 private:
  struct State;
  std::unique_ptr<State> state_;
};

/// Whether `folder` holds a manifest (which may yet turn out to be damaged).
[[nodiscard]] bool has_checkpoint(const std::filesystem::path& folder);

/// Remove the checkpoint of `folder` and its leftovers, such as after the run is done. Other files stay;
/// the folder itself goes if it is empty then.
void remove_checkpoint(const std::filesystem::path& folder);

}  // namespace flotilla::store
