// SPDX-License-Identifier: MIT
#pragma once

#include <array>

namespace flotilla::oracle {

enum class Effort {
  brute,  // small enough for brute force too
  sweep,  // seconds for row_sweep in release
  slow,   // minutes for row_sweep
  engine  // beyond both
};

struct KnownCount {
  const char* board;
  const char* fleet;
  const char* touch;
  const char* count;  // exact, decimal
  Effort effort;
  const char* source;  // OEIS number, or how it was obtained
};

/// Counts known from elsewhere. "two programs": computed independently by two unrelated programs.
inline constexpr auto k_known_counts = std::to_array<KnownCount>({
    {"6x6", "standard", "none", "0", Effort::sweep, "published, two programs"},
    {"7x7", "standard", "none", "406664", Effort::sweep, "published, two programs"},
    {"8x8", "standard", "none", "20774262284", Effort::slow, "published, two programs"},
    {"9x9", "standard", "none", "15624844160880", Effort::slow, "published, two programs"},
    {"10x10", "standard", "none", "1855545978831780", Effort::engine, "published, two programs"},
    {"11x11", "standard", "none", "76057466137845004", Effort::engine, "published, two programs"},
    {"12x12", "standard", "none", "1583844048828362000", Effort::engine, "two programs"},
    {"5x5", "small", "none", "1428", Effort::brute, "published"},
    {"5x5", "small", "corner", "31196", Effort::brute, "published"},
    {"6x6", "small", "none", "894296", Effort::brute, "published"},
    {"6x6", "small", "corner", "6801560", Effort::sweep, "published"},
    {"7x7", "small", "none", "52038088", Effort::sweep, "published"},
    {"7x7", "small", "corner", "206437716", Effort::sweep, "published"},
    {"8x8", "small", "none", "946204480", Effort::sweep, "published"},
    {"8x8", "small", "corner", "2577018160", Effort::sweep, "published"},
    {"8x8", "standard", "corner", "1302617200964", Effort::slow, "published"},
    {"3x3", "kings", "none", "35", Effort::brute, "A063443"},
    {"5x5", "kings", "none", "6427", Effort::brute, "A063443"},
    {"7x7", "kings", "none", "12727570", Effort::sweep, "A063443"},
    {"8x8", "kings", "none", "1355115601", Effort::sweep, "A063443"},
    {"9x9", "kings", "none", "269718819131", Effort::sweep, "A063443"},
    {"3x3", "kings", "corner", "63", Effort::brute, "A006506"},
    {"5x5", "kings", "corner", "55447", Effort::brute, "A006506"},
    {"7x7", "kings", "corner", "1280128950", Effort::sweep, "A006506"},
    {"8x8", "kings", "corner", "660647962955", Effort::sweep, "A006506"},
    {"1x1", "2:inf", "any", "1", Effort::brute, "A028420"},
    {"2x2", "2:inf", "any", "7", Effort::brute, "A028420"},
    {"3x3", "2:inf", "any", "131", Effort::brute, "A028420"},
    {"4x4", "2:inf", "any", "10012", Effort::brute, "A028420"},
    {"5x5", "2:inf", "any", "2810694", Effort::sweep, "A028420"},
    {"6x6", "2:inf", "any", "2989126727", Effort::sweep, "A028420"},
    {"7x7", "2:inf", "any", "11945257052321", Effort::sweep, "A028420"},
    {"8x8", "2:inf", "any", "179788343101980135", Effort::sweep, "A028420"},
    {"9x9", "2:inf", "any", "10185111919160666118608", Effort::sweep, "A028420"},
    {"10x10", "2:inf", "any", "2172138783673094193937750015", Effort::sweep, "A028420"},
    {"4x4", "1:0", "none", "1", Effort::brute, "A193580"},
    {"4x4", "1:1", "none", "16", Effort::brute, "A193580"},
    {"4x4", "1:2", "none", "78", Effort::brute, "A193580"},
    {"4x4", "1:3", "none", "140", Effort::brute, "A193580"},
    {"4x4", "1:4", "none", "79", Effort::brute, "A193580"},
    {"5x5", "1:0", "none", "1", Effort::brute, "A193580"},
    {"5x5", "1:1", "none", "25", Effort::brute, "A193580"},
    {"5x5", "1:2", "none", "228", Effort::brute, "A193580"},
    {"5x5", "1:3", "none", "964", Effort::brute, "A193580"},
    {"5x5", "1:4", "none", "1987", Effort::brute, "A193580"},
    {"5x5", "1:5", "none", "1974", Effort::brute, "A193580"},
    {"5x5", "1:6", "none", "978", Effort::brute, "A193580"},
    {"5x5", "1:7", "none", "242", Effort::brute, "A193580"},
    {"5x5", "1:8", "none", "27", Effort::brute, "A193580"},
    {"5x5", "1:9", "none", "1", Effort::brute, "A193580"},
    {"10x10", "1:10", "none", "423677826986", Effort::sweep, "A220467"},
    {"6x6", "classic", "any", "3343568", Effort::sweep, "two programs"},
    {"7x7", "classic", "any", "62378548", Effort::sweep, "two programs"},
    {"8x8", "classic", "any", "571126760", Effort::sweep, "two programs"},
    {"9x9", "classic", "any", "3394196128", Effort::slow, "two programs"},
    {"10x10", "classic", "any", "15046987768", Effort::slow, "two programs"},
    {"11x11", "classic", "any", "54083238912", Effort::engine, "two programs"},
    {"12x10", "classic", "any", "50916393352", Effort::engine, "two programs"},
    {"8x8", "classic", "none", "16546192", Effort::slow, "two programs"},
    {"3x10", "classic", "none", "28", Effort::sweep, "published"},
    {"4x10", "classic", "none", "3216", Effort::sweep, "published"},
    {"5x10", "classic", "none", "665992", Effort::slow, "published"},
    {"6x10", "classic", "none", "7459236", Effort::slow, "published"},
    {"7x10", "classic", "none", "49267288", Effort::slow, "published"},
    {"8x10", "classic", "none", "212572080", Effort::slow, "published"},
    {"9x10", "classic", "none", "703662748", Effort::slow, "published"},
    {"10x10", "classic", "none", "1925751392", Effort::slow, "published"},
    {"11x10", "classic", "none", "4558265312", Effort::slow, "published"},
    {"12x10", "classic", "none", "9655606528", Effort::slow, "published"},
    {"7x10", "german", "none", "13662566", Effort::engine, "published"},
    {"8x10", "german", "none", "7638426604", Effort::engine, "published"},
    {"9x10", "german", "none", "810429191552", Effort::engine, "published"},
    {"10x10", "german", "none", "26509655816984", Effort::engine, "published"},
    {"11x10", "german", "none", "430299058359872", Effort::engine, "published"},
    {"12x10", "german", "none", "4354180199012068", Effort::engine, "published"},
    {"100x10", "german", "none", "393754874873229999431436186272", Effort::engine, "published"},
    {"9x9", "4:3,3:5", "none", "213723152", Effort::slow, "two programs"},
    {"4x4", "3:1,2:1", "any", "264", Effort::brute, "two programs"},
    {"5x5", "3:1,2:2", "any", "12798", Effort::brute, "two programs"},
    {"5x5", "4:1,3:1,2:1", "any", "9024", Effort::brute, "two programs"},
    {"7x5", "4:1,3:1,2:1", "any", "46226", Effort::brute, "two programs"},
});

}  // namespace flotilla::oracle
