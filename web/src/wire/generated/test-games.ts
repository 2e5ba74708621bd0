// Made by `cargo xtask codegen`. Do not edit.

export const TEST_GAMES = [
  {
    cautions: [],
    id: "test-broadside",
    minutes: 5,
    names: { de: "Breitseite", en: "Broadside", pl: "Salwa" },
    options: [{ name: "aim", values: ["high", "low"] }],
    prefix: "tb",
    reactions: [],
    seats_max: 6,
    seats_min: 2,
    usual_seats: 3,
  },
] as const;

export const TEST_BOOKS = {
  "test-broadside": {
    cards: [],
    gallery: [],
    match: { aim: "high", n_guns: 36, seats: 6 },
    rules: [
      { id: "TB-PLAYERS", section: 0, tags: ["ours"] },
      { id: "TB-GUNS", section: 0, tags: ["ours"] },
      { id: "TB-DEAL", section: 0, tags: ["ours"] },
      { id: "TB-FIRE", section: 1, tags: ["ours"] },
      { id: "TB-WIN", section: 1, tags: ["ours"] },
      { id: "TB-AIM-LOW", section: 1, tags: ["ours"] },
      { id: "TB-END", section: 2, tags: ["ours"] },
    ],
    sections: ["tb-section-setup", "tb-section-round", "tb-section-end"],
  },
};
