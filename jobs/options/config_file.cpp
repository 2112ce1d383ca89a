// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <toml++/toml.h>

#include <array>
#include <cerrno>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>
#include <system_error>

#include "fleet/parse.hpp"
#include "jobs/options/option_values.hpp"
#include "number/errors.hpp"

namespace flotilla::jobs {

namespace {

constexpr std::size_t k_max_bytes = 1 << 20;  // also of what never ends, such as /dev/zero
constexpr std::array<std::string_view, 3> k_board_options = {"board", "series", "boards"};

std::string read_text(const std::string& path) {
  if (std::filesystem::is_directory(path))
    throw InputError(fmt::format("config file {} is a folder", in_quotes(path)));
  errno = 0;
  std::ifstream file(path, std::ios::binary);
  std::string text(k_max_bytes + 1, '\0');
  file.read(text.data(), static_cast<std::streamsize>(text.size()));
  text.resize(static_cast<std::size_t>(file.gcount()));
  if (!file.is_open() || file.bad()) {
    const int error = errno == 0 ? EIO : errno;
    // A word that should have been an option's value looks like a config file.
    throw InputError(fmt::format("config file {} cannot be read: {}{}", in_quotes(path),
                                 std::generic_category().message(error),
                                 error == ENOENT
                                     ? "; a word without -- names a config file, options "
                                       "are written --board=10x10"
                                     : ""));
  }
  if (text.size() > k_max_bytes)
    throw InputError(fmt::format("config file {} is larger than 1 MiB", in_quotes(path)));
  return text;
}

toml::table parsed_file(const std::string& path) {
  try {
    return toml::parse(read_text(path), path);
  } catch (const toml::parse_error& error) {
    throw InputError(
        fmt::format("{}:{}: {}", path, error.source().begin.line, error.description()));
  }
}

/// As the file could spell it, on one line.
std::string shown(const toml::node& node) {
  if (node.is_string()) return in_quotes(node.as_string()->get());
  std::ostringstream text;
  node.visit([&](const auto& value) { text << toml::default_formatter(value); });
  return text.str();
}

std::string_view allowed(OptionKind kind) {
  switch (kind) {
    case OptionKind::flag:
      return "true or false";
    case OptionKind::number:
      return "a whole number";
    case OptionKind::text:
      return "text in quotes";
    case OptionKind::list:
      return "text in quotes, or an array of such";
    case OptionKind::quantity:
      return "a whole number, or text in quotes";
  }
  return "";
}

/// The items of an array of strings, with commas between; nothing if it is something else.
std::optional<std::string> joined(const toml::array& items) {
  std::string text;
  for (const toml::node& item : items) {
    if (!item.is_string()) return std::nullopt;
    text += (text.empty() ? "" : ",") + item.as_string()->get();
  }
  return text;
}

std::optional<std::string> text_of(const toml::node& node, OptionKind kind) {
  const bool takes_text = kind != OptionKind::flag && kind != OptionKind::number;
  const bool takes_number = kind == OptionKind::number || kind == OptionKind::quantity;
  if (takes_text && node.is_string()) return node.as_string()->get();
  if (takes_number && node.is_integer()) return std::to_string(node.as_integer()->get());
  if (kind == OptionKind::flag && node.is_boolean())
    return node.as_boolean()->get() ? "true" : "false";
  if (kind == OptionKind::list && node.is_array()) return joined(*node.as_array());
  return std::nullopt;
}

/// @throws InputError  if the file says that it is for another command.
void check_command(const std::string& path, const toml::node& node, const Command& command) {
  if (!node.is_string())
    throw InputError(fmt::format("{}: command = {}, allowed text in quotes", path, shown(node)));
  const std::string& named = node.as_string()->get();
  if (named.substr(0, named.find(' ')) != command.name)
    throw InputError(fmt::format("{} is for flotilla {}, not {}; write flotilla run {}", path,
                                 in_quotes(named), command.name, path));
}

void add_key(const std::string& path, std::string_view key, const toml::node& node,
             OptionValues& values) {
  if (key == k_command_key) return check_command(path, node, values.command());
  const std::string where = fmt::format("{}: {}", path, key);
  const Option* option = find_option(values.command().options, key);
  if (node.is_table())
    throw InputError(
        fmt::format("{}: [{}] is not an option; options stand outside of tables", path, key));
  if (option == nullptr) {
    std::vector<std::string_view> names;
    for (const Option& known : values.command().options)
      if (known.is_in_config) names.push_back(known.name);
    throw InputError(
        fmt::format("{} = {} is not an option; {}", where, shown(node), suggestion(key, names)));
  }
  if (!option->is_in_config)
    throw InputError(
        fmt::format("{} = {} is allowed on the command line only", where, shown(node)));
  // Empty text is what --dump-config writes for an option that is not used, of whatever kind.
  if (node.is_string() && node.as_string()->get().empty()) return;
  const std::optional<std::string> text = text_of(node, option->kind);
  if (!text) {
    throw InputError(fmt::format("{} = {}, allowed {}", where, shown(node), allowed(option->kind)));
  }
  if (!values.is_given(key)) values.set(key, *text, where);
}

}  // namespace

std::string command_of_config(const std::string& path) {
  const toml::table table = parsed_file(path);
  const toml::node* node = table.get(k_command_key);
  if (node == nullptr)
    throw InputError(fmt::format(
        "{} does not say which command it is for; add a line such as command = \"count\"", path));
  if (!node->is_string())
    throw InputError(fmt::format("{}: command = {}, allowed text in quotes", path, shown(*node)));
  return node->as_string()->get();
}

void add_config_file(const std::string& path, OptionValues& values) {
  const toml::table table = parsed_file(path);
  bool asks_for_boards = false;
  for (const std::string_view name : k_board_options) asks_for_boards |= values.is_given(name);
  OptionValues of_file = values;
  for (const auto& [key, node] : table) add_key(path, key.str(), node, of_file);
  if (asks_for_boards)
    for (const std::string_view name : k_board_options)
      if (!values.is_given(name)) of_file.unset(name);
  values = of_file;
}

}  // namespace flotilla::jobs
