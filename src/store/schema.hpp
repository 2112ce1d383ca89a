// SPDX-License-Identifier: MIT
#pragma once

/// Every name that stands in a Flotilla HDF5 file, and what it means. No other file spells one out.
///
/// All text is fixed-length UTF-8 (h5py gives bytes: `.decode()`), all numbers are little-endian. "attr" = attribute.
///
/// Every file, attrs of `/`
///   filetype          text   "flotilla count", "flotilla closed form", "flotilla marginals", "flotilla lines", "flotilla price",
///                            "flotilla draw", "flotilla hunt", "flotilla study", "flotilla races", "flotilla bank", "flotilla certificate",
///                            "flotilla upper certificate", "flotilla ceiling", "flotilla checkpoint", "flotilla checkpoint part", or a table's own name
///   version           int32  of that file type, k_version; a reader refuses any other
/// All but checkpoint parts end in a seal (see seal.hpp), a checksum of everything before it.
///
/// A `count` file: one record a board, also when there is only one
///   /provenance       attrs: who made the file, when, how; never compared between runs
///     program_version, git_commit, host, command_line, start_utc (ISO 8601)   text
///     ranks, threads (a rank)   int32;   seconds_total   float64;   peak_memory_bytes (largest rank)   uint64
///   /counts/0000, /counts/0001, ...
///     problem         attr text    canonical problem, the key two runs are compared by
///     board_rows, board_cols   attr int32
///     fleet, touch    attr text
///     evidence        attr text    what is known of the board, as JSON; absent: nothing
///     ship_length     int32 [n]    the fleet as a table, one row a length, shortest first ...
///     ship_count      int64 [n]    ... and how many ships have it; -1 = as many as one likes
///     count           attr text    the answer in decimal
///     count_limbs     uint64 [m]   the same, least significant limb first; one zero limb for 0
///     bound_bits      attr int32   the answer is proven to be below 2^bound_bits
///     rings           attr text[]  the rings swept, in order
///     table_bytes     attr uint64  largest state table of the run
///     polynomial/     the count of every smaller fleet
///       length        int32 [k]       the lengths that have a variable (those with a limit)
///       used          int32 [c x k]   row i: ships of each such length that coefficient i has
///       limbs         uint64 [c x m]  row i: the number of placements with exactly these ships
///     rows/           one entry a swept row, 1-D columns of equal length
///       ring          int32    index into `rings`
///       row           int32    from 0, top down
///       states        uint64   states alive after the row
///       bytes         uint64   size of the table after the row
///       updates       uint64   coefficient-vector updates made in the row
///       seconds       float64  never compared between runs
///     run/            attrs: what depends on the run, not on the problem; never compared between runs
///       config        text     every option as used, TOML
///       seconds       float64;   peak_memory_bytes   uint64
///
/// A `closed form` file: the placements of a fleet on all boards; see space/closed_form.hpp for phi
///   /provenance       as above
///   fleet, touch      attr text;   ship_length, ship_count   as in a count
///   half_perimeter    attr int32   K: phi is 0 where width + height is more
///   first_side        attr int32   the polynomial holds on boards with at least so many rows and columns
///   length            int32 [k]       the lengths with ships
///   used              int32 [c x k]   row i: ships of each length in smaller fleet i; the last row is the whole fleet
///   phi/              every phi that is not 0, 1-D columns of equal length
///     width, height   int32    of the bounding box, width <= height; the turned box has the same phi
///     smaller_fleet   int32    row of `used`
///     numerator, denominator   text   in lowest terms, decimal
///   polynomial/       placements of the whole fleet on m x n cells: every term but those with coefficient 0
///     power_of_m, power_of_n   int32;   numerator, denominator   text
///   boards/           the boards counted for it: board_rows, board_cols int32; seconds float64 (never compared)
///   run/              as in a count
///
/// A `price` file: what row and column numbers leave of a space; see space/number_prices.hpp
///   /provenance       as above
///   problem, board_rows, board_cols, fleet, touch   attrs, ship_length, ship_count   as in a count
///   placements, number_sets (different ones), pinned (placements with numbers of their own)   attrs uint64
///   median_left, worst_left   attrs uint64   placements left, over all placements;   mean_left   attr float64, rounded
///   groups/           size, number_sets   uint64 [g]: so many sets of numbers are each shared by `size` placements, ascending
///   states, row_numbers, additions   attrs uint64   how it was found: states of the automaton of rows, beginnings of the
///                     row numbers, additions of ways
///   run/              as in a count
///
/// A `draw` file: placements, drawn at random or asked for by number
///   /provenance       as above
///   problem, board_rows, board_cols, fleet, touch, evidence, ship_length, ship_count, count, count_limbs   as in a count;
///                     `count` placements are numbered from 0
///   seed, first       attr uint64  draw `first` + i is placement random_number(seed, first + i, count); absent: asked for by number
///   slice, slices     attr uint64  it is slice `slice` of `slices` of a run, from 1; absent: the whole
///   draws/            in order
///     rank            uint64 [n x m]  numbers of the placements, least significant limb first
///     ships           int32 [n]       how many ships each has; theirs follow one another in
///     row, col, length   int32 [s];   down   uint8 [s]: each ship's first cell, from 0; 1 = downwards, 0 = across or one cell
///   run/              as in a count
///
/// A `study` file: a record of each draw, and what they say together; see study/study.hpp
///   /provenance       as above
///   study             attr text    its name
///   asked             attr text    all that the records depend on; equal: so are the records
///   seed              attr uint64
///   field, meaning    text [f]     the numbers of a record
///   spaces/0000, ...  one a board and fleet, or file of boards
///     space           attr text    "6x6", or the file
///     problem         attr text    canonical; "" for a file
///     draws           attr uint64  of the whole study; first attr uint64: the index of the first record here
///     is_whole        attr int32   1: every placement once, instead of random draws
///     records/FIELD   uint64 [n]   by draw, in order
///     figures/        name, title, unit text [g]; value, low, high float64 [g]: 95 % interval, not a number where there is none
///   run/              as in a count
/// A `races` file: games of plans for {3,3,2} against a rival's, or a slice of them
///   /provenance       as above
///   side, wraps       attrs int32   the board is side x side; 1 = it wraps around
///   rival             attr text     the plan raced against
///   last_sweep        attr text     "smaller" or "dark": the colour swept last, where a plan leaves it open
///   seed              attr uint64   race i of a kind of layouts is that of streams i of this seed
///   slice, slices     attrs int32   slice 1 .. slices of the experiment; 1 of 1: all of it
///   races/0000, ...   one group a kind of layouts
///     layouts         attr text     "random", or a pattern: differences of diagonals modulo 6, such as "1,4"
///     wanted          attr uint64   races of the whole experiment
///     first, count    uint64 [r]    ranges of races in this file, ascending
///     rival_games     uint64 [cells + 1]   element s: games of the rival that took s shots
///     plans/0000, ... one group a plan
///       plan          attr text
///       wins, ties, losses   attrs uint64   races with fewer, as many, more shots than the rival on the same layout
///       games         uint64 [cells + 1]   as rival_games
///       limit         attr float64   the exact win rate on a board without end; absent: not asked for
///   run/              as in a count; and cpu_seconds attr float64, of all threads and ranks
///
/// A `solve` or `check` file: a table file, "flotilla solve" or "flotilla check", one row a board
///   board             uint64   from 1;   name   text
///   verdict           text     "contradiction", "none", "one", "several", "at_least_one" or "undecided"
///   answers           uint64   found;   is_exact   uint64   1 = there are no others, 0 = there may be
///   engine            text     "clues" (nothing to search), "depth" or "learning"
///   branch_points, conflicts   uint64   of that engine
///   cpu_seconds       float64  of the thread that looked; never compared between runs
///
/// A `bank` file: printed boards that were made, each with its answer
///   /provenance       as above
///   problem, board_rows, board_cols, fleet, touch, ship_length, ship_count   as in a count
///   sampler           attr text    how the answers were drawn: "exact", all placements alike; "sequential", not uniform
///   count             attr text    of all placements, in decimal; absent: not known
///   seed, first, boards_asked   attrs uint64   board I of a seed is the same in every bank of the same options
///   reading           attr text    what a printed piece tells: "shapes" or "occupancy"
///   up_to             attr text    rules up to this rung finish every board; absent: search may be needed
///   grade             attr text    boards of this grade were wanted; absent: any
///   passes            attr int32   1: what the one answer does without went; 2: first what the rules do without
///   removes_numbers   attr int32   1: numbers of lines could go as well
///   attempts_allowed  attr uint64  answers drawn for a board at most
///   boards/           those made, in order
///     index           uint64 [n]   of the seed
///     attempts        uint64 [n]   answers drawn until one gave a board that was wanted
///     grade           uint8 [n]    highest rung needed, 0 count, 1 touch, 2 line, 3 fleet, 4 probe; 5 search
///     clue            uint8 [n x (r c)]   cells row-major, as ASCII: . unknown ~ water * ship o < > ^ v m
///     row_number, column_number   int32 [n x r], [n x c]   ship cells; -1 = not printed
///     ships, row, col, length, down   the answers, as in a draw
///     seconds         float64 [n]  never compared between runs
///     not_made        uint64 [m]   indices for which no attempt gave a board that was wanted
///   run/              as in a count
///
/// A `hunt` file: games of several hunters on the same layouts
///   /provenance       as above
///   problem, board_rows, board_cols, fleet, touch   attrs;   ship_length, ship_count   as in a count
///   answers           attr text    "hits", "sunk", "sunk_length" or "named"
///   salvo             attr int32   shots before the next answers
///   asked             attr text    all that the shots depend on; equal: so are the shots
///   seed              attr uint64;   games attr uint64: of the whole hunt;   first attr uint64: index of the first game here
///   early             attr int32   how many first shots of a game early_shots counts
///   hunters/0000, ... one a hunter, in the order they were named
///     hunter          attr text    "density"
///     cpu_seconds     attr float64 of playing, all threads
///     shots           uint64 [n]   of each game, in order
///     early_shots     uint64 [board_rows * board_cols]   games with the cell among the first shots, row-major
///   run/              as in a count
///
/// A `marginals` file: how many placements have a ship in each cell, and how these part
///   /provenance       as above
///   problem, board_rows, board_cols, fleet, touch, evidence   attrs;   ship_length, ship_count   as in a count
///   count             attr text    placements that agree with what is known, in decimal
///   rings             attr text[]  the rings swept
///   length            int32 [k]    the lengths with ships
///   shape             text [6]     what a solved board prints in a ship cell: "submarine", "left end", ...
///   ship/             placements with a ship in each cell: an exact table of r x c cells, row-major
///   by_length/        the same parted by the length of the ship in the cell: r x c x k
///   by_axis/          ships longer than a cell, across and down: r x c x 2
///   by_shape/         by the shape printed: r x c x 6
///   berths/           one entry a berth that some placement uses, 1-D columns of equal length
///     row, col        int32    its first cell, from 0
///     length, vertical   int32    vertical = 1: it goes down from there, 0: to the right
///     placements      text
///   symmetry_class    int32 [r x c]   the class of each cell; equal: the symmetries of the board make them alike. Every cell is a
///                     class of its own where something is known
///   run/              as in a count
///   An exact table is a group of datasets of one shape
///     placements      text     decimal
///     numerator, denominator   text   placements / count in lowest terms
///     probability     float64  the same, for plots
///   The last three are left out where count is 0 and there are no probabilities.
///
/// A `lines` file: how many placements leave each number of ship cells in a row or column
///   /provenance       as above
///   problem, board_rows, board_cols, fleet, touch, evidence, count   attrs;   ship_length, ship_count   as in `marginals`
///   row_numbers/      exact table [r x (c + 1)]: by row, and by ship cells in it, 0..c; absent if not asked for
///   column_numbers/   exact table [c x (r + 1)]; absent if not asked for
///   row_pair/         exact table [(c + 1) x (c + 1)]: by ship cells in row `first` and row `second`; absent if not asked for
///     first, second   attr int32   from 0
///   run/              as in a count
///
/// A `certificate` file: a mixture of lattice plans for the race on a very large board, and what it wins; the numbering of
/// places and the meaning of all: limit/verify/mixture_claim.hpp
///   /provenance       as above
///   class             attr text    "basic", "runs", "order", "classic" or "classic-c";   lines   attr int32
///   states            text [s]     what a plan knows of the sunk ships
///   orders            text [o]     segments of last sweeps;   pairs   int32 [p x 2]   classes of the 3s that start one
///   scale             attr text    decimal: what the boards are over
///   plans/0000, plans/0001, ...
///     weight          attr uint64  its chance is weight over the sum of weights
///     moves           uint8 [s x places]   0..3, or 255 where the plan never comes
///     orders          uint8 [p x places], for class order [p x 1]   row of `orders`, or 255 where there is no last sweep
///     boards          text [b]     decimal: chance to win x scale by the classes of one 3, the other and the 2
///   patterns, values  text [12]    (classic: [326], or by groups that plans with C tell apart) "0,3", and the mixture's chance to win there as a fraction
///   guarantee         attr text    the least of the values
///
/// An `upper certificate` file: a mix of the hider in that race, and what no plan of a class passes against it
///   /provenance       as above
///   class             attr text    "basic" or "runs";   lines   attr int32   of the lattice that the proof is on
///   patterns          text [12]    "0,3", ...;   weights   uint64 [12]   the chance of each, in 1e-9
///   bound             attr text    the chance to win that no plan passes, as a fraction
///
/// A `ceiling` file: what nobody wins more than in the race on a very large board, and which proof says so
///   /provenance       as above;   ship_length, ship_count   as in a count
///   relaxation        attr text    "flux", "r1" or "r2";   steps   attr int32   of the lattice; 0 for flux
///   ceiling           attr text    a share of 1: a fraction, or 10 decimals
///
/// A table file (bench results and the like)
///   /provenance       as above
///   /columns          attr order text[]: the columns from left to right
///   /columns/NAME     float64, uint64 or text [n], attr unit text ("" = a pure number)
///
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

