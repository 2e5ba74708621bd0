// Made by `cargo xtask codegen`. Do not edit.

export const BOOKS = {
  "jolly-roger": {
    cards: [
      {
        columns: ["jr-column-value", "jr-column-crewmen", "ui-cards-count"],
        groups: [
          {
            name: { key: "jr-skill-navigation" },
            power: null,
            rows: [
              [
                { kind: "number", value: 1 },
                { kind: "number", value: 2 },
                { kind: "number", value: 2 },
              ],
              [
                { kind: "number", value: 1 },
                { kind: "number", value: 3 },
                { kind: "number", value: 2 },
              ],
              [
                { kind: "number", value: 1 },
                { kind: "number", value: 4 },
                { kind: "number", value: 2 },
              ],
              [
                { kind: "number", value: 1 },
                { kind: "number", value: 5 },
                { kind: "number", value: 1 },
              ],
              [
                { kind: "number", value: 2 },
                { kind: "number", value: 1 },
                { kind: "number", value: 2 },
              ],
              [
                { kind: "number", value: 2 },
                { kind: "number", value: 2 },
                { kind: "number", value: 1 },
              ],
              [
                { kind: "number", value: 2 },
                { kind: "number", value: 3 },
                { kind: "number", value: 1 },
              ],
              [
                { kind: "number", value: 3 },
                { kind: "number", value: 1 },
                { kind: "number", value: 1 },
              ],
              [
                { kind: "number", value: 3 },
                { kind: "number", value: 2 },
                { kind: "number", value: 1 },
              ],
            ],
          },
          {
            name: { key: "jr-skill-guns" },
            power: null,
            rows: [
              [
                { kind: "number", value: 1 },
                { kind: "number", value: 2 },
                { kind: "number", value: 2 },
              ],
              [
                { kind: "number", value: 1 },
                { kind: "number", value: 3 },
                { kind: "number", value: 2 },
              ],
              [
                { kind: "number", value: 1 },
                { kind: "number", value: 4 },
                { kind: "number", value: 2 },
              ],
              [
                { kind: "number", value: 1 },
                { kind: "number", value: 5 },
                { kind: "number", value: 1 },
              ],
              [
                { kind: "number", value: 2 },
                { kind: "number", value: 1 },
                { kind: "number", value: 2 },
              ],
              [
                { kind: "number", value: 2 },
                { kind: "number", value: 2 },
                { kind: "number", value: 1 },
              ],
              [
                { kind: "number", value: 2 },
                { kind: "number", value: 3 },
                { kind: "number", value: 1 },
              ],
              [
                { kind: "number", value: 3 },
                { kind: "number", value: 1 },
                { kind: "number", value: 1 },
              ],
              [
                { kind: "number", value: 3 },
                { kind: "number", value: 2 },
                { kind: "number", value: 1 },
              ],
            ],
          },
          {
            name: { key: "jr-skill-melee" },
            power: null,
            rows: [
              [
                { kind: "number", value: 1 },
                { kind: "number", value: 1 },
                { kind: "number", value: 1 },
              ],
              [
                { kind: "number", value: 1 },
                { kind: "number", value: 2 },
                { kind: "number", value: 2 },
              ],
              [
                { kind: "number", value: 1 },
                { kind: "number", value: 3 },
                { kind: "number", value: 2 },
              ],
              [
                { kind: "number", value: 1 },
                { kind: "number", value: 4 },
                { kind: "number", value: 1 },
              ],
              [
                { kind: "number", value: 1 },
                { kind: "number", value: 5 },
                { kind: "number", value: 1 },
              ],
              [
                { kind: "number", value: 2 },
                { kind: "number", value: 1 },
                { kind: "number", value: 2 },
              ],
              [
                { kind: "number", value: 2 },
                { kind: "number", value: 2 },
                { kind: "number", value: 1 },
              ],
              [
                { kind: "number", value: 2 },
                { kind: "number", value: 3 },
                { kind: "number", value: 1 },
              ],
              [
                { kind: "number", value: 3 },
                { kind: "number", value: 1 },
                { kind: "number", value: 1 },
              ],
              [
                { kind: "number", value: 3 },
                { kind: "number", value: 2 },
                { kind: "number", value: 1 },
              ],
            ],
          },
          {
            name: { key: "jr-cards-any" },
            power: null,
            rows: [
              [
                { kind: "number", value: 1 },
                { kind: "number", value: 1 },
                { kind: "number", value: 8 },
              ],
            ],
          },
        ],
        title: "jr-cards-plain",
      },
      {
        columns: ["jr-column-crewmen", "ui-cards-count"],
        groups: [
          {
            name: { key: "jr-card-captain" },
            power: null,
            rows: [
              [
                { kind: "number", value: 1 },
                { kind: "number", value: 1 },
              ],
            ],
          },
          {
            name: { key: "jr-card-quartermaster" },
            power: null,
            rows: [
              [
                { kind: "number", value: 1 },
                { kind: "number", value: 1 },
              ],
            ],
          },
          {
            name: { key: "jr-card-boatswain" },
            power: { key: "rule-jr-sp-boatswain" },
            rows: [
              [
                { kind: "number", value: 1 },
                { kind: "number", value: 1 },
              ],
            ],
          },
          {
            name: { key: "jr-card-carpenter" },
            power: { key: "rule-jr-sp-carpenter" },
            rows: [
              [
                { kind: "number", value: 1 },
                { kind: "number", value: 1 },
              ],
            ],
          },
          {
            name: { key: "jr-card-cook" },
            power: { key: "rule-jr-sp-cook" },
            rows: [
              [
                { kind: "number", value: 1 },
                { kind: "number", value: 1 },
              ],
            ],
          },
          {
            name: { key: "jr-card-cutthroat" },
            power: { key: "rule-jr-sp-cutthroat" },
            rows: [
              [
                { kind: "number", value: 1 },
                { kind: "number", value: 1 },
              ],
            ],
          },
          {
            name: { key: "jr-card-first-mate" },
            power: { key: "rule-jr-sp-first-mate" },
            rows: [
              [
                { kind: "number", value: 1 },
                { kind: "number", value: 1 },
              ],
            ],
          },
          {
            name: { key: "jr-card-lookout" },
            power: { key: "rule-jr-sp-lookout" },
            rows: [
              [
                { kind: "number", value: 1 },
                { kind: "number", value: 1 },
              ],
            ],
          },
          {
            name: { key: "jr-card-master-mariner" },
            power: { key: "rule-jr-sp-master-mariner" },
            rows: [
              [
                { kind: "number", value: 1 },
                { kind: "number", value: 1 },
              ],
            ],
          },
          {
            name: { key: "jr-card-old-sailor" },
            power: { key: "rule-jr-sp-old-sailor" },
            rows: [
              [
                { kind: "number", value: 1 },
                { kind: "number", value: 3 },
              ],
            ],
          },
          {
            name: { key: "jr-card-powder-monkey" },
            power: { key: "rule-jr-sp-powder-monkey" },
            rows: [
              [
                { kind: "number", value: 5 },
                { kind: "number", value: 1 },
              ],
            ],
          },
          {
            name: { key: "jr-card-sea-dog" },
            power: { key: "rule-jr-sp-sea-dog" },
            rows: [
              [
                { kind: "number", value: 1 },
                { kind: "number", value: 1 },
              ],
            ],
          },
          {
            name: { key: "jr-card-second-mate" },
            power: { key: "rule-jr-sp-second-mate" },
            rows: [
              [
                { kind: "number", value: 1 },
                { kind: "number", value: 1 },
              ],
            ],
          },
          {
            name: { key: "jr-card-sharp-shooter" },
            power: { key: "rule-jr-sp-sharp-shooter" },
            rows: [
              [
                { kind: "number", value: 1 },
                { kind: "number", value: 1 },
              ],
            ],
          },
          {
            name: { key: "jr-card-smart-kid" },
            power: { key: "rule-jr-sp-smart-kid" },
            rows: [
              [
                { kind: "number", value: 1 },
                { kind: "number", value: 1 },
              ],
            ],
          },
          {
            name: { key: "jr-card-stowaways" },
            power: { key: "rule-jr-sp-stowaways" },
            rows: [
              [
                { kind: "number", value: 1 },
                { kind: "number", value: 1 },
              ],
            ],
          },
          {
            name: { key: "jr-card-surgeon" },
            power: { key: "rule-jr-sp-surgeon" },
            rows: [
              [
                { kind: "number", value: 1 },
                { kind: "number", value: 1 },
              ],
            ],
          },
          {
            name: { key: "jr-card-traitor" },
            power: { key: "rule-jr-sp-traitor" },
            rows: [
              [
                { kind: "number", value: 1 },
                { kind: "number", value: 2 },
              ],
            ],
          },
        ],
        title: "jr-cards-special",
      },
      {
        columns: ["ui-cards-count"],
        groups: [
          {
            name: { args: [["value", { kind: "number", value: 1 }]], key: "jr-prize-gold" },
            power: null,
            rows: [[{ kind: "number", value: 13 }]],
          },
          {
            name: { args: [["value", { kind: "number", value: 2 }]], key: "jr-prize-gold" },
            power: null,
            rows: [[{ kind: "number", value: 10 }]],
          },
          {
            name: { args: [["value", { kind: "number", value: 3 }]], key: "jr-prize-gold" },
            power: null,
            rows: [[{ kind: "number", value: 6 }]],
          },
          {
            name: { key: "jr-prize-rum" },
            power: { key: "jr-cards-rum" },
            rows: [[{ kind: "number", value: 9 }]],
          },
          {
            name: { key: "jr-prize-jewels" },
            power: { key: "jr-cards-jewels" },
            rows: [[{ kind: "number", value: 4 }]],
          },
          {
            name: { key: "jr-prize-hostage" },
            power: { key: "jr-cards-hostage" },
            rows: [[{ kind: "number", value: 4 }]],
          },
        ],
        title: "jr-cards-prizes",
      },
      {
        columns: [
          "jr-column-navigation",
          "jr-column-guns",
          "jr-column-melee",
          "jr-column-prizes",
          "ui-cards-count",
        ],
        groups: [
          {
            name: { key: "jr-kind-fort" },
            power: null,
            rows: [
              [
                { kind: "number", value: 1 },
                { kind: "number", value: 3 },
                { kind: "number", value: 3 },
                { kind: "number", value: 5 },
                { kind: "number", value: 1 },
              ],
              [
                { kind: "number", value: 2 },
                { kind: "number", value: 3 },
                { kind: "number", value: 4 },
                { kind: "number", value: 5 },
                { kind: "number", value: 1 },
              ],
              [
                { kind: "number", value: 1 },
                { kind: "number", value: 4 },
                { kind: "number", value: 3 },
                { kind: "number", value: 5 },
                { kind: "number", value: 1 },
              ],
              [
                { kind: "number", value: 2 },
                { kind: "number", value: 4 },
                { kind: "number", value: 4 },
                { kind: "number", value: 6 },
                { kind: "number", value: 1 },
              ],
              [
                { kind: "number", value: 1 },
                { kind: "number", value: 5 },
                { kind: "number", value: 3 },
                { kind: "number", value: 6 },
                { kind: "number", value: 1 },
              ],
              [
                { kind: "number", value: 2 },
                { kind: "number", value: 6 },
                { kind: "number", value: 3 },
                { kind: "number", value: 7 },
                { kind: "number", value: 1 },
              ],
              [
                { kind: "number", value: 1 },
                { kind: "number", value: 6 },
                { kind: "number", value: 4 },
                { kind: "number", value: 7 },
                { kind: "number", value: 1 },
              ],
              [
                { kind: "number", value: 2 },
                { kind: "number", value: 6 },
                { kind: "number", value: 4 },
                { kind: "number", value: 8 },
                { kind: "number", value: 1 },
              ],
            ],
          },
          {
            name: { key: "jr-kind-ship" },
            power: null,
            rows: [
              [
                { kind: "number", value: 3 },
                { kind: "number", value: 1 },
                { kind: "number", value: 1 },
                { kind: "number", value: 3 },
                { kind: "number", value: 1 },
              ],
              [
                { kind: "number", value: 3 },
                { kind: "number", value: 2 },
                { kind: "number", value: 1 },
                { kind: "number", value: 4 },
                { kind: "number", value: 1 },
              ],
              [
                { kind: "number", value: 3 },
                { kind: "number", value: 1 },
                { kind: "number", value: 2 },
                { kind: "number", value: 4 },
                { kind: "number", value: 1 },
              ],
              [
                { kind: "number", value: 4 },
                { kind: "number", value: 1 },
                { kind: "number", value: 1 },
                { kind: "number", value: 4 },
                { kind: "number", value: 1 },
              ],
              [
                { kind: "number", value: 3 },
                { kind: "number", value: 2 },
                { kind: "number", value: 2 },
                { kind: "number", value: 5 },
                { kind: "number", value: 1 },
              ],
              [
                { kind: "number", value: 4 },
                { kind: "number", value: 2 },
                { kind: "number", value: 1 },
                { kind: "number", value: 6 },
                { kind: "number", value: 1 },
              ],
              [
                { kind: "number", value: 4 },
                { kind: "number", value: 2 },
                { kind: "number", value: 2 },
                { kind: "number", value: 6 },
                { kind: "number", value: 1 },
              ],
              [
                { kind: "number", value: 5 },
                { kind: "number", value: 3 },
                { kind: "number", value: 2 },
                { kind: "number", value: 7 },
                { kind: "number", value: 1 },
              ],
            ],
          },
          {
            name: { key: "jr-kind-settlement" },
            power: null,
            rows: [
              [
                { kind: "number", value: 2 },
                { kind: "number", value: 1 },
                { kind: "number", value: 3 },
                { kind: "number", value: 4 },
                { kind: "number", value: 1 },
              ],
              [
                { kind: "number", value: 2 },
                { kind: "number", value: 2 },
                { kind: "number", value: 3 },
                { kind: "number", value: 4 },
                { kind: "number", value: 1 },
              ],
              [
                { kind: "number", value: 3 },
                { kind: "number", value: 1 },
                { kind: "number", value: 3 },
                { kind: "number", value: 5 },
                { kind: "number", value: 1 },
              ],
              [
                { kind: "number", value: 2 },
                { kind: "number", value: 1 },
                { kind: "number", value: 4 },
                { kind: "number", value: 5 },
                { kind: "number", value: 1 },
              ],
              [
                { kind: "number", value: 3 },
                { kind: "number", value: 1 },
                { kind: "number", value: 4 },
                { kind: "number", value: 5 },
                { kind: "number", value: 1 },
              ],
              [
                { kind: "number", value: 2 },
                { kind: "number", value: 2 },
                { kind: "number", value: 5 },
                { kind: "number", value: 6 },
                { kind: "number", value: 1 },
              ],
              [
                { kind: "number", value: 3 },
                { kind: "number", value: 1 },
                { kind: "number", value: 5 },
                { kind: "number", value: 7 },
                { kind: "number", value: 1 },
              ],
              [
                { kind: "number", value: 3 },
                { kind: "number", value: 2 },
                { kind: "number", value: 6 },
                { kind: "number", value: 8 },
                { kind: "number", value: 1 },
              ],
            ],
          },
        ],
        title: "jr-cards-targets",
      },
      {
        columns: ["jr-column-crew", "ui-cards-count"],
        groups: [
          {
            name: { key: "jr-kind-port" },
            power: null,
            rows: [
              [
                { kind: "number", value: 1 },
                { kind: "number", value: 2 },
              ],
              [
                { kind: "number", value: 2 },
                { kind: "number", value: 4 },
              ],
              [
                { kind: "number", value: 3 },
                { kind: "number", value: 2 },
              ],
            ],
          },
          {
            name: { key: "jr-kind-island" },
            power: null,
            rows: [
              [
                { kind: "number", value: 0 },
                { kind: "number", value: 3 },
              ],
            ],
          },
        ],
        title: "jr-cards-havens",
      },
    ],
    rules: [
      { id: "JR-PLAYERS", section: 0, tags: ["all"] },
      { id: "JR-PARTS", section: 0, tags: ["all"] },
      { id: "JR-PARTS-CREW", section: 0, tags: ["all", "en pl, read from the figure", "pl"] },
      { id: "JR-PARTS-DEST", section: 0, tags: ["all"] },
      { id: "JR-PARTS-PRIZE", section: 0, tags: ["all"] },
      { id: "JR-PARTS-DATA", section: 0, tags: ["ours"] },
      { id: "JR-SETUP-CAPTAIN", section: 1, tags: ["all"] },
      { id: "JR-SETUP-DEAL", section: 1, tags: ["all"] },
      { id: "JR-SETUP-DEST", section: 1, tags: ["all"] },
      { id: "JR-SETUP-PRIZE", section: 1, tags: ["all"] },
      {
        id: "JR-HAND-LIMIT",
        section: 1,
        tags: ["all; role cards from the set-up", "all; face up and choice ours"],
      },
      { id: "JR-PUBLIC", section: 1, tags: ["ours"] },
      { id: "JR-APPOINT", section: 2, tags: ["all; 'never himself' ours"] },
      {
        id: "JR-APPOINT-DRAW",
        section: 2,
        tags: ["all", "de, taken for all", "timing and the last ours", "ours"],
      },
      { id: "JR-VOYAGE", section: 2, tags: ["all", "ours"] },
      { id: "JR-PUNISH", section: 2, tags: ["all", "ours"] },
      { id: "JR-ROUND-COUNT", section: 2, tags: ["all", "all", "all"] },
      { id: "JR-STEP-ORDER", section: 2, tags: ["ours"] },
      { id: "JR-ATTACK-FIRST", section: 3, tags: ["all", "ours"] },
      { id: "JR-ATTACK-OPEN", section: 3, tags: ["all; last de"] },
      { id: "JR-ATTACK-REVEAL", section: 3, tags: ["all", "ours"] },
      {
        id: "JR-ATTACK-SUM",
        section: 3,
        tags: ["order ours", "all; 'after the reveal' printed in de"],
      },
      { id: "JR-ATTACK-SPECIAL", section: 3, tags: ["ours, from all"] },
      { id: "JR-ATTACK-DISCARD", section: 3, tags: ["all"] },
      { id: "JR-SHARE-DRAW", section: 4, tags: ["all"] },
      { id: "JR-SHARE-CAPTAIN", section: 4, tags: ["all"] },
      {
        id: "JR-SHARE-EQUAL",
        section: 4,
        tags: ["all; 'third', 'only this' and 'picks count' ours; 'and the Captain' printed in pl"],
      },
      { id: "JR-SHARE-OPEN", section: 4, tags: ["all"] },
      { id: "JR-PORT-DRAW", section: 5, tags: ["all", "ours"] },
      {
        id: "JR-PORT-EXCHANGE",
        section: 5,
        tags: [
          "all",
          "ours",
          "en pl",
          "de: its hidden-prizes variant says face up, so that variant is face up for all",
        ],
      },
      { id: "JR-PORT-RANSOM", section: 5, tags: ["all", "ours"] },
      { id: "JR-PORT-EMPTY", section: 5, tags: ["ours", "all"] },
      { id: "JR-ISLAND-MAP", section: 6, tags: ["all", "ours", "en pl", "ours", "de", "ours"] },
      { id: "JR-ISLAND-BURY", section: 6, tags: ["all", "de", "en pl ours", "ours", "ours"] },
      { id: "JR-ISLAND-MAP-DISCARD", section: 6, tags: ["all"] },
      { id: "JR-MUTINY-WHEN", section: 7, tags: ["all", "ours"] },
      { id: "JR-MUTINY-START", section: 7, tags: ["all", "Cutthroat all, others ours", "ours"] },
      { id: "JR-MUTINY-OPEN", section: 7, tags: ["all", "ours"] },
      { id: "JR-MUTINY-ROLES", section: 7, tags: ["all", "ours"] },
      {
        id: "JR-MUTINY-SIDES",
        section: 7,
        tags: ["all: no card played is neutral; the rest ours"],
      },
      { id: "JR-MUTINY-EFFECTS", section: 7, tags: ["second half all; first ours"] },
      { id: "JR-MUTINY-WIN", section: 7, tags: ["all"] },
      { id: "JR-MUTINY-APPOINT", section: 7, tags: ["en pl", "de", "all", "ours"] },
      { id: "JR-MUTINY-PRIZES", section: 7, tags: ["en de", "ours", "ours"] },
      { id: "JR-MUTINY-CREW", section: 7, tags: ["all", "all, from the cards", "all", "ours"] },
      {
        id: "JR-MUTINY-NEXT",
        section: 7,
        tags: ["all", "de, taken for all", "ours: the books say 'always'", "all"],
      },
      { id: "JR-MUTINY-LAST", section: 7, tags: ["all", "ours"] },
      { id: "JR-SP-BOATSWAIN", section: 8, tags: ['all; "cards or promises" en pl', "ours"] },
      {
        id: "JR-SP-CARPENTER",
        section: 8,
        tags: ["all; de: 'draw', and 'face-up' not said", "ours"],
      },
      { id: "JR-SP-COOK", section: 8, tags: ["all", "ours"] },
      { id: "JR-SP-CUTTHROAT", section: 8, tags: ["all", "de, taken for all", "all", "ours"] },
      {
        id: "JR-SP-FIRST-MATE",
        section: 8,
        tags: ["en; pl and de say one point more or less, which comes to the same"],
      },
      { id: "JR-SP-MASTER-MARINER", section: 8, tags: ["as First Mate"] },
      { id: "JR-SP-SHARP-SHOOTER", section: 8, tags: ["as First Mate"] },
      {
        id: "JR-SP-LOOKOUT",
        section: 8,
        tags: ["en de; pl says any destination, which changes nothing", "ours"],
      },
      { id: "JR-SP-OLD-SAILOR", section: 8, tags: ["all"] },
      { id: "JR-SP-POWDER-MONKEY", section: 8, tags: ["all"] },
      { id: "JR-SP-SEA-DOG", section: 8, tags: ["en", "pl de", "all", "ours"] },
      { id: "JR-SP-SECOND-MATE", section: 8, tags: ["all", "ours"] },
      { id: "JR-SP-SMART-KID", section: 8, tags: ["all", "ours"] },
      { id: "JR-SP-STOWAWAYS", section: 8, tags: ["all"] },
      { id: "JR-SP-SURGEON", section: 8, tags: ["all", "ours"] },
      {
        id: "JR-SP-TRAITOR",
        section: 8,
        tags: ["all; de 'any other card', taken as crew", "ours"],
      },
      { id: "JR-SP-TRAITOR-EFFECTS", section: 8, tags: ["ours"] },
      { id: "JR-SP-ANYTIME", section: 8, tags: ["ours"] },
      { id: "JR-SP-TIMING", section: 8, tags: ["ours"] },
      {
        id: "JR-BRIBE",
        section: 9,
        tags: ["all", "ours", "ours", "ours", "ours", "de", "en pl: silent, so ours", "ours"],
      },
      { id: "JR-TALK", section: 9, tags: ["all"] },
      { id: "JR-CREW-RESHUFFLE", section: 10, tags: ["all"] },
      { id: "JR-CREW-EMPTY", section: 10, tags: ["ours"] },
      { id: "JR-END", section: 10, tags: ["all", "ours", "all"] },
      { id: "JR-SCORE", section: 10, tags: ["all", "ours"] },
      { id: "JR-VAR-HIDDEN", section: 11, tags: ["all", "ours"] },
      { id: "JR-VAR-HIDDEN-CARDS", section: 11, tags: ["ours"] },
      { id: "JR-VAR-GOLD", section: 11, tags: ["all", "ours"] },
      { id: "JR-VAR-THREE", section: 11, tags: ["all", "ours"] },
    ],
    sections: [
      "jr-section-parts",
      "jr-section-setup",
      "jr-section-round",
      "jr-section-attack",
      "jr-section-sharing",
      "jr-section-port",
      "jr-section-island",
      "jr-section-mutiny",
      "jr-section-special",
      "jr-section-bribes",
      "jr-section-end",
      "jr-section-variants",
    ],
  },
  "port-royal": {
    cards: [
      {
        columns: ["pr-column-swords", "pr-column-coins", "ui-cards-count"],
        groups: [
          {
            name: { key: "pr-ship-yellow" },
            power: null,
            rows: [
              [
                { kind: "number", value: 1 },
                { kind: "number", value: 1 },
                { kind: "number", value: 3 },
              ],
              [
                { kind: "number", value: 1 },
                { kind: "number", value: 2 },
                { kind: "number", value: 1 },
              ],
              [
                { kind: "number", value: 2 },
                { kind: "number", value: 2 },
                { kind: "number", value: 2 },
              ],
              [
                { kind: "number", value: 2 },
                { kind: "number", value: 3 },
                { kind: "number", value: 1 },
              ],
              [
                { kind: "number", value: 4 },
                { kind: "number", value: 3 },
                { kind: "number", value: 2 },
              ],
              [
                { kind: "number", value: 4 },
                { kind: "number", value: 4 },
                { kind: "number", value: 1 },
              ],
            ],
          },
          {
            name: { key: "pr-ship-blue" },
            power: null,
            rows: [
              [
                { kind: "number", value: 1 },
                { kind: "number", value: 1 },
                { kind: "number", value: 3 },
              ],
              [
                { kind: "number", value: 1 },
                { kind: "number", value: 2 },
                { kind: "number", value: 1 },
              ],
              [
                { kind: "number", value: 2 },
                { kind: "number", value: 2 },
                { kind: "number", value: 2 },
              ],
              [
                { kind: "number", value: 2 },
                { kind: "number", value: 3 },
                { kind: "number", value: 1 },
              ],
              [
                { kind: "number", value: 5 },
                { kind: "number", value: 3 },
                { kind: "number", value: 2 },
              ],
              [
                { kind: "number", value: 5 },
                { kind: "number", value: 4 },
                { kind: "number", value: 1 },
              ],
            ],
          },
          {
            name: { key: "pr-ship-green" },
            power: null,
            rows: [
              [
                { kind: "number", value: 1 },
                { kind: "number", value: 1 },
                { kind: "number", value: 3 },
              ],
              [
                { kind: "number", value: 1 },
                { kind: "number", value: 2 },
                { kind: "number", value: 1 },
              ],
              [
                { kind: "number", value: 3 },
                { kind: "number", value: 2 },
                { kind: "number", value: 2 },
              ],
              [
                { kind: "number", value: 3 },
                { kind: "number", value: 3 },
                { kind: "number", value: 1 },
              ],
              [
                { kind: "number", value: 5 },
                { kind: "number", value: 3 },
                { kind: "number", value: 2 },
              ],
              [
                { kind: "number", value: 5 },
                { kind: "number", value: 4 },
                { kind: "number", value: 1 },
              ],
            ],
          },
          {
            name: { key: "pr-ship-red" },
            power: null,
            rows: [
              [
                { kind: "number", value: 1 },
                { kind: "number", value: 1 },
                { kind: "number", value: 3 },
              ],
              [
                { kind: "number", value: 3 },
                { kind: "number", value: 2 },
                { kind: "number", value: 3 },
              ],
              [
                { kind: "number", value: 6 },
                { kind: "number", value: 3 },
                { kind: "number", value: 2 },
              ],
              [
                { kind: "words", value: { key: "pr-column-skull" } },
                { kind: "number", value: 3 },
                { kind: "number", value: 1 },
              ],
              [
                { kind: "words", value: { key: "pr-column-skull" } },
                { kind: "number", value: 4 },
                { kind: "number", value: 1 },
              ],
            ],
          },
          {
            name: { key: "pr-ship-black" },
            power: null,
            rows: [
              [
                { kind: "number", value: 2 },
                { kind: "number", value: 1 },
                { kind: "number", value: 3 },
              ],
              [
                { kind: "number", value: 4 },
                { kind: "number", value: 2 },
                { kind: "number", value: 3 },
              ],
              [
                { kind: "number", value: 7 },
                { kind: "number", value: 3 },
                { kind: "number", value: 2 },
              ],
              [
                { kind: "words", value: { key: "pr-column-skull" } },
                { kind: "number", value: 3 },
                { kind: "number", value: 1 },
              ],
              [
                { kind: "words", value: { key: "pr-column-skull" } },
                { kind: "number", value: 4 },
                { kind: "number", value: 1 },
              ],
            ],
          },
        ],
        title: "pr-cards-ships",
      },
      {
        columns: ["pr-column-cost", "pr-column-points", "ui-cards-count"],
        groups: [
          {
            name: { key: "pr-role-trader-yellow" },
            power: {
              args: [["ship", { kind: "name", value: { key: "pr-ship-yellow" } }]],
              key: "pr-ability-trader",
            },
            rows: [
              [
                { kind: "number", value: 3 },
                { kind: "number", value: 1 },
                { kind: "number", value: 1 },
              ],
              [
                { kind: "number", value: 5 },
                { kind: "number", value: 2 },
                { kind: "number", value: 1 },
              ],
            ],
          },
          {
            name: { key: "pr-role-trader-blue" },
            power: {
              args: [["ship", { kind: "name", value: { key: "pr-ship-blue" } }]],
              key: "pr-ability-trader",
            },
            rows: [
              [
                { kind: "number", value: 3 },
                { kind: "number", value: 1 },
                { kind: "number", value: 1 },
              ],
              [
                { kind: "number", value: 5 },
                { kind: "number", value: 2 },
                { kind: "number", value: 1 },
              ],
            ],
          },
          {
            name: { key: "pr-role-trader-green" },
            power: {
              args: [["ship", { kind: "name", value: { key: "pr-ship-green" } }]],
              key: "pr-ability-trader",
            },
            rows: [
              [
                { kind: "number", value: 3 },
                { kind: "number", value: 1 },
                { kind: "number", value: 2 },
              ],
            ],
          },
          {
            name: { key: "pr-role-trader-red" },
            power: {
              args: [["ship", { kind: "name", value: { key: "pr-ship-red" } }]],
              key: "pr-ability-trader",
            },
            rows: [
              [
                { kind: "number", value: 3 },
                { kind: "number", value: 1 },
                { kind: "number", value: 2 },
              ],
            ],
          },
          {
            name: { key: "pr-role-trader-black" },
            power: {
              args: [["ship", { kind: "name", value: { key: "pr-ship-black" } }]],
              key: "pr-ability-trader",
            },
            rows: [
              [
                { kind: "number", value: 3 },
                { kind: "number", value: 1 },
                { kind: "number", value: 2 },
              ],
            ],
          },
          {
            name: { key: "pr-role-settler" },
            power: { key: "pr-ability-settler" },
            rows: [
              [
                { kind: "number", value: 4 },
                { kind: "number", value: 1 },
                { kind: "number", value: 5 },
              ],
            ],
          },
          {
            name: { key: "pr-role-captain" },
            power: { key: "pr-ability-captain" },
            rows: [
              [
                { kind: "number", value: 4 },
                { kind: "number", value: 1 },
                { kind: "number", value: 5 },
              ],
            ],
          },
          {
            name: { key: "pr-role-priest" },
            power: { key: "pr-ability-priest" },
            rows: [
              [
                { kind: "number", value: 4 },
                { kind: "number", value: 1 },
                { kind: "number", value: 5 },
              ],
            ],
          },
          {
            name: { key: "pr-role-jack" },
            power: { key: "pr-ability-jack" },
            rows: [
              [
                { kind: "number", value: 6 },
                { kind: "number", value: 1 },
                { kind: "number", value: 3 },
              ],
            ],
          },
          {
            name: { key: "pr-role-sailor" },
            power: { key: "pr-ability-sailor" },
            rows: [
              [
                { kind: "number", value: 3 },
                { kind: "number", value: 1 },
                { kind: "number", value: 7 },
              ],
              [
                { kind: "number", value: 5 },
                { kind: "number", value: 2 },
                { kind: "number", value: 2 },
              ],
              [
                { kind: "number", value: 7 },
                { kind: "number", value: 3 },
                { kind: "number", value: 1 },
              ],
            ],
          },
          {
            name: { key: "pr-role-pirate" },
            power: { key: "pr-ability-pirate" },
            rows: [
              [
                { kind: "number", value: 5 },
                { kind: "number", value: 1 },
                { kind: "number", value: 1 },
              ],
              [
                { kind: "number", value: 7 },
                { kind: "number", value: 2 },
                { kind: "number", value: 1 },
              ],
              [
                { kind: "number", value: 9 },
                { kind: "number", value: 3 },
                { kind: "number", value: 1 },
              ],
            ],
          },
          {
            name: { key: "pr-role-mademoiselle" },
            power: { key: "pr-ability-mademoiselle" },
            rows: [
              [
                { kind: "number", value: 7 },
                { kind: "number", value: 2 },
                { kind: "number", value: 2 },
              ],
              [
                { kind: "number", value: 9 },
                { kind: "number", value: 3 },
                { kind: "number", value: 2 },
              ],
            ],
          },
          {
            name: { key: "pr-role-jester" },
            power: { key: "pr-ability-jester" },
            rows: [
              [
                { kind: "number", value: 5 },
                { kind: "number", value: 1 },
                { kind: "number", value: 1 },
              ],
              [
                { kind: "number", value: 7 },
                { kind: "number", value: 2 },
                { kind: "number", value: 3 },
              ],
              [
                { kind: "number", value: 9 },
                { kind: "number", value: 3 },
                { kind: "number", value: 1 },
              ],
            ],
          },
          {
            name: { key: "pr-role-admiral" },
            power: { key: "pr-ability-admiral" },
            rows: [
              [
                { kind: "number", value: 5 },
                { kind: "number", value: 1 },
                { kind: "number", value: 1 },
              ],
              [
                { kind: "number", value: 7 },
                { kind: "number", value: 2 },
                { kind: "number", value: 3 },
              ],
              [
                { kind: "number", value: 9 },
                { kind: "number", value: 3 },
                { kind: "number", value: 2 },
              ],
            ],
          },
          {
            name: { key: "pr-role-governor" },
            power: { key: "pr-ability-governor" },
            rows: [
              [
                { kind: "number", value: 8 },
                { kind: "number", value: 0 },
                { kind: "number", value: 4 },
              ],
            ],
          },
        ],
        title: "pr-cards-persons",
      },
      {
        columns: ["pr-column-coins", "pr-column-points"],
        groups: [
          {
            name: {
              args: [
                [
                  "persons",
                  {
                    kind: "names",
                    value: [{ key: "pr-role-captain" }, { key: "pr-role-captain" }],
                  },
                ],
              ],
              key: "pr-cards-crew",
            },
            power: null,
            rows: [
              [
                { kind: "number", value: 2 },
                { kind: "number", value: 4 },
              ],
            ],
          },
          {
            name: {
              args: [
                [
                  "persons",
                  { kind: "names", value: [{ key: "pr-role-priest" }, { key: "pr-role-priest" }] },
                ],
              ],
              key: "pr-cards-crew",
            },
            power: null,
            rows: [
              [
                { kind: "number", value: 2 },
                { kind: "number", value: 4 },
              ],
            ],
          },
          {
            name: {
              args: [
                [
                  "persons",
                  {
                    kind: "names",
                    value: [{ key: "pr-role-settler" }, { key: "pr-role-settler" }],
                  },
                ],
              ],
              key: "pr-cards-crew",
            },
            power: null,
            rows: [
              [
                { kind: "number", value: 2 },
                { kind: "number", value: 4 },
              ],
            ],
          },
          {
            name: {
              args: [
                [
                  "persons",
                  {
                    kind: "names",
                    value: [
                      { key: "pr-role-captain" },
                      { key: "pr-role-captain" },
                      { key: "pr-role-settler" },
                    ],
                  },
                ],
              ],
              key: "pr-cards-crew",
            },
            power: null,
            rows: [
              [
                { kind: "number", value: 3 },
                { kind: "number", value: 6 },
              ],
            ],
          },
          {
            name: {
              args: [
                [
                  "persons",
                  {
                    kind: "names",
                    value: [
                      { key: "pr-role-priest" },
                      { key: "pr-role-priest" },
                      { key: "pr-role-settler" },
                    ],
                  },
                ],
              ],
              key: "pr-cards-crew",
            },
            power: null,
            rows: [
              [
                { kind: "number", value: 3 },
                { kind: "number", value: 6 },
              ],
            ],
          },
          {
            name: {
              args: [
                [
                  "persons",
                  {
                    kind: "names",
                    value: [
                      { key: "pr-role-captain" },
                      { key: "pr-role-priest" },
                      { key: "pr-role-settler" },
                    ],
                  },
                ],
              ],
              key: "pr-cards-crew",
            },
            power: { key: "pr-cards-five" },
            rows: [
              [
                { kind: "number", value: 3 },
                { kind: "number", value: 5 },
              ],
            ],
          },
        ],
        title: "pr-cards-expeditions",
      },
      {
        columns: ["ui-cards-count"],
        groups: [
          {
            name: { key: "pr-card-tax-swords" },
            power: null,
            rows: [[{ kind: "number", value: 2 }]],
          },
          {
            name: { key: "pr-card-tax-points" },
            power: null,
            rows: [[{ kind: "number", value: 2 }]],
          },
        ],
        title: "pr-cards-taxes",
      },
    ],
    rules: [
      { id: "PR-PLAYERS", section: 0, tags: ["book"] },
      { id: "PR-DECK", section: 0, tags: ["book"] },
      { id: "PR-DECK-SWORDS", section: 0, tags: ["book"] },
      { id: "PR-SWORDS", section: 0, tags: ["book"] },
      { id: "PR-DECK-DATA", section: 0, tags: ["ours"] },
      { id: "PR-SETUP-FIVE", section: 0, tags: ["book"] },
      { id: "PR-SETUP-FIRST", section: 0, tags: ["ours"] },
      { id: "PR-SETUP-COINS", section: 0, tags: ["book"] },
      { id: "PR-COINS", section: 0, tags: ["book"] },
      { id: "PR-COINS-PUBLIC", section: 0, tags: ["ours"] },
      { id: "PR-COINS-WHICH", section: 0, tags: ["ours"] },
      { id: "PR-COINS-ORDER", section: 0, tags: ["ours"] },
      { id: "PR-COINS-SHORT", section: 0, tags: ["ours"] },
      { id: "PR-RESHUFFLE", section: 0, tags: ["book"] },
      { id: "PR-RESHUFFLE-WHEN", section: 0, tags: ["ours"] },
      { id: "PR-DRAW", section: 1, tags: ["book"] },
      { id: "PR-DRAW-EMPTY", section: 1, tags: ["ours"] },
      { id: "PR-DRAW-NONE", section: 1, tags: ["ours"] },
      { id: "PR-DRAW-PERSON", section: 1, tags: ["book"] },
      { id: "PR-DRAW-SHIP", section: 1, tags: ["book"] },
      { id: "PR-REPEL-MAY", section: 1, tags: ["ours"] },
      { id: "PR-BUST", section: 1, tags: ["book"] },
      { id: "PR-DRAW-EXPEDITION", section: 1, tags: ["book"] },
      { id: "PR-EXPEDITION", section: 1, tags: ["book"] },
      { id: "PR-EXPEDITION-WHEN", section: 1, tags: ["ours"] },
      { id: "PR-EXPEDITION-SAME", section: 1, tags: ["ours"] },
      { id: "PR-TAX", section: 1, tags: ["book"] },
      { id: "PR-TAX-SHORT", section: 1, tags: ["ours"] },
      { id: "PR-STACK", section: 2, tags: ["book"] },
      { id: "PR-STACK-FORCED", section: 2, tags: ["ours"] },
      { id: "PR-TAKE", section: 2, tags: ["book"] },
      { id: "PR-TAKE-NONE", section: 2, tags: ["ours"] },
      { id: "PR-TRADE", section: 2, tags: ["book"] },
      { id: "PR-HIRE", section: 2, tags: ["book"] },
      { id: "PR-OTHERS", section: 2, tags: ["book"] },
      { id: "PR-OTHERS-FEE", section: 2, tags: ["ours"] },
      { id: "PR-ADMIRAL", section: 2, tags: ["book"] },
      { id: "PR-ADMIRAL-ONCE", section: 2, tags: ["ours"] },
      { id: "PR-JESTER", section: 2, tags: ["book"] },
      { id: "PR-JESTER-ONCE", section: 2, tags: ["ours"] },
      { id: "PR-CLEAN", section: 2, tags: ["book"] },
      { id: "PR-END", section: 3, tags: ["book"] },
      { id: "PR-END-WHO", section: 3, tags: ["ours"] },
      { id: "PR-END-KEEP", section: 3, tags: ["ours"] },
      { id: "PR-END-EQUAL", section: 3, tags: ["other editions"] },
      { id: "PR-END-STUCK", section: 3, tags: ["ours"] },
      { id: "PR-END-LONG", section: 3, tags: ["ours"] },
      { id: "PR-WIN", section: 3, tags: ["book"] },
      { id: "PR-VAR-EXPEDITION", section: 3, tags: ["book"] },
      { id: "PR-VAR-RANK", section: 3, tags: ["ours"] },
      { id: "PR-VAR-NONE", section: 3, tags: ["ours"] },
    ],
    sections: ["pr-section-setup", "pr-section-discover", "pr-section-take", "pr-section-end"],
  },
  rum: {
    cards: [
      {
        columns: ["rum-column-ends"],
        groups: [
          {
            name: {
              args: [["colour", { kind: "name", value: { key: "rum-colour-red" } }]],
              key: "rum-laid-single",
            },
            power: null,
            rows: [
              [
                {
                  kind: "words",
                  value: {
                    args: [
                      [
                        "ends",
                        {
                          kind: "names",
                          value: [
                            {
                              args: [
                                ["colour", { kind: "name", value: { key: "rum-colour-orange" } }],
                              ],
                              key: "rum-laid-double",
                            },
                            {
                              args: [
                                ["colour", { kind: "name", value: { key: "rum-colour-yellow" } }],
                              ],
                              key: "rum-laid-double",
                            },
                            {
                              args: [
                                ["colour", { kind: "name", value: { key: "rum-colour-blue" } }],
                              ],
                              key: "rum-laid-double",
                            },
                          ],
                        },
                      ],
                    ],
                    key: "rum-cards-ends",
                  },
                },
              ],
            ],
          },
          {
            name: {
              args: [["colour", { kind: "name", value: { key: "rum-colour-orange" } }]],
              key: "rum-laid-single",
            },
            power: null,
            rows: [
              [
                {
                  kind: "words",
                  value: {
                    args: [
                      [
                        "ends",
                        {
                          kind: "names",
                          value: [
                            {
                              args: [
                                ["colour", { kind: "name", value: { key: "rum-colour-yellow" } }],
                              ],
                              key: "rum-laid-double",
                            },
                            {
                              args: [
                                ["colour", { kind: "name", value: { key: "rum-colour-green" } }],
                              ],
                              key: "rum-laid-double",
                            },
                            {
                              args: [
                                ["colour", { kind: "name", value: { key: "rum-colour-purple" } }],
                              ],
                              key: "rum-laid-double",
                            },
                          ],
                        },
                      ],
                    ],
                    key: "rum-cards-ends",
                  },
                },
              ],
            ],
          },
          {
            name: {
              args: [["colour", { kind: "name", value: { key: "rum-colour-yellow" } }]],
              key: "rum-laid-single",
            },
            power: null,
            rows: [
              [
                {
                  kind: "words",
                  value: {
                    args: [
                      [
                        "ends",
                        {
                          kind: "names",
                          value: [
                            {
                              args: [
                                ["colour", { kind: "name", value: { key: "rum-colour-green" } }],
                              ],
                              key: "rum-laid-double",
                            },
                            {
                              args: [
                                ["colour", { kind: "name", value: { key: "rum-colour-blue" } }],
                              ],
                              key: "rum-laid-double",
                            },
                            {
                              args: [
                                ["colour", { kind: "name", value: { key: "rum-colour-white" } }],
                              ],
                              key: "rum-laid-double",
                            },
                          ],
                        },
                      ],
                    ],
                    key: "rum-cards-ends",
                  },
                },
              ],
            ],
          },
          {
            name: {
              args: [["colour", { kind: "name", value: { key: "rum-colour-green" } }]],
              key: "rum-laid-single",
            },
            power: null,
            rows: [
              [
                {
                  kind: "words",
                  value: {
                    args: [
                      [
                        "ends",
                        {
                          kind: "names",
                          value: [
                            {
                              args: [
                                ["colour", { kind: "name", value: { key: "rum-colour-blue" } }],
                              ],
                              key: "rum-laid-double",
                            },
                            {
                              args: [
                                ["colour", { kind: "name", value: { key: "rum-colour-purple" } }],
                              ],
                              key: "rum-laid-double",
                            },
                            {
                              args: [
                                ["colour", { kind: "name", value: { key: "rum-colour-red" } }],
                              ],
                              key: "rum-laid-double",
                            },
                          ],
                        },
                      ],
                    ],
                    key: "rum-cards-ends",
                  },
                },
              ],
            ],
          },
          {
            name: {
              args: [["colour", { kind: "name", value: { key: "rum-colour-blue" } }]],
              key: "rum-laid-single",
            },
            power: null,
            rows: [
              [
                {
                  kind: "words",
                  value: {
                    args: [
                      [
                        "ends",
                        {
                          kind: "names",
                          value: [
                            {
                              args: [
                                ["colour", { kind: "name", value: { key: "rum-colour-purple" } }],
                              ],
                              key: "rum-laid-double",
                            },
                            {
                              args: [
                                ["colour", { kind: "name", value: { key: "rum-colour-white" } }],
                              ],
                              key: "rum-laid-double",
                            },
                            {
                              args: [
                                ["colour", { kind: "name", value: { key: "rum-colour-orange" } }],
                              ],
                              key: "rum-laid-double",
                            },
                          ],
                        },
                      ],
                    ],
                    key: "rum-cards-ends",
                  },
                },
              ],
            ],
          },
          {
            name: {
              args: [["colour", { kind: "name", value: { key: "rum-colour-purple" } }]],
              key: "rum-laid-single",
            },
            power: null,
            rows: [
              [
                {
                  kind: "words",
                  value: {
                    args: [
                      [
                        "ends",
                        {
                          kind: "names",
                          value: [
                            {
                              args: [
                                ["colour", { kind: "name", value: { key: "rum-colour-white" } }],
                              ],
                              key: "rum-laid-double",
                            },
                            {
                              args: [
                                ["colour", { kind: "name", value: { key: "rum-colour-red" } }],
                              ],
                              key: "rum-laid-double",
                            },
                            {
                              args: [
                                ["colour", { kind: "name", value: { key: "rum-colour-yellow" } }],
                              ],
                              key: "rum-laid-double",
                            },
                          ],
                        },
                      ],
                    ],
                    key: "rum-cards-ends",
                  },
                },
              ],
            ],
          },
          {
            name: {
              args: [["colour", { kind: "name", value: { key: "rum-colour-white" } }]],
              key: "rum-laid-single",
            },
            power: null,
            rows: [
              [
                {
                  kind: "words",
                  value: {
                    args: [
                      [
                        "ends",
                        {
                          kind: "names",
                          value: [
                            {
                              args: [
                                ["colour", { kind: "name", value: { key: "rum-colour-red" } }],
                              ],
                              key: "rum-laid-double",
                            },
                            {
                              args: [
                                ["colour", { kind: "name", value: { key: "rum-colour-orange" } }],
                              ],
                              key: "rum-laid-double",
                            },
                            {
                              args: [
                                ["colour", { kind: "name", value: { key: "rum-colour-green" } }],
                              ],
                              key: "rum-laid-double",
                            },
                          ],
                        },
                      ],
                    ],
                    key: "rum-cards-ends",
                  },
                },
              ],
            ],
          },
        ],
        title: "rum-cards-rum",
      },
      {
        columns: ["rum-column-position", "rum-column-back"],
        groups: [
          {
            name: { key: "rum-cards-clock-name" },
            power: { key: "rum-cards-clock-end" },
            rows: [
              [
                { kind: "number", value: 1 },
                { kind: "number", value: 2 },
              ],
              [
                { kind: "number", value: 2 },
                { kind: "number", value: 2 },
              ],
              [
                { kind: "number", value: 3 },
                { kind: "number", value: 2 },
              ],
              [
                { kind: "number", value: 4 },
                { kind: "number", value: 2 },
              ],
              [
                { kind: "number", value: 5 },
                { kind: "number", value: 3 },
              ],
              [
                { kind: "number", value: 6 },
                { kind: "number", value: 3 },
              ],
              [
                { kind: "number", value: 7 },
                { kind: "number", value: 3 },
              ],
            ],
          },
        ],
        title: "rum-cards-clock",
      },
      {
        columns: ["ui-cards-count"],
        groups: [
          {
            name: { key: "rum-cards-collection" },
            power: {
              args: [["max", { kind: "number", value: 8 }]],
              key: "rum-cards-collection-power",
            },
            rows: [[{ kind: "number", value: 7 }]],
          },
          {
            name: { key: "rum-card-parrot" },
            power: { key: "rule-rum-parrot" },
            rows: [[{ kind: "number", value: 1 }]],
          },
        ],
        title: "rum-cards-others",
      },
    ],
    rules: [
      { id: "RUM-PLAYERS", section: 0, tags: ["book"] },
      { id: "RUM-PARTS", section: 0, tags: ["book"] },
      { id: "RUM-PARTS-RUM", section: 0, tags: ["book"] },
      { id: "RUM-PARTS-DECK", section: 0, tags: ["ours"] },
      { id: "RUM-SETUP", section: 0, tags: ["book"] },
      { id: "RUM-SETUP-FIRST", section: 0, tags: ["ours"] },
      { id: "RUM-SETUP-TRIO", section: 0, tags: ["ours"] },
      { id: "RUM-TURN", section: 1, tags: ["book"] },
      { id: "RUM-DRAW-BEACH", section: 1, tags: ["book"] },
      { id: "RUM-DRAW-WRECK", section: 1, tags: ["book"] },
      { id: "RUM-DRAW-BLIND", section: 1, tags: ["ours"] },
      { id: "RUM-HAND", section: 1, tags: ["ours"] },
      { id: "RUM-SET", section: 1, tags: ["book"] },
      { id: "RUM-SET-HAND", section: 1, tags: ["ours"] },
      { id: "RUM-SET-RAISE", section: 1, tags: ["ours"] },
      { id: "RUM-WIN-MORE", section: 1, tags: ["book"] },
      { id: "RUM-TRIO", section: 1, tags: ["book"] },
      { id: "RUM-TRIO-MORE", section: 1, tags: ["ours"] },
      { id: "RUM-CAP", section: 1, tags: ["book"] },
      { id: "RUM-SET-RETURN", section: 1, tags: ["book"] },
      { id: "RUM-PARROT", section: 2, tags: ["book"] },
      { id: "RUM-PARROT-HOW", section: 2, tags: ["ours"] },
      { id: "RUM-PARROT-CLOCK", section: 2, tags: ["ours"] },
      { id: "RUM-EMPTY", section: 2, tags: ["book"] },
      { id: "RUM-EMPTY-COUNT", section: 2, tags: ["ours"] },
      { id: "RUM-EMPTY-PARROT", section: 2, tags: ["ours"] },
      { id: "RUM-WAVE", section: 2, tags: ["book"] },
      { id: "RUM-WAVE-PARROT", section: 2, tags: ["book"] },
      { id: "RUM-WAVE-CHOICE", section: 2, tags: ["ours"] },
      { id: "RUM-WAVE-TRIO", section: 2, tags: ["book"] },
      { id: "RUM-WAVE-AGAIN", section: 2, tags: ["ours"] },
      { id: "RUM-END", section: 3, tags: ["book"] },
      { id: "RUM-END-AT-ONCE", section: 3, tags: ["ours"] },
      { id: "RUM-END-SHARED", section: 3, tags: ["ours"] },
      { id: "RUM-SECRET", section: 3, tags: ["book"] },
      { id: "RUM-SECRET-BACK", section: 3, tags: ["ours"] },
    ],
    sections: ["rum-section-setup", "rum-section-turn", "rum-section-parrot", "rum-section-end"],
  },
};
