// Made by `cargo xtask codegen`. Do not edit.

export const TEST_GAMES = [] as const;

export const TEST_BOOKS = {};
