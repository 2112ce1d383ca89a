// SPDX-License-Identifier: MIT
#include "shard/share_on_node.hpp"

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <optional>
#include <random>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "number/errors.hpp"
#include "number/narrow.hpp"

namespace flotilla::shard {
namespace {

using frontier::HugeBuffer;
using frontier::Side;
using frontier::Table;

// Places in a file begin at multiples of the size of huge pages.
constexpr std::uint64_t k_huge_page = std::uint64_t{1} << 21U;
constexpr std::size_t k_word_bits = 64;

class Descriptor {
 public:
  explicit Descriptor(int number) : number_(number) {}
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  ~Descriptor() {
    if (number_ >= 0) ::close(number_);
  }
  [[nodiscard]] int number() const { return number_; }
  [[nodiscard]] bool is_open() const { return number_ >= 0; }

 private:
  int number_;
};

/// What a rank tells the others so that they find its file, and know it for the right one.
struct Offer {
  std::uint64_t host = 0;  // of its kernel and process numbers; 0: nothing is offered
  std::uint64_t process = 0, file = 0;
  std::array<std::uint64_t, 2> mark{};  // the file's first bytes

  static constexpr std::size_t k_words = 5;
  [[nodiscard]] std::array<std::uint64_t, k_words> words() const {
    return {host, process, file, mark[0], mark[1]};
  }
  static Offer from(const std::uint64_t* words) {
    return {words[0], words[1], words[2], {words[3], words[4]}};
  }
};

// Processes can open each other's files by number if one kernel runs them and counts them alike.
std::uint64_t this_host() {
  std::ifstream boot("/proc/sys/kernel/random/boot_id");
  std::string name;
  std::error_code error;
  const std::string numbering = std::filesystem::read_symlink("/proc/self/ns/pid", error).string();
  if (!std::getline(boot, name) || error) return 0;
  return std::max<std::uint64_t>(std::hash<std::string>()(name + numbering), 1);
}

bool is_allowed() {
  // NOLINTNEXTLINE(concurrency-mt-unsafe): nothing sets it
  const char* const wish = std::getenv("FLOTILLA_SHARED_MEMORY");
  return wish == nullptr || std::string_view(wish) != "0";
}

/// This rank's own file: a mark, then a place for each peer.
class NodeFile {
 public:
  /// @param place_bytes  of each of `places` places
  NodeFile(std::uint64_t place_bytes, std::size_t places)
      : file_(is_allowed() ? memfd_create("flotilla", MFD_CLOEXEC) : -1) {
    if (!file_.is_open()) return;
    std::random_device random;
    for (std::uint64_t& word : offer_.mark)
      word = std::uint64_t{random()} << 32U | std::uint64_t{random()};
    const auto bytes = static_cast<off_t>(place_bytes * (places + 1));
    const bool is_ready =
        ftruncate(file_.number(), bytes) == 0 &&
        pwrite(file_.number(), offer_.mark.data(), sizeof offer_.mark, 0) == sizeof offer_.mark;
    if (!is_ready) return;
    offer_.host = this_host();
    offer_.process = static_cast<std::uint64_t>(getpid());
    offer_.file = static_cast<std::uint64_t>(file_.number());
  }

  [[nodiscard]] const Offer& offer() const { return offer_; }
  [[nodiscard]] int number() const { return file_.number(); }

