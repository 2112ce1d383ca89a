// SPDX-License-Identifier: MIT
#include "jobs/options/option_values.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <optional>

#include "fleet/formats/evidence_file.hpp"
#include "fleet/formats/text_file.hpp"
#include "fleet/parse.hpp"
#include "jobs/count/agreement.hpp"

namespace flotilla::jobs {

namespace {

/// A TOML basic string.
std::string toml_text(std::string_view text) {
  std::string quoted = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') {
      quoted += '\\';
      quoted += c;
    } else if (static_cast<unsigned char>(c) < 32 || c == 127) {
      quoted += fmt::format("\\u{:04X}", static_cast<unsigned>(c));
    } else {
      quoted += c;
    }
  }
  return quoted + '"';
}

std::string toml_value(const Option& option, const std::string& text) {
  const bool is_whole_number =
      !text.empty() && std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
  switch (option.kind) {
    case OptionKind::flag:
      return text;
    case OptionKind::number:
    case OptionKind::quantity:
      return is_whole_number ? text : toml_text(text);
    case OptionKind::text:
    case OptionKind::list:
      break;
  }
  return toml_text(text);
}

/// A result file is what its name says it is: --output=FILE.h5 takes no x.txt. Names without an ending are free.
void check_endings(const OptionValues& values) {
  const Option* output = find_option(values.command().options, "output");
  if (output == nullptr || !values.has("output")) return;
  const std::string given = std::filesystem::path(values.text("output")).extension();
  for (const std::string_view ending : {".h5", ".html"})
    if (output->value == fmt::format("FILE{}", ending) && !given.empty() && given != ending)
      throw InputError(fmt::format("{} = {}, allowed a name that ends in {}",
                                   values.where("output"), values.text("output"), ending));
}

std::vector<std::string> files_read(const OptionValues& values) {
  std::vector<std::string> files = values.files();
  for (const char* name : {"config", "evidence", "layouts", "partial", "closed-form", "published"})
    if (values.has(name)) files.push_back(values.text(name));
  for (const char* name : {"from", "bank"})
    for (std::string& file : values.items(name)) files.push_back(std::move(file));
  return files;
}

/// What is read is never what is written, by whatever name.
void check_outputs_are_new(const OptionValues& values) {
  const std::vector<std::string> inputs = files_read(values);
  for (const char* name : {"output", "plot", "latex"}) {
    if (!values.has(name)) continue;
    const std::string output = values.text(name);
    for (const std::string& input : inputs) {
      std::error_code ignored;  // of files that are not there
      if (!std::filesystem::equivalent(output, input, ignored)) continue;
      throw InputError(fmt::format("{} = {} is read, too; write to a file of another name",
                                   values.where(name), in_quotes(output)));
    }
  }
}

/// Here for all commands: whichever option is read first, a number out of range is told before any work.
void check_numbers(const OptionValues& values) {
  for (const Option& option : values.command().options)
    if (option.kind == OptionKind::number && values.has(option.name))
      static_cast<void>(values.whole(option.name));
}

/// --quiet and --json are two ways to print. One on the command line goes before the other in a config file.
void check_ways_to_print(OptionValues& values) {
  if (!values.flag("quiet") || !values.flag("json")) return;
  const bool quiet_is_in_file = !values.file_prefix("quiet").empty();
  if (quiet_is_in_file == !values.file_prefix("json").empty())
    throw InputError(values.file_prefix("quiet") +
                     "quiet and json are two ways to print; give one of the two");
  values.unset(quiet_is_in_file ? "quiet" : "json");
}

/// Reads the file once: it may be standard input.
void read_evidence_option(OptionValues& values) {
  if (!values.has("evidence")) return;
  const std::string file = values.text("evidence");
  const std::string text = flotilla::read_text(file);
  values.set_content("evidence", text);
  for (const char* name : {"board", "series", "boards"})
    if (values.is_given(name)) return;
  if (const std::optional<Board> board = board_of_evidence(text))
    values.set("board", to_string(*board), text_name(file) + ": board");
}

/// Standard input is there once, and on rank 0 alone.
void read_layouts_option(OptionValues& values) {
  const Option* layouts = find_option(values.command().options, "layouts");
  if (layouts == nullptr || layouts->value != "FILE" || values.text("layouts") != "-") return;
  values.set_content("layouts", flotilla::read_text("-"));
}

}  // namespace

