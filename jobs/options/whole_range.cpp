// SPDX-License-Identifier: MIT
#include "jobs/options/whole_range.hpp"

#include <fmt/format.h>

#include <charconv>

#include "fleet/parse.hpp"
#include "number/errors.hpp"

namespace flotilla::jobs {

namespace {

/// Digits, a '-' in front of them perhaps.
bool is_whole(std::string_view text) {
  if (text.starts_with('-')) text.remove_prefix(1);
  return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

}  // namespace

std::string range_text(const WholeRange& range) {
  const std::string most = range.most == WholeRange::k_most ? "2^63-1" : std::to_string(range.most);
  const std::string multiples = range.step == 1 ? "" : fmt::format("multiples of {}, ", range.step);
  return fmt::format("{}{}..{}", multiples, range.least, most);
}

std::uint64_t parse_whole(std::string_view text, const WholeRange& range, const std::string& what) {
  constexpr std::size_t k_most_shown = 40;
  text = trimmed(text);
  const std::string allowed = ", allowed " + range_text(range);
  if (text.empty()) throw InputError(what + " is missing" + allowed);
  if (!is_whole(text))
    throw InputError(what + " = " + in_quotes(text) + " is not a whole number" + allowed);
  std::uint64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || !range.holds(value))
    throw InputError(what + " = " + std::string(text.substr(0, k_most_shown)) +
                     (text.size() > k_most_shown ? "..." : "") + allowed);
  return value;
}

}  // namespace flotilla::jobs
