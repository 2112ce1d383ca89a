// SPDX-License-Identifier: MIT
#include "jobs/study/study_record.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cstring>
#include <limits>

#include "number/errors.hpp"

namespace flotilla::jobs {
namespace {

/// All that records depend on.
std::string asked_text(const StudySettings& settings, const study::Study& study,
                       const std::vector<std::unique_ptr<StudySource>>& sources) {
  std::string text = fmt::format("study {}: seed {}", study.name(), settings.options.seed);
  for (const std::string& option : study.options_used()) {
    if (option == "cap") text += fmt::format(", cap {}", settings.options.cap);
    if (option == "branch-limit")
      text += fmt::format(", branch-limit {}", settings.options.branch_limit);
    if (option == "up-to")
      text += ", up-to " +
              (settings.options.up_to ? to_string(*settings.options.up_to) : std::string("search"));
  }
  for (const auto& source : sources) text += "; " + source->asked();
  return text;
}

/// 64-bit words one after the other as bytes, the lowest first, and back.
void add_word(std::string& bytes, std::uint64_t word) {
  for (unsigned shift = 0; shift < 64; shift += 8)
    bytes += static_cast<char>(static_cast<unsigned char>(word >> shift & 0xFFU));
}

class Words {
 public:
  explicit Words(const std::string& bytes) : bytes_(bytes) {}
  std::uint64_t next() {
    if (bytes_.size() - place_ < 8) throw FileError("it is cut short");
    std::uint64_t word = 0;
    for (unsigned shift = 0; shift < 64; shift += 8)
      word |= std::uint64_t{static_cast<unsigned char>(bytes_[place_++])} << shift;
    return word;
  }
  [[nodiscard]] std::uint64_t left() const { return (bytes_.size() - place_) / 8; }

 private:
  const std::string& bytes_;
  std::size_t place_ = 0;
};

/// Adds the records of one slice to a space's. @throws InputError  unless they come next.
void append(store::StudySpaceRecord& whole, const store::StudySpaceRecord& slice,
            const std::string& file) {
  if (slice.done() == 0) return;
  if (slice.first != whole.done())
    throw InputError(
        fmt::format("{}: has draws {}..{} of {}; {}", file, slice.first,
                    slice.first + slice.done() - 1, whole.space,
                    slice.first > whole.done()
                        ? fmt::format("no file has draws {}..{}", whole.done(), slice.first - 1)
                        : fmt::format("another file has draw {} as well", slice.first)));
  for (std::size_t field = 0; field < whole.records.size(); ++field)
    whole.records[field].insert(whole.records[field].end(), slice.records[field].begin(),
                                slice.records[field].end());
}

}  // namespace

store::StudyRecord empty_record(const StudySettings& settings, const study::Study& study,
                                const std::vector<std::unique_ptr<StudySource>>& sources) {
  store::StudyRecord record;
  record.study = study.name();
  record.asked = asked_text(settings, study, sources);
  record.seed = settings.options.seed;
  for (const study::Field& field : study.fields()) {
    record.fields.push_back(field.name);
    record.meanings.push_back(field.meaning);
  }
  for (const auto& source : sources) {
    const StudySpace& asked = source->space();
    store::StudySpaceRecord space;
    space.space = asked.label();
    if (asked.file.empty()) space.problem = to_string(asked.problem);
    space.draws = source->draws();
    space.first = settings.slice.part_of(space.draws).first;
    space.is_whole = asked.is_whole;
    space.records.resize(record.fields.size());
    record.spaces.push_back(std::move(space));
  }
  record.config_toml = settings.config_toml;
  return record;
}

std::vector<store::StudyFigure> stored(const std::vector<study::Figure>& figures) {
  constexpr double k_none = std::numeric_limits<double>::quiet_NaN();
  std::vector<store::StudyFigure> all;
  for (const study::Figure& figure : figures)
    all.push_back({figure.name, figure.title, figure.unit, figure.value,
                   figure.interval ? figure.interval->low : k_none,
                   figure.interval ? figure.interval->high : k_none});
  return all;
}

std::string state_of(const store::StudyRecord& record, double seconds) {
  std::string state;
  add_word(state, std::bit_cast<std::uint64_t>(seconds));
  for (const store::StudySpaceRecord& space : record.spaces) {
    add_word(state, space.done());
    for (const auto& column : space.records)
      for (const std::uint64_t value : column) add_word(state, value);
  }
  return state;
}

double add_records(const std::string& state, store::StudyRecord& record) {
  Words words(state);
  const auto seconds = std::bit_cast<double>(words.next());
  for (store::StudySpaceRecord& space : record.spaces) {
    const std::uint64_t done = words.next();
    if (done > words.left()) throw FileError("it is cut short");
    for (auto& column : space.records) {
      column.resize(done);
      for (std::uint64_t& value : column) value = words.next();
    }
  }
  if (words.left() != 0) throw FileError("it is too long");
  return seconds;
}

store::StudyRecord put_together(const std::vector<store::StudyRecord>& slices,
                                const std::vector<std::string>& files) {
  store::StudyRecord whole = slices.front();
  for (store::StudySpaceRecord& space : whole.spaces) {
    space.first = 0;
    for (auto& column : space.records) column.clear();
  }
  whole.seconds = 0;
  for (std::size_t i = 0; i < slices.size(); ++i) {
    if (slices[i].asked != whole.asked)
      throw InputError(fmt::format("{} and {} belong to different studies: {}; and {}", files[0],
                                   files[i], whole.asked, slices[i].asked));
    whole.seconds += slices[i].seconds;
  }
  for (std::size_t space = 0; space < whole.spaces.size(); ++space) {
    std::vector<std::size_t> order(slices.size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
    std::ranges::stable_sort(order, {},
                             [&](std::size_t i) { return slices[i].spaces.at(space).first; });
    for (const std::size_t i : order)
      append(whole.spaces[space], slices[i].spaces.at(space), files[i]);
    const store::StudySpaceRecord& found = whole.spaces[space];
    if (found.done() != found.draws)
      throw InputError(fmt::format("no file has draws {}..{} of {}", found.done(), found.draws - 1,
                                   found.space));
  }
  return whole;
}

}  // namespace flotilla::jobs
