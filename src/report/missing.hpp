// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string>

#include "report/published.hpp"
#include "report/result_tables.hpp"

namespace flotilla::report {

/// Published numbers beside which none of the tables has ours: a row for each table and for what makes a file of ours of it,
/// with how many of its numbers are missing. Numbers that nothing of ours makes are left out.
/// @param published  whose values the tables compare with
[[nodiscard]] ResultTable missing_table(std::span<const ResultTable> tables,
                                        const Published& published);

/// "37 of 412 published numbers have none of ours beside them here (12 tables)"; "" if all have.
[[nodiscard]] std::string missing_sentence(std::span<const ResultTable> tables,
                                           const Published& published);

}  // namespace flotilla::report
