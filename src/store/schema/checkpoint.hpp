// SPDX-License-Identifier: MIT
#pragma once

#include "store/schema/count.hpp"
#include "store/schema/draw.hpp"
#include "store/schema/study.hpp"

/// A checkpoint folder: `checkpoint.h5` (the manifest) and `row-RRRRR-RING-G/part-PPPP.h5`, one part a rank
///   manifest: attrs of /: problem, ring text; rings text[]; row int32; ranks int32; generation, fingerprint uint64; seconds float64;
///     part_folder text;  /state uint8[];  /rows as in a count file
///     /parts/name text[p]; /parts/bytes, /parts/checksum uint64[p] (checksum as `index_checksum` of the part)
///   part: attrs of /: problem, ring, row, ranks, rank, generation, fingerprint; block_bytes uint64; index_checksum uint64 = XXH3-64 of the
///     four index columns one after the other
///     /index/group_id, offset, bytes, checksum   uint64 [g]: where a group's bytes start in the part's byte stream, how many, their XXH3-64
///     /blocks/00000000, ...   the stream in pieces of block_bytes (the last is shorter), uint8[]
///       attrs codec text ("raw" or "zstd"), shuffle int32 (bytes of each k-byte word were regrouped by place; 1 = no), raw_bytes uint64
namespace flotilla::store::schema {

inline constexpr char k_checkpoint_filetype[] = "flotilla checkpoint";
inline constexpr char k_part_filetype[] = "flotilla checkpoint part";
inline constexpr char k_manifest_file[] = "checkpoint.h5";
inline constexpr char k_generation[] = "generation";
inline constexpr char k_fingerprint[] = "fingerprint";
inline constexpr char k_part_folder[] = "part_folder";
inline constexpr char k_state[] = "state";
inline constexpr char k_parts[] = "parts";
inline constexpr char k_checksum[] = "checksum";
inline constexpr char k_block_bytes[] = "block_bytes";
inline constexpr char k_index_checksum[] = "index_checksum";
inline constexpr char k_index[] = "index";
inline constexpr char k_group_id[] = "group_id";
inline constexpr char k_offset[] = "offset";
inline constexpr char k_blocks[] = "blocks";
inline constexpr char k_codec[] = "codec";
inline constexpr char k_codec_raw[] = "raw";
inline constexpr char k_codec_zstd[] = "zstd";
inline constexpr char k_shuffle[] = "shuffle";
inline constexpr char k_raw_bytes[] = "raw_bytes";

}  // namespace flotilla::store::schema