inline constexpr int k_version = 1;

inline constexpr char k_filetype[] = "filetype";
inline constexpr char k_version_attr[] = "version";
inline constexpr char k_count_filetype[] = "flotilla count";
inline constexpr char k_closed_form_filetype[] = "flotilla closed form";
inline constexpr char k_marginals_filetype[] = "flotilla marginals";
inline constexpr char k_lines_filetype[] = "flotilla lines";
inline constexpr char k_draw_filetype[] = "flotilla draw";
inline constexpr char k_study_filetype[] = "flotilla study";
inline constexpr char k_bank_filetype[] = "flotilla bank";
inline constexpr char k_hunt_filetype[] = "flotilla hunt";
inline constexpr char k_price_filetype[] = "flotilla price";
inline constexpr char k_race_filetype[] = "flotilla races";
inline constexpr char k_finite_boards_filetype[] = "flotilla finite boards";
inline constexpr char k_curves_filetype[] = "flotilla curves";
inline constexpr char k_certificate_filetype[] = "flotilla certificate";
inline constexpr char k_upper_certificate_filetype[] = "flotilla upper certificate";
inline constexpr char k_ceiling_filetype[] = "flotilla ceiling";
inline constexpr char k_checkpoint_filetype[] = "flotilla checkpoint";
inline constexpr char k_part_filetype[] = "flotilla checkpoint part";

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

