// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "jobs/options/option_list.hpp"
#include "number/errors.hpp"
#include "shard/communicator.hpp"

namespace flotilla::jobs {

/// The text given for each option of a command, and where it was given.
class OptionValues {
 public:
  explicit OptionValues(const Command& command) : command_(&command) {}

  [[nodiscard]] const Command& command() const { return *command_; }
  [[nodiscard]] const std::vector<std::string>& files() const { return files_; }
  void add_file(std::string file) { files_.push_back(std::move(file)); }

  /// @param where  names the option in messages: "--threads" or "configs/a.toml: threads"
  void set(std::string_view name, std::string text, std::string where);
  void unset(std::string_view name) { given_.erase(std::string(name)); }

  [[nodiscard]] bool is_given(std::string_view name) const {
    return given_.contains(std::string(name));
  }
  [[nodiscard]] bool has(std::string_view name) const { return !text(name).empty(); }
  /// As given, or the option's initial value; empty for an option the command does not have.
  [[nodiscard]] std::string text(std::string_view name) const;
  /// The parts of a list with commas between; none if it is not given. @throws InputError  if one of them is empty.
  [[nodiscard]] std::vector<std::string> items(std::string_view name) const;
  [[nodiscard]] bool flag(std::string_view name) const { return text(name) == "true"; }
  /// The number of an option that takes one. @throws InputError  unless the option allows it.
  [[nodiscard]] std::uint64_t whole(std::string_view name) const;
  [[nodiscard]] std::string where(std::string_view name) const;
  /// "configs/a.toml: ", or empty for the command line: in front of messages that name the option themselves.
  [[nodiscard]] std::string file_prefix(std::string_view name) const;

  /// What the file of an option holds that is read with the options, such as evidence; empty if none is given.
  [[nodiscard]] std::string content(std::string_view name) const;
  void set_content(std::string_view name, std::string content) {
    contents_.insert_or_assign(std::string(name), std::move(content));
  }

  /// Every option a config file may hold, by section, as TOML.
  [[nodiscard]] std::string to_toml() const;

  /// One text of everything given, and back.
  [[nodiscard]] std::string pack() const;
  static OptionValues unpack(const Command& command, const std::string& packed);

 private:
  struct Given {
    std::string text;
    std::string where;
  };
  const Command* command_;
  std::map<std::string, Given> given_;
  std::map<std::string, std::string> contents_;
  std::vector<std::string> files_;
};

/// What `parse` makes of an option's text. @throws InputError  as `parse`, with the config file in front if the value
/// came from one; for messages that name the option themselves.
template <typename Parse>
[[nodiscard]] auto parsed(const OptionValues& values, std::string_view name, Parse parse) {
  try {
    return parse(values.text(name));
  } catch (const InputError& error) {
    throw InputError(values.file_prefix(name) + error.what());
  }
}

/// What the command line, and the config file it names, give; and what the file of --evidence holds, whose grid says the
/// board if nothing else does. Rank 0 reads; all ranks receive the same.
///
/// Collective. @param args  after the command's name.
/// @throws CommonError  of exit code 2 for an unknown, mistyped or repeated option, a number that it does not allow, two
///   that exclude each other, an unreadable file, or one file both read and written.
[[nodiscard]] OptionValues read_options(const Command& command,
                                        const std::vector<std::string>& args,
                                        shard::Communicator& ranks);

/// @throws InputError  as read_options.
[[nodiscard]] OptionValues parse_command_line(const Command& command,
                                              const std::vector<std::string>& args);

/// The key of a config file that names its command, for `flotilla run`.
inline constexpr std::string_view k_command_key = "command";

/// The command a config file says it is for. @throws InputError  if it says none, or cannot be read.
[[nodiscard]] std::string command_of_config(const std::string& path);

/// Adds the values of a TOML file that `values` does not have yet.
///
/// A file's board, boards or series are ignored if `values` has any of the three.
/// @throws InputError  naming the file, the key, its value and what is allowed.
void add_config_file(const std::string& path, OptionValues& values);

}  // namespace flotilla::jobs
