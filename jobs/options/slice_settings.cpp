// SPDX-License-Identifier: MIT
#include "jobs/options/slice_settings.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>

#include "fleet/parse.hpp"
#include "number/errors.hpp"

namespace flotilla::jobs {

namespace {

constexpr int k_max_slices = 1'000'000;

int number_in_environment(const char* name, int initial, const std::string& where) {
  const char* text = std::getenv(name);  // NOLINT(concurrency-mt-unsafe): before any thread starts
  if (text == nullptr) return initial;
  return parse_int(text, 0, 1'000'000'000, where + " = array: " + name);
}

store::Slice slice_of_numbers(int number, int of) {
  return {static_cast<std::uint64_t>(number), static_cast<std::uint64_t>(of)};
}

store::Slice slice_of_array(const std::string& where) {
  if (std::getenv("SLURM_ARRAY_TASK_ID") == nullptr)  // NOLINT(concurrency-mt-unsafe)
    throw InputError(
        where + " = array, but SLURM_ARRAY_TASK_ID is not set: this is no task of a Slurm array");
  const int id = number_in_environment("SLURM_ARRAY_TASK_ID", 0, where);
  const int least = number_in_environment("SLURM_ARRAY_TASK_MIN", 0, where);
  const int step = std::max(1, number_in_environment("SLURM_ARRAY_TASK_STEP", 1, where));
  const int count = number_in_environment("SLURM_ARRAY_TASK_COUNT", 1, where);
  const int number = (id - least) / step + 1;
  if (id < least || number > count)
    throw InputError(
        fmt::format("{} = array: task {} is not one of {} from {} on", where, id, count, least));
  return slice_of_numbers(number, count);
}

}  // namespace

store::Slice parse_slice(const std::string& text, const std::string& where) {
  if (text == "array") return slice_of_array(where);
  const std::size_t bar = text.find('/');
  if (bar == std::string::npos)
    throw InputError(fmt::format("{} = {}, allowed I/N, such as 3/16 for the third of 16, or array",
                                 where, in_quotes(text)));
  const int of = parse_int(text.substr(bar + 1), 1, k_max_slices, where + ": slices");
  const int number = parse_int(text.substr(0, bar), 1, of, where + ": slice");
  return slice_of_numbers(number, of);
}

std::optional<store::Slice> slice_of(const OptionValues& values) {
  if (!values.has("slice")) return std::nullopt;
  return parse_slice(values.text("slice"), values.where("slice"));
}

std::string slice_text(const store::Slice& slice) {
  return slice.of == 1 ? "" : ", slice " + to_string(slice);
}

}  // namespace flotilla::jobs