 private:
  Descriptor file_;
  Offer offer_;
};

/// The place of a rank in another's file.
std::size_t place_of(int rank, std::uint64_t place_bytes) {
  return place_bytes * static_cast<std::size_t>(rank + 1);
}

/// The regions with a peer, in its file and in the own one. @return  nothing if its file cannot be had
std::optional<std::array<HugeBuffer, 2>> map_regions(const Table& table, int own_file, int rank,
                                                     const Offer& offer, int peer,
                                                     std::uint64_t place_bytes) {
  const std::string name =
      "/proc/" + std::to_string(offer.process) + "/fd/" + std::to_string(offer.file);
  const Descriptor file(::open(name.c_str(), O_RDWR | O_CLOEXEC));
  std::array<std::uint64_t, 2> mark{};
  if (!file.is_open() || pread(file.number(), mark.data(), sizeof mark, 0) != sizeof mark ||
      mark != offer.mark)
    return std::nullopt;
  try {
    return std::array{
        HugeBuffer(own_file, place_of(peer, place_bytes), table.region(Side::left, peer).bytes()),
        HugeBuffer(file.number(), place_of(rank, place_bytes),
                   table.region(Side::right, peer).bytes())};
  } catch (const LimitError&) {
    return std::nullopt;
  }
}

/// Room for any region of any two ranks.
std::uint64_t place_bytes_for(const Table& table, Communicator& ranks) {
  std::array<std::uint64_t, 1> most{0};
  for (int peer = 0; peer < ranks.size(); ++peer)
    for (const Side fixed : {Side::left, Side::right})
      most[0] = std::max<std::uint64_t>(most[0], table.region(fixed, peer).bytes());
  ranks.maximum(most);
  return (most[0] / k_huge_page + 1) * k_huge_page;
}

/// Who has mapped whose file: known to all, a bit for each pair of ranks.
class Reach {
 public:
  /// Collective. @param own  by peer
  Reach(const std::vector<bool>& own, Communicator& ranks)
      : words_((own.size() + k_word_bits - 1) / k_word_bits) {
    std::vector<std::uint64_t> bits(words_, 0);
    for (std::size_t peer = 0; peer < own.size(); ++peer)
      if (own[peer]) bits[peer / k_word_bits] |= std::uint64_t{1} << peer % k_word_bits;
    bits_ = ranks.gather(bits);
  }

  [[nodiscard]] bool are_mutual(int a, int b) const { return is_set(a, b) && is_set(b, a); }

 private:
  [[nodiscard]] bool is_set(int rank, int peer) const {
    const std::size_t bit = at(peer);
    return (bits_[at(rank) * words_ + bit / k_word_bits] >> bit % k_word_bits & 1U) != 0;
  }

  std::size_t words_;
  std::vector<std::uint64_t> bits_;  // by rank
};

bool is_any_mutual(const Reach& reach, int ranks) {
  for (int a = 0; a < ranks; ++a)
    for (int b = 0; b < a; ++b)
      if (reach.are_mutual(a, b)) return true;
  return false;
}

}  // namespace

bool share_on_node(Table& table, Communicator& ranks) {
  if (ranks.size() == 1) return false;
  const std::uint64_t place_bytes = place_bytes_for(table, ranks);
  const NodeFile own(place_bytes, at(ranks.size()));
  const std::vector<std::uint64_t> offers = ranks.gather(own.offer().words());
  std::vector<std::optional<std::array<HugeBuffer, 2>>> mapped(at(ranks.size()));
  std::vector<bool> is_mapped(at(ranks.size()), false);
  for (int peer = 0; peer < ranks.size(); ++peer) {
    const Offer offer = Offer::from(offers.data() + at(peer) * Offer::k_words);
    if (peer == ranks.rank() || offer.host == 0 || offer.host != own.offer().host) continue;
    mapped[at(peer)] = map_regions(table, own.number(), ranks.rank(), offer, peer, place_bytes);
    is_mapped[at(peer)] = mapped[at(peer)].has_value();
  }
  // Files may be closed once all know: what is mapped stays.
  const Reach reach(is_mapped, ranks);
  for (int peer = 0; peer < ranks.size(); ++peer)
    if (peer != ranks.rank() && reach.are_mutual(ranks.rank(), peer))
      table.share(peer, *std::move(mapped[at(peer)]));
  return is_any_mutual(reach, ranks.size());
}

}  // namespace flotilla::shard
