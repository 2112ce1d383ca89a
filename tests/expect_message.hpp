// SPDX-License-Identifier: MIT
#pragma once

#include <gtest/gtest.h>

#include <string>

/// The statement throws exactly `ErrorType`, and its message contains `part`.
/// Use: EXPECT_ERROR(parse_board("0x5"), InputError, "rows = 0, allowed 1..10000");
#define EXPECT_ERROR(statement, ErrorType, part)                         \
  do {                                                                   \
    bool threw = false;                                                  \
    try {                                                                \
      static_cast<void>(statement);                                      \
    } catch (const ErrorType& error) {                                   \
      threw = true;                                                      \
      EXPECT_NE(std::string(error.what()).find(part), std::string::npos) \
          << "message: " << error.what() << "\nlacks: " << (part);       \
    }                                                                    \
    EXPECT_TRUE(threw) << #statement " did not throw " #ErrorType;       \
  } while (false)
