// SPDX-License-Identifier: MIT
#pragma once

/// Asserts against programmer mistakes, by cost. FLOTILLA_ASSERT_LEVEL (set by CMake) is 0, 1 or 2.
///   FLOTILLA_ASSERT_LIGHT   always on, also in release: a comparison or two outside hot loops
///   FLOTILLA_ASSERT_NORMAL  on in all but release: may stand in hot loops
///   FLOTILLA_ASSERT_HEAVY   on in dev, asan, tsan: may recount or communicate
/// A failed one prints the condition and its place to stderr and aborts. Use: FLOTILLA_ASSERT_LIGHT(rows > 0);

#ifndef FLOTILLA_ASSERT_LEVEL
#error "link flotilla::build (or any flotilla module): it sets FLOTILLA_ASSERT_LEVEL"
#endif

namespace flotilla {
[[noreturn]] void assert_failed(const char* condition, const char* file, int line);
}  // namespace flotilla

#define FLOTILLA_ASSERT_ON(condition)     \
  (static_cast<bool>(condition) ? void(0) \
                                : ::flotilla::assert_failed(#condition, __FILE__, __LINE__))
// Off, the condition is still compiled (so it cannot rot), but not evaluated.
#define FLOTILLA_ASSERT_OFF(condition) (static_cast<void>(sizeof(static_cast<bool>(condition))))

#define FLOTILLA_ASSERT_LIGHT(condition) FLOTILLA_ASSERT_ON(condition)
#if FLOTILLA_ASSERT_LEVEL >= 1
#define FLOTILLA_ASSERT_NORMAL(condition) FLOTILLA_ASSERT_ON(condition)
#else
#define FLOTILLA_ASSERT_NORMAL(condition) FLOTILLA_ASSERT_OFF(condition)
#endif
#if FLOTILLA_ASSERT_LEVEL >= 2
#define FLOTILLA_ASSERT_HEAVY(condition) FLOTILLA_ASSERT_ON(condition)
#else
#define FLOTILLA_ASSERT_HEAVY(condition) FLOTILLA_ASSERT_OFF(condition)
#endif
