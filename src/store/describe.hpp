// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string>

namespace flotilla::store {

/// What a Flotilla file holds, in a few aligned lines for people (`flotilla inspect FILE`): the counts of a
/// result, the progress a checkpoint's manifest or part has, the table of a table file. Ends in a newline.
///
/// @throws FileError  one sentence naming the file and the reason, if it is no such file or is damaged.
[[nodiscard]] std::string describe_file(const std::filesystem::path& path);

}  // namespace flotilla::store
