// SPDX-License-Identifier: MIT
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "store/h5_driver.hpp"

/// The few things Flotilla asks of HDF5. Every failure is a FileError that names the file, the object and HDF5's innermost reason (with
/// the system's own text, such as "No space left on device"). HDF5 itself prints nothing. Not thread-safe: one thread a process at a time.
namespace flotilla::store::h5 {

using Id = std::int64_t;  // HDF5's hid_t, so that callers need no HDF5 header

/// Owns one HDF5 identifier.
class Handle {
 public:
  using Closer = int (*)(Id);
  Handle() = default;
  Handle(Id id, Closer closer) : id_(id), closer_(closer) {}
  Handle(Handle&& other) noexcept : id_(std::exchange(other.id_, -1)), closer_(other.closer_) {}
  Handle& operator=(Handle&& other) noexcept {
    std::swap(id_, other.id_);
    std::swap(closer_, other.closer_);
    return *this;
  }
  Handle(const Handle&) = delete;
  Handle& operator=(const Handle&) = delete;
  ~Handle() { (void)close(); }

  [[nodiscard]] Id id() const { return id_; }
  [[nodiscard]] bool is_open() const { return id_ >= 0; }
  /// @return  false if HDF5 could not close it cleanly (for a file: something was not written).
  bool close() { return !is_open() || closer_(std::exchange(id_, -1)) >= 0; }

 private:
  Id id_ = -1;
  Closer closer_ = nullptr;
};

enum class NumberType { uint8, int32, int64, uint64, float64 };

template <typename T>
concept Number = std::same_as<T, std::uint8_t> || std::same_as<T, std::int32_t> ||
    std::same_as<T, std::int64_t> || std::same_as<T, std::uint64_t> || std::same_as<T, double>;

template <Number T>
constexpr NumberType number_type() {
  if constexpr (std::same_as<T, std::uint8_t>) return NumberType::uint8;
  if constexpr (std::same_as<T, std::int32_t>) return NumberType::int32;
  if constexpr (std::same_as<T, std::int64_t>) return NumberType::int64;
  if constexpr (std::same_as<T, std::uint64_t>) return NumberType::uint64;
  if constexpr (std::same_as<T, double>) return NumberType::float64;
}

using Shape = std::vector<std::uint64_t>;  // row-major, slowest dimension first

/// A dataset that grows at its end, a row of numbers at a time: for what is written while it is worked out.
class GrowingDataset {
 public:
  GrowingDataset(Handle handle, NumberType type, std::uint64_t columns, std::string file,
                 std::string name)
      : handle_(std::move(handle)),
        type_(type),
        columns_(columns),
        file_(std::move(file)),
        name_(std::move(name)) {}

  /// @param values  whole rows. @throws FileError  if they cannot be written.
  template <Number T>
  void append(const std::vector<T>& values) {
    append_numbers(number_type<T>(), values.data(), values.size());
  }

 private:
  void append_numbers(NumberType type, const void* values, std::size_t count);
  Handle handle_;
  NumberType type_;
  std::uint64_t columns_;  // 0: one dimension
  std::uint64_t rows_ = 0;
  std::string file_;
  std::string name_;
};

/// A group of an open file, the root included. Must not outlive its File.
class Group {
 public:
  Group(Handle handle, std::string file, std::string path)
      : handle_(std::move(handle)), file_(std::move(file)), path_(std::move(path)) {}

  [[nodiscard]] Group create_group(std::string_view name);
  [[nodiscard]] Group group(std::string_view name) const;
  [[nodiscard]] bool has(std::string_view name) const;
  /// Names of the groups and datasets directly inside, in alphabetical order.
  [[nodiscard]] std::vector<std::string> names() const;

  void write(std::string_view name, const std::vector<std::string>& texts, const Shape& shape);
  // Attributes. Text holds no NUL and does not end in one.
  template <Number T>
  void set(std::string_view name, T value) {
    set_number(name, number_type<T>(), &value);
  }
  void set(std::string_view name, std::string_view text);
  void set(std::string_view name, std::span<const std::string> texts);
  template <Number T>
  [[nodiscard]] T get(std::string_view name) const {
    T value{};
    get_number(name, number_type<T>(), &value);
    return value;
  }
  [[nodiscard]] std::string get_text(std::string_view name) const;
  [[nodiscard]] std::vector<std::string> get_texts(std::string_view name) const;
  [[nodiscard]] bool has_attribute(std::string_view name) const;

