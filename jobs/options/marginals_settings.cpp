// SPDX-License-Identifier: MIT
#include "jobs/options/marginals_settings.hpp"

#include <fmt/format.h>

#include "fleet/parse.hpp"
#include "number/errors.hpp"

namespace flotilla::jobs {

namespace {

void read_parts(const OptionValues& values, MarginalsSettings& settings) {
  const std::string list = values.text("by");
  for (std::size_t begin = 0; begin < list.size();) {
    const std::size_t end = std::min(list.find(',', begin), list.size());
    const std::string part(trimmed(std::string_view(list).substr(begin, end - begin)));
    if (part == "length")
      settings.by_length = true;
    else if (part == "shape")
      settings.by_shape = true;
    else if (part == "axis")
      settings.by_axis = true;
    else
      throw InputError(fmt::format("{} = {}, allowed length, shape, axis, or several with commas",
                                   values.where("by"), in_quotes(part)));
    begin = end + 1;
  }
}

}  // namespace

MarginalsSettings marginals_settings(const OptionValues& values) {
  MarginalsSettings settings;
  static_cast<BoardSettings&>(settings) = board_settings(values);
  read_parts(values, settings);
  const bool is_quiet_now = values.file_prefix("quiet").empty();
  if (settings.quiet && values.has("by") && (values.file_prefix("by").empty() || !is_quiet_now))
    throw InputError(values.file_prefix("by") +
                     "by adds maps, and quiet leaves all maps out; give one of the two");
  settings.plot = path_to_write(values, "plot");
  if (!settings.plot.empty())
    settings.plot_format = report::plot_format(settings.plot, values.where("plot"));
  return settings;
}

}  // namespace flotilla::jobs
