// SPDX-License-Identifier: MIT
// CLI11 splits the arguments; what they mean, and what is wrong with them, is said here, in one voice for
// all options.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <cctype>
#include <utility>

#include "fleet/parse.hpp"
#include "jobs/options/option_values.hpp"
#include "number/errors.hpp"

namespace flotilla::jobs {

namespace {

std::string dashed(const Option& option) { return "--" + std::string(option.name); }

/// "--threads -1" as "--threads=-1": CLI11 would take -1 for an option.
std::vector<std::string> join_negative_values(const Command& command,
                                              const std::vector<std::string>& args) {
  std::vector<std::string> joined;
  bool wants_value = false;
  for (const std::string& arg : args) {
    const bool is_negative =
        arg.size() > 1 && arg[0] == '-' && std::isdigit(static_cast<unsigned char>(arg[1])) != 0;
    if (wants_value && is_negative)
      joined.back() += "=" + arg;
    else
      joined.push_back(arg);
    const Option* option = arg.starts_with("--")
                               ? find_option(command.options, std::string_view(arg).substr(2))
                               : nullptr;
    wants_value = option != nullptr && option->kind != OptionKind::flag;
  }
  return joined;
}

/// The first argument that is no option of the command, as a sentence.
[[noreturn]] void refuse_unknown(const Command& command, const std::string& arg) {
  std::vector<std::string_view> names;
  for (const Option& option : command.options) names.push_back(option.name);
  const std::string shown = arg.substr(0, arg.find('='));
  const std::size_t name_begin = std::min(shown.find_first_not_of('-'), shown.size());
  const std::string name = shown.substr(name_begin);
  const std::string advice = name.size() < 3 ? fmt::format("see flotilla {} --help", command.name)
                                             : suggestion(name, names, "--");
  throw InputError(
      fmt::format("{} is not an option of flotilla {}; {}", shown, command.name, advice));
}

void take_value(const Option& option, const CLI::Option& parsed, OptionValues& values) {
  if (parsed.count() == 0) return;
  const std::vector<std::string>& results = parsed.results();
  if (results.size() > 1)
    throw InputError(fmt::format("{} is given {} times", dashed(option), results.size()));
  std::string text = results.empty() ? "" : results.front();
  if (option.kind == OptionKind::flag) {
    if (text.empty()) text = "true";
    if (text != "true" && text != "false")
      throw InputError(fmt::format("{} = {}, allowed true or false; it needs no value",
                                   dashed(option), in_quotes(text)));
  } else if (trimmed(text).empty()) {
    throw InputError(
        fmt::format("{} needs a value: {}={}", dashed(option), dashed(option), option.value));
  }
  values.set(option.name, std::move(text), dashed(option));
}

void take_files(const Command& command, const std::vector<std::string>& files,
                OptionValues& values) {
  if (!command.has_config) {
    if (command.files.empty() && !files.empty())
      throw InputError(
          fmt::format("{}: flotilla {} takes no file", in_quotes(files.front()), command.name));
    for (const std::string& file : files) values.add_file(file);
    return;
  }
  if (files.empty()) return;
  if (files.size() > 1)
    throw InputError(fmt::format("{} and {}: flotilla {} takes one config file",
                                 in_quotes(files[0]), in_quotes(files[1]), command.name));
  if (values.has("config"))
    throw InputError(fmt::format("the config file is given twice: {} and --config={}",
                                 in_quotes(files[0]), values.text("config")));
  values.set("config", files.front(), "--config");
}

}  // namespace

OptionValues parse_command_line(const Command& command, const std::vector<std::string>& args) {
  CLI::App app;
  app.set_help_flag();
  app.allow_extras();
  std::vector<std::string> files;
  app.add_option("files", files)->expected(0, -1);
  std::vector<std::pair<const Option*, CLI::Option*>> parsed;
  for (const Option& option : command.options) {
    std::string names = dashed(option);
    if (!option.short_name.empty()) names += ",-" + std::string(option.short_name);
    CLI::Option* handle = option.kind == OptionKind::flag ? app.add_flag(names)
                                                          : app.add_option(names)->expected(0, 1);
    handle->multi_option_policy(CLI::MultiOptionPolicy::TakeAll)->allow_extra_args(false);
    parsed.emplace_back(&option, handle);
  }

  std::vector<std::string> reversed = join_negative_values(command, args);
  std::ranges::reverse(reversed);  // as CLI11 wants them
  try {
    app.parse(reversed);
  } catch (const CLI::ParseError& error) {
    throw InputError(error.what());
  }
  for (const std::string& extra : app.remaining())
    if (extra.starts_with('-')) refuse_unknown(command, extra);

  OptionValues values(command);
  for (const auto& [option, handle] : parsed) take_value(*option, *handle, values);
  take_files(command, files, values);
  return values;
}

}  // namespace flotilla::jobs
