// SPDX-License-Identifier: MIT
#include "jobs/options/slice_settings.hpp"

#include <fmt/format.h>

#include <limits>

#include "fleet/parse.hpp"
#include "number/errors.hpp"

namespace flotilla::jobs {

std::optional<store::Slice> slice_of(const OptionValues& values) {
  if (!values.has("slice")) return std::nullopt;
  const std::string text = values.text("slice");
  const std::string where = values.where("slice");
  const std::size_t bar = text.find('/');
  if (bar == std::string::npos)
    throw InputError(fmt::format("{} = {}, allowed I/N, such as 3/16 for the third of 16", where,
                                 in_quotes(text)));
  constexpr int k_most = std::numeric_limits<int>::max();
  const int of = parse_int(text.substr(bar + 1), 1, k_most, where + ": slices");
  const int number = parse_int(text.substr(0, bar), 1, of, where + ": slice");
  return store::Slice{static_cast<std::uint64_t>(number), static_cast<std::uint64_t>(of)};
}

}  // namespace flotilla::jobs