  // Datasets. From k_least_compressed elements on they are chunked, shuffled, deflated.
  template <Number T>
  void write(std::string_view name, const std::vector<T>& values) {
    write_numbers(name, number_type<T>(), {values.size()}, values.data());
  }
  template <Number T>
  void write(std::string_view name, const std::vector<T>& values, const Shape& shape) {
    write_numbers(name, number_type<T>(), shape, values.data());
  }
  void write(std::string_view name, const std::vector<std::string>& texts);
  /// An empty one of [0 x columns] numbers, or of one dimension if columns is 0; always chunked and deflated.
  template <Number T>
  [[nodiscard]] GrowingDataset create_growing(std::string_view name, std::uint64_t columns = 0) {
    return create_growing(name, number_type<T>(), columns);
  }
  /// One block of opaque bytes, stored contiguously as it is. @return the dataset as a place for attributes.
  Group write_bytes(std::string_view name, std::span<const std::byte> bytes);

  template <Number T>
  [[nodiscard]] std::vector<T> read(std::string_view name, std::size_t dimensions = 1,
                                    Shape* shape = nullptr) const {
    const Shape found = shape_of(name, dimensions);
    std::vector<T> values(product(found));
    read_numbers(name, number_type<T>(), values.data());
    if (shape != nullptr) *shape = found;
    return values;
  }
  [[nodiscard]] std::vector<std::string> read_texts(std::string_view name,
                                                    std::size_t dimensions = 1,
                                                    Shape* shape = nullptr) const;
  /// Counterpart of write_bytes(). @return the dataset, for its attributes.
  Group read_bytes(std::string_view name, std::vector<std::byte>& bytes) const;
  /// A dataset as a place for attributes.
  [[nodiscard]] Group dataset(std::string_view name) const;
  /// Whether dataset `name` holds text (else numbers).
  [[nodiscard]] bool is_text(std::string_view name) const;
  [[nodiscard]] bool is_integer(std::string_view name) const;

  [[nodiscard]] Id id() const { return handle_.id(); }
  [[nodiscard]] const std::string& file() const { return file_; }
  /// Throws FileError "FILE: cannot WHAT NAME: HDF5's reason".
  [[noreturn]] void fail(std::string_view what, std::string_view name) const;

 private:
  [[nodiscard]] std::string full_name(std::string_view name) const;
  [[nodiscard]] Handle open_dataset(std::string_view name) const;
  void set_number(std::string_view name, NumberType type, const void* value);
  void get_number(std::string_view name, NumberType type, void* value) const;
  [[nodiscard]] GrowingDataset create_growing(std::string_view name, NumberType type,
                                              std::uint64_t columns);
  void write_numbers(std::string_view name, NumberType type, const Shape& shape,
                     const void* values);
  void read_numbers(std::string_view name, NumberType type, void* values) const;
  [[nodiscard]] Shape shape_of(std::string_view name, std::size_t dimensions) const;
  [[nodiscard]] static std::size_t product(const Shape& shape);

  Handle handle_;
  std::string file_;
  std::string path_;  // "/" or "/counts/0000"
};

inline constexpr std::size_t k_least_compressed = 1024;

/// An open HDF5 file. `path` is what messages call it.
class File {
 public:
  /// Read-only view of a whole file already in memory; the bytes are copied.
  [[nodiscard]] static File from_image(const std::string& path, std::span<const std::byte> image);
  /// A new file on disk; replaces what was there. Messages call it `shown_as`.
  /// A write that fails is noted, not reported: ask check_written() from time to time; close() does.
  [[nodiscard]] static File create(const std::string& path, const std::string& shown_as);
  /// An existing file, read-only.
  [[nodiscard]] static File open(const std::string& path);

  File(File&&) = default;
  File& operator=(File&&) = delete;

  [[nodiscard]] Group root() const;
  /// @throws FileError  with the system's reason if something could not be written so far.
  void check_written() const;
  /// Close, with all that is open in it. @throws FileError if something could not be written.
  void close();
  [[nodiscard]] const std::string& path() const { return path_; }

 private:
  File(Handle handle, std::string path) : handle_(std::move(handle)), path_(std::move(path)) {}
  std::unique_ptr<WriteError> error_;  // of a created file; outlives the handle below
  Handle handle_;
  std::string path_;
};

/// HDF5's innermost reason for the last failure, shortened to the part a user can act on; clears it.
[[nodiscard]] std::string last_reason();

}  // namespace flotilla::store::h5