inline constexpr char k_counts[] = "counts";
inline constexpr char k_problem[] = "problem";
inline constexpr char k_board_rows[] = "board_rows";
inline constexpr char k_board_cols[] = "board_cols";
inline constexpr char k_fleet[] = "fleet";
inline constexpr char k_touch[] = "touch";
inline constexpr char k_evidence[] = "evidence";
inline constexpr char k_ship_length[] = "ship_length";
inline constexpr char k_ship_count[] = "ship_count";
inline constexpr char k_count[] = "count";
inline constexpr char k_count_limbs[] = "count_limbs";
inline constexpr char k_bound_bits[] = "bound_bits";
inline constexpr char k_rings[] = "rings";
inline constexpr char k_table_bytes[] = "table_bytes";

inline constexpr char k_polynomial[] = "polynomial";
inline constexpr char k_length[] = "length";
inline constexpr char k_used[] = "used";
inline constexpr char k_limbs[] = "limbs";

inline constexpr char k_rows[] = "rows";
inline constexpr char k_ring[] = "ring";
inline constexpr char k_row[] = "row";
inline constexpr char k_states[] = "states";
inline constexpr char k_bytes[] = "bytes";
inline constexpr char k_updates[] = "updates";
inline constexpr char k_seconds[] = "seconds";

