// SPDX-License-Identifier: MIT
#pragma once

/// Every name that stands in a Flotilla HDF5 file, and what it means: a room for each kind of file. No other file spells
/// one out.
///
/// All text is fixed-length UTF-8 (h5py gives bytes: `.decode()`), all numbers are little-endian. "attr" = attribute.
/// A name that several kinds have stands in the room of the first; "as in a count" is told in schema/count.hpp.
#include "store/schema/bank.hpp"
#include "store/schema/ceiling.hpp"
#include "store/schema/certificate.hpp"
#include "store/schema/checkpoint.hpp"
#include "store/schema/closed_form.hpp"
#include "store/schema/count.hpp"
#include "store/schema/draw.hpp"
#include "store/schema/file.hpp"
#include "store/schema/hunt.hpp"
#include "store/schema/lines.hpp"
#include "store/schema/marginals.hpp"
#include "store/schema/price.hpp"
#include "store/schema/races.hpp"
#include "store/schema/solve.hpp"
#include "store/schema/study.hpp"
#include "store/schema/table.hpp"

namespace flotilla::store::schema {

/// Groups, datasets and attributes that two runs of the same problem may differ in (same_but_for_times() skips them).
inline constexpr const char* k_of_the_run[] = {k_provenance, k_run, k_seconds, k_cpu_seconds};

}  // namespace flotilla::store::schema
