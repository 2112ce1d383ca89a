// SPDX-License-Identifier: MIT
#pragma once

#include <stdexcept>

namespace flotilla {

/// What every failure of this program derives from. The message is one sentence for the user: what,
/// where, the value, the allowed range.
struct Error : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// The question was malformed; the user can fix it. Exit code 2.
struct InputError : Error {
  using Error::Error;
};

/// Too big: an overflow, a memory or size limit. No partial answer exists. Exit code 3.
struct LimitError : Error {
  using Error::Error;
};

/// A file is unreadable, unwritable, of another version, or belongs to another problem. Exit code 2.
struct FileError : Error {
  using Error::Error;
};

}  // namespace flotilla
