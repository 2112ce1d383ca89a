// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "jobs/options/closed_form_settings.hpp"
#include "space/cluster_span.hpp"
#include "store/closed_form_file.hpp"

namespace flotilla::jobs {

/// What `flotilla closed-form` prints: an explained polynomial, the polynomial alone, or JSON.
[[nodiscard]] std::string closed_form_text(const ClosedFormSettings& settings,
                                           const store::ClosedFormRecord& record);

/// The file of --latex: the polynomial, and where it holds as a comment.
[[nodiscard]] std::string closed_form_latex(const store::ClosedFormRecord& record);

/// "K = 30", and what that is: the first lines of the text above.
[[nodiscard]] std::string span_lines(const ClosedFormSettings& settings,
                                     const space::ClusterSpan& span);

}  // namespace flotilla::jobs
