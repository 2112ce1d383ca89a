// SPDX-License-Identifier: MIT
#include "store/certificate_file.hpp"

#include <fmt/format.h>

#include "number/errors.hpp"
#include "store/schema.hpp"
#include "store/seal.hpp"

namespace flotilla::store {

namespace {

using limit::MixtureClaim;

void write_plan(h5::Group& plans, std::size_t number, const MixtureClaim& claim) {
  const MixtureClaim::Plan& plan = claim.plans[number];
  h5::Group group = plans.create_group(fmt::format("{:04}", number));
  group.set(schema::k_weight, plan.weight);
  group.write(schema::k_moves, plan.moves,
              {claim.states.size(), plan.moves.size() / claim.states.size()});
  group.write(schema::k_orders, plan.orders,
              {claim.pairs.size(), plan.orders.size() / claim.pairs.size()});
  group.write(schema::k_boards, plan.boards);
}

/// A row for each state or pair: who reads the file by rows must find what is checked.
std::vector<std::uint8_t> read_plan_rows(const h5::Group& group, std::string_view name,
                                         std::size_t rows) {
  h5::Shape shape;
  std::vector<std::uint8_t> values = group.read<std::uint8_t>(name, 2, &shape);
  if (shape.front() != rows)
    throw FileError(
        fmt::format("{}: {} has {} rows, not {}", group.file(), name, shape.front(), rows));
  return values;
}

MixtureClaim::Plan read_plan(const h5::Group& group, const MixtureClaim& claim) {
  MixtureClaim::Plan plan;
  plan.weight = group.get<std::uint64_t>(schema::k_weight);
  plan.moves = read_plan_rows(group, schema::k_moves, claim.states.size());
  plan.orders = read_plan_rows(group, schema::k_orders, claim.pairs.size());
  plan.boards = group.read_texts(schema::k_boards);
  return plan;
}

}  // namespace

void write_certificate_file(const std::filesystem::path& path, const CertificateFile& file) {
  const MixtureClaim& claim = file.claim;
  SealedFile sealed(path, schema::k_certificate_filetype);
  h5::Group root = sealed.root();
  write_provenance(root, file.provenance);
  root.set(schema::k_plan_class, claim.plan_class);
  root.set(schema::k_lines, std::int32_t{claim.lines});
  root.write(schema::k_states, claim.states);
  root.write(schema::k_orders, claim.orders);
  std::vector<std::int32_t> pairs;
  for (const auto& pair : claim.pairs) pairs.insert(pairs.end(), pair.begin(), pair.end());
  root.write(schema::k_pairs, pairs, {claim.pairs.size(), 2});
  root.set(schema::k_scale, claim.scale);
  h5::Group plans = root.create_group(schema::k_plans);
  for (std::size_t i = 0; i < claim.plans.size(); ++i) {
    write_plan(plans, i, claim);
    sealed.check_written();
  }
  root.write(schema::k_patterns, claim.patterns);
  root.write(schema::k_values, claim.values);
  root.set(schema::k_guarantee, claim.guarantee);
  sealed.commit();
}

CertificateFile read_certificate_file(const std::filesystem::path& path) {
  const h5::File opened = open_sealed(path);
  const h5::Group root = opened.root();
  check_filetype(root, schema::k_certificate_filetype);
  CertificateFile file;
  file.provenance = read_provenance(root);
  MixtureClaim& claim = file.claim;
  claim.plan_class = root.get_text(schema::k_plan_class);
  claim.lines = root.get<std::int32_t>(schema::k_lines);
  claim.states = root.read_texts(schema::k_states);
  claim.orders = root.read_texts(schema::k_orders);
  const auto pairs = root.read<std::int32_t>(schema::k_pairs, 2);
  for (std::size_t i = 0; i + 1 < pairs.size(); i += 2)
    claim.pairs.push_back({pairs[i], pairs[i + 1]});
  claim.scale = root.get_text(schema::k_scale);
  const h5::Group plans = root.group(schema::k_plans);
  for (const std::string& name : plans.names())
    claim.plans.push_back(read_plan(plans.group(name), claim));
  claim.patterns = root.read_texts(schema::k_patterns);
  claim.values = root.read_texts(schema::k_values);
  claim.guarantee = root.get_text(schema::k_guarantee);
  return file;
}

}  // namespace flotilla::store