inline constexpr char k_run[] = "run";
inline constexpr char k_config[] = "config";

inline constexpr char k_half_perimeter[] = "half_perimeter";
inline constexpr char k_first_side[] = "first_side";
inline constexpr char k_phi[] = "phi";
inline constexpr char k_width[] = "width";
inline constexpr char k_height[] = "height";
inline constexpr char k_smaller_fleet[] = "smaller_fleet";
inline constexpr char k_numerator[] = "numerator";
inline constexpr char k_denominator[] = "denominator";
inline constexpr char k_power_of_m[] = "power_of_m";
inline constexpr char k_power_of_n[] = "power_of_n";
inline constexpr char k_boards[] = "boards";

inline constexpr char k_placements[] = "placements";
inline constexpr char k_number_sets[] = "number_sets";
inline constexpr char k_pinned[] = "pinned";
inline constexpr char k_median_left[] = "median_left";
inline constexpr char k_worst_left[] = "worst_left";
inline constexpr char k_mean_left[] = "mean_left";
inline constexpr char k_groups[] = "groups";
inline constexpr char k_size[] = "size";
inline constexpr char k_row_numbers[] = "row_numbers";
inline constexpr char k_additions[] = "additions";

inline constexpr char k_seed[] = "seed";
inline constexpr char k_first[] = "first";
inline constexpr char k_draws[] = "draws";
inline constexpr char k_slice[] = "slice";
inline constexpr char k_slices[] = "slices";
inline constexpr char k_ships[] = "ships";
inline constexpr char k_col[] = "col";
inline constexpr char k_down[] = "down";

