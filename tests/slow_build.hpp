// SPDX-License-Identifier: MIT
#pragma once

namespace flotilla {

/// Sanitized and unoptimized builds run up to 20 times slower: there the long tests do less of the same.
#if FLOTILLA_SANITIZED || !defined(__OPTIMIZE__)
inline constexpr bool k_slow_build = true;
#else
inline constexpr bool k_slow_build = false;
#endif

/// How many of `count` trials to run in this build.
[[nodiscard]] constexpr int trials(int count) { return k_slow_build ? (count + 9) / 10 : count; }

}  // namespace flotilla
