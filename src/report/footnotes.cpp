// SPDX-License-Identifier: MIT
#include "report/footnotes.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace flotilla::report {

std::string Footnotes::mark(const PublishedValue& value, bool is_compared) {
  sources_.insert(value.source);
  std::vector<std::string> all;
  if (is_compared && !value.note.empty()) all.push_back(value.note);
  if (value.times > 1)
    all.push_back(fmt::format("Equal ships are told apart there: each placement counts {} times.",
                              value.times));
  std::string marks;
  for (const std::string& note : all) {
    auto found = std::ranges::find(notes_, note);
    if (found == notes_.end()) found = notes_.insert(notes_.end(), note);
    marks += fmt::format(" [{}]", found - notes_.begin() + 1);
  }
  return marks;
}

std::vector<std::string> Footnotes::lines(const Published& published) const {
  std::vector<std::string> lines;
  for (std::size_t i = 0; i < notes_.size(); ++i)
    lines.push_back(fmt::format("[{}] {}", i + 1, notes_[i]));
  for (const PublishedSource& source : published.sources)
    if (sources_.contains(source.name)) lines.push_back(source_note(source));
  return lines;
}

}  // namespace flotilla::report