inline constexpr char k_study[] = "study";
inline constexpr char k_asked[] = "asked";
inline constexpr char k_field[] = "field";
inline constexpr char k_meaning[] = "meaning";
inline constexpr char k_spaces[] = "spaces";
inline constexpr char k_space[] = "space";
inline constexpr char k_is_whole[] = "is_whole";
inline constexpr char k_records[] = "records";
inline constexpr char k_figures[] = "figures";
inline constexpr char k_title[] = "title";
inline constexpr char k_value[] = "value";
inline constexpr char k_low[] = "low";
inline constexpr char k_high[] = "high";
inline constexpr char k_answers[] = "answers";
inline constexpr char k_salvo[] = "salvo";
inline constexpr char k_early[] = "early";
inline constexpr char k_hunters[] = "hunters";
inline constexpr char k_hunter[] = "hunter";
inline constexpr char k_shots[] = "shots";
inline constexpr char k_early_shots[] = "early_shots";

inline constexpr char k_side[] = "side";
inline constexpr char k_wraps[] = "wraps";
inline constexpr char k_rival[] = "rival";
inline constexpr char k_last_sweep[] = "last_sweep";
inline constexpr char k_races[] = "races";
inline constexpr char k_layouts[] = "layouts";
inline constexpr char k_wanted[] = "wanted";
inline constexpr char k_rival_games[] = "rival_games";
inline constexpr char k_plans[] = "plans";
inline constexpr char k_plan[] = "plan";
inline constexpr char k_wins[] = "wins";
inline constexpr char k_ties[] = "ties";
inline constexpr char k_losses[] = "losses";
inline constexpr char k_limit[] = "limit";
inline constexpr char k_games[] = "games";
inline constexpr char k_cpu_seconds[] = "cpu_seconds";

