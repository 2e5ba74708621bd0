# The commands of README, one line each; the work itself is in xtask, in Rust.

# rustup puts cargo here, but a shell that was open before does not look there yet.
export PATH := $(PATH):$(HOME)/.cargo/bin
# Named, because make would otherwise look commands up on the path it was started with.
SHELL := /bin/bash

.PHONY: help play terminal test journeys pictures python python-zoo bench arena soak load fuzz fmt tidy ledger cargo

help: ## this list (what plain `make` prints)
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1\t\2/p' Makefile | expand -t 16

play: cargo ## build, then open a tavern on this machine and print its address
	cargo xtask web
	cargo run --release -p cli --bin tortuga -- serve

terminal: cargo ## build, then play RUM in the terminal
	cargo run --release -p cli --bin tortuga -- play rum

test: cargo ## everything that must hold: format, lints, tests, docs, tidy
	cargo xtask ci

journeys: cargo ## play through the page in a real browser, all journeys
	cargo xtask journeys

pictures: cargo ## pictures of each page, in web/pictures
	cargo xtask pictures

python: cargo ## build the Python package and run its tests
	cargo xtask python

python-zoo: cargo ## the wheel on every Python that is here, and its rates
	cargo xtask python zoo

bench: cargo ## instructions and time an action
	cargo xtask bench

arena: cargo ## whether the bots are as strong as they must be; under 100 minutes on two cores
	cargo xtask arena

soak: cargo ## random play for a long time, every check on
	cargo xtask soak

load: cargo ## up to 16,000 people play at 4,000 tables of a server; what that takes
	cargo xtask load

fuzz: cargo ## hostile input for the readers
	cargo xtask fuzz

fmt: cargo ## format the code
	cargo fmt --all

tidy: cargo ## only the checks that no compiler makes
	cargo xtask tidy

ledger: cargo ## make the ledger.rs of each game from its RULES.md
	cargo xtask ledger

cargo:
	@command -v cargo >/dev/null || { echo "Rust is missing: install it with rustup (https://rustup.rs), then try again." >&2; exit 1; }
