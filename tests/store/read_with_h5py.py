#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Reads a count file as a user with h5py would, and prints what schema_test.cpp expects."""
import sys

import h5py

with h5py.File(sys.argv[1], "r") as file:
    print(file.attrs["filetype"].decode(), file.attrs["version"])
    record = file["counts/0000"]
    print(record.attrs["count"].decode(), record.attrs["board_rows"], record.attrs["board_cols"])
    print([text.decode() for text in record.attrs["rings"]])
    print(record["ship_length"][:].tolist(), record["ship_count"][:].tolist())
    polynomial = record["polynomial"]
    for used, limbs in zip(polynomial["used"][:].tolist(), polynomial["limbs"][:].tolist()):
        print(used, sum(limb << 64 * i for i, limb in enumerate(limbs)))
    print(record["rows/states"][:].tolist(), record["rows/seconds"][:].tolist())
    print(record["run"].attrs["config"].decode(), end="")
    print(file["provenance"].attrs["ranks"])
