// Made by `cargo xtask codegen`. Do not edit.

/** The version of commands and messages that this page speaks. */
export const PROTOCOL = 2;
