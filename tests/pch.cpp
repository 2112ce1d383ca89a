// SPDX-License-Identifier: MIT
// Only carries the precompiled header of the tests.