void OptionValues::set(std::string_view name, std::string text, std::string where) {
  given_.insert_or_assign(std::string(name), Given{std::move(text), std::move(where)});
}

std::string OptionValues::text(std::string_view name) const {
  const auto given = given_.find(std::string(name));
  if (given != given_.end()) return given->second.text;
  const Option* option = find_option(command_->options, name);
  return option == nullptr ? "" : std::string(option->initial);
}

std::vector<std::string> OptionValues::items(std::string_view name) const {
  const std::string list = text(name);
  std::vector<std::string> items;
  for (std::size_t begin = 0; begin < list.size();) {
    const std::size_t end = std::min(list.find(',', begin), list.size());
    items.emplace_back(trimmed(std::string_view(list).substr(begin, end - begin)));
    if (items.back().empty() || end + 1 == list.size())
      throw InputError(fmt::format("{} = {}: nothing stands before or after a comma", where(name),
                                   in_quotes(list)));
    begin = end + 1;
  }
  return items;
}

std::uint64_t OptionValues::whole(std::string_view name) const {
  const Option* option = find_option(command_->options, name);
  return parse_whole(text(name), option == nullptr ? WholeRange{} : option->allowed, where(name));
}

std::string OptionValues::where(std::string_view name) const {
  const auto given = given_.find(std::string(name));
  return given == given_.end() ? "--" + std::string(name) : given->second.where;
}

std::string OptionValues::file_prefix(std::string_view name) const {
  const std::string place = where(name);
  return place.starts_with("--") ? "" : place.substr(0, place.size() - name.size());
}

std::string OptionValues::content(std::string_view name) const {
  const auto content = contents_.find(std::string(name));
  return content == contents_.end() ? "" : content->second;
}

std::string OptionValues::to_toml() const {
  std::string toml = fmt::format("{} = {}\n", k_command_key, toml_text(command_->name));
  std::string_view section;
  for (const Option& option : command_->options) {
    if (!option.is_in_config) continue;
    if (option.section != section) {
      section = option.section;
      toml += fmt::format("\n# {}\n", section);
    }
    toml += fmt::format("{} = {}\n", option.name, toml_value(option, text(option.name)));
  }
  return toml;
}

std::string OptionValues::pack() const {
  // File names may be any bytes, which a JSON string may not: they travel as numbers.
  nlohmann::json packed;
  const auto bytes = [](const std::string& text) {
    return std::vector<unsigned char>(text.begin(), text.end());
  };
  for (const auto& [name, given] : given_)
    packed["given"][name] = {bytes(given.text), bytes(given.where)};
  for (const auto& [name, content] : contents_) packed["contents"][name] = bytes(content);
  for (const std::string& file : files_) packed["files"].push_back(bytes(file));
  return packed.dump();
}

OptionValues OptionValues::unpack(const Command& command, const std::string& packed) {
  OptionValues values(command);
  const nlohmann::json all = nlohmann::json::parse(packed);
  const auto text = [](const nlohmann::json& bytes) {
    const auto list = bytes.get<std::vector<unsigned char>>();
    return std::string(list.begin(), list.end());
  };
  if (all.contains("given"))
    for (const auto& [name, given] : all["given"].items())
      values.set(name, text(given[0]), text(given[1]));
  if (all.contains("contents"))
    for (const auto& [name, content] : all["contents"].items())
      values.set_content(name, text(content));
  if (all.contains("files"))
    for (const auto& file : all["files"]) values.add_file(text(file));
  return values;
}

OptionValues read_options(const Command& command, const std::vector<std::string>& args,
                          shard::Communicator& ranks) {
  const std::string packed = text_of_first_rank(ranks, [&] {
    OptionValues values = parse_command_line(command, args);
    if (values.flag("help") || values.flag("version")) return values.pack();
    if (values.has("config")) add_config_file(values.text("config"), values);
    check_numbers(values);
    check_endings(values);
    check_outputs_are_new(values);
    check_ways_to_print(values);
    read_evidence_option(values);
    read_layouts_option(values);
    return values.pack();
  });
  return OptionValues::unpack(command, packed);
}

}  // namespace flotilla::jobs
