// SPDX-License-Identifier: MIT
#pragma once

/// Every file, attrs of `/`
///   filetype          text   "flotilla count", "flotilla closed form", "flotilla marginals", "flotilla lines", "flotilla price",
///                            "flotilla draw", "flotilla hunt", "flotilla study", "flotilla races", "flotilla bank", "flotilla certificate",
///                            "flotilla upper certificate", "flotilla ceiling", "flotilla checkpoint", "flotilla checkpoint part", or a table's own name
///   version           int32  of that file type, k_version; a reader refuses any other
/// All but checkpoint parts end in a seal (see seal.hpp), a checksum of everything before it.
///
/// All but checkpoints have
///   /provenance       attrs: who made the file, when, how; never compared between runs
///     program_version, git_commit, host, command_line, start_utc (ISO 8601)   text
///     ranks, threads (a rank)   int32;   seconds_total   float64;   peak_memory_bytes (largest rank)   uint64
namespace flotilla::store::schema {

inline constexpr int k_version = 1;
inline constexpr char k_filetype[] = "filetype";
inline constexpr char k_version_attr[] = "version";
inline constexpr char k_provenance[] = "provenance";
inline constexpr char k_program_version[] = "program_version";
inline constexpr char k_git_commit[] = "git_commit";
inline constexpr char k_host[] = "host";
inline constexpr char k_command_line[] = "command_line";
inline constexpr char k_start_utc[] = "start_utc";
inline constexpr char k_ranks[] = "ranks";
inline constexpr char k_threads[] = "threads";
inline constexpr char k_seconds_total[] = "seconds_total";
inline constexpr char k_peak_memory_bytes[] = "peak_memory_bytes";

}  // namespace flotilla::store::schema
