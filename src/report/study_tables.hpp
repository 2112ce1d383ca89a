// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "report/published.hpp"
#include "report/result_tables.hpp"
#include "store/study_file.hpp"
#include "study/study.hpp"

namespace flotilla::report {

/// How a published figure stands to one of ours.
enum class Standing {
  inside,  ///< our interval
  plausible,  ///< outside of it, but so many draws of ours give such a figure: all but 2.5 % on either side
  outside  ///< of both
};
[[nodiscard]] std::string to_string(Standing standing);

/// A figure of a study, what was published of it, and how that stands to it.
struct ComparedFigure {
  study::Figure figure;
  const PublishedValue* published = nullptr;
  std::optional<study::Interval> range;  ///< of as many draws as were published
  std::optional<Standing> standing;
};

/// What the records of a space say together; none without records.
[[nodiscard]] std::vector<study::Figure> figures_of(const study::Study& study,
                                                    const store::StudySpaceRecord& space);

/// The figures of a space, each beside what was published of it. @param published  outlives what is returned
[[nodiscard]] std::vector<ComparedFigure> compared_figures(const study::Study& study,
                                                           const store::StudySpaceRecord& space,
                                                           const Published& published);

/// Whether every placement is there once: then nothing is left to chance.
[[nodiscard]] bool is_exact(const store::StudySpaceRecord& space);

/// As many decimals as tell something: none for counts, three for what is small.
[[nodiscard]] std::string figure_text(double value);
/// "1.5 .. 1.7", "exact", or "" where there is none.
[[nodiscard]] std::string interval_text(const std::optional<study::Interval>& interval,
                                        bool is_exact);

/// A table a space: ours with its interval, and where something was published its value, what so many draws of ours give,
/// and how it stands.
[[nodiscard]] std::vector<ResultTable> study_tables(const store::StudyRecord& record,
                                                    const Published& published);

}  // namespace flotilla::report