inline constexpr char k_sampler[] = "sampler";
inline constexpr char k_boards_asked[] = "boards_asked";
inline constexpr char k_reading[] = "reading";
inline constexpr char k_up_to[] = "up_to";
inline constexpr char k_grade[] = "grade";
inline constexpr char k_passes[] = "passes";
inline constexpr char k_removes_numbers[] = "removes_numbers";
inline constexpr char k_attempts_allowed[] = "attempts_allowed";
inline constexpr char k_attempts[] = "attempts";
inline constexpr char k_clue[] = "clue";
inline constexpr char k_row_number[] = "row_number";
inline constexpr char k_column_number[] = "column_number";
inline constexpr char k_not_made[] = "not_made";

inline constexpr char k_shape[] = "shape";
inline constexpr char k_ship[] = "ship";
inline constexpr char k_by_length[] = "by_length";
inline constexpr char k_by_axis[] = "by_axis";
inline constexpr char k_by_shape[] = "by_shape";
inline constexpr char k_probability[] = "probability";
inline constexpr char k_berths[] = "berths";
inline constexpr char k_vertical[] = "vertical";
inline constexpr char k_symmetry_class[] = "symmetry_class";

inline constexpr char k_column_numbers[] = "column_numbers";
inline constexpr char k_row_pair[] = "row_pair";
inline constexpr char k_second[] = "second";

inline constexpr char k_plan_class[] = "class";
inline constexpr char k_lines[] = "lines";
inline constexpr char k_orders[] = "orders";
inline constexpr char k_pairs[] = "pairs";
inline constexpr char k_scale[] = "scale";
inline constexpr char k_weight[] = "weight";
inline constexpr char k_moves[] = "moves";
inline constexpr char k_patterns[] = "patterns";
inline constexpr char k_values[] = "values";
inline constexpr char k_guarantee[] = "guarantee";
inline constexpr char k_weights[] = "weights";
inline constexpr char k_bound[] = "bound";

inline constexpr char k_relaxation[] = "relaxation";
inline constexpr char k_steps[] = "steps";
inline constexpr char k_ceiling[] = "ceiling";

inline constexpr char k_columns[] = "columns";
inline constexpr char k_order[] = "order";
inline constexpr char k_unit[] = "unit";

inline constexpr char k_manifest_file[] = "checkpoint.h5";
inline constexpr char k_generation[] = "generation";
inline constexpr char k_fingerprint[] = "fingerprint";
inline constexpr char k_part_folder[] = "part_folder";
inline constexpr char k_state[] = "state";
inline constexpr char k_parts[] = "parts";
inline constexpr char k_name[] = "name";
inline constexpr char k_checksum[] = "checksum";
inline constexpr char k_rank[] = "rank";
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

/// Groups, datasets and attributes that two runs of the same problem may differ in (same_but_for_times() skips them).
inline constexpr const char* k_of_the_run[] = {k_provenance, k_run, k_seconds, k_cpu_seconds};

// Of a `solve` or `check` file
inline constexpr char k_solve_filetype[] = "flotilla solve";
inline constexpr char k_check_filetype[] = "flotilla check";
inline constexpr char k_board[] = "board";
inline constexpr char k_verdict[] = "verdict";
inline constexpr char k_is_exact[] = "is_exact";
inline constexpr char k_engine[] = "engine";
inline constexpr char k_branch_points[] = "branch_points";
inline constexpr char k_conflicts[] = "conflicts";

}  // namespace flotilla::store::schema
