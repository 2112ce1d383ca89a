// SPDX-License-Identifier: MIT
#include "study/study.hpp"

#include <array>
#include <string_view>

#include "fleet/parse.hpp"
#include "number/errors.hpp"
#include "study/studies.hpp"

namespace flotilla::study {
namespace {

using Maker = std::unique_ptr<Study> (*)(const StudyOptions&);

constexpr std::array<std::string_view, 6> k_names = {"numbers", "reveals",     "ladder",
                                                     "pruning", "misreadings", "bank-check"};
constexpr std::array<Maker, 6> k_makers = {make_numbers_study,     make_reveals_study,
                                           make_ladder_study,      make_pruning_study,
                                           make_misreadings_study, make_bank_check_study};

}  // namespace

bool Study::holds(const Columns& /*columns*/) const { return true; }

std::span<const std::string_view> study_names() { return k_names; }

std::unique_ptr<Study> make_study(const std::string& name, const StudyOptions& options) {
  for (std::size_t i = 0; i < k_names.size(); ++i)
    if (k_names[i] == name) return k_makers[i](options);
  throw InputError(in_quotes(name) + " is not a study; did you mean " +
                   std::string(nearest_name(name, k_names)) + "?");
}

}  // namespace flotilla::study
