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
    gallery: [
      {
        cards: [
          {
            card: 47,
            explained: {
              counts: [
                { n: 1, of: { key: "ui-card-alike" }, unseen: null },
                { n: 21, of: { key: "jr-cards-special" }, unseen: null },
              ],
              does: [
                { key: "jr-info-captain" },
                { args: [["crewmen", { kind: "number", value: 1 }]], key: "jr-info-crewmen" },
              ],
              name: { key: "jr-card-captain" },
              rules: ["JR-MUTINY-ROLES", "JR-APPOINT"],
            },
          },
          {
            card: 48,
            explained: {
              counts: [
                { n: 1, of: { key: "ui-card-alike" }, unseen: null },
                { n: 21, of: { key: "jr-cards-special" }, unseen: null },
              ],
              does: [
                { key: "jr-info-quartermaster" },
                { args: [["crewmen", { kind: "number", value: 1 }]], key: "jr-info-crewmen" },
              ],
              name: { key: "jr-card-quartermaster" },
              rules: ["JR-MUTINY-ROLES", "JR-APPOINT"],
            },
          },
          {
            card: 49,
            explained: {
              counts: [
                { n: 1, of: { key: "ui-card-alike" }, unseen: null },
                { n: 21, of: { key: "jr-cards-special" }, unseen: null },
              ],
              does: [
                { key: "rule-jr-sp-boatswain" },
                { args: [["crewmen", { kind: "number", value: 1 }]], key: "jr-info-crewmen" },
              ],
              name: { key: "jr-card-boatswain" },
              rules: ["JR-SP-BOATSWAIN"],
            },
          },
          {
            card: 50,
            explained: {
              counts: [
                { n: 1, of: { key: "ui-card-alike" }, unseen: null },
                { n: 21, of: { key: "jr-cards-special" }, unseen: null },
              ],
              does: [
                { key: "rule-jr-sp-carpenter" },
                { args: [["crewmen", { kind: "number", value: 1 }]], key: "jr-info-crewmen" },
              ],
              name: { key: "jr-card-carpenter" },
              rules: ["JR-SP-CARPENTER"],
            },
          },
          {
            card: 51,
            explained: {
              counts: [
                { n: 1, of: { key: "ui-card-alike" }, unseen: null },
                { n: 21, of: { key: "jr-cards-special" }, unseen: null },
              ],
              does: [
                { key: "rule-jr-sp-cook" },
                { args: [["crewmen", { kind: "number", value: 1 }]], key: "jr-info-crewmen" },
              ],
              name: { key: "jr-card-cook" },
              rules: ["JR-SP-COOK"],
            },
          },
          {
            card: 52,
            explained: {
              counts: [
                { n: 1, of: { key: "ui-card-alike" }, unseen: null },
                { n: 21, of: { key: "jr-cards-special" }, unseen: null },
              ],
              does: [
                { key: "rule-jr-sp-cutthroat" },
                { args: [["crewmen", { kind: "number", value: 1 }]], key: "jr-info-crewmen" },
              ],
              name: { key: "jr-card-cutthroat" },
              rules: ["JR-SP-CUTTHROAT"],
            },
          },
          {
            card: 53,
            explained: {
              counts: [
                { n: 1, of: { key: "ui-card-alike" }, unseen: null },
                { n: 21, of: { key: "jr-cards-special" }, unseen: null },
              ],
              does: [
                { key: "rule-jr-sp-first-mate" },
                { args: [["crewmen", { kind: "number", value: 1 }]], key: "jr-info-crewmen" },
              ],
              name: { key: "jr-card-first-mate" },
              rules: ["JR-SP-FIRST-MATE"],
            },
          },
          {
            card: 54,
            explained: {
              counts: [
                { n: 1, of: { key: "ui-card-alike" }, unseen: null },
                { n: 21, of: { key: "jr-cards-special" }, unseen: null },
              ],
              does: [
                { key: "rule-jr-sp-lookout" },
                { args: [["crewmen", { kind: "number", value: 1 }]], key: "jr-info-crewmen" },
              ],
              name: { key: "jr-card-lookout" },
              rules: ["JR-SP-LOOKOUT"],
            },
          },
          {
            card: 55,
            explained: {
              counts: [
                { n: 1, of: { key: "ui-card-alike" }, unseen: null },
                { n: 21, of: { key: "jr-cards-special" }, unseen: null },
              ],
              does: [
                { key: "rule-jr-sp-master-mariner" },
                { args: [["crewmen", { kind: "number", value: 1 }]], key: "jr-info-crewmen" },
              ],
              name: { key: "jr-card-master-mariner" },
              rules: ["JR-SP-MASTER-MARINER"],
            },
          },
          {
            card: 56,
            explained: {
              counts: [
                { n: 3, of: { key: "ui-card-alike" }, unseen: null },
                { n: 21, of: { key: "jr-cards-special" }, unseen: null },
              ],
              does: [
                { key: "rule-jr-sp-old-sailor" },
                { args: [["crewmen", { kind: "number", value: 1 }]], key: "jr-info-crewmen" },
              ],
              name: { key: "jr-card-old-sailor" },
              rules: ["JR-SP-OLD-SAILOR", "JR-ISLAND-MAP"],
            },
          },
          {
            card: 59,
            explained: {
              counts: [
                { n: 1, of: { key: "ui-card-alike" }, unseen: null },
                { n: 21, of: { key: "jr-cards-special" }, unseen: null },
              ],
              does: [
                { key: "rule-jr-sp-powder-monkey" },
                { args: [["crewmen", { kind: "number", value: 5 }]], key: "jr-info-crewmen" },
              ],
              name: { key: "jr-card-powder-monkey" },
              rules: ["JR-SP-POWDER-MONKEY"],
            },
          },
          {
            card: 60,
            explained: {
              counts: [
                { n: 1, of: { key: "ui-card-alike" }, unseen: null },
                { n: 21, of: { key: "jr-cards-special" }, unseen: null },
              ],
              does: [
                { key: "rule-jr-sp-sea-dog" },
                { args: [["crewmen", { kind: "number", value: 1 }]], key: "jr-info-crewmen" },
              ],
              name: { key: "jr-card-sea-dog" },
              rules: ["JR-SP-SEA-DOG"],
            },
          },
          {
            card: 61,
            explained: {
              counts: [
                { n: 1, of: { key: "ui-card-alike" }, unseen: null },
                { n: 21, of: { key: "jr-cards-special" }, unseen: null },
              ],
              does: [
                { key: "rule-jr-sp-second-mate" },
                { args: [["crewmen", { kind: "number", value: 1 }]], key: "jr-info-crewmen" },
              ],
              name: { key: "jr-card-second-mate" },
              rules: ["JR-SP-SECOND-MATE"],
            },
          },
          {
            card: 62,
            explained: {
              counts: [
                { n: 1, of: { key: "ui-card-alike" }, unseen: null },
                { n: 21, of: { key: "jr-cards-special" }, unseen: null },
              ],
              does: [
                { key: "rule-jr-sp-sharp-shooter" },
                { args: [["crewmen", { kind: "number", value: 1 }]], key: "jr-info-crewmen" },
              ],
              name: { key: "jr-card-sharp-shooter" },
              rules: ["JR-SP-SHARP-SHOOTER"],
            },
          },
          {
            card: 63,
            explained: {
              counts: [
                { n: 1, of: { key: "ui-card-alike" }, unseen: null },
                { n: 21, of: { key: "jr-cards-special" }, unseen: null },
              ],
              does: [
                { key: "rule-jr-sp-smart-kid" },
                { args: [["crewmen", { kind: "number", value: 1 }]], key: "jr-info-crewmen" },
              ],
              name: { key: "jr-card-smart-kid" },
              rules: ["JR-SP-SMART-KID"],
            },
          },
          {
            card: 64,
            explained: {
              counts: [
                { n: 1, of: { key: "ui-card-alike" }, unseen: null },
                { n: 21, of: { key: "jr-cards-special" }, unseen: null },
              ],
              does: [
                { key: "rule-jr-sp-stowaways" },
                { args: [["crewmen", { kind: "number", value: 1 }]], key: "jr-info-crewmen" },
              ],
              name: { key: "jr-card-stowaways" },
              rules: ["JR-SP-STOWAWAYS"],
            },
          },
          {
            card: 65,
            explained: {
              counts: [
                { n: 1, of: { key: "ui-card-alike" }, unseen: null },
                { n: 21, of: { key: "jr-cards-special" }, unseen: null },
              ],
              does: [
                { key: "rule-jr-sp-surgeon" },
                { args: [["crewmen", { kind: "number", value: 1 }]], key: "jr-info-crewmen" },
              ],
              name: { key: "jr-card-surgeon" },
              rules: ["JR-SP-SURGEON"],
            },
          },
          {
            card: 66,
            explained: {
              counts: [
                { n: 2, of: { key: "ui-card-alike" }, unseen: null },
                { n: 21, of: { key: "jr-cards-special" }, unseen: null },
              ],
              does: [
                { key: "rule-jr-sp-traitor" },
                { args: [["crewmen", { kind: "number", value: 1 }]], key: "jr-info-crewmen" },
              ],
              name: { key: "jr-card-traitor" },
              rules: ["JR-SP-TRAITOR", "JR-SP-TRAITOR-EFFECTS"],
            },
          },
        ],
        title: "jr-cards-special",
      },
      {
        cards: [
          {
            card: 0,
            explained: {
              counts: [
                { n: 2, of: { key: "ui-card-alike" }, unseen: null },
                { n: 13, of: { key: "jr-skill-navigation" }, unseen: null },
              ],
              does: [
                {
                  args: [
                    ["skill", { kind: "name", value: { key: "jr-skill-navigation" } }],
                    ["value", { kind: "number", value: 1 }],
                  ],
                  key: "jr-info-crew",
                },
                { args: [["crewmen", { kind: "number", value: 2 }]], key: "jr-info-crewmen" },
              ],
              name: {
                args: [
                  ["skill", { kind: "name", value: { key: "jr-skill-navigation" } }],
                  ["value", { kind: "number", value: 1 }],
                  ["crewmen", { kind: "number", value: 2 }],
                ],
                key: "jr-card-crew",
              },
              rules: ["JR-ATTACK-SUM", "JR-MUTINY-WIN"],
            },
          },
          {
            card: 2,
            explained: {
              counts: [
                { n: 2, of: { key: "ui-card-alike" }, unseen: null },
                { n: 13, of: { key: "jr-skill-navigation" }, unseen: null },
              ],
              does: [
                {
                  args: [
                    ["skill", { kind: "name", value: { key: "jr-skill-navigation" } }],
                    ["value", { kind: "number", value: 1 }],
                  ],
                  key: "jr-info-crew",
                },
                { args: [["crewmen", { kind: "number", value: 3 }]], key: "jr-info-crewmen" },
              ],
              name: {
                args: [
                  ["skill", { kind: "name", value: { key: "jr-skill-navigation" } }],
                  ["value", { kind: "number", value: 1 }],
                  ["crewmen", { kind: "number", value: 3 }],
                ],
                key: "jr-card-crew",
              },
              rules: ["JR-ATTACK-SUM", "JR-MUTINY-WIN"],
            },
          },
          {
            card: 4,
            explained: {
              counts: [
                { n: 2, of: { key: "ui-card-alike" }, unseen: null },
                { n: 13, of: { key: "jr-skill-navigation" }, unseen: null },
              ],
              does: [
                {
                  args: [
                    ["skill", { kind: "name", value: { key: "jr-skill-navigation" } }],
                    ["value", { kind: "number", value: 1 }],
                  ],
                  key: "jr-info-crew",
                },
                { args: [["crewmen", { kind: "number", value: 4 }]], key: "jr-info-crewmen" },
              ],
              name: {
                args: [
                  ["skill", { kind: "name", value: { key: "jr-skill-navigation" } }],
                  ["value", { kind: "number", value: 1 }],
                  ["crewmen", { kind: "number", value: 4 }],
                ],
                key: "jr-card-crew",
              },
              rules: ["JR-ATTACK-SUM", "JR-MUTINY-WIN"],
            },
          },
          {
            card: 6,
            explained: {
              counts: [
                { n: 1, of: { key: "ui-card-alike" }, unseen: null },
                { n: 13, of: { key: "jr-skill-navigation" }, unseen: null },
              ],
              does: [
                {
                  args: [
                    ["skill", { kind: "name", value: { key: "jr-skill-navigation" } }],
                    ["value", { kind: "number", value: 1 }],
                  ],
                  key: "jr-info-crew",
                },
                { args: [["crewmen", { kind: "number", value: 5 }]], key: "jr-info-crewmen" },
              ],
              name: {
                args: [
                  ["skill", { kind: "name", value: { key: "jr-skill-navigation" } }],
                  ["value", { kind: "number", value: 1 }],
                  ["crewmen", { kind: "number", value: 5 }],
                ],
                key: "jr-card-crew",
              },
              rules: ["JR-ATTACK-SUM", "JR-MUTINY-WIN"],
            },
          },
          {
            card: 7,
            explained: {
              counts: [
                { n: 2, of: { key: "ui-card-alike" }, unseen: null },
                { n: 13, of: { key: "jr-skill-navigation" }, unseen: null },
              ],
              does: [
                {
                  args: [
                    ["skill", { kind: "name", value: { key: "jr-skill-navigation" } }],
                    ["value", { kind: "number", value: 2 }],
                  ],
                  key: "jr-info-crew",
                },
                { args: [["crewmen", { kind: "number", value: 1 }]], key: "jr-info-crewmen" },
              ],
              name: {
                args: [
                  ["skill", { kind: "name", value: { key: "jr-skill-navigation" } }],
                  ["value", { kind: "number", value: 2 }],
                  ["crewmen", { kind: "number", value: 1 }],
                ],
                key: "jr-card-crew",
              },
              rules: ["JR-ATTACK-SUM", "JR-MUTINY-WIN"],
            },
          },
          {
            card: 9,
            explained: {
              counts: [
                { n: 1, of: { key: "ui-card-alike" }, unseen: null },
                { n: 13, of: { key: "jr-skill-navigation" }, unseen: null },
              ],
              does: [
                {
                  args: [
                    ["skill", { kind: "name", value: { key: "jr-skill-navigation" } }],
                    ["value", { kind: "number", value: 2 }],
                  ],
                  key: "jr-info-crew",
                },
                { args: [["crewmen", { kind: "number", value: 2 }]], key: "jr-info-crewmen" },
              ],
              name: {
                args: [
                  ["skill", { kind: "name", value: { key: "jr-skill-navigation" } }],
                  ["value", { kind: "number", value: 2 }],
                  ["crewmen", { kind: "number", value: 2 }],
                ],
                key: "jr-card-crew",
              },
              rules: ["JR-ATTACK-SUM", "JR-MUTINY-WIN"],
            },
          },
          {
            card: 10,
            explained: {
              counts: [
                { n: 1, of: { key: "ui-card-alike" }, unseen: null },
                { n: 13, of: { key: "jr-skill-navigation" }, unseen: null },
              ],
              does: [
                {
                  args: [
                    ["skill", { kind: "name", value: { key: "jr-skill-navigation" } }],
                    ["value", { kind: "number", value: 2 }],
                  ],
                  key: "jr-info-crew",
                },
                { args: [["crewmen", { kind: "number", value: 3 }]], key: "jr-info-crewmen" },
              ],
              name: {
                args: [
                  ["skill", { kind: "name", value: { key: "jr-skill-navigation" } }],
                  ["value", { kind: "number", value: 2 }],
                  ["crewmen", { kind: "number", value: 3 }],
                ],
                key: "jr-card-crew",
              },
              rules: ["JR-ATTACK-SUM", "JR-MUTINY-WIN"],
            },
          },
          {
            card: 11,
            explained: {
              counts: [
                { n: 1, of: { key: "ui-card-alike" }, unseen: null },
                { n: 13, of: { key: "jr-skill-navigation" }, unseen: null },
              ],
              does: [
                {
                  args: [
                    ["skill", { kind: "name", value: { key: "jr-skill-navigation" } }],
                    ["value", { kind: "number", value: 3 }],
                  ],
                  key: "jr-info-crew",
                },
                { args: [["crewmen", { kind: "number", value: 1 }]], key: "jr-info-crewmen" },
              ],
              name: {
                args: [
                  ["skill", { kind: "name", value: { key: "jr-skill-navigation" } }],
                  ["value", { kind: "number", value: 3 }],
                  ["crewmen", { kind: "number", value: 1 }],
                ],
                key: "jr-card-crew",
              },
              rules: ["JR-ATTACK-SUM", "JR-MUTINY-WIN"],
            },
          },
          {
            card: 12,
            explained: {
              counts: [
                { n: 1, of: { key: "ui-card-alike" }, unseen: null },
                { n: 13, of: { key: "jr-skill-navigation" }, unseen: null },
              ],
              does: [
                {
                  args: [
                    ["skill", { kind: "name", value: { key: "jr-skill-navigation" } }],
                    ["value", { kind: "number", value: 3 }],
                  ],
                  key: "jr-info-crew",
                },
                { args: [["crewmen", { kind: "number", value: 2 }]], key: "jr-info-crewmen" },
              ],
              name: {
                args: [
                  ["skill", { kind: "name", value: { key: "jr-skill-navigation" } }],
                  ["value", { kind: "number", value: 3 }],
                  ["crewmen", { kind: "number", value: 2 }],
                ],
                key: "jr-card-crew",
              },
              rules: ["JR-ATTACK-SUM", "JR-MUTINY-WIN"],
            },
          },
          {
            card: 13,
            explained: {
              counts: [
                { n: 2, of: { key: "ui-card-alike" }, unseen: null },
                { n: 13, of: { key: "jr-skill-guns" }, unseen: null },
              ],
              does: [
                {
                  args: [
                    ["skill", { kind: "name", value: { key: "jr-skill-guns" } }],
                    ["value", { kind: "number", value: 1 }],
                  ],
                  key: "jr-info-crew",
                },
                { args: [["crewmen", { kind: "number", value: 2 }]], key: "jr-info-crewmen" },
              ],
              name: {
                args: [
                  ["skill", { kind: "name", value: { key: "jr-skill-guns" } }],
                  ["value", { kind: "number", value: 1 }],
                  ["crewmen", { kind: "number", value: 2 }],
                ],
                key: "jr-card-crew",
              },
              rules: ["JR-ATTACK-SUM", "JR-MUTINY-WIN"],
            },
          },
          {
            card: 15,
            explained: {
              counts: [
                { n: 2, of: { key: "ui-card-alike" }, unseen: null },
                { n: 13, of: { key: "jr-skill-guns" }, unseen: null },
              ],
              does: [
                {
                  args: [
                    ["skill", { kind: "name", value: { key: "jr-skill-guns" } }],
                    ["value", { kind: "number", value: 1 }],
                  ],
                  key: "jr-info-crew",
                },
                { args: [["crewmen", { kind: "number", value: 3 }]], key: "jr-info-crewmen" },
              ],
              name: {
                args: [
                  ["skill", { kind: "name", value: { key: "jr-skill-guns" } }],
                  ["value", { kind: "number", value: 1 }],
                  ["crewmen", { kind: "number", value: 3 }],
                ],
                key: "jr-card-crew",
              },
              rules: ["JR-ATTACK-SUM", "JR-MUTINY-WIN"],
            },
          },
          {
            card: 17,
            explained: {
              counts: [
                { n: 2, of: { key: "ui-card-alike" }, unseen: null },
                { n: 13, of: { key: "jr-skill-guns" }, unseen: null },
              ],
              does: [
                {
                  args: [
                    ["skill", { kind: "name", value: { key: "jr-skill-guns" } }],
                    ["value", { kind: "number", value: 1 }],
                  ],
                  key: "jr-info-crew",
                },
                { args: [["crewmen", { kind: "number", value: 4 }]], key: "jr-info-crewmen" },
              ],
              name: {
                args: [
                  ["skill", { kind: "name", value: { key: "jr-skill-guns" } }],
                  ["value", { kind: "number", value: 1 }],
                  ["crewmen", { kind: "number", value: 4 }],
                ],
                key: "jr-card-crew",
              },
              rules: ["JR-ATTACK-SUM", "JR-MUTINY-WIN"],
            },
          },
          {
            card: 19,
            explained: {
              counts: [
                { n: 1, of: { key: "ui-card-alike" }, unseen: null },
                { n: 13, of: { key: "jr-skill-guns" }, unseen: null },
              ],
              does: [
                {
                  args: [
                    ["skill", { kind: "name", value: { key: "jr-skill-guns" } }],
                    ["value", { kind: "number", value: 1 }],
                  ],
                  key: "jr-info-crew",
                },
                { args: [["crewmen", { kind: "number", value: 5 }]], key: "jr-info-crewmen" },
              ],
              name: {
                args: [
                  ["skill", { kind: "name", value: { key: "jr-skill-guns" } }],
                  ["value", { kind: "number", value: 1 }],
                  ["crewmen", { kind: "number", value: 5 }],
                ],
                key: "jr-card-crew",
              },
              rules: ["JR-ATTACK-SUM", "JR-MUTINY-WIN"],
            },
          },
          {
            card: 20,
            explained: {
              counts: [
                { n: 2, of: { key: "ui-card-alike" }, unseen: null },
                { n: 13, of: { key: "jr-skill-guns" }, unseen: null },
              ],
              does: [
                {
                  args: [
                    ["skill", { kind: "name", value: { key: "jr-skill-guns" } }],
                    ["value", { kind: "number", value: 2 }],
                  ],
                  key: "jr-info-crew",
                },
                { args: [["crewmen", { kind: "number", value: 1 }]], key: "jr-info-crewmen" },
              ],
              name: {
                args: [
                  ["skill", { kind: "name", value: { key: "jr-skill-guns" } }],
                  ["value", { kind: "number", value: 2 }],
                  ["crewmen", { kind: "number", value: 1 }],
                ],
                key: "jr-card-crew",
              },
              rules: ["JR-ATTACK-SUM", "JR-MUTINY-WIN"],
            },
          },
          {
            card: 22,
            explained: {
              counts: [
                { n: 1, of: { key: "ui-card-alike" }, unseen: null },
                { n: 13, of: { key: "jr-skill-guns" }, unseen: null },
              ],
              does: [
                {
                  args: [
                    ["skill", { kind: "name", value: { key: "jr-skill-guns" } }],
                    ["value", { kind: "number", value: 2 }],
                  ],
                  key: "jr-info-crew",
                },
                { args: [["crewmen", { kind: "number", value: 2 }]], key: "jr-info-crewmen" },
              ],
              name: {
                args: [
                  ["skill", { kind: "name", value: { key: "jr-skill-guns" } }],
                  ["value", { kind: "number", value: 2 }],
                  ["crewmen", { kind: "number", value: 2 }],
                ],
                key: "jr-card-crew",
              },
              rules: ["JR-ATTACK-SUM", "JR-MUTINY-WIN"],
            },
          },
          {
            card: 23,
            explained: {
              counts: [
                { n: 1, of: { key: "ui-card-alike" }, unseen: null },
                { n: 13, of: { key: "jr-skill-guns" }, unseen: null },
              ],
              does: [
                {
                  args: [
                    ["skill", { kind: "name", value: { key: "jr-skill-guns" } }],
                    ["value", { kind: "number", value: 2 }],
                  ],
                  key: "jr-info-crew",
                },
                { args: [["crewmen", { kind: "number", value: 3 }]], key: "jr-info-crewmen" },
              ],
              name: {
                args: [
                  ["skill", { kind: "name", value: { key: "jr-skill-guns" } }],
                  ["value", { kind: "number", value: 2 }],
                  ["crewmen", { kind: "number", value: 3 }],
                ],
                key: "jr-card-crew",
              },
              rules: ["JR-ATTACK-SUM", "JR-MUTINY-WIN"],
            },
          },
          {
            card: 24,
            explained: {
              counts: [
                { n: 1, of: { key: "ui-card-alike" }, unseen: null },
                { n: 13, of: { key: "jr-skill-guns" }, unseen: null },
              ],
              does: [
                {
                  args: [
                    ["skill", { kind: "name", value: { key: "jr-skill-guns" } }],
                    ["value", { kind: "number", value: 3 }],
                  ],
                  key: "jr-info-crew",
                },
                { args: [["crewmen", { kind: "number", value: 1 }]], key: "jr-info-crewmen" },
              ],
              name: {
                args: [
                  ["skill", { kind: "name", value: { key: "jr-skill-guns" } }],
                  ["value", { kind: "number", value: 3 }],
                  ["crewmen", { kind: "number", value: 1 }],
                ],
                key: "jr-card-crew",
              },
              rules: ["JR-ATTACK-SUM", "JR-MUTINY-WIN"],
            },
          },
          {
            card: 25,
            explained: {
              counts: [
                { n: 1, of: { key: "ui-card-alike" }, unseen: null },
                { n: 13, of: { key: "jr-skill-guns" }, unseen: null },
              ],
              does: [
                {
                  args: [
                    ["skill", { kind: "name", value: { key: "jr-skill-guns" } }],
                    ["value", { kind: "number", value: 3 }],
                  ],
                  key: "jr-info-crew",
                },
                { args: [["crewmen", { kind: "number", value: 2 }]], key: "jr-info-crewmen" },
              ],
              name: {
                args: [
                  ["skill", { kind: "name", value: { key: "jr-skill-guns" } }],
                  ["value", { kind: "number", value: 3 }],
                  ["crewmen", { kind: "number", value: 2 }],
                ],
                key: "jr-card-crew",
              },
              rules: ["JR-ATTACK-SUM", "JR-MUTINY-WIN"],
            },
          },
          {
            card: 26,
            explained: {
              counts: [
                { n: 1, of: { key: "ui-card-alike" }, unseen: null },
                { n: 13, of: { key: "jr-skill-melee" }, unseen: null },
              ],
              does: [
                {
                  args: [
                    ["skill", { kind: "name", value: { key: "jr-skill-melee" } }],
                    ["value", { kind: "number", value: 1 }],
                  ],
                  key: "jr-info-crew",
                },
                { args: [["crewmen", { kind: "number", value: 1 }]], key: "jr-info-crewmen" },
              ],
              name: {
                args: [
                  ["skill", { kind: "name", value: { key: "jr-skill-melee" } }],
                  ["value", { kind: "number", value: 1 }],
                  ["crewmen", { kind: "number", value: 1 }],
                ],
                key: "jr-card-crew",
              },
              rules: ["JR-ATTACK-SUM", "JR-MUTINY-WIN"],
            },
          },
          {
            card: 27,
            explained: {
              counts: [
                { n: 2, of: { key: "ui-card-alike" }, unseen: null },
                { n: 13, of: { key: "jr-skill-melee" }, unseen: null },
              ],
              does: [
                {
                  args: [
                    ["skill", { kind: "name", value: { key: "jr-skill-melee" } }],
                    ["value", { kind: "number", value: 1 }],
                  ],
                  key: "jr-info-crew",
                },
                { args: [["crewmen", { kind: "number", value: 2 }]], key: "jr-info-crewmen" },
              ],
              name: {
                args: [
                  ["skill", { kind: "name", value: { key: "jr-skill-melee" } }],
                  ["value", { kind: "number", value: 1 }],
                  ["crewmen", { kind: "number", value: 2 }],
                ],
                key: "jr-card-crew",
              },
              rules: ["JR-ATTACK-SUM", "JR-MUTINY-WIN"],
            },
          },
          {
            card: 29,
            explained: {
              counts: [
                { n: 2, of: { key: "ui-card-alike" }, unseen: null },
                { n: 13, of: { key: "jr-skill-melee" }, unseen: null },
              ],
              does: [
                {
                  args: [
                    ["skill", { kind: "name", value: { key: "jr-skill-melee" } }],
                    ["value", { kind: "number", value: 1 }],
                  ],
                  key: "jr-info-crew",
                },
                { args: [["crewmen", { kind: "number", value: 3 }]], key: "jr-info-crewmen" },
              ],
              name: {
                args: [
                  ["skill", { kind: "name", value: { key: "jr-skill-melee" } }],
                  ["value", { kind: "number", value: 1 }],
                  ["crewmen", { kind: "number", value: 3 }],
                ],
                key: "jr-card-crew",
              },
              rules: ["JR-ATTACK-SUM", "JR-MUTINY-WIN"],
            },
          },
          {
            card: 31,
            explained: {
              counts: [
                { n: 1, of: { key: "ui-card-alike" }, unseen: null },
                { n: 13, of: { key: "jr-skill-melee" }, unseen: null },
              ],
              does: [
                {
                  args: [
                    ["skill", { kind: "name", value: { key: "jr-skill-melee" } }],
                    ["value", { kind: "number", value: 1 }],
                  ],
                  key: "jr-info-crew",
                },
                { args: [["crewmen", { kind: "number", value: 4 }]], key: "jr-info-crewmen" },
              ],
              name: {
                args: [
                  ["skill", { kind: "name", value: { key: "jr-skill-melee" } }],
                  ["value", { kind: "number", value: 1 }],
                  ["crewmen", { kind: "number", value: 4 }],
                ],
                key: "jr-card-crew",
              },
              rules: ["JR-ATTACK-SUM", "JR-MUTINY-WIN"],
            },
          },
          {
            card: 32,
            explained: {
              counts: [
                { n: 1, of: { key: "ui-card-alike" }, unseen: null },
                { n: 13, of: { key: "jr-skill-melee" }, unseen: null },
              ],
              does: [
                {
                  args: [
                    ["skill", { kind: "name", value: { key: "jr-skill-melee" } }],
                    ["value", { kind: "number", value: 1 }],
                  ],
                  key: "jr-info-crew",
                },
                { args: [["crewmen", { kind: "number", value: 5 }]], key: "jr-info-crewmen" },
              ],
              name: {
                args: [
                  ["skill", { kind: "name", value: { key: "jr-skill-melee" } }],
                  ["value", { kind: "number", value: 1 }],
                  ["crewmen", { kind: "number", value: 5 }],
                ],
                key: "jr-card-crew",
              },
              rules: ["JR-ATTACK-SUM", "JR-MUTINY-WIN"],
            },
          },
          {
            card: 33,
            explained: {
              counts: [
                { n: 2, of: { key: "ui-card-alike" }, unseen: null },
                { n: 13, of: { key: "jr-skill-melee" }, unseen: null },
              ],
              does: [
                {
                  args: [
                    ["skill", { kind: "name", value: { key: "jr-skill-melee" } }],
                    ["value", { kind: "number", value: 2 }],
                  ],
                  key: "jr-info-crew",
                },
                { args: [["crewmen", { kind: "number", value: 1 }]], key: "jr-info-crewmen" },
              ],
              name: {
                args: [
                  ["skill", { kind: "name", value: { key: "jr-skill-melee" } }],
                  ["value", { kind: "number", value: 2 }],
                  ["crewmen", { kind: "number", value: 1 }],
                ],
                key: "jr-card-crew",
              },
              rules: ["JR-ATTACK-SUM", "JR-MUTINY-WIN"],
            },
          },
          {
            card: 35,
            explained: {
              counts: [
                { n: 1, of: { key: "ui-card-alike" }, unseen: null },
                { n: 13, of: { key: "jr-skill-melee" }, unseen: null },
              ],
              does: [
                {
                  args: [
                    ["skill", { kind: "name", value: { key: "jr-skill-melee" } }],
                    ["value", { kind: "number", value: 2 }],
                  ],
                  key: "jr-info-crew",
                },
                { args: [["crewmen", { kind: "number", value: 2 }]], key: "jr-info-crewmen" },
              ],
              name: {
                args: [
                  ["skill", { kind: "name", value: { key: "jr-skill-melee" } }],
                  ["value", { kind: "number", value: 2 }],
                  ["crewmen", { kind: "number", value: 2 }],
                ],
                key: "jr-card-crew",
              },
              rules: ["JR-ATTACK-SUM", "JR-MUTINY-WIN"],
            },
          },
          {
            card: 36,
            explained: {
              counts: [
                { n: 1, of: { key: "ui-card-alike" }, unseen: null },
                { n: 13, of: { key: "jr-skill-melee" }, unseen: null },
              ],
              does: [
                {
                  args: [
                    ["skill", { kind: "name", value: { key: "jr-skill-melee" } }],
                    ["value", { kind: "number", value: 2 }],
                  ],
                  key: "jr-info-crew",
                },
                { args: [["crewmen", { kind: "number", value: 3 }]], key: "jr-info-crewmen" },
              ],
              name: {
                args: [
                  ["skill", { kind: "name", value: { key: "jr-skill-melee" } }],
                  ["value", { kind: "number", value: 2 }],
                  ["crewmen", { kind: "number", value: 3 }],
                ],
                key: "jr-card-crew",
              },
              rules: ["JR-ATTACK-SUM", "JR-MUTINY-WIN"],
            },
          },
          {
            card: 37,
            explained: {
              counts: [
                { n: 1, of: { key: "ui-card-alike" }, unseen: null },
                { n: 13, of: { key: "jr-skill-melee" }, unseen: null },
              ],
              does: [
                {
                  args: [
                    ["skill", { kind: "name", value: { key: "jr-skill-melee" } }],
                    ["value", { kind: "number", value: 3 }],
                  ],
                  key: "jr-info-crew",
                },
                { args: [["crewmen", { kind: "number", value: 1 }]], key: "jr-info-crewmen" },
              ],
              name: {
                args: [
                  ["skill", { kind: "name", value: { key: "jr-skill-melee" } }],
                  ["value", { kind: "number", value: 3 }],
                  ["crewmen", { kind: "number", value: 1 }],
                ],
                key: "jr-card-crew",
              },
              rules: ["JR-ATTACK-SUM", "JR-MUTINY-WIN"],
            },
          },
          {
            card: 38,
            explained: {
              counts: [
                { n: 1, of: { key: "ui-card-alike" }, unseen: null },
                { n: 13, of: { key: "jr-skill-melee" }, unseen: null },
              ],
              does: [
                {
                  args: [
                    ["skill", { kind: "name", value: { key: "jr-skill-melee" } }],
                    ["value", { kind: "number", value: 3 }],
                  ],
                  key: "jr-info-crew",
                },
                { args: [["crewmen", { kind: "number", value: 2 }]], key: "jr-info-crewmen" },
              ],
              name: {
                args: [
                  ["skill", { kind: "name", value: { key: "jr-skill-melee" } }],
                  ["value", { kind: "number", value: 3 }],
                  ["crewmen", { kind: "number", value: 2 }],
                ],
                key: "jr-card-crew",
              },
              rules: ["JR-ATTACK-SUM", "JR-MUTINY-WIN"],
            },
          },
          {
            card: 39,
            explained: {
              counts: [{ n: 8, of: { key: "ui-card-alike" }, unseen: null }],
              does: [
                { args: [["value", { kind: "number", value: 1 }]], key: "jr-info-any" },
                { args: [["crewmen", { kind: "number", value: 1 }]], key: "jr-info-crewmen" },
              ],
              name: {
                args: [
                  ["value", { kind: "number", value: 1 }],
                  ["crewmen", { kind: "number", value: 1 }],
                ],
                key: "jr-card-any",
              },
              rules: ["JR-ATTACK-SUM", "JR-MUTINY-WIN"],
            },
          },
        ],
        title: "jr-cards-plain",
      },
      {
        cards: [
          {
            card: 68,
            explained: {
              counts: [
                { n: 13, of: { key: "ui-card-alike" }, unseen: null },
                { n: 46, of: { key: "jr-cards-prizes" }, unseen: null },
              ],
              does: [{ key: "jr-info-gold" }],
              name: { args: [["value", { kind: "number", value: 1 }]], key: "jr-prize-gold" },
              rules: ["JR-SCORE"],
            },
          },
          {
            card: 81,
            explained: {
              counts: [
                { n: 10, of: { key: "ui-card-alike" }, unseen: null },
                { n: 46, of: { key: "jr-cards-prizes" }, unseen: null },
              ],
              does: [{ key: "jr-info-gold" }],
              name: { args: [["value", { kind: "number", value: 2 }]], key: "jr-prize-gold" },
              rules: ["JR-SCORE"],
            },
          },
          {
            card: 91,
            explained: {
              counts: [
                { n: 6, of: { key: "ui-card-alike" }, unseen: null },
                { n: 46, of: { key: "jr-cards-prizes" }, unseen: null },
              ],
              does: [{ key: "jr-info-gold" }],
              name: { args: [["value", { kind: "number", value: 3 }]], key: "jr-prize-gold" },
              rules: ["JR-SCORE"],
            },
          },
          {
            card: 97,
            explained: {
              counts: [
                { n: 9, of: { key: "ui-card-alike" }, unseen: null },
                { n: 46, of: { key: "jr-cards-prizes" }, unseen: null },
              ],
              does: [{ key: "jr-info-rum" }],
              name: { key: "jr-prize-rum" },
              rules: ["JR-SCORE"],
            },
          },
          {
            card: 106,
            explained: {
              counts: [
                { n: 4, of: { key: "ui-card-alike" }, unseen: null },
                { n: 46, of: { key: "jr-cards-prizes" }, unseen: null },
              ],
              does: [{ key: "jr-cards-jewels" }, { key: "jr-info-jewels" }],
              name: { key: "jr-prize-jewels" },
              rules: ["JR-PORT-RANSOM", "JR-SCORE"],
            },
          },
          {
            card: 110,
            explained: {
              counts: [
                { n: 4, of: { key: "ui-card-alike" }, unseen: null },
                { n: 46, of: { key: "jr-cards-prizes" }, unseen: null },
              ],
              does: [{ key: "jr-cards-hostage" }, { key: "jr-info-hostage" }],
              name: { key: "jr-prize-hostage" },
              rules: ["JR-PORT-RANSOM", "JR-SCORE"],
            },
          },
        ],
        title: "jr-cards-prizes",
      },
      {
        cards: [
          {
            card: 117,
            explained: {
              counts: [
                { n: 1, of: { key: "ui-card-alike" }, unseen: null },
                { n: 5, of: { key: "jr-kind-fort" }, unseen: null },
              ],
              does: [
                {
                  args: [
                    ["count", { kind: "number", value: 6 }],
                    ["navigation", { kind: "number", value: 2 }],
                    ["guns", { kind: "number", value: 4 }],
                    ["melee", { kind: "number", value: 4 }],
                  ],
                  key: "jr-info-target",
                },
              ],
              name: { key: "jr-kind-fort" },
              rules: ["JR-ATTACK-SUM"],
            },
          },
          {
            card: 118,
            explained: {
              counts: [
                { n: 1, of: { key: "ui-card-alike" }, unseen: null },
                { n: 5, of: { key: "jr-kind-fort" }, unseen: null },
              ],
              does: [
                {
                  args: [
                    ["count", { kind: "number", value: 6 }],
                    ["navigation", { kind: "number", value: 1 }],
                    ["guns", { kind: "number", value: 5 }],
                    ["melee", { kind: "number", value: 3 }],
                  ],
                  key: "jr-info-target",
                },
              ],
              name: { key: "jr-kind-fort" },
              rules: ["JR-ATTACK-SUM"],
            },
          },
          {
            card: 119,
            explained: {
              counts: [
                { n: 1, of: { key: "ui-card-alike" }, unseen: null },
                { n: 5, of: { key: "jr-kind-fort" }, unseen: null },
              ],
              does: [
                {
                  args: [
                    ["count", { kind: "number", value: 7 }],
                    ["navigation", { kind: "number", value: 2 }],
                    ["guns", { kind: "number", value: 6 }],
                    ["melee", { kind: "number", value: 3 }],
                  ],
                  key: "jr-info-target",
                },
              ],
              name: { key: "jr-kind-fort" },
              rules: ["JR-ATTACK-SUM"],
            },
          },
          {
            card: 120,
            explained: {
              counts: [
                { n: 1, of: { key: "ui-card-alike" }, unseen: null },
                { n: 5, of: { key: "jr-kind-fort" }, unseen: null },
              ],
              does: [
                {
                  args: [
                    ["count", { kind: "number", value: 7 }],
                    ["navigation", { kind: "number", value: 1 }],
                    ["guns", { kind: "number", value: 6 }],
                    ["melee", { kind: "number", value: 4 }],
                  ],
                  key: "jr-info-target",
                },
              ],
              name: { key: "jr-kind-fort" },
              rules: ["JR-ATTACK-SUM"],
            },
          },
          {
            card: 121,
            explained: {
              counts: [
                { n: 1, of: { key: "ui-card-alike" }, unseen: null },
                { n: 5, of: { key: "jr-kind-fort" }, unseen: null },
              ],
              does: [
                {
                  args: [
                    ["count", { kind: "number", value: 8 }],
                    ["navigation", { kind: "number", value: 2 }],
                    ["guns", { kind: "number", value: 6 }],
                    ["melee", { kind: "number", value: 4 }],
                  ],
                  key: "jr-info-target",
                },
              ],
              name: { key: "jr-kind-fort" },
              rules: ["JR-ATTACK-SUM"],
            },
          },
          {
            card: 125,
            explained: {
              counts: [
                { n: 1, of: { key: "ui-card-alike" }, unseen: null },
                { n: 5, of: { key: "jr-kind-ship" }, unseen: null },
              ],
              does: [
                {
                  args: [
                    ["count", { kind: "number", value: 4 }],
                    ["navigation", { kind: "number", value: 4 }],
                    ["guns", { kind: "number", value: 1 }],
                    ["melee", { kind: "number", value: 1 }],
                  ],
                  key: "jr-info-target",
                },
              ],
              name: { key: "jr-kind-ship" },
              rules: ["JR-ATTACK-SUM"],
            },
          },
          {
            card: 126,
            explained: {
              counts: [
                { n: 1, of: { key: "ui-card-alike" }, unseen: null },
                { n: 5, of: { key: "jr-kind-ship" }, unseen: null },
              ],
              does: [
                {
                  args: [
                    ["count", { kind: "number", value: 5 }],
                    ["navigation", { kind: "number", value: 3 }],
                    ["guns", { kind: "number", value: 2 }],
                    ["melee", { kind: "number", value: 2 }],
                  ],
                  key: "jr-info-target",
                },
              ],
              name: { key: "jr-kind-ship" },
              rules: ["JR-ATTACK-SUM"],
            },
          },
          {
            card: 127,
            explained: {
              counts: [
                { n: 1, of: { key: "ui-card-alike" }, unseen: null },
                { n: 5, of: { key: "jr-kind-ship" }, unseen: null },
              ],
              does: [
                {
                  args: [
                    ["count", { kind: "number", value: 6 }],
                    ["navigation", { kind: "number", value: 4 }],
                    ["guns", { kind: "number", value: 2 }],
                    ["melee", { kind: "number", value: 1 }],
                  ],
                  key: "jr-info-target",
                },
              ],
              name: { key: "jr-kind-ship" },
              rules: ["JR-ATTACK-SUM"],
            },
          },
          {
            card: 128,
            explained: {
              counts: [
                { n: 1, of: { key: "ui-card-alike" }, unseen: null },
                { n: 5, of: { key: "jr-kind-ship" }, unseen: null },
              ],
              does: [
                {
                  args: [
                    ["count", { kind: "number", value: 6 }],
                    ["navigation", { kind: "number", value: 4 }],
                    ["guns", { kind: "number", value: 2 }],
                    ["melee", { kind: "number", value: 2 }],
                  ],
                  key: "jr-info-target",
                },
              ],
              name: { key: "jr-kind-ship" },
              rules: ["JR-ATTACK-SUM"],
            },
          },
          {
            card: 129,
            explained: {
              counts: [
                { n: 1, of: { key: "ui-card-alike" }, unseen: null },
                { n: 5, of: { key: "jr-kind-ship" }, unseen: null },
              ],
              does: [
                {
                  args: [
                    ["count", { kind: "number", value: 7 }],
                    ["navigation", { kind: "number", value: 5 }],
                    ["guns", { kind: "number", value: 3 }],
                    ["melee", { kind: "number", value: 2 }],
                  ],
                  key: "jr-info-target",
                },
              ],
              name: { key: "jr-kind-ship" },
              rules: ["JR-ATTACK-SUM"],
            },
          },
          {
            card: 133,
            explained: {
              counts: [
                { n: 1, of: { key: "ui-card-alike" }, unseen: null },
                { n: 5, of: { key: "jr-kind-settlement" }, unseen: null },
              ],
              does: [
                {
                  args: [
                    ["count", { kind: "number", value: 5 }],
                    ["navigation", { kind: "number", value: 2 }],
                    ["guns", { kind: "number", value: 1 }],
                    ["melee", { kind: "number", value: 4 }],
                  ],
                  key: "jr-info-target",
                },
              ],
              name: { key: "jr-kind-settlement" },
              rules: ["JR-ATTACK-SUM"],
            },
          },
          {
            card: 134,
            explained: {
              counts: [
                { n: 1, of: { key: "ui-card-alike" }, unseen: null },
                { n: 5, of: { key: "jr-kind-settlement" }, unseen: null },
              ],
              does: [
                {
                  args: [
                    ["count", { kind: "number", value: 5 }],
                    ["navigation", { kind: "number", value: 3 }],
                    ["guns", { kind: "number", value: 1 }],
                    ["melee", { kind: "number", value: 4 }],
                  ],
                  key: "jr-info-target",
                },
              ],
              name: { key: "jr-kind-settlement" },
              rules: ["JR-ATTACK-SUM"],
            },
          },
          {
            card: 135,
            explained: {
              counts: [
                { n: 1, of: { key: "ui-card-alike" }, unseen: null },
                { n: 5, of: { key: "jr-kind-settlement" }, unseen: null },
              ],
              does: [
                {
                  args: [
                    ["count", { kind: "number", value: 6 }],
                    ["navigation", { kind: "number", value: 2 }],
                    ["guns", { kind: "number", value: 2 }],
                    ["melee", { kind: "number", value: 5 }],
                  ],
                  key: "jr-info-target",
                },
              ],
              name: { key: "jr-kind-settlement" },
              rules: ["JR-ATTACK-SUM"],
            },
          },
          {
            card: 136,
            explained: {
              counts: [
                { n: 1, of: { key: "ui-card-alike" }, unseen: null },
                { n: 5, of: { key: "jr-kind-settlement" }, unseen: null },
              ],
              does: [
                {
                  args: [
                    ["count", { kind: "number", value: 7 }],
                    ["navigation", { kind: "number", value: 3 }],
                    ["guns", { kind: "number", value: 1 }],
                    ["melee", { kind: "number", value: 5 }],
                  ],
                  key: "jr-info-target",
                },
              ],
              name: { key: "jr-kind-settlement" },
              rules: ["JR-ATTACK-SUM"],
            },
          },
          {
            card: 137,
            explained: {
              counts: [
                { n: 1, of: { key: "ui-card-alike" }, unseen: null },
                { n: 5, of: { key: "jr-kind-settlement" }, unseen: null },
              ],
              does: [
                {
                  args: [
                    ["count", { kind: "number", value: 8 }],
                    ["navigation", { kind: "number", value: 3 }],
                    ["guns", { kind: "number", value: 2 }],
                    ["melee", { kind: "number", value: 6 }],
                  ],
                  key: "jr-info-target",
                },
              ],
              name: { key: "jr-kind-settlement" },
              rules: ["JR-ATTACK-SUM"],
            },
          },
        ],
        title: "jr-cards-targets",
      },
      {
        cards: [
          {
            card: 138,
            explained: {
              counts: [
                { n: 2, of: { key: "ui-card-alike" }, unseen: null },
                { n: 8, of: { key: "jr-kind-port" }, unseen: null },
              ],
              does: [{ args: [["count", { kind: "number", value: 1 }]], key: "jr-info-port" }],
              name: { key: "jr-kind-port" },
              rules: ["JR-PORT-DRAW", "JR-PORT-RANSOM"],
            },
          },
          {
            card: 140,
            explained: {
              counts: [
                { n: 4, of: { key: "ui-card-alike" }, unseen: null },
                { n: 8, of: { key: "jr-kind-port" }, unseen: null },
              ],
              does: [{ args: [["count", { kind: "number", value: 2 }]], key: "jr-info-port" }],
              name: { key: "jr-kind-port" },
              rules: ["JR-PORT-DRAW", "JR-PORT-RANSOM"],
            },
          },
          {
            card: 144,
            explained: {
              counts: [
                { n: 2, of: { key: "ui-card-alike" }, unseen: null },
                { n: 8, of: { key: "jr-kind-port" }, unseen: null },
              ],
              does: [{ args: [["count", { kind: "number", value: 3 }]], key: "jr-info-port" }],
              name: { key: "jr-kind-port" },
              rules: ["JR-PORT-DRAW", "JR-PORT-RANSOM"],
            },
          },
          {
            card: 146,
            explained: {
              counts: [{ n: 3, of: { key: "ui-card-alike" }, unseen: null }],
              does: [{ key: "jr-info-island" }],
              name: { key: "jr-kind-island" },
              rules: ["JR-ISLAND-MAP", "JR-ISLAND-BURY"],
            },
          },
        ],
        title: "jr-cards-havens",
      },
    ],
    match: {
      backs: [
        [
          [1, 2],
          [3, 6],
          [3, 4],
        ],
        [
          [3, 5],
          [1, 3],
          [1, 2],
        ],
        [
          [2, 3],
          [1, 2],
          [3, 6],
        ],
        null,
        null,
      ],
      crew: [
        { kind: "skilled", skill: "navigation", value: 1 },
        { kind: "skilled", skill: "navigation", value: 1 },
        { kind: "skilled", skill: "navigation", value: 1 },
        { kind: "skilled", skill: "navigation", value: 1 },
        { kind: "skilled", skill: "navigation", value: 1 },
        { kind: "skilled", skill: "navigation", value: 1 },
        { kind: "skilled", skill: "navigation", value: 1 },
        { kind: "skilled", skill: "navigation", value: 2 },
        { kind: "skilled", skill: "navigation", value: 2 },
        { kind: "skilled", skill: "navigation", value: 2 },
        { kind: "skilled", skill: "navigation", value: 2 },
        { kind: "skilled", skill: "navigation", value: 3 },
        { kind: "skilled", skill: "navigation", value: 3 },
        { kind: "skilled", skill: "guns", value: 1 },
        { kind: "skilled", skill: "guns", value: 1 },
        { kind: "skilled", skill: "guns", value: 1 },
        { kind: "skilled", skill: "guns", value: 1 },
        { kind: "skilled", skill: "guns", value: 1 },
        { kind: "skilled", skill: "guns", value: 1 },
        { kind: "skilled", skill: "guns", value: 1 },
        { kind: "skilled", skill: "guns", value: 2 },
        { kind: "skilled", skill: "guns", value: 2 },
        { kind: "skilled", skill: "guns", value: 2 },
        { kind: "skilled", skill: "guns", value: 2 },
        { kind: "skilled", skill: "guns", value: 3 },
        { kind: "skilled", skill: "guns", value: 3 },
        { kind: "skilled", skill: "melee", value: 1 },
        { kind: "skilled", skill: "melee", value: 1 },
        { kind: "skilled", skill: "melee", value: 1 },
        { kind: "skilled", skill: "melee", value: 1 },
        { kind: "skilled", skill: "melee", value: 1 },
        { kind: "skilled", skill: "melee", value: 1 },
        { kind: "skilled", skill: "melee", value: 1 },
        { kind: "skilled", skill: "melee", value: 2 },
        { kind: "skilled", skill: "melee", value: 2 },
        { kind: "skilled", skill: "melee", value: 2 },
        { kind: "skilled", skill: "melee", value: 2 },
        { kind: "skilled", skill: "melee", value: 3 },
        { kind: "skilled", skill: "melee", value: 3 },
        { kind: "any-skill", value: 1 },
        { kind: "any-skill", value: 1 },
        { kind: "any-skill", value: 1 },
        { kind: "any-skill", value: 1 },
        { kind: "any-skill", value: 1 },
        { kind: "any-skill", value: 1 },
        { kind: "any-skill", value: 1 },
        { kind: "any-skill", value: 1 },
        { kind: "special", special: "captain" },
        { kind: "special", special: "quartermaster" },
        { kind: "special", special: "boatswain" },
        { kind: "special", special: "carpenter" },
        { kind: "special", special: "cook" },
        { kind: "special", special: "cutthroat" },
        { kind: "special", special: "first-mate" },
        { kind: "special", special: "lookout" },
        { kind: "special", special: "master-mariner" },
        { kind: "special", special: "old-sailor" },
        { kind: "special", special: "old-sailor" },
        { kind: "special", special: "old-sailor" },
        { kind: "special", special: "powder-monkey" },
        { kind: "special", special: "sea-dog" },
        { kind: "special", special: "second-mate" },
        { kind: "special", special: "sharp-shooter" },
        { kind: "special", special: "smart-kid" },
        { kind: "special", special: "stowaways" },
        { kind: "special", special: "surgeon" },
        { kind: "special", special: "traitor" },
        { kind: "special", special: "traitor" },
      ],
      crewmen: [
        2, 2, 3, 3, 4, 4, 5, 1, 1, 2, 3, 1, 2, 2, 2, 3, 3, 4, 4, 5, 1, 1, 2, 3, 1, 2, 1, 2, 2, 3, 3,
        4, 5, 1, 1, 2, 3, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 5, 1, 1,
        1, 1, 1, 1, 1, 1,
      ],
      deal: 3,
      destinations: [
        { kind: "fort", needs: [1, 3, 3], yields: 5 },
        { kind: "fort", needs: [2, 3, 4], yields: 5 },
        { kind: "fort", needs: [1, 4, 3], yields: 5 },
        { kind: "fort", needs: [2, 4, 4], yields: 6 },
        { kind: "fort", needs: [1, 5, 3], yields: 6 },
        { kind: "fort", needs: [2, 6, 3], yields: 7 },
        { kind: "fort", needs: [1, 6, 4], yields: 7 },
        { kind: "fort", needs: [2, 6, 4], yields: 8 },
        { kind: "ship", needs: [3, 1, 1], yields: 3 },
        { kind: "ship", needs: [3, 2, 1], yields: 4 },
        { kind: "ship", needs: [3, 1, 2], yields: 4 },
        { kind: "ship", needs: [4, 1, 1], yields: 4 },
        { kind: "ship", needs: [3, 2, 2], yields: 5 },
        { kind: "ship", needs: [4, 2, 1], yields: 6 },
        { kind: "ship", needs: [4, 2, 2], yields: 6 },
        { kind: "ship", needs: [5, 3, 2], yields: 7 },
        { kind: "settlement", needs: [2, 1, 3], yields: 4 },
        { kind: "settlement", needs: [2, 2, 3], yields: 4 },
        { kind: "settlement", needs: [3, 1, 3], yields: 5 },
        { kind: "settlement", needs: [2, 1, 4], yields: 5 },
        { kind: "settlement", needs: [3, 1, 4], yields: 5 },
        { kind: "settlement", needs: [2, 2, 5], yields: 6 },
        { kind: "settlement", needs: [3, 1, 5], yields: 7 },
        { kind: "settlement", needs: [3, 2, 6], yields: 8 },
        { kind: "port", needs: [0, 0, 0], yields: 1 },
        { kind: "port", needs: [0, 0, 0], yields: 1 },
        { kind: "port", needs: [0, 0, 0], yields: 2 },
        { kind: "port", needs: [0, 0, 0], yields: 2 },
        { kind: "port", needs: [0, 0, 0], yields: 2 },
        { kind: "port", needs: [0, 0, 0], yields: 2 },
        { kind: "port", needs: [0, 0, 0], yields: 3 },
        { kind: "port", needs: [0, 0, 0], yields: 3 },
        { kind: "island", needs: [0, 0, 0], yields: 0 },
        { kind: "island", needs: [0, 0, 0], yields: 0 },
        { kind: "island", needs: [0, 0, 0], yields: 0 },
      ],
      hand_max: 5,
      in_play: [
        117, 118, 119, 120, 121, 125, 126, 127, 128, 129, 133, 134, 135, 136, 137, 138, 139, 140,
        141, 142, 143, 144, 145, 146, 147, 148,
      ],
      names: [
        "navigation-1-2a",
        "navigation-1-2b",
        "navigation-1-3a",
        "navigation-1-3b",
        "navigation-1-4a",
        "navigation-1-4b",
        "navigation-1-5a",
        "navigation-2-1a",
        "navigation-2-1b",
        "navigation-2-2a",
        "navigation-2-3a",
        "navigation-3-1a",
        "navigation-3-2a",
        "guns-1-2a",
        "guns-1-2b",
        "guns-1-3a",
        "guns-1-3b",
        "guns-1-4a",
        "guns-1-4b",
        "guns-1-5a",
        "guns-2-1a",
        "guns-2-1b",
        "guns-2-2a",
        "guns-2-3a",
        "guns-3-1a",
        "guns-3-2a",
        "melee-1-1a",
        "melee-1-2a",
        "melee-1-2b",
        "melee-1-3a",
        "melee-1-3b",
        "melee-1-4a",
        "melee-1-5a",
        "melee-2-1a",
        "melee-2-1b",
        "melee-2-2a",
        "melee-2-3a",
        "melee-3-1a",
        "melee-3-2a",
        "any-1-1a",
        "any-1-1b",
        "any-1-1c",
        "any-1-1d",
        "any-1-1e",
        "any-1-1f",
        "any-1-1g",
        "any-1-1h",
        "captain",
        "quartermaster",
        "boatswain",
        "carpenter",
        "cook",
        "cutthroat",
        "first-mate",
        "lookout",
        "master-mariner",
        "old-sailor-a",
        "old-sailor-b",
        "old-sailor-c",
        "powder-monkey",
        "sea-dog",
        "second-mate",
        "sharp-shooter",
        "smart-kid",
        "stowaways",
        "surgeon",
        "traitor-a",
        "traitor-b",
        "gold-1a",
        "gold-1b",
        "gold-1c",
        "gold-1d",
        "gold-1e",
        "gold-1f",
        "gold-1g",
        "gold-1h",
        "gold-1i",
        "gold-1j",
        "gold-1k",
        "gold-1l",
        "gold-1m",
        "gold-2a",
        "gold-2b",
        "gold-2c",
        "gold-2d",
        "gold-2e",
        "gold-2f",
        "gold-2g",
        "gold-2h",
        "gold-2i",
        "gold-2j",
        "gold-3a",
        "gold-3b",
        "gold-3c",
        "gold-3d",
        "gold-3e",
        "gold-3f",
        "rum-a",
        "rum-b",
        "rum-c",
        "rum-d",
        "rum-e",
        "rum-f",
        "rum-g",
        "rum-h",
        "rum-i",
        "jewels-a",
        "jewels-b",
        "jewels-c",
        "jewels-d",
        "hostage-a",
        "hostage-b",
        "hostage-c",
        "hostage-d",
        "fort-a",
        "fort-b",
        "fort-c",
        "fort-d",
        "fort-e",
        "fort-f",
        "fort-g",
        "fort-h",
        "ship-a",
        "ship-b",
        "ship-c",
        "ship-d",
        "ship-e",
        "ship-f",
        "ship-g",
        "ship-h",
        "settlement-a",
        "settlement-b",
        "settlement-c",
        "settlement-d",
        "settlement-e",
        "settlement-f",
        "settlement-g",
        "settlement-h",
        "port-a",
        "port-b",
        "port-c",
        "port-d",
        "port-e",
        "port-f",
        "port-g",
        "port-h",
        "island-a",
        "island-b",
        "island-c",
      ],
      options: { captains_gold: "own", edition: "en", prizes: "open" },
      pledges: [
        [
          "share",
          {
            args: [
              ["count", { kind: "number", value: 0 }],
              ["due", { kind: "choice", value: "never" }],
            ],
            key: "jr-pledge-share",
          },
        ],
        [
          "appoint",
          {
            args: [
              ["count", { kind: "number", value: 0 }],
              ["due", { kind: "choice", value: "never" }],
            ],
            key: "jr-pledge-appoint",
          },
        ],
        [
          "no-mutiny",
          {
            args: [
              ["count", { kind: "number", value: 0 }],
              ["due", { kind: "choice", value: "never" }],
            ],
            key: "jr-pledge-no-mutiny",
          },
        ],
        [
          "stay-out",
          {
            args: [
              ["count", { kind: "number", value: 0 }],
              ["due", { kind: "choice", value: "never" }],
            ],
            key: "jr-pledge-stay-out",
          },
        ],
        [
          "guard",
          {
            args: [
              ["count", { kind: "number", value: 0 }],
              ["due", { kind: "choice", value: "never" }],
            ],
            key: "jr-pledge-guard",
          },
        ],
      ],
      policies: {
        bribed_crew: "down",
        buriable: "all",
        captains_gold: "own",
        confirmed_captain: "always",
        no_map: "pick-again",
        port_discard: "up",
        prizes: "open",
        quartermaster: "appointed",
      },
      prizes: [
        { kind: "gold", value: 1 },
        { kind: "gold", value: 1 },
        { kind: "gold", value: 1 },
        { kind: "gold", value: 1 },
        { kind: "gold", value: 1 },
        { kind: "gold", value: 1 },
        { kind: "gold", value: 1 },
        { kind: "gold", value: 1 },
        { kind: "gold", value: 1 },
        { kind: "gold", value: 1 },
        { kind: "gold", value: 1 },
        { kind: "gold", value: 1 },
        { kind: "gold", value: 1 },
        { kind: "gold", value: 2 },
        { kind: "gold", value: 2 },
        { kind: "gold", value: 2 },
        { kind: "gold", value: 2 },
        { kind: "gold", value: 2 },
        { kind: "gold", value: 2 },
        { kind: "gold", value: 2 },
        { kind: "gold", value: 2 },
        { kind: "gold", value: 2 },
        { kind: "gold", value: 2 },
        { kind: "gold", value: 3 },
        { kind: "gold", value: 3 },
        { kind: "gold", value: 3 },
        { kind: "gold", value: 3 },
        { kind: "gold", value: 3 },
        { kind: "gold", value: 3 },
        { kind: "rum" },
        { kind: "rum" },
        { kind: "rum" },
        { kind: "rum" },
        { kind: "rum" },
        { kind: "rum" },
        { kind: "rum" },
        { kind: "rum" },
        { kind: "rum" },
        { kind: "jewels" },
        { kind: "jewels" },
        { kind: "jewels" },
        { kind: "jewels" },
        { kind: "hostage" },
        { kind: "hostage" },
        { kind: "hostage" },
        { kind: "hostage" },
      ],
      seats: 10,
      spoken: [
        {
          args: [
            ["skill", { kind: "name", value: { key: "jr-skill-navigation" } }],
            ["value", { kind: "number", value: 1 }],
            ["crewmen", { kind: "number", value: 2 }],
          ],
          key: "jr-card-crew",
        },
        {
          args: [
            ["skill", { kind: "name", value: { key: "jr-skill-navigation" } }],
            ["value", { kind: "number", value: 1 }],
            ["crewmen", { kind: "number", value: 2 }],
          ],
          key: "jr-card-crew",
        },
        {
          args: [
            ["skill", { kind: "name", value: { key: "jr-skill-navigation" } }],
            ["value", { kind: "number", value: 1 }],
            ["crewmen", { kind: "number", value: 3 }],
          ],
          key: "jr-card-crew",
        },
        {
          args: [
            ["skill", { kind: "name", value: { key: "jr-skill-navigation" } }],
            ["value", { kind: "number", value: 1 }],
            ["crewmen", { kind: "number", value: 3 }],
          ],
          key: "jr-card-crew",
        },
        {
          args: [
            ["skill", { kind: "name", value: { key: "jr-skill-navigation" } }],
            ["value", { kind: "number", value: 1 }],
            ["crewmen", { kind: "number", value: 4 }],
          ],
          key: "jr-card-crew",
        },
        {
          args: [
            ["skill", { kind: "name", value: { key: "jr-skill-navigation" } }],
            ["value", { kind: "number", value: 1 }],
            ["crewmen", { kind: "number", value: 4 }],
          ],
          key: "jr-card-crew",
        },
        {
          args: [
            ["skill", { kind: "name", value: { key: "jr-skill-navigation" } }],
            ["value", { kind: "number", value: 1 }],
            ["crewmen", { kind: "number", value: 5 }],
          ],
          key: "jr-card-crew",
        },
        {
          args: [
            ["skill", { kind: "name", value: { key: "jr-skill-navigation" } }],
            ["value", { kind: "number", value: 2 }],
            ["crewmen", { kind: "number", value: 1 }],
          ],
          key: "jr-card-crew",
        },
        {
          args: [
            ["skill", { kind: "name", value: { key: "jr-skill-navigation" } }],
            ["value", { kind: "number", value: 2 }],
            ["crewmen", { kind: "number", value: 1 }],
          ],
          key: "jr-card-crew",
        },
        {
          args: [
            ["skill", { kind: "name", value: { key: "jr-skill-navigation" } }],
            ["value", { kind: "number", value: 2 }],
            ["crewmen", { kind: "number", value: 2 }],
          ],
          key: "jr-card-crew",
        },
        {
          args: [
            ["skill", { kind: "name", value: { key: "jr-skill-navigation" } }],
            ["value", { kind: "number", value: 2 }],
            ["crewmen", { kind: "number", value: 3 }],
          ],
          key: "jr-card-crew",
        },
        {
          args: [
            ["skill", { kind: "name", value: { key: "jr-skill-navigation" } }],
            ["value", { kind: "number", value: 3 }],
            ["crewmen", { kind: "number", value: 1 }],
          ],
          key: "jr-card-crew",
        },
        {
          args: [
            ["skill", { kind: "name", value: { key: "jr-skill-navigation" } }],
            ["value", { kind: "number", value: 3 }],
            ["crewmen", { kind: "number", value: 2 }],
          ],
          key: "jr-card-crew",
        },
        {
          args: [
            ["skill", { kind: "name", value: { key: "jr-skill-guns" } }],
            ["value", { kind: "number", value: 1 }],
            ["crewmen", { kind: "number", value: 2 }],
          ],
          key: "jr-card-crew",
        },
        {
          args: [
            ["skill", { kind: "name", value: { key: "jr-skill-guns" } }],
            ["value", { kind: "number", value: 1 }],
            ["crewmen", { kind: "number", value: 2 }],
          ],
          key: "jr-card-crew",
        },
        {
          args: [
            ["skill", { kind: "name", value: { key: "jr-skill-guns" } }],
            ["value", { kind: "number", value: 1 }],
            ["crewmen", { kind: "number", value: 3 }],
          ],
          key: "jr-card-crew",
        },
        {
          args: [
            ["skill", { kind: "name", value: { key: "jr-skill-guns" } }],
            ["value", { kind: "number", value: 1 }],
            ["crewmen", { kind: "number", value: 3 }],
          ],
          key: "jr-card-crew",
        },
        {
          args: [
            ["skill", { kind: "name", value: { key: "jr-skill-guns" } }],
            ["value", { kind: "number", value: 1 }],
            ["crewmen", { kind: "number", value: 4 }],
          ],
          key: "jr-card-crew",
        },
        {
          args: [
            ["skill", { kind: "name", value: { key: "jr-skill-guns" } }],
            ["value", { kind: "number", value: 1 }],
            ["crewmen", { kind: "number", value: 4 }],
          ],
          key: "jr-card-crew",
        },
        {
          args: [
            ["skill", { kind: "name", value: { key: "jr-skill-guns" } }],
            ["value", { kind: "number", value: 1 }],
            ["crewmen", { kind: "number", value: 5 }],
          ],
          key: "jr-card-crew",
        },
        {
          args: [
            ["skill", { kind: "name", value: { key: "jr-skill-guns" } }],
            ["value", { kind: "number", value: 2 }],
            ["crewmen", { kind: "number", value: 1 }],
          ],
          key: "jr-card-crew",
        },
        {
          args: [
            ["skill", { kind: "name", value: { key: "jr-skill-guns" } }],
            ["value", { kind: "number", value: 2 }],
            ["crewmen", { kind: "number", value: 1 }],
          ],
          key: "jr-card-crew",
        },
        {
          args: [
            ["skill", { kind: "name", value: { key: "jr-skill-guns" } }],
            ["value", { kind: "number", value: 2 }],
            ["crewmen", { kind: "number", value: 2 }],
          ],
          key: "jr-card-crew",
        },
        {
          args: [
            ["skill", { kind: "name", value: { key: "jr-skill-guns" } }],
            ["value", { kind: "number", value: 2 }],
            ["crewmen", { kind: "number", value: 3 }],
          ],
          key: "jr-card-crew",
        },
        {
          args: [
            ["skill", { kind: "name", value: { key: "jr-skill-guns" } }],
            ["value", { kind: "number", value: 3 }],
            ["crewmen", { kind: "number", value: 1 }],
          ],
          key: "jr-card-crew",
        },
        {
          args: [
            ["skill", { kind: "name", value: { key: "jr-skill-guns" } }],
            ["value", { kind: "number", value: 3 }],
            ["crewmen", { kind: "number", value: 2 }],
          ],
          key: "jr-card-crew",
        },
        {
          args: [
            ["skill", { kind: "name", value: { key: "jr-skill-melee" } }],
            ["value", { kind: "number", value: 1 }],
            ["crewmen", { kind: "number", value: 1 }],
          ],
          key: "jr-card-crew",
        },
        {
          args: [
            ["skill", { kind: "name", value: { key: "jr-skill-melee" } }],
            ["value", { kind: "number", value: 1 }],
            ["crewmen", { kind: "number", value: 2 }],
          ],
          key: "jr-card-crew",
        },
        {
          args: [
            ["skill", { kind: "name", value: { key: "jr-skill-melee" } }],
            ["value", { kind: "number", value: 1 }],
            ["crewmen", { kind: "number", value: 2 }],
          ],
          key: "jr-card-crew",
        },
        {
          args: [
            ["skill", { kind: "name", value: { key: "jr-skill-melee" } }],
            ["value", { kind: "number", value: 1 }],
            ["crewmen", { kind: "number", value: 3 }],
          ],
          key: "jr-card-crew",
        },
        {
          args: [
            ["skill", { kind: "name", value: { key: "jr-skill-melee" } }],
            ["value", { kind: "number", value: 1 }],
            ["crewmen", { kind: "number", value: 3 }],
          ],
          key: "jr-card-crew",
        },
        {
          args: [
            ["skill", { kind: "name", value: { key: "jr-skill-melee" } }],
            ["value", { kind: "number", value: 1 }],
            ["crewmen", { kind: "number", value: 4 }],
          ],
          key: "jr-card-crew",
        },
        {
          args: [
            ["skill", { kind: "name", value: { key: "jr-skill-melee" } }],
            ["value", { kind: "number", value: 1 }],
            ["crewmen", { kind: "number", value: 5 }],
          ],
          key: "jr-card-crew",
        },
        {
          args: [
            ["skill", { kind: "name", value: { key: "jr-skill-melee" } }],
            ["value", { kind: "number", value: 2 }],
            ["crewmen", { kind: "number", value: 1 }],
          ],
          key: "jr-card-crew",
        },
        {
          args: [
            ["skill", { kind: "name", value: { key: "jr-skill-melee" } }],
            ["value", { kind: "number", value: 2 }],
            ["crewmen", { kind: "number", value: 1 }],
          ],
          key: "jr-card-crew",
        },
        {
          args: [
            ["skill", { kind: "name", value: { key: "jr-skill-melee" } }],
            ["value", { kind: "number", value: 2 }],
            ["crewmen", { kind: "number", value: 2 }],
          ],
          key: "jr-card-crew",
        },
        {
          args: [
            ["skill", { kind: "name", value: { key: "jr-skill-melee" } }],
            ["value", { kind: "number", value: 2 }],
            ["crewmen", { kind: "number", value: 3 }],
          ],
          key: "jr-card-crew",
        },
        {
          args: [
            ["skill", { kind: "name", value: { key: "jr-skill-melee" } }],
            ["value", { kind: "number", value: 3 }],
            ["crewmen", { kind: "number", value: 1 }],
          ],
          key: "jr-card-crew",
        },
        {
          args: [
            ["skill", { kind: "name", value: { key: "jr-skill-melee" } }],
            ["value", { kind: "number", value: 3 }],
            ["crewmen", { kind: "number", value: 2 }],
          ],
          key: "jr-card-crew",
        },
        {
          args: [
            ["value", { kind: "number", value: 1 }],
            ["crewmen", { kind: "number", value: 1 }],
          ],
          key: "jr-card-any",
        },
        {
          args: [
            ["value", { kind: "number", value: 1 }],
            ["crewmen", { kind: "number", value: 1 }],
          ],
          key: "jr-card-any",
        },
        {
          args: [
            ["value", { kind: "number", value: 1 }],
            ["crewmen", { kind: "number", value: 1 }],
          ],
          key: "jr-card-any",
        },
        {
          args: [
            ["value", { kind: "number", value: 1 }],
            ["crewmen", { kind: "number", value: 1 }],
          ],
          key: "jr-card-any",
        },
        {
          args: [
            ["value", { kind: "number", value: 1 }],
            ["crewmen", { kind: "number", value: 1 }],
          ],
          key: "jr-card-any",
        },
        {
          args: [
            ["value", { kind: "number", value: 1 }],
            ["crewmen", { kind: "number", value: 1 }],
          ],
          key: "jr-card-any",
        },
        {
          args: [
            ["value", { kind: "number", value: 1 }],
            ["crewmen", { kind: "number", value: 1 }],
          ],
          key: "jr-card-any",
        },
        {
          args: [
            ["value", { kind: "number", value: 1 }],
            ["crewmen", { kind: "number", value: 1 }],
          ],
          key: "jr-card-any",
        },
        { key: "jr-card-captain" },
        { key: "jr-card-quartermaster" },
        { key: "jr-card-boatswain" },
        { key: "jr-card-carpenter" },
        { key: "jr-card-cook" },
        { key: "jr-card-cutthroat" },
        { key: "jr-card-first-mate" },
        { key: "jr-card-lookout" },
        { key: "jr-card-master-mariner" },
        { key: "jr-card-old-sailor" },
        { key: "jr-card-old-sailor" },
        { key: "jr-card-old-sailor" },
        { key: "jr-card-powder-monkey" },
        { key: "jr-card-sea-dog" },
        { key: "jr-card-second-mate" },
        { key: "jr-card-sharp-shooter" },
        { key: "jr-card-smart-kid" },
        { key: "jr-card-stowaways" },
        { key: "jr-card-surgeon" },
        { key: "jr-card-traitor" },
        { key: "jr-card-traitor" },
        { args: [["value", { kind: "number", value: 1 }]], key: "jr-prize-gold" },
        { args: [["value", { kind: "number", value: 1 }]], key: "jr-prize-gold" },
        { args: [["value", { kind: "number", value: 1 }]], key: "jr-prize-gold" },
        { args: [["value", { kind: "number", value: 1 }]], key: "jr-prize-gold" },
        { args: [["value", { kind: "number", value: 1 }]], key: "jr-prize-gold" },
        { args: [["value", { kind: "number", value: 1 }]], key: "jr-prize-gold" },
        { args: [["value", { kind: "number", value: 1 }]], key: "jr-prize-gold" },
        { args: [["value", { kind: "number", value: 1 }]], key: "jr-prize-gold" },
        { args: [["value", { kind: "number", value: 1 }]], key: "jr-prize-gold" },
        { args: [["value", { kind: "number", value: 1 }]], key: "jr-prize-gold" },
        { args: [["value", { kind: "number", value: 1 }]], key: "jr-prize-gold" },
        { args: [["value", { kind: "number", value: 1 }]], key: "jr-prize-gold" },
        { args: [["value", { kind: "number", value: 1 }]], key: "jr-prize-gold" },
        { args: [["value", { kind: "number", value: 2 }]], key: "jr-prize-gold" },
        { args: [["value", { kind: "number", value: 2 }]], key: "jr-prize-gold" },
        { args: [["value", { kind: "number", value: 2 }]], key: "jr-prize-gold" },
        { args: [["value", { kind: "number", value: 2 }]], key: "jr-prize-gold" },
        { args: [["value", { kind: "number", value: 2 }]], key: "jr-prize-gold" },
        { args: [["value", { kind: "number", value: 2 }]], key: "jr-prize-gold" },
        { args: [["value", { kind: "number", value: 2 }]], key: "jr-prize-gold" },
        { args: [["value", { kind: "number", value: 2 }]], key: "jr-prize-gold" },
        { args: [["value", { kind: "number", value: 2 }]], key: "jr-prize-gold" },
        { args: [["value", { kind: "number", value: 2 }]], key: "jr-prize-gold" },
        { args: [["value", { kind: "number", value: 3 }]], key: "jr-prize-gold" },
        { args: [["value", { kind: "number", value: 3 }]], key: "jr-prize-gold" },
        { args: [["value", { kind: "number", value: 3 }]], key: "jr-prize-gold" },
        { args: [["value", { kind: "number", value: 3 }]], key: "jr-prize-gold" },
        { args: [["value", { kind: "number", value: 3 }]], key: "jr-prize-gold" },
        { args: [["value", { kind: "number", value: 3 }]], key: "jr-prize-gold" },
        { key: "jr-prize-rum" },
        { key: "jr-prize-rum" },
        { key: "jr-prize-rum" },
        { key: "jr-prize-rum" },
        { key: "jr-prize-rum" },
        { key: "jr-prize-rum" },
        { key: "jr-prize-rum" },
        { key: "jr-prize-rum" },
        { key: "jr-prize-rum" },
        { key: "jr-prize-jewels" },
        { key: "jr-prize-jewels" },
        { key: "jr-prize-jewels" },
        { key: "jr-prize-jewels" },
        { key: "jr-prize-hostage" },
        { key: "jr-prize-hostage" },
        { key: "jr-prize-hostage" },
        { key: "jr-prize-hostage" },
        { key: "jr-kind-fort" },
        { key: "jr-kind-fort" },
        { key: "jr-kind-fort" },
        { key: "jr-kind-fort" },
        { key: "jr-kind-fort" },
        { key: "jr-kind-fort" },
        { key: "jr-kind-fort" },
        { key: "jr-kind-fort" },
        { key: "jr-kind-ship" },
        { key: "jr-kind-ship" },
        { key: "jr-kind-ship" },
        { key: "jr-kind-ship" },
        { key: "jr-kind-ship" },
        { key: "jr-kind-ship" },
        { key: "jr-kind-ship" },
        { key: "jr-kind-ship" },
        { key: "jr-kind-settlement" },
        { key: "jr-kind-settlement" },
        { key: "jr-kind-settlement" },
        { key: "jr-kind-settlement" },
        { key: "jr-kind-settlement" },
        { key: "jr-kind-settlement" },
        { key: "jr-kind-settlement" },
        { key: "jr-kind-settlement" },
        { key: "jr-kind-port" },
        { key: "jr-kind-port" },
        { key: "jr-kind-port" },
        { key: "jr-kind-port" },
        { key: "jr-kind-port" },
        { key: "jr-kind-port" },
        { key: "jr-kind-port" },
        { key: "jr-kind-port" },
        { key: "jr-kind-island" },
        { key: "jr-kind-island" },
        { key: "jr-kind-island" },
      ],
      voyages: 10,
    },
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
    gallery: [
      {
        cards: [
          {
            card: 0,
            explained: {
              counts: [
                { n: 3, of: { key: "ui-card-alike" }, unseen: null },
                { n: 10, of: { key: "pr-ship-yellow" }, unseen: null },
              ],
              does: [{ key: "pr-info-ship" }, { key: "pr-info-second" }],
              name: {
                args: [
                  ["swords", { kind: "number", value: 1 }],
                  ["ship", { kind: "name", value: { key: "pr-ship-yellow" } }],
                  ["coins", { kind: "number", value: 1 }],
                ],
                key: "pr-card-ship",
              },
              rules: ["PR-TRADE", "PR-BUST", "PR-DRAW-SHIP"],
            },
          },
          {
            card: 3,
            explained: {
              counts: [
                { n: 1, of: { key: "ui-card-alike" }, unseen: null },
                { n: 10, of: { key: "pr-ship-yellow" }, unseen: null },
              ],
              does: [{ key: "pr-info-ship" }, { key: "pr-info-second" }],
              name: {
                args: [
                  ["swords", { kind: "number", value: 1 }],
                  ["ship", { kind: "name", value: { key: "pr-ship-yellow" } }],
                  ["coins", { kind: "number", value: 2 }],
                ],
                key: "pr-card-ship",
              },
              rules: ["PR-TRADE", "PR-BUST", "PR-DRAW-SHIP"],
            },
          },
          {
            card: 4,
            explained: {
              counts: [
                { n: 2, of: { key: "ui-card-alike" }, unseen: null },
                { n: 10, of: { key: "pr-ship-yellow" }, unseen: null },
              ],
              does: [{ key: "pr-info-ship" }, { key: "pr-info-second" }],
              name: {
                args: [
                  ["swords", { kind: "number", value: 2 }],
                  ["ship", { kind: "name", value: { key: "pr-ship-yellow" } }],
                  ["coins", { kind: "number", value: 2 }],
                ],
                key: "pr-card-ship",
              },
              rules: ["PR-TRADE", "PR-BUST", "PR-DRAW-SHIP"],
            },
          },
          {
            card: 6,
            explained: {
              counts: [
                { n: 1, of: { key: "ui-card-alike" }, unseen: null },
                { n: 10, of: { key: "pr-ship-yellow" }, unseen: null },
              ],
              does: [{ key: "pr-info-ship" }, { key: "pr-info-second" }],
              name: {
                args: [
                  ["swords", { kind: "number", value: 2 }],
                  ["ship", { kind: "name", value: { key: "pr-ship-yellow" } }],
                  ["coins", { kind: "number", value: 3 }],
                ],
                key: "pr-card-ship",
              },
              rules: ["PR-TRADE", "PR-BUST", "PR-DRAW-SHIP"],
            },
          },
          {
            card: 7,
            explained: {
              counts: [
                { n: 2, of: { key: "ui-card-alike" }, unseen: null },
                { n: 10, of: { key: "pr-ship-yellow" }, unseen: null },
              ],
              does: [{ key: "pr-info-ship" }, { key: "pr-info-second" }],
              name: {
                args: [
                  ["swords", { kind: "number", value: 4 }],
                  ["ship", { kind: "name", value: { key: "pr-ship-yellow" } }],
                  ["coins", { kind: "number", value: 3 }],
                ],
                key: "pr-card-ship",
              },
              rules: ["PR-TRADE", "PR-BUST", "PR-DRAW-SHIP"],
            },
          },
          {
            card: 9,
            explained: {
              counts: [
                { n: 1, of: { key: "ui-card-alike" }, unseen: null },
                { n: 10, of: { key: "pr-ship-yellow" }, unseen: null },
              ],
              does: [{ key: "pr-info-ship" }, { key: "pr-info-second" }],
              name: {
                args: [
                  ["swords", { kind: "number", value: 4 }],
                  ["ship", { kind: "name", value: { key: "pr-ship-yellow" } }],
                  ["coins", { kind: "number", value: 4 }],
                ],
                key: "pr-card-ship",
              },
              rules: ["PR-TRADE", "PR-BUST", "PR-DRAW-SHIP"],
            },
          },
          {
            card: 10,
            explained: {
              counts: [
                { n: 3, of: { key: "ui-card-alike" }, unseen: null },
                { n: 10, of: { key: "pr-ship-blue" }, unseen: null },
              ],
              does: [{ key: "pr-info-ship" }, { key: "pr-info-second" }],
              name: {
                args: [
                  ["swords", { kind: "number", value: 1 }],
                  ["ship", { kind: "name", value: { key: "pr-ship-blue" } }],
                  ["coins", { kind: "number", value: 1 }],
                ],
                key: "pr-card-ship",
              },
              rules: ["PR-TRADE", "PR-BUST", "PR-DRAW-SHIP"],
            },
          },
          {
            card: 13,
            explained: {
              counts: [
                { n: 1, of: { key: "ui-card-alike" }, unseen: null },
                { n: 10, of: { key: "pr-ship-blue" }, unseen: null },
              ],
              does: [{ key: "pr-info-ship" }, { key: "pr-info-second" }],
              name: {
                args: [
                  ["swords", { kind: "number", value: 1 }],
                  ["ship", { kind: "name", value: { key: "pr-ship-blue" } }],
                  ["coins", { kind: "number", value: 2 }],
                ],
                key: "pr-card-ship",
              },
              rules: ["PR-TRADE", "PR-BUST", "PR-DRAW-SHIP"],
            },
          },
          {
            card: 14,
            explained: {
              counts: [
                { n: 2, of: { key: "ui-card-alike" }, unseen: null },
                { n: 10, of: { key: "pr-ship-blue" }, unseen: null },
              ],
              does: [{ key: "pr-info-ship" }, { key: "pr-info-second" }],
              name: {
                args: [
                  ["swords", { kind: "number", value: 2 }],
                  ["ship", { kind: "name", value: { key: "pr-ship-blue" } }],
                  ["coins", { kind: "number", value: 2 }],
                ],
                key: "pr-card-ship",
              },
              rules: ["PR-TRADE", "PR-BUST", "PR-DRAW-SHIP"],
            },
          },
          {
            card: 16,
            explained: {
              counts: [
                { n: 1, of: { key: "ui-card-alike" }, unseen: null },
                { n: 10, of: { key: "pr-ship-blue" }, unseen: null },
              ],
              does: [{ key: "pr-info-ship" }, { key: "pr-info-second" }],
              name: {
                args: [
                  ["swords", { kind: "number", value: 2 }],
                  ["ship", { kind: "name", value: { key: "pr-ship-blue" } }],
                  ["coins", { kind: "number", value: 3 }],
                ],
                key: "pr-card-ship",
              },
              rules: ["PR-TRADE", "PR-BUST", "PR-DRAW-SHIP"],
            },
          },
          {
            card: 17,
            explained: {
              counts: [
                { n: 2, of: { key: "ui-card-alike" }, unseen: null },
                { n: 10, of: { key: "pr-ship-blue" }, unseen: null },
              ],
              does: [{ key: "pr-info-ship" }, { key: "pr-info-second" }],
              name: {
                args: [
                  ["swords", { kind: "number", value: 5 }],
                  ["ship", { kind: "name", value: { key: "pr-ship-blue" } }],
                  ["coins", { kind: "number", value: 3 }],
                ],
                key: "pr-card-ship",
              },
              rules: ["PR-TRADE", "PR-BUST", "PR-DRAW-SHIP"],
            },
          },
          {
            card: 19,
            explained: {
              counts: [
                { n: 1, of: { key: "ui-card-alike" }, unseen: null },
                { n: 10, of: { key: "pr-ship-blue" }, unseen: null },
              ],
              does: [{ key: "pr-info-ship" }, { key: "pr-info-second" }],
              name: {
                args: [
                  ["swords", { kind: "number", value: 5 }],
                  ["ship", { kind: "name", value: { key: "pr-ship-blue" } }],
                  ["coins", { kind: "number", value: 4 }],
                ],
                key: "pr-card-ship",
              },
              rules: ["PR-TRADE", "PR-BUST", "PR-DRAW-SHIP"],
            },
          },
          {
            card: 20,
            explained: {
              counts: [
                { n: 3, of: { key: "ui-card-alike" }, unseen: null },
                { n: 10, of: { key: "pr-ship-green" }, unseen: null },
              ],
              does: [{ key: "pr-info-ship" }, { key: "pr-info-second" }],
              name: {
                args: [
                  ["swords", { kind: "number", value: 1 }],
                  ["ship", { kind: "name", value: { key: "pr-ship-green" } }],
                  ["coins", { kind: "number", value: 1 }],
                ],
                key: "pr-card-ship",
              },
              rules: ["PR-TRADE", "PR-BUST", "PR-DRAW-SHIP"],
            },
          },
          {
            card: 23,
            explained: {
              counts: [
                { n: 1, of: { key: "ui-card-alike" }, unseen: null },
                { n: 10, of: { key: "pr-ship-green" }, unseen: null },
              ],
              does: [{ key: "pr-info-ship" }, { key: "pr-info-second" }],
              name: {
                args: [
                  ["swords", { kind: "number", value: 1 }],
                  ["ship", { kind: "name", value: { key: "pr-ship-green" } }],
                  ["coins", { kind: "number", value: 2 }],
                ],
                key: "pr-card-ship",
              },
              rules: ["PR-TRADE", "PR-BUST", "PR-DRAW-SHIP"],
            },
          },
          {
            card: 24,
            explained: {
              counts: [
                { n: 2, of: { key: "ui-card-alike" }, unseen: null },
                { n: 10, of: { key: "pr-ship-green" }, unseen: null },
              ],
              does: [{ key: "pr-info-ship" }, { key: "pr-info-second" }],
              name: {
                args: [
                  ["swords", { kind: "number", value: 3 }],
                  ["ship", { kind: "name", value: { key: "pr-ship-green" } }],
                  ["coins", { kind: "number", value: 2 }],
                ],
                key: "pr-card-ship",
              },
              rules: ["PR-TRADE", "PR-BUST", "PR-DRAW-SHIP"],
            },
          },
          {
            card: 26,
            explained: {
              counts: [
                { n: 1, of: { key: "ui-card-alike" }, unseen: null },
                { n: 10, of: { key: "pr-ship-green" }, unseen: null },
              ],
              does: [{ key: "pr-info-ship" }, { key: "pr-info-second" }],
              name: {
                args: [
                  ["swords", { kind: "number", value: 3 }],
                  ["ship", { kind: "name", value: { key: "pr-ship-green" } }],
                  ["coins", { kind: "number", value: 3 }],
                ],
                key: "pr-card-ship",
              },
              rules: ["PR-TRADE", "PR-BUST", "PR-DRAW-SHIP"],
            },
          },
          {
            card: 27,
            explained: {
              counts: [
                { n: 2, of: { key: "ui-card-alike" }, unseen: null },
                { n: 10, of: { key: "pr-ship-green" }, unseen: null },
              ],
              does: [{ key: "pr-info-ship" }, { key: "pr-info-second" }],
              name: {
                args: [
                  ["swords", { kind: "number", value: 5 }],
                  ["ship", { kind: "name", value: { key: "pr-ship-green" } }],
                  ["coins", { kind: "number", value: 3 }],
                ],
                key: "pr-card-ship",
              },
              rules: ["PR-TRADE", "PR-BUST", "PR-DRAW-SHIP"],
            },
          },
          {
            card: 29,
            explained: {
              counts: [
                { n: 1, of: { key: "ui-card-alike" }, unseen: null },
                { n: 10, of: { key: "pr-ship-green" }, unseen: null },
              ],
              does: [{ key: "pr-info-ship" }, { key: "pr-info-second" }],
              name: {
                args: [
                  ["swords", { kind: "number", value: 5 }],
                  ["ship", { kind: "name", value: { key: "pr-ship-green" } }],
                  ["coins", { kind: "number", value: 4 }],
                ],
                key: "pr-card-ship",
              },
              rules: ["PR-TRADE", "PR-BUST", "PR-DRAW-SHIP"],
            },
          },
          {
            card: 30,
            explained: {
              counts: [
                { n: 3, of: { key: "ui-card-alike" }, unseen: null },
                { n: 10, of: { key: "pr-ship-red" }, unseen: null },
              ],
              does: [{ key: "pr-info-ship" }, { key: "pr-info-second" }],
              name: {
                args: [
                  ["swords", { kind: "number", value: 1 }],
                  ["ship", { kind: "name", value: { key: "pr-ship-red" } }],
                  ["coins", { kind: "number", value: 1 }],
                ],
                key: "pr-card-ship",
              },
              rules: ["PR-TRADE", "PR-BUST", "PR-DRAW-SHIP"],
            },
          },
          {
            card: 33,
            explained: {
              counts: [
                { n: 3, of: { key: "ui-card-alike" }, unseen: null },
                { n: 10, of: { key: "pr-ship-red" }, unseen: null },
              ],
              does: [{ key: "pr-info-ship" }, { key: "pr-info-second" }],
              name: {
                args: [
                  ["swords", { kind: "number", value: 3 }],
                  ["ship", { kind: "name", value: { key: "pr-ship-red" } }],
                  ["coins", { kind: "number", value: 2 }],
                ],
                key: "pr-card-ship",
              },
              rules: ["PR-TRADE", "PR-BUST", "PR-DRAW-SHIP"],
            },
          },
          {
            card: 36,
            explained: {
              counts: [
                { n: 2, of: { key: "ui-card-alike" }, unseen: null },
                { n: 10, of: { key: "pr-ship-red" }, unseen: null },
              ],
              does: [{ key: "pr-info-ship" }, { key: "pr-info-second" }],
              name: {
                args: [
                  ["swords", { kind: "number", value: 6 }],
                  ["ship", { kind: "name", value: { key: "pr-ship-red" } }],
                  ["coins", { kind: "number", value: 3 }],
                ],
                key: "pr-card-ship",
              },
              rules: ["PR-TRADE", "PR-BUST", "PR-DRAW-SHIP"],
            },
          },
          {
            card: 38,
            explained: {
              counts: [
                { n: 1, of: { key: "ui-card-alike" }, unseen: null },
                { n: 10, of: { key: "pr-ship-red" }, unseen: null },
              ],
              does: [{ key: "pr-info-ship" }, { key: "pr-info-second" }, { key: "pr-info-skull" }],
              name: {
                args: [
                  ["ship", { kind: "name", value: { key: "pr-ship-red" } }],
                  ["coins", { kind: "number", value: 3 }],
                ],
                key: "pr-card-ship-skull",
              },
              rules: ["PR-TRADE", "PR-BUST", "PR-DRAW-SHIP"],
            },
          },
          {
            card: 39,
            explained: {
              counts: [
                { n: 1, of: { key: "ui-card-alike" }, unseen: null },
                { n: 10, of: { key: "pr-ship-red" }, unseen: null },
              ],
              does: [{ key: "pr-info-ship" }, { key: "pr-info-second" }, { key: "pr-info-skull" }],
              name: {
                args: [
                  ["ship", { kind: "name", value: { key: "pr-ship-red" } }],
                  ["coins", { kind: "number", value: 4 }],
                ],
                key: "pr-card-ship-skull",
              },
              rules: ["PR-TRADE", "PR-BUST", "PR-DRAW-SHIP"],
            },
          },
          {
            card: 40,
            explained: {
              counts: [
                { n: 3, of: { key: "ui-card-alike" }, unseen: null },
                { n: 10, of: { key: "pr-ship-black" }, unseen: null },
              ],
              does: [{ key: "pr-info-ship" }, { key: "pr-info-second" }],
              name: {
                args: [
                  ["swords", { kind: "number", value: 2 }],
                  ["ship", { kind: "name", value: { key: "pr-ship-black" } }],
                  ["coins", { kind: "number", value: 1 }],
                ],
                key: "pr-card-ship",
              },
              rules: ["PR-TRADE", "PR-BUST", "PR-DRAW-SHIP"],
            },
          },
          {
            card: 43,
            explained: {
              counts: [
                { n: 3, of: { key: "ui-card-alike" }, unseen: null },
                { n: 10, of: { key: "pr-ship-black" }, unseen: null },
              ],
              does: [{ key: "pr-info-ship" }, { key: "pr-info-second" }],
              name: {
                args: [
                  ["swords", { kind: "number", value: 4 }],
                  ["ship", { kind: "name", value: { key: "pr-ship-black" } }],
                  ["coins", { kind: "number", value: 2 }],
                ],
                key: "pr-card-ship",
              },
              rules: ["PR-TRADE", "PR-BUST", "PR-DRAW-SHIP"],
            },
          },
          {
            card: 46,
            explained: {
              counts: [
                { n: 2, of: { key: "ui-card-alike" }, unseen: null },
                { n: 10, of: { key: "pr-ship-black" }, unseen: null },
              ],
              does: [{ key: "pr-info-ship" }, { key: "pr-info-second" }],
              name: {
                args: [
                  ["swords", { kind: "number", value: 7 }],
                  ["ship", { kind: "name", value: { key: "pr-ship-black" } }],
                  ["coins", { kind: "number", value: 3 }],
                ],
                key: "pr-card-ship",
              },
              rules: ["PR-TRADE", "PR-BUST", "PR-DRAW-SHIP"],
            },
          },
          {
            card: 48,
            explained: {
              counts: [
                { n: 1, of: { key: "ui-card-alike" }, unseen: null },
                { n: 10, of: { key: "pr-ship-black" }, unseen: null },
              ],
              does: [{ key: "pr-info-ship" }, { key: "pr-info-second" }, { key: "pr-info-skull" }],
              name: {
                args: [
                  ["ship", { kind: "name", value: { key: "pr-ship-black" } }],
                  ["coins", { kind: "number", value: 3 }],
                ],
                key: "pr-card-ship-skull",
              },
              rules: ["PR-TRADE", "PR-BUST", "PR-DRAW-SHIP"],
            },
          },
          {
            card: 49,
            explained: {
              counts: [
                { n: 1, of: { key: "ui-card-alike" }, unseen: null },
                { n: 10, of: { key: "pr-ship-black" }, unseen: null },
              ],
              does: [{ key: "pr-info-ship" }, { key: "pr-info-second" }, { key: "pr-info-skull" }],
              name: {
                args: [
                  ["ship", { kind: "name", value: { key: "pr-ship-black" } }],
                  ["coins", { kind: "number", value: 4 }],
                ],
                key: "pr-card-ship-skull",
              },
              rules: ["PR-TRADE", "PR-BUST", "PR-DRAW-SHIP"],
            },
          },
        ],
        title: "pr-cards-ships",
      },
      {
        cards: [
          {
            card: 50,
            explained: {
              counts: [
                { n: 1, of: { key: "ui-card-alike" }, unseen: null },
                { n: 2, of: { key: "pr-role-trader-yellow" }, unseen: null },
              ],
              does: [
                {
                  args: [["ship", { kind: "name", value: { key: "pr-ship-yellow" } }]],
                  key: "pr-ability-trader",
                },
              ],
              name: {
                args: [
                  ["role", { kind: "name", value: { key: "pr-role-trader-yellow" } }],
                  ["cost", { kind: "number", value: 3 }],
                  ["points", { kind: "number", value: 1 }],
                ],
                key: "pr-card-person",
              },
              rules: ["PR-TRADE"],
            },
          },
          {
            card: 51,
            explained: {
              counts: [
                { n: 1, of: { key: "ui-card-alike" }, unseen: null },
                { n: 2, of: { key: "pr-role-trader-yellow" }, unseen: null },
              ],
              does: [
                {
                  args: [["ship", { kind: "name", value: { key: "pr-ship-yellow" } }]],
                  key: "pr-ability-trader",
                },
              ],
              name: {
                args: [
                  ["role", { kind: "name", value: { key: "pr-role-trader-yellow" } }],
                  ["cost", { kind: "number", value: 5 }],
                  ["points", { kind: "number", value: 2 }],
                ],
                key: "pr-card-person",
              },
              rules: ["PR-TRADE"],
            },
          },
          {
            card: 52,
            explained: {
              counts: [
                { n: 1, of: { key: "ui-card-alike" }, unseen: null },
                { n: 2, of: { key: "pr-role-trader-blue" }, unseen: null },
              ],
              does: [
                {
                  args: [["ship", { kind: "name", value: { key: "pr-ship-blue" } }]],
                  key: "pr-ability-trader",
                },
              ],
              name: {
                args: [
                  ["role", { kind: "name", value: { key: "pr-role-trader-blue" } }],
                  ["cost", { kind: "number", value: 3 }],
                  ["points", { kind: "number", value: 1 }],
                ],
                key: "pr-card-person",
              },
              rules: ["PR-TRADE"],
            },
          },
          {
            card: 53,
            explained: {
              counts: [
                { n: 1, of: { key: "ui-card-alike" }, unseen: null },
                { n: 2, of: { key: "pr-role-trader-blue" }, unseen: null },
              ],
              does: [
                {
                  args: [["ship", { kind: "name", value: { key: "pr-ship-blue" } }]],
                  key: "pr-ability-trader",
                },
              ],
              name: {
                args: [
                  ["role", { kind: "name", value: { key: "pr-role-trader-blue" } }],
                  ["cost", { kind: "number", value: 5 }],
                  ["points", { kind: "number", value: 2 }],
                ],
                key: "pr-card-person",
              },
              rules: ["PR-TRADE"],
            },
          },
          {
            card: 54,
            explained: {
              counts: [{ n: 2, of: { key: "ui-card-alike" }, unseen: null }],
              does: [
                {
                  args: [["ship", { kind: "name", value: { key: "pr-ship-green" } }]],
                  key: "pr-ability-trader",
                },
              ],
              name: {
                args: [
                  ["role", { kind: "name", value: { key: "pr-role-trader-green" } }],
                  ["cost", { kind: "number", value: 3 }],
                  ["points", { kind: "number", value: 1 }],
                ],
                key: "pr-card-person",
              },
              rules: ["PR-TRADE"],
            },
          },
          {
            card: 56,
            explained: {
              counts: [{ n: 2, of: { key: "ui-card-alike" }, unseen: null }],
              does: [
                {
                  args: [["ship", { kind: "name", value: { key: "pr-ship-red" } }]],
                  key: "pr-ability-trader",
                },
              ],
              name: {
                args: [
                  ["role", { kind: "name", value: { key: "pr-role-trader-red" } }],
                  ["cost", { kind: "number", value: 3 }],
                  ["points", { kind: "number", value: 1 }],
                ],
                key: "pr-card-person",
              },
              rules: ["PR-TRADE"],
            },
          },
          {
            card: 58,
            explained: {
              counts: [{ n: 2, of: { key: "ui-card-alike" }, unseen: null }],
              does: [
                {
                  args: [["ship", { kind: "name", value: { key: "pr-ship-black" } }]],
                  key: "pr-ability-trader",
                },
              ],
              name: {
                args: [
                  ["role", { kind: "name", value: { key: "pr-role-trader-black" } }],
                  ["cost", { kind: "number", value: 3 }],
                  ["points", { kind: "number", value: 1 }],
                ],
                key: "pr-card-person",
              },
              rules: ["PR-TRADE"],
            },
          },
          {
            card: 60,
            explained: {
              counts: [{ n: 5, of: { key: "ui-card-alike" }, unseen: null }],
              does: [{ key: "pr-ability-settler" }, { key: "pr-info-symbol" }],
              name: {
                args: [
                  ["role", { kind: "name", value: { key: "pr-role-settler" } }],
                  ["cost", { kind: "number", value: 4 }],
                  ["points", { kind: "number", value: 1 }],
                ],
                key: "pr-card-person",
              },
              rules: ["PR-EXPEDITION"],
            },
          },
          {
            card: 65,
            explained: {
              counts: [{ n: 5, of: { key: "ui-card-alike" }, unseen: null }],
              does: [{ key: "pr-ability-captain" }, { key: "pr-info-symbol" }],
              name: {
                args: [
                  ["role", { kind: "name", value: { key: "pr-role-captain" } }],
                  ["cost", { kind: "number", value: 4 }],
                  ["points", { kind: "number", value: 1 }],
                ],
                key: "pr-card-person",
              },
              rules: ["PR-EXPEDITION"],
            },
          },
          {
            card: 70,
            explained: {
              counts: [{ n: 5, of: { key: "ui-card-alike" }, unseen: null }],
              does: [{ key: "pr-ability-priest" }, { key: "pr-info-symbol" }],
              name: {
                args: [
                  ["role", { kind: "name", value: { key: "pr-role-priest" } }],
                  ["cost", { kind: "number", value: 4 }],
                  ["points", { kind: "number", value: 1 }],
                ],
                key: "pr-card-person",
              },
              rules: ["PR-EXPEDITION"],
            },
          },
          {
            card: 75,
            explained: {
              counts: [{ n: 3, of: { key: "ui-card-alike" }, unseen: null }],
              does: [{ key: "pr-ability-jack" }, { key: "pr-info-symbol" }],
              name: {
                args: [
                  ["role", { kind: "name", value: { key: "pr-role-jack" } }],
                  ["cost", { kind: "number", value: 6 }],
                  ["points", { kind: "number", value: 1 }],
                ],
                key: "pr-card-person",
              },
              rules: ["PR-EXPEDITION"],
            },
          },
          {
            card: 78,
            explained: {
              counts: [
                { n: 7, of: { key: "ui-card-alike" }, unseen: null },
                { n: 10, of: { key: "pr-role-sailor" }, unseen: null },
              ],
              does: [{ key: "pr-ability-sailor" }, { key: "pr-info-swords" }],
              name: {
                args: [
                  ["role", { kind: "name", value: { key: "pr-role-sailor" } }],
                  ["cost", { kind: "number", value: 3 }],
                  ["points", { kind: "number", value: 1 }],
                ],
                key: "pr-card-person",
              },
              rules: ["PR-SWORDS", "PR-DRAW-SHIP"],
            },
          },
          {
            card: 85,
            explained: {
              counts: [
                { n: 2, of: { key: "ui-card-alike" }, unseen: null },
                { n: 10, of: { key: "pr-role-sailor" }, unseen: null },
              ],
              does: [{ key: "pr-ability-sailor" }, { key: "pr-info-swords" }],
              name: {
                args: [
                  ["role", { kind: "name", value: { key: "pr-role-sailor" } }],
                  ["cost", { kind: "number", value: 5 }],
                  ["points", { kind: "number", value: 2 }],
                ],
                key: "pr-card-person",
              },
              rules: ["PR-SWORDS", "PR-DRAW-SHIP"],
            },
          },
          {
            card: 87,
            explained: {
              counts: [
                { n: 1, of: { key: "ui-card-alike" }, unseen: null },
                { n: 10, of: { key: "pr-role-sailor" }, unseen: null },
              ],
              does: [{ key: "pr-ability-sailor" }, { key: "pr-info-swords" }],
              name: {
                args: [
                  ["role", { kind: "name", value: { key: "pr-role-sailor" } }],
                  ["cost", { kind: "number", value: 7 }],
                  ["points", { kind: "number", value: 3 }],
                ],
                key: "pr-card-person",
              },
              rules: ["PR-SWORDS", "PR-DRAW-SHIP"],
            },
          },
          {
            card: 88,
            explained: {
              counts: [
                { n: 1, of: { key: "ui-card-alike" }, unseen: null },
                { n: 3, of: { key: "pr-role-pirate" }, unseen: null },
              ],
              does: [{ key: "pr-ability-pirate" }, { key: "pr-info-swords" }],
              name: {
                args: [
                  ["role", { kind: "name", value: { key: "pr-role-pirate" } }],
                  ["cost", { kind: "number", value: 5 }],
                  ["points", { kind: "number", value: 1 }],
                ],
                key: "pr-card-person",
              },
              rules: ["PR-SWORDS", "PR-DRAW-SHIP"],
            },
          },
          {
            card: 89,
            explained: {
              counts: [
                { n: 1, of: { key: "ui-card-alike" }, unseen: null },
                { n: 3, of: { key: "pr-role-pirate" }, unseen: null },
              ],
              does: [{ key: "pr-ability-pirate" }, { key: "pr-info-swords" }],
              name: {
                args: [
                  ["role", { kind: "name", value: { key: "pr-role-pirate" } }],
                  ["cost", { kind: "number", value: 7 }],
                  ["points", { kind: "number", value: 2 }],
                ],
                key: "pr-card-person",
              },
              rules: ["PR-SWORDS", "PR-DRAW-SHIP"],
            },
          },
          {
            card: 90,
            explained: {
              counts: [
                { n: 1, of: { key: "ui-card-alike" }, unseen: null },
                { n: 3, of: { key: "pr-role-pirate" }, unseen: null },
              ],
              does: [{ key: "pr-ability-pirate" }, { key: "pr-info-swords" }],
              name: {
                args: [
                  ["role", { kind: "name", value: { key: "pr-role-pirate" } }],
                  ["cost", { kind: "number", value: 9 }],
                  ["points", { kind: "number", value: 3 }],
                ],
                key: "pr-card-person",
              },
              rules: ["PR-SWORDS", "PR-DRAW-SHIP"],
            },
          },
          {
            card: 91,
            explained: {
              counts: [
                { n: 2, of: { key: "ui-card-alike" }, unseen: null },
                { n: 4, of: { key: "pr-role-mademoiselle" }, unseen: null },
              ],
              does: [{ key: "pr-ability-mademoiselle" }],
              name: {
                args: [
                  ["role", { kind: "name", value: { key: "pr-role-mademoiselle" } }],
                  ["cost", { kind: "number", value: 7 }],
                  ["points", { kind: "number", value: 2 }],
                ],
                key: "pr-card-person",
              },
              rules: ["PR-HIRE"],
            },
          },
          {
            card: 93,
            explained: {
              counts: [
                { n: 2, of: { key: "ui-card-alike" }, unseen: null },
                { n: 4, of: { key: "pr-role-mademoiselle" }, unseen: null },
              ],
              does: [{ key: "pr-ability-mademoiselle" }],
              name: {
                args: [
                  ["role", { kind: "name", value: { key: "pr-role-mademoiselle" } }],
                  ["cost", { kind: "number", value: 9 }],
                  ["points", { kind: "number", value: 3 }],
                ],
                key: "pr-card-person",
              },
              rules: ["PR-HIRE"],
            },
          },
          {
            card: 95,
            explained: {
              counts: [
                { n: 1, of: { key: "ui-card-alike" }, unseen: null },
                { n: 5, of: { key: "pr-role-jester" }, unseen: null },
              ],
              does: [{ key: "pr-ability-jester" }],
              name: {
                args: [
                  ["role", { kind: "name", value: { key: "pr-role-jester" } }],
                  ["cost", { kind: "number", value: 5 }],
                  ["points", { kind: "number", value: 1 }],
                ],
                key: "pr-card-person",
              },
              rules: ["PR-JESTER", "PR-BUST"],
            },
          },
          {
            card: 96,
            explained: {
              counts: [
                { n: 3, of: { key: "ui-card-alike" }, unseen: null },
                { n: 5, of: { key: "pr-role-jester" }, unseen: null },
              ],
              does: [{ key: "pr-ability-jester" }],
              name: {
                args: [
                  ["role", { kind: "name", value: { key: "pr-role-jester" } }],
                  ["cost", { kind: "number", value: 7 }],
                  ["points", { kind: "number", value: 2 }],
                ],
                key: "pr-card-person",
              },
              rules: ["PR-JESTER", "PR-BUST"],
            },
          },
          {
            card: 99,
            explained: {
              counts: [
                { n: 1, of: { key: "ui-card-alike" }, unseen: null },
                { n: 5, of: { key: "pr-role-jester" }, unseen: null },
              ],
              does: [{ key: "pr-ability-jester" }],
              name: {
                args: [
                  ["role", { kind: "name", value: { key: "pr-role-jester" } }],
                  ["cost", { kind: "number", value: 9 }],
                  ["points", { kind: "number", value: 3 }],
                ],
                key: "pr-card-person",
              },
              rules: ["PR-JESTER", "PR-BUST"],
            },
          },
          {
            card: 100,
            explained: {
              counts: [
                { n: 1, of: { key: "ui-card-alike" }, unseen: null },
                { n: 6, of: { key: "pr-role-admiral" }, unseen: null },
              ],
              does: [{ key: "pr-ability-admiral" }],
              name: {
                args: [
                  ["role", { kind: "name", value: { key: "pr-role-admiral" } }],
                  ["cost", { kind: "number", value: 5 }],
                  ["points", { kind: "number", value: 1 }],
                ],
                key: "pr-card-person",
              },
              rules: ["PR-ADMIRAL"],
            },
          },
          {
            card: 101,
            explained: {
              counts: [
                { n: 3, of: { key: "ui-card-alike" }, unseen: null },
                { n: 6, of: { key: "pr-role-admiral" }, unseen: null },
              ],
              does: [{ key: "pr-ability-admiral" }],
              name: {
                args: [
                  ["role", { kind: "name", value: { key: "pr-role-admiral" } }],
                  ["cost", { kind: "number", value: 7 }],
                  ["points", { kind: "number", value: 2 }],
                ],
                key: "pr-card-person",
              },
              rules: ["PR-ADMIRAL"],
            },
          },
          {
            card: 104,
            explained: {
              counts: [
                { n: 2, of: { key: "ui-card-alike" }, unseen: null },
                { n: 6, of: { key: "pr-role-admiral" }, unseen: null },
              ],
              does: [{ key: "pr-ability-admiral" }],
              name: {
                args: [
                  ["role", { kind: "name", value: { key: "pr-role-admiral" } }],
                  ["cost", { kind: "number", value: 9 }],
                  ["points", { kind: "number", value: 3 }],
                ],
                key: "pr-card-person",
              },
              rules: ["PR-ADMIRAL"],
            },
          },
          {
            card: 106,
            explained: {
              counts: [{ n: 4, of: { key: "ui-card-alike" }, unseen: null }],
              does: [{ key: "pr-ability-governor" }],
              name: {
                args: [
                  ["role", { kind: "name", value: { key: "pr-role-governor" } }],
                  ["cost", { kind: "number", value: 8 }],
                  ["points", { kind: "number", value: 0 }],
                ],
                key: "pr-card-person",
              },
              rules: ["PR-TAKE"],
            },
          },
        ],
        title: "pr-cards-persons",
      },
      {
        cards: [
          {
            card: 110,
            explained: {
              counts: [
                { n: 1, of: { key: "ui-card-alike" }, unseen: null },
                { n: 6, of: { key: "pr-cards-expeditions" }, unseen: null },
              ],
              does: [{ key: "pr-info-expedition" }],
              name: {
                args: [
                  ["anchors", { kind: "number", value: 2 }],
                  ["crosses", { kind: "number", value: 0 }],
                  ["houses", { kind: "number", value: 0 }],
                  ["coins", { kind: "number", value: 2 }],
                  ["points", { kind: "number", value: 4 }],
                ],
                key: "pr-card-expedition",
              },
              rules: ["PR-EXPEDITION"],
            },
          },
          {
            card: 111,
            explained: {
              counts: [
                { n: 1, of: { key: "ui-card-alike" }, unseen: null },
                { n: 6, of: { key: "pr-cards-expeditions" }, unseen: null },
              ],
              does: [{ key: "pr-info-expedition" }],
              name: {
                args: [
                  ["anchors", { kind: "number", value: 0 }],
                  ["crosses", { kind: "number", value: 2 }],
                  ["houses", { kind: "number", value: 0 }],
                  ["coins", { kind: "number", value: 2 }],
                  ["points", { kind: "number", value: 4 }],
                ],
                key: "pr-card-expedition",
              },
              rules: ["PR-EXPEDITION"],
            },
          },
          {
            card: 112,
            explained: {
              counts: [
                { n: 1, of: { key: "ui-card-alike" }, unseen: null },
                { n: 6, of: { key: "pr-cards-expeditions" }, unseen: null },
              ],
              does: [{ key: "pr-info-expedition" }],
              name: {
                args: [
                  ["anchors", { kind: "number", value: 0 }],
                  ["crosses", { kind: "number", value: 0 }],
                  ["houses", { kind: "number", value: 2 }],
                  ["coins", { kind: "number", value: 2 }],
                  ["points", { kind: "number", value: 4 }],
                ],
                key: "pr-card-expedition",
              },
              rules: ["PR-EXPEDITION"],
            },
          },
          {
            card: 113,
            explained: {
              counts: [
                { n: 1, of: { key: "ui-card-alike" }, unseen: null },
                { n: 6, of: { key: "pr-cards-expeditions" }, unseen: null },
              ],
              does: [{ key: "pr-info-expedition" }],
              name: {
                args: [
                  ["anchors", { kind: "number", value: 2 }],
                  ["crosses", { kind: "number", value: 0 }],
                  ["houses", { kind: "number", value: 1 }],
                  ["coins", { kind: "number", value: 3 }],
                  ["points", { kind: "number", value: 6 }],
                ],
                key: "pr-card-expedition",
              },
              rules: ["PR-EXPEDITION"],
            },
          },
          {
            card: 114,
            explained: {
              counts: [
                { n: 1, of: { key: "ui-card-alike" }, unseen: null },
                { n: 6, of: { key: "pr-cards-expeditions" }, unseen: null },
              ],
              does: [{ key: "pr-info-expedition" }],
              name: {
                args: [
                  ["anchors", { kind: "number", value: 0 }],
                  ["crosses", { kind: "number", value: 2 }],
                  ["houses", { kind: "number", value: 1 }],
                  ["coins", { kind: "number", value: 3 }],
                  ["points", { kind: "number", value: 6 }],
                ],
                key: "pr-card-expedition",
              },
              rules: ["PR-EXPEDITION"],
            },
          },
          {
            card: 115,
            explained: {
              counts: [
                { n: 1, of: { key: "ui-card-alike" }, unseen: null },
                { n: 6, of: { key: "pr-cards-expeditions" }, unseen: null },
              ],
              does: [{ key: "pr-info-expedition" }],
              name: {
                args: [
                  ["anchors", { kind: "number", value: 1 }],
                  ["crosses", { kind: "number", value: 1 }],
                  ["houses", { kind: "number", value: 1 }],
                  ["coins", { kind: "number", value: 3 }],
                  ["points", { kind: "number", value: 5 }],
                ],
                key: "pr-card-expedition",
              },
              rules: ["PR-EXPEDITION"],
            },
          },
        ],
        title: "pr-cards-expeditions",
      },
      {
        cards: [
          {
            card: 116,
            explained: {
              counts: [
                { n: 2, of: { key: "ui-card-alike" }, unseen: null },
                { n: 4, of: { key: "pr-cards-taxes" }, unseen: null },
              ],
              does: [{ key: "rule-pr-tax" }],
              name: { key: "pr-card-tax-swords" },
              rules: ["PR-TAX"],
            },
          },
          {
            card: 118,
            explained: {
              counts: [
                { n: 2, of: { key: "ui-card-alike" }, unseen: null },
                { n: 4, of: { key: "pr-cards-taxes" }, unseen: null },
              ],
              does: [{ key: "rule-pr-tax" }],
              name: { key: "pr-card-tax-points" },
              rules: ["PR-TAX"],
            },
          },
        ],
        title: "pr-cards-taxes",
      },
    ],
    match: {
      all_cards: [
        0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24,
        25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47,
        48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70,
        71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93,
        94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112,
        113, 114, 115, 116, 117, 118, 119,
      ],
      faces: [
        { coins: 1, colour: "yellow", kind: "ship", swords: 1 },
        { coins: 1, colour: "yellow", kind: "ship", swords: 1 },
        { coins: 1, colour: "yellow", kind: "ship", swords: 1 },
        { coins: 2, colour: "yellow", kind: "ship", swords: 1 },
        { coins: 2, colour: "yellow", kind: "ship", swords: 2 },
        { coins: 2, colour: "yellow", kind: "ship", swords: 2 },
        { coins: 3, colour: "yellow", kind: "ship", swords: 2 },
        { coins: 3, colour: "yellow", kind: "ship", swords: 4 },
        { coins: 3, colour: "yellow", kind: "ship", swords: 4 },
        { coins: 4, colour: "yellow", kind: "ship", swords: 4 },
        { coins: 1, colour: "blue", kind: "ship", swords: 1 },
        { coins: 1, colour: "blue", kind: "ship", swords: 1 },
        { coins: 1, colour: "blue", kind: "ship", swords: 1 },
        { coins: 2, colour: "blue", kind: "ship", swords: 1 },
        { coins: 2, colour: "blue", kind: "ship", swords: 2 },
        { coins: 2, colour: "blue", kind: "ship", swords: 2 },
        { coins: 3, colour: "blue", kind: "ship", swords: 2 },
        { coins: 3, colour: "blue", kind: "ship", swords: 5 },
        { coins: 3, colour: "blue", kind: "ship", swords: 5 },
        { coins: 4, colour: "blue", kind: "ship", swords: 5 },
        { coins: 1, colour: "green", kind: "ship", swords: 1 },
        { coins: 1, colour: "green", kind: "ship", swords: 1 },
        { coins: 1, colour: "green", kind: "ship", swords: 1 },
        { coins: 2, colour: "green", kind: "ship", swords: 1 },
        { coins: 2, colour: "green", kind: "ship", swords: 3 },
        { coins: 2, colour: "green", kind: "ship", swords: 3 },
        { coins: 3, colour: "green", kind: "ship", swords: 3 },
        { coins: 3, colour: "green", kind: "ship", swords: 5 },
        { coins: 3, colour: "green", kind: "ship", swords: 5 },
        { coins: 4, colour: "green", kind: "ship", swords: 5 },
        { coins: 1, colour: "red", kind: "ship", swords: 1 },
        { coins: 1, colour: "red", kind: "ship", swords: 1 },
        { coins: 1, colour: "red", kind: "ship", swords: 1 },
        { coins: 2, colour: "red", kind: "ship", swords: 3 },
        { coins: 2, colour: "red", kind: "ship", swords: 3 },
        { coins: 2, colour: "red", kind: "ship", swords: 3 },
        { coins: 3, colour: "red", kind: "ship", swords: 6 },
        { coins: 3, colour: "red", kind: "ship", swords: 6 },
        { coins: 3, colour: "red", kind: "ship", swords: null },
        { coins: 4, colour: "red", kind: "ship", swords: null },
        { coins: 1, colour: "black", kind: "ship", swords: 2 },
        { coins: 1, colour: "black", kind: "ship", swords: 2 },
        { coins: 1, colour: "black", kind: "ship", swords: 2 },
        { coins: 2, colour: "black", kind: "ship", swords: 4 },
        { coins: 2, colour: "black", kind: "ship", swords: 4 },
        { coins: 2, colour: "black", kind: "ship", swords: 4 },
        { coins: 3, colour: "black", kind: "ship", swords: 7 },
        { coins: 3, colour: "black", kind: "ship", swords: 7 },
        { coins: 3, colour: "black", kind: "ship", swords: null },
        { coins: 4, colour: "black", kind: "ship", swords: null },
        { cost: 3, kind: "person", points: 1, role: { trader: "yellow" } },
        { cost: 5, kind: "person", points: 2, role: { trader: "yellow" } },
        { cost: 3, kind: "person", points: 1, role: { trader: "blue" } },
        { cost: 5, kind: "person", points: 2, role: { trader: "blue" } },
        { cost: 3, kind: "person", points: 1, role: { trader: "green" } },
        { cost: 3, kind: "person", points: 1, role: { trader: "green" } },
        { cost: 3, kind: "person", points: 1, role: { trader: "red" } },
        { cost: 3, kind: "person", points: 1, role: { trader: "red" } },
        { cost: 3, kind: "person", points: 1, role: { trader: "black" } },
        { cost: 3, kind: "person", points: 1, role: { trader: "black" } },
        { cost: 4, kind: "person", points: 1, role: "settler" },
        { cost: 4, kind: "person", points: 1, role: "settler" },
        { cost: 4, kind: "person", points: 1, role: "settler" },
        { cost: 4, kind: "person", points: 1, role: "settler" },
        { cost: 4, kind: "person", points: 1, role: "settler" },
        { cost: 4, kind: "person", points: 1, role: "captain" },
        { cost: 4, kind: "person", points: 1, role: "captain" },
        { cost: 4, kind: "person", points: 1, role: "captain" },
        { cost: 4, kind: "person", points: 1, role: "captain" },
        { cost: 4, kind: "person", points: 1, role: "captain" },
        { cost: 4, kind: "person", points: 1, role: "priest" },
        { cost: 4, kind: "person", points: 1, role: "priest" },
        { cost: 4, kind: "person", points: 1, role: "priest" },
        { cost: 4, kind: "person", points: 1, role: "priest" },
        { cost: 4, kind: "person", points: 1, role: "priest" },
        { cost: 6, kind: "person", points: 1, role: "jack" },
        { cost: 6, kind: "person", points: 1, role: "jack" },
        { cost: 6, kind: "person", points: 1, role: "jack" },
        { cost: 3, kind: "person", points: 1, role: "sailor" },
        { cost: 3, kind: "person", points: 1, role: "sailor" },
        { cost: 3, kind: "person", points: 1, role: "sailor" },
        { cost: 3, kind: "person", points: 1, role: "sailor" },
        { cost: 3, kind: "person", points: 1, role: "sailor" },
        { cost: 3, kind: "person", points: 1, role: "sailor" },
        { cost: 3, kind: "person", points: 1, role: "sailor" },
        { cost: 5, kind: "person", points: 2, role: "sailor" },
        { cost: 5, kind: "person", points: 2, role: "sailor" },
        { cost: 7, kind: "person", points: 3, role: "sailor" },
        { cost: 5, kind: "person", points: 1, role: "pirate" },
        { cost: 7, kind: "person", points: 2, role: "pirate" },
        { cost: 9, kind: "person", points: 3, role: "pirate" },
        { cost: 7, kind: "person", points: 2, role: "mademoiselle" },
        { cost: 7, kind: "person", points: 2, role: "mademoiselle" },
        { cost: 9, kind: "person", points: 3, role: "mademoiselle" },
        { cost: 9, kind: "person", points: 3, role: "mademoiselle" },
        { cost: 5, kind: "person", points: 1, role: "jester" },
        { cost: 7, kind: "person", points: 2, role: "jester" },
        { cost: 7, kind: "person", points: 2, role: "jester" },
        { cost: 7, kind: "person", points: 2, role: "jester" },
        { cost: 9, kind: "person", points: 3, role: "jester" },
        { cost: 5, kind: "person", points: 1, role: "admiral" },
        { cost: 7, kind: "person", points: 2, role: "admiral" },
        { cost: 7, kind: "person", points: 2, role: "admiral" },
        { cost: 7, kind: "person", points: 2, role: "admiral" },
        { cost: 9, kind: "person", points: 3, role: "admiral" },
        { cost: 9, kind: "person", points: 3, role: "admiral" },
        { cost: 8, kind: "person", points: 0, role: "governor" },
        { cost: 8, kind: "person", points: 0, role: "governor" },
        { cost: 8, kind: "person", points: 0, role: "governor" },
        { cost: 8, kind: "person", points: 0, role: "governor" },
        { coins: 2, kind: "expedition", needs: { anchors: 2, crosses: 0, houses: 0 }, points: 4 },
        { coins: 2, kind: "expedition", needs: { anchors: 0, crosses: 2, houses: 0 }, points: 4 },
        { coins: 2, kind: "expedition", needs: { anchors: 0, crosses: 0, houses: 2 }, points: 4 },
        { coins: 3, kind: "expedition", needs: { anchors: 2, crosses: 0, houses: 1 }, points: 6 },
        { coins: 3, kind: "expedition", needs: { anchors: 0, crosses: 2, houses: 1 }, points: 6 },
        { coins: 3, kind: "expedition", needs: { anchors: 1, crosses: 1, houses: 1 }, points: 5 },
        { bonus: "swords", kind: "tax" },
        { bonus: "swords", kind: "tax" },
        { bonus: "points", kind: "tax" },
        { bonus: "points", kind: "tax" },
      ],
      names: [
        "pinnace-1-1a",
        "pinnace-1-1b",
        "pinnace-1-1c",
        "pinnace-1-2",
        "pinnace-2-2a",
        "pinnace-2-2b",
        "pinnace-2-3",
        "pinnace-4-3a",
        "pinnace-4-3b",
        "pinnace-4-4",
        "flute-1-1a",
        "flute-1-1b",
        "flute-1-1c",
        "flute-1-2",
        "flute-2-2a",
        "flute-2-2b",
        "flute-2-3",
        "flute-5-3a",
        "flute-5-3b",
        "flute-5-4",
        "skiff-1-1a",
        "skiff-1-1b",
        "skiff-1-1c",
        "skiff-1-2",
        "skiff-3-2a",
        "skiff-3-2b",
        "skiff-3-3",
        "skiff-5-3a",
        "skiff-5-3b",
        "skiff-5-4",
        "frigate-1-1a",
        "frigate-1-1b",
        "frigate-1-1c",
        "frigate-3-2a",
        "frigate-3-2b",
        "frigate-3-2c",
        "frigate-6-3a",
        "frigate-6-3b",
        "frigate-skull-3",
        "frigate-skull-4",
        "galleon-2-1a",
        "galleon-2-1b",
        "galleon-2-1c",
        "galleon-4-2a",
        "galleon-4-2b",
        "galleon-4-2c",
        "galleon-7-3a",
        "galleon-7-3b",
        "galleon-skull-3",
        "galleon-skull-4",
        "yellow-trader-3-1",
        "yellow-trader-5-2",
        "blue-trader-3-1",
        "blue-trader-5-2",
        "green-trader-3-1a",
        "green-trader-3-1b",
        "red-trader-3-1a",
        "red-trader-3-1b",
        "black-trader-3-1a",
        "black-trader-3-1b",
        "settler-4-1a",
        "settler-4-1b",
        "settler-4-1c",
        "settler-4-1d",
        "settler-4-1e",
        "captain-4-1a",
        "captain-4-1b",
        "captain-4-1c",
        "captain-4-1d",
        "captain-4-1e",
        "priest-4-1a",
        "priest-4-1b",
        "priest-4-1c",
        "priest-4-1d",
        "priest-4-1e",
        "jack-6-1a",
        "jack-6-1b",
        "jack-6-1c",
        "sailor-3-1a",
        "sailor-3-1b",
        "sailor-3-1c",
        "sailor-3-1d",
        "sailor-3-1e",
        "sailor-3-1f",
        "sailor-3-1g",
        "sailor-5-2a",
        "sailor-5-2b",
        "sailor-7-3",
        "pirate-5-1",
        "pirate-7-2",
        "pirate-9-3",
        "mademoiselle-7-2a",
        "mademoiselle-7-2b",
        "mademoiselle-9-3a",
        "mademoiselle-9-3b",
        "jester-5-1",
        "jester-7-2a",
        "jester-7-2b",
        "jester-7-2c",
        "jester-9-3",
        "admiral-5-1",
        "admiral-7-2a",
        "admiral-7-2b",
        "admiral-7-2c",
        "admiral-9-3a",
        "admiral-9-3b",
        "governor-8-0a",
        "governor-8-0b",
        "governor-8-0c",
        "governor-8-0d",
        "expedition-anchor2",
        "expedition-cross2",
        "expedition-house2",
        "expedition-anchor2-house1",
        "expedition-cross2-house1",
        "expedition-anchor1-cross1-house1",
        "tax-swords-a",
        "tax-swords-b",
        "tax-points-a",
        "tax-points-b",
      ],
      options: { ending: "book", variant: "none" },
      points_needed: 12,
      seats: 5,
      spoken: [
        {
          args: [
            ["swords", { kind: "number", value: 1 }],
            ["ship", { kind: "name", value: { key: "pr-ship-yellow" } }],
            ["coins", { kind: "number", value: 1 }],
          ],
          key: "pr-card-ship",
        },
        {
          args: [
            ["swords", { kind: "number", value: 1 }],
            ["ship", { kind: "name", value: { key: "pr-ship-yellow" } }],
            ["coins", { kind: "number", value: 1 }],
          ],
          key: "pr-card-ship",
        },
        {
          args: [
            ["swords", { kind: "number", value: 1 }],
            ["ship", { kind: "name", value: { key: "pr-ship-yellow" } }],
            ["coins", { kind: "number", value: 1 }],
          ],
          key: "pr-card-ship",
        },
        {
          args: [
            ["swords", { kind: "number", value: 1 }],
            ["ship", { kind: "name", value: { key: "pr-ship-yellow" } }],
            ["coins", { kind: "number", value: 2 }],
          ],
          key: "pr-card-ship",
        },
        {
          args: [
            ["swords", { kind: "number", value: 2 }],
            ["ship", { kind: "name", value: { key: "pr-ship-yellow" } }],
            ["coins", { kind: "number", value: 2 }],
          ],
          key: "pr-card-ship",
        },
        {
          args: [
            ["swords", { kind: "number", value: 2 }],
            ["ship", { kind: "name", value: { key: "pr-ship-yellow" } }],
            ["coins", { kind: "number", value: 2 }],
          ],
          key: "pr-card-ship",
        },
        {
          args: [
            ["swords", { kind: "number", value: 2 }],
            ["ship", { kind: "name", value: { key: "pr-ship-yellow" } }],
            ["coins", { kind: "number", value: 3 }],
          ],
          key: "pr-card-ship",
        },
        {
          args: [
            ["swords", { kind: "number", value: 4 }],
            ["ship", { kind: "name", value: { key: "pr-ship-yellow" } }],
            ["coins", { kind: "number", value: 3 }],
          ],
          key: "pr-card-ship",
        },
        {
          args: [
            ["swords", { kind: "number", value: 4 }],
            ["ship", { kind: "name", value: { key: "pr-ship-yellow" } }],
            ["coins", { kind: "number", value: 3 }],
          ],
          key: "pr-card-ship",
        },
        {
          args: [
            ["swords", { kind: "number", value: 4 }],
            ["ship", { kind: "name", value: { key: "pr-ship-yellow" } }],
            ["coins", { kind: "number", value: 4 }],
          ],
          key: "pr-card-ship",
        },
        {
          args: [
            ["swords", { kind: "number", value: 1 }],
            ["ship", { kind: "name", value: { key: "pr-ship-blue" } }],
            ["coins", { kind: "number", value: 1 }],
          ],
          key: "pr-card-ship",
        },
        {
          args: [
            ["swords", { kind: "number", value: 1 }],
            ["ship", { kind: "name", value: { key: "pr-ship-blue" } }],
            ["coins", { kind: "number", value: 1 }],
          ],
          key: "pr-card-ship",
        },
        {
          args: [
            ["swords", { kind: "number", value: 1 }],
            ["ship", { kind: "name", value: { key: "pr-ship-blue" } }],
            ["coins", { kind: "number", value: 1 }],
          ],
          key: "pr-card-ship",
        },
        {
          args: [
            ["swords", { kind: "number", value: 1 }],
            ["ship", { kind: "name", value: { key: "pr-ship-blue" } }],
            ["coins", { kind: "number", value: 2 }],
          ],
          key: "pr-card-ship",
        },
        {
          args: [
            ["swords", { kind: "number", value: 2 }],
            ["ship", { kind: "name", value: { key: "pr-ship-blue" } }],
            ["coins", { kind: "number", value: 2 }],
          ],
          key: "pr-card-ship",
        },
        {
          args: [
            ["swords", { kind: "number", value: 2 }],
            ["ship", { kind: "name", value: { key: "pr-ship-blue" } }],
            ["coins", { kind: "number", value: 2 }],
          ],
          key: "pr-card-ship",
        },
        {
          args: [
            ["swords", { kind: "number", value: 2 }],
            ["ship", { kind: "name", value: { key: "pr-ship-blue" } }],
            ["coins", { kind: "number", value: 3 }],
          ],
          key: "pr-card-ship",
        },
        {
          args: [
            ["swords", { kind: "number", value: 5 }],
            ["ship", { kind: "name", value: { key: "pr-ship-blue" } }],
            ["coins", { kind: "number", value: 3 }],
          ],
          key: "pr-card-ship",
        },
        {
          args: [
            ["swords", { kind: "number", value: 5 }],
            ["ship", { kind: "name", value: { key: "pr-ship-blue" } }],
            ["coins", { kind: "number", value: 3 }],
          ],
          key: "pr-card-ship",
        },
        {
          args: [
            ["swords", { kind: "number", value: 5 }],
            ["ship", { kind: "name", value: { key: "pr-ship-blue" } }],
            ["coins", { kind: "number", value: 4 }],
          ],
          key: "pr-card-ship",
        },
        {
          args: [
            ["swords", { kind: "number", value: 1 }],
            ["ship", { kind: "name", value: { key: "pr-ship-green" } }],
            ["coins", { kind: "number", value: 1 }],
          ],
          key: "pr-card-ship",
        },
        {
          args: [
            ["swords", { kind: "number", value: 1 }],
            ["ship", { kind: "name", value: { key: "pr-ship-green" } }],
            ["coins", { kind: "number", value: 1 }],
          ],
          key: "pr-card-ship",
        },
        {
          args: [
            ["swords", { kind: "number", value: 1 }],
            ["ship", { kind: "name", value: { key: "pr-ship-green" } }],
            ["coins", { kind: "number", value: 1 }],
          ],
          key: "pr-card-ship",
        },
        {
          args: [
            ["swords", { kind: "number", value: 1 }],
            ["ship", { kind: "name", value: { key: "pr-ship-green" } }],
            ["coins", { kind: "number", value: 2 }],
          ],
          key: "pr-card-ship",
        },
        {
          args: [
            ["swords", { kind: "number", value: 3 }],
            ["ship", { kind: "name", value: { key: "pr-ship-green" } }],
            ["coins", { kind: "number", value: 2 }],
          ],
          key: "pr-card-ship",
        },
        {
          args: [
            ["swords", { kind: "number", value: 3 }],
            ["ship", { kind: "name", value: { key: "pr-ship-green" } }],
            ["coins", { kind: "number", value: 2 }],
          ],
          key: "pr-card-ship",
        },
        {
          args: [
            ["swords", { kind: "number", value: 3 }],
            ["ship", { kind: "name", value: { key: "pr-ship-green" } }],
            ["coins", { kind: "number", value: 3 }],
          ],
          key: "pr-card-ship",
        },
        {
          args: [
            ["swords", { kind: "number", value: 5 }],
            ["ship", { kind: "name", value: { key: "pr-ship-green" } }],
            ["coins", { kind: "number", value: 3 }],
          ],
          key: "pr-card-ship",
        },
        {
          args: [
            ["swords", { kind: "number", value: 5 }],
            ["ship", { kind: "name", value: { key: "pr-ship-green" } }],
            ["coins", { kind: "number", value: 3 }],
          ],
          key: "pr-card-ship",
        },
        {
          args: [
            ["swords", { kind: "number", value: 5 }],
            ["ship", { kind: "name", value: { key: "pr-ship-green" } }],
            ["coins", { kind: "number", value: 4 }],
          ],
          key: "pr-card-ship",
        },
        {
          args: [
            ["swords", { kind: "number", value: 1 }],
            ["ship", { kind: "name", value: { key: "pr-ship-red" } }],
            ["coins", { kind: "number", value: 1 }],
          ],
          key: "pr-card-ship",
        },
        {
          args: [
            ["swords", { kind: "number", value: 1 }],
            ["ship", { kind: "name", value: { key: "pr-ship-red" } }],
            ["coins", { kind: "number", value: 1 }],
          ],
          key: "pr-card-ship",
        },
        {
          args: [
            ["swords", { kind: "number", value: 1 }],
            ["ship", { kind: "name", value: { key: "pr-ship-red" } }],
            ["coins", { kind: "number", value: 1 }],
          ],
          key: "pr-card-ship",
        },
        {
          args: [
            ["swords", { kind: "number", value: 3 }],
            ["ship", { kind: "name", value: { key: "pr-ship-red" } }],
            ["coins", { kind: "number", value: 2 }],
          ],
          key: "pr-card-ship",
        },
        {
          args: [
            ["swords", { kind: "number", value: 3 }],
            ["ship", { kind: "name", value: { key: "pr-ship-red" } }],
            ["coins", { kind: "number", value: 2 }],
          ],
          key: "pr-card-ship",
        },
        {
          args: [
            ["swords", { kind: "number", value: 3 }],
            ["ship", { kind: "name", value: { key: "pr-ship-red" } }],
            ["coins", { kind: "number", value: 2 }],
          ],
          key: "pr-card-ship",
        },
        {
          args: [
            ["swords", { kind: "number", value: 6 }],
            ["ship", { kind: "name", value: { key: "pr-ship-red" } }],
            ["coins", { kind: "number", value: 3 }],
          ],
          key: "pr-card-ship",
        },
        {
          args: [
            ["swords", { kind: "number", value: 6 }],
            ["ship", { kind: "name", value: { key: "pr-ship-red" } }],
            ["coins", { kind: "number", value: 3 }],
          ],
          key: "pr-card-ship",
        },
        {
          args: [
            ["ship", { kind: "name", value: { key: "pr-ship-red" } }],
            ["coins", { kind: "number", value: 3 }],
          ],
          key: "pr-card-ship-skull",
        },
        {
          args: [
            ["ship", { kind: "name", value: { key: "pr-ship-red" } }],
            ["coins", { kind: "number", value: 4 }],
          ],
          key: "pr-card-ship-skull",
        },
        {
          args: [
            ["swords", { kind: "number", value: 2 }],
            ["ship", { kind: "name", value: { key: "pr-ship-black" } }],
            ["coins", { kind: "number", value: 1 }],
          ],
          key: "pr-card-ship",
        },
        {
          args: [
            ["swords", { kind: "number", value: 2 }],
            ["ship", { kind: "name", value: { key: "pr-ship-black" } }],
            ["coins", { kind: "number", value: 1 }],
          ],
          key: "pr-card-ship",
        },
        {
          args: [
            ["swords", { kind: "number", value: 2 }],
            ["ship", { kind: "name", value: { key: "pr-ship-black" } }],
            ["coins", { kind: "number", value: 1 }],
          ],
          key: "pr-card-ship",
        },
        {
          args: [
            ["swords", { kind: "number", value: 4 }],
            ["ship", { kind: "name", value: { key: "pr-ship-black" } }],
            ["coins", { kind: "number", value: 2 }],
          ],
          key: "pr-card-ship",
        },
        {
          args: [
            ["swords", { kind: "number", value: 4 }],
            ["ship", { kind: "name", value: { key: "pr-ship-black" } }],
            ["coins", { kind: "number", value: 2 }],
          ],
          key: "pr-card-ship",
        },
        {
          args: [
            ["swords", { kind: "number", value: 4 }],
            ["ship", { kind: "name", value: { key: "pr-ship-black" } }],
            ["coins", { kind: "number", value: 2 }],
          ],
          key: "pr-card-ship",
        },
        {
          args: [
            ["swords", { kind: "number", value: 7 }],
            ["ship", { kind: "name", value: { key: "pr-ship-black" } }],
            ["coins", { kind: "number", value: 3 }],
          ],
          key: "pr-card-ship",
        },
        {
          args: [
            ["swords", { kind: "number", value: 7 }],
            ["ship", { kind: "name", value: { key: "pr-ship-black" } }],
            ["coins", { kind: "number", value: 3 }],
          ],
          key: "pr-card-ship",
        },
        {
          args: [
            ["ship", { kind: "name", value: { key: "pr-ship-black" } }],
            ["coins", { kind: "number", value: 3 }],
          ],
          key: "pr-card-ship-skull",
        },
        {
          args: [
            ["ship", { kind: "name", value: { key: "pr-ship-black" } }],
            ["coins", { kind: "number", value: 4 }],
          ],
          key: "pr-card-ship-skull",
        },
        {
          args: [
            ["role", { kind: "name", value: { key: "pr-role-trader-yellow" } }],
            ["cost", { kind: "number", value: 3 }],
            ["points", { kind: "number", value: 1 }],
          ],
          key: "pr-card-person",
        },
        {
          args: [
            ["role", { kind: "name", value: { key: "pr-role-trader-yellow" } }],
            ["cost", { kind: "number", value: 5 }],
            ["points", { kind: "number", value: 2 }],
          ],
          key: "pr-card-person",
        },
        {
          args: [
            ["role", { kind: "name", value: { key: "pr-role-trader-blue" } }],
            ["cost", { kind: "number", value: 3 }],
            ["points", { kind: "number", value: 1 }],
          ],
          key: "pr-card-person",
        },
        {
          args: [
            ["role", { kind: "name", value: { key: "pr-role-trader-blue" } }],
            ["cost", { kind: "number", value: 5 }],
            ["points", { kind: "number", value: 2 }],
          ],
          key: "pr-card-person",
        },
        {
          args: [
            ["role", { kind: "name", value: { key: "pr-role-trader-green" } }],
            ["cost", { kind: "number", value: 3 }],
            ["points", { kind: "number", value: 1 }],
          ],
          key: "pr-card-person",
        },
        {
          args: [
            ["role", { kind: "name", value: { key: "pr-role-trader-green" } }],
            ["cost", { kind: "number", value: 3 }],
            ["points", { kind: "number", value: 1 }],
          ],
          key: "pr-card-person",
        },
        {
          args: [
            ["role", { kind: "name", value: { key: "pr-role-trader-red" } }],
            ["cost", { kind: "number", value: 3 }],
            ["points", { kind: "number", value: 1 }],
          ],
          key: "pr-card-person",
        },
        {
          args: [
            ["role", { kind: "name", value: { key: "pr-role-trader-red" } }],
            ["cost", { kind: "number", value: 3 }],
            ["points", { kind: "number", value: 1 }],
          ],
          key: "pr-card-person",
        },
        {
          args: [
            ["role", { kind: "name", value: { key: "pr-role-trader-black" } }],
            ["cost", { kind: "number", value: 3 }],
            ["points", { kind: "number", value: 1 }],
          ],
          key: "pr-card-person",
        },
        {
          args: [
            ["role", { kind: "name", value: { key: "pr-role-trader-black" } }],
            ["cost", { kind: "number", value: 3 }],
            ["points", { kind: "number", value: 1 }],
          ],
          key: "pr-card-person",
        },
        {
          args: [
            ["role", { kind: "name", value: { key: "pr-role-settler" } }],
            ["cost", { kind: "number", value: 4 }],
            ["points", { kind: "number", value: 1 }],
          ],
          key: "pr-card-person",
        },
        {
          args: [
            ["role", { kind: "name", value: { key: "pr-role-settler" } }],
            ["cost", { kind: "number", value: 4 }],
            ["points", { kind: "number", value: 1 }],
          ],
          key: "pr-card-person",
        },
        {
          args: [
            ["role", { kind: "name", value: { key: "pr-role-settler" } }],
            ["cost", { kind: "number", value: 4 }],
            ["points", { kind: "number", value: 1 }],
          ],
          key: "pr-card-person",
        },
        {
          args: [
            ["role", { kind: "name", value: { key: "pr-role-settler" } }],
            ["cost", { kind: "number", value: 4 }],
            ["points", { kind: "number", value: 1 }],
          ],
          key: "pr-card-person",
        },
        {
          args: [
            ["role", { kind: "name", value: { key: "pr-role-settler" } }],
            ["cost", { kind: "number", value: 4 }],
            ["points", { kind: "number", value: 1 }],
          ],
          key: "pr-card-person",
        },
        {
          args: [
            ["role", { kind: "name", value: { key: "pr-role-captain" } }],
            ["cost", { kind: "number", value: 4 }],
            ["points", { kind: "number", value: 1 }],
          ],
          key: "pr-card-person",
        },
        {
          args: [
            ["role", { kind: "name", value: { key: "pr-role-captain" } }],
            ["cost", { kind: "number", value: 4 }],
            ["points", { kind: "number", value: 1 }],
          ],
          key: "pr-card-person",
        },
        {
          args: [
            ["role", { kind: "name", value: { key: "pr-role-captain" } }],
            ["cost", { kind: "number", value: 4 }],
            ["points", { kind: "number", value: 1 }],
          ],
          key: "pr-card-person",
        },
        {
          args: [
            ["role", { kind: "name", value: { key: "pr-role-captain" } }],
            ["cost", { kind: "number", value: 4 }],
            ["points", { kind: "number", value: 1 }],
          ],
          key: "pr-card-person",
        },
        {
          args: [
            ["role", { kind: "name", value: { key: "pr-role-captain" } }],
            ["cost", { kind: "number", value: 4 }],
            ["points", { kind: "number", value: 1 }],
          ],
          key: "pr-card-person",
        },
        {
          args: [
            ["role", { kind: "name", value: { key: "pr-role-priest" } }],
            ["cost", { kind: "number", value: 4 }],
            ["points", { kind: "number", value: 1 }],
          ],
          key: "pr-card-person",
        },
        {
          args: [
            ["role", { kind: "name", value: { key: "pr-role-priest" } }],
            ["cost", { kind: "number", value: 4 }],
            ["points", { kind: "number", value: 1 }],
          ],
          key: "pr-card-person",
        },
        {
          args: [
            ["role", { kind: "name", value: { key: "pr-role-priest" } }],
            ["cost", { kind: "number", value: 4 }],
            ["points", { kind: "number", value: 1 }],
          ],
          key: "pr-card-person",
        },
        {
          args: [
            ["role", { kind: "name", value: { key: "pr-role-priest" } }],
            ["cost", { kind: "number", value: 4 }],
            ["points", { kind: "number", value: 1 }],
          ],
          key: "pr-card-person",
        },
        {
          args: [
            ["role", { kind: "name", value: { key: "pr-role-priest" } }],
            ["cost", { kind: "number", value: 4 }],
            ["points", { kind: "number", value: 1 }],
          ],
          key: "pr-card-person",
        },
        {
          args: [
            ["role", { kind: "name", value: { key: "pr-role-jack" } }],
            ["cost", { kind: "number", value: 6 }],
            ["points", { kind: "number", value: 1 }],
          ],
          key: "pr-card-person",
        },
        {
          args: [
            ["role", { kind: "name", value: { key: "pr-role-jack" } }],
            ["cost", { kind: "number", value: 6 }],
            ["points", { kind: "number", value: 1 }],
          ],
          key: "pr-card-person",
        },
        {
          args: [
            ["role", { kind: "name", value: { key: "pr-role-jack" } }],
            ["cost", { kind: "number", value: 6 }],
            ["points", { kind: "number", value: 1 }],
          ],
          key: "pr-card-person",
        },
        {
          args: [
            ["role", { kind: "name", value: { key: "pr-role-sailor" } }],
            ["cost", { kind: "number", value: 3 }],
            ["points", { kind: "number", value: 1 }],
          ],
          key: "pr-card-person",
        },
        {
          args: [
            ["role", { kind: "name", value: { key: "pr-role-sailor" } }],
            ["cost", { kind: "number", value: 3 }],
            ["points", { kind: "number", value: 1 }],
          ],
          key: "pr-card-person",
        },
        {
          args: [
            ["role", { kind: "name", value: { key: "pr-role-sailor" } }],
            ["cost", { kind: "number", value: 3 }],
            ["points", { kind: "number", value: 1 }],
          ],
          key: "pr-card-person",
        },
        {
          args: [
            ["role", { kind: "name", value: { key: "pr-role-sailor" } }],
            ["cost", { kind: "number", value: 3 }],
            ["points", { kind: "number", value: 1 }],
          ],
          key: "pr-card-person",
        },
        {
          args: [
            ["role", { kind: "name", value: { key: "pr-role-sailor" } }],
            ["cost", { kind: "number", value: 3 }],
            ["points", { kind: "number", value: 1 }],
          ],
          key: "pr-card-person",
        },
        {
          args: [
            ["role", { kind: "name", value: { key: "pr-role-sailor" } }],
            ["cost", { kind: "number", value: 3 }],
            ["points", { kind: "number", value: 1 }],
          ],
          key: "pr-card-person",
        },
        {
          args: [
            ["role", { kind: "name", value: { key: "pr-role-sailor" } }],
            ["cost", { kind: "number", value: 3 }],
            ["points", { kind: "number", value: 1 }],
          ],
          key: "pr-card-person",
        },
        {
          args: [
            ["role", { kind: "name", value: { key: "pr-role-sailor" } }],
            ["cost", { kind: "number", value: 5 }],
            ["points", { kind: "number", value: 2 }],
          ],
          key: "pr-card-person",
        },
        {
          args: [
            ["role", { kind: "name", value: { key: "pr-role-sailor" } }],
            ["cost", { kind: "number", value: 5 }],
            ["points", { kind: "number", value: 2 }],
          ],
          key: "pr-card-person",
        },
        {
          args: [
            ["role", { kind: "name", value: { key: "pr-role-sailor" } }],
            ["cost", { kind: "number", value: 7 }],
            ["points", { kind: "number", value: 3 }],
          ],
          key: "pr-card-person",
        },
        {
          args: [
            ["role", { kind: "name", value: { key: "pr-role-pirate" } }],
            ["cost", { kind: "number", value: 5 }],
            ["points", { kind: "number", value: 1 }],
          ],
          key: "pr-card-person",
        },
        {
          args: [
            ["role", { kind: "name", value: { key: "pr-role-pirate" } }],
            ["cost", { kind: "number", value: 7 }],
            ["points", { kind: "number", value: 2 }],
          ],
          key: "pr-card-person",
        },
        {
          args: [
            ["role", { kind: "name", value: { key: "pr-role-pirate" } }],
            ["cost", { kind: "number", value: 9 }],
            ["points", { kind: "number", value: 3 }],
          ],
          key: "pr-card-person",
        },
        {
          args: [
            ["role", { kind: "name", value: { key: "pr-role-mademoiselle" } }],
            ["cost", { kind: "number", value: 7 }],
            ["points", { kind: "number", value: 2 }],
          ],
          key: "pr-card-person",
        },
        {
          args: [
            ["role", { kind: "name", value: { key: "pr-role-mademoiselle" } }],
            ["cost", { kind: "number", value: 7 }],
            ["points", { kind: "number", value: 2 }],
          ],
          key: "pr-card-person",
        },
        {
          args: [
            ["role", { kind: "name", value: { key: "pr-role-mademoiselle" } }],
            ["cost", { kind: "number", value: 9 }],
            ["points", { kind: "number", value: 3 }],
          ],
          key: "pr-card-person",
        },
        {
          args: [
            ["role", { kind: "name", value: { key: "pr-role-mademoiselle" } }],
            ["cost", { kind: "number", value: 9 }],
            ["points", { kind: "number", value: 3 }],
          ],
          key: "pr-card-person",
        },
        {
          args: [
            ["role", { kind: "name", value: { key: "pr-role-jester" } }],
            ["cost", { kind: "number", value: 5 }],
            ["points", { kind: "number", value: 1 }],
          ],
          key: "pr-card-person",
        },
        {
          args: [
            ["role", { kind: "name", value: { key: "pr-role-jester" } }],
            ["cost", { kind: "number", value: 7 }],
            ["points", { kind: "number", value: 2 }],
          ],
          key: "pr-card-person",
        },
        {
          args: [
            ["role", { kind: "name", value: { key: "pr-role-jester" } }],
            ["cost", { kind: "number", value: 7 }],
            ["points", { kind: "number", value: 2 }],
          ],
          key: "pr-card-person",
        },
        {
          args: [
            ["role", { kind: "name", value: { key: "pr-role-jester" } }],
            ["cost", { kind: "number", value: 7 }],
            ["points", { kind: "number", value: 2 }],
          ],
          key: "pr-card-person",
        },
        {
          args: [
            ["role", { kind: "name", value: { key: "pr-role-jester" } }],
            ["cost", { kind: "number", value: 9 }],
            ["points", { kind: "number", value: 3 }],
          ],
          key: "pr-card-person",
        },
        {
          args: [
            ["role", { kind: "name", value: { key: "pr-role-admiral" } }],
            ["cost", { kind: "number", value: 5 }],
            ["points", { kind: "number", value: 1 }],
          ],
          key: "pr-card-person",
        },
        {
          args: [
            ["role", { kind: "name", value: { key: "pr-role-admiral" } }],
            ["cost", { kind: "number", value: 7 }],
            ["points", { kind: "number", value: 2 }],
          ],
          key: "pr-card-person",
        },
        {
          args: [
            ["role", { kind: "name", value: { key: "pr-role-admiral" } }],
            ["cost", { kind: "number", value: 7 }],
            ["points", { kind: "number", value: 2 }],
          ],
          key: "pr-card-person",
        },
        {
          args: [
            ["role", { kind: "name", value: { key: "pr-role-admiral" } }],
            ["cost", { kind: "number", value: 7 }],
            ["points", { kind: "number", value: 2 }],
          ],
          key: "pr-card-person",
        },
        {
          args: [
            ["role", { kind: "name", value: { key: "pr-role-admiral" } }],
            ["cost", { kind: "number", value: 9 }],
            ["points", { kind: "number", value: 3 }],
          ],
          key: "pr-card-person",
        },
        {
          args: [
            ["role", { kind: "name", value: { key: "pr-role-admiral" } }],
            ["cost", { kind: "number", value: 9 }],
            ["points", { kind: "number", value: 3 }],
          ],
          key: "pr-card-person",
        },
        {
          args: [
            ["role", { kind: "name", value: { key: "pr-role-governor" } }],
            ["cost", { kind: "number", value: 8 }],
            ["points", { kind: "number", value: 0 }],
          ],
          key: "pr-card-person",
        },
        {
          args: [
            ["role", { kind: "name", value: { key: "pr-role-governor" } }],
            ["cost", { kind: "number", value: 8 }],
            ["points", { kind: "number", value: 0 }],
          ],
          key: "pr-card-person",
        },
        {
          args: [
            ["role", { kind: "name", value: { key: "pr-role-governor" } }],
            ["cost", { kind: "number", value: 8 }],
            ["points", { kind: "number", value: 0 }],
          ],
          key: "pr-card-person",
        },
        {
          args: [
            ["role", { kind: "name", value: { key: "pr-role-governor" } }],
            ["cost", { kind: "number", value: 8 }],
            ["points", { kind: "number", value: 0 }],
          ],
          key: "pr-card-person",
        },
        {
          args: [
            ["anchors", { kind: "number", value: 2 }],
            ["crosses", { kind: "number", value: 0 }],
            ["houses", { kind: "number", value: 0 }],
            ["coins", { kind: "number", value: 2 }],
            ["points", { kind: "number", value: 4 }],
          ],
          key: "pr-card-expedition",
        },
        {
          args: [
            ["anchors", { kind: "number", value: 0 }],
            ["crosses", { kind: "number", value: 2 }],
            ["houses", { kind: "number", value: 0 }],
            ["coins", { kind: "number", value: 2 }],
            ["points", { kind: "number", value: 4 }],
          ],
          key: "pr-card-expedition",
        },
        {
          args: [
            ["anchors", { kind: "number", value: 0 }],
            ["crosses", { kind: "number", value: 0 }],
            ["houses", { kind: "number", value: 2 }],
            ["coins", { kind: "number", value: 2 }],
            ["points", { kind: "number", value: 4 }],
          ],
          key: "pr-card-expedition",
        },
        {
          args: [
            ["anchors", { kind: "number", value: 2 }],
            ["crosses", { kind: "number", value: 0 }],
            ["houses", { kind: "number", value: 1 }],
            ["coins", { kind: "number", value: 3 }],
            ["points", { kind: "number", value: 6 }],
          ],
          key: "pr-card-expedition",
        },
        {
          args: [
            ["anchors", { kind: "number", value: 0 }],
            ["crosses", { kind: "number", value: 2 }],
            ["houses", { kind: "number", value: 1 }],
            ["coins", { kind: "number", value: 3 }],
            ["points", { kind: "number", value: 6 }],
          ],
          key: "pr-card-expedition",
        },
        {
          args: [
            ["anchors", { kind: "number", value: 1 }],
            ["crosses", { kind: "number", value: 1 }],
            ["houses", { kind: "number", value: 1 }],
            ["coins", { kind: "number", value: 3 }],
            ["points", { kind: "number", value: 5 }],
          ],
          key: "pr-card-expedition",
        },
        { key: "pr-card-tax-swords" },
        { key: "pr-card-tax-swords" },
        { key: "pr-card-tax-points" },
        { key: "pr-card-tax-points" },
      ],
    },
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
    gallery: [
      {
        cards: [
          {
            card: 0,
            explained: {
              counts: [
                {
                  n: 3,
                  of: {
                    args: [["colour", { kind: "name", value: { key: "rum-colour-red" } }]],
                    key: "rum-laid-single",
                  },
                  unseen: null,
                },
                {
                  n: 3,
                  of: {
                    args: [["colour", { kind: "name", value: { key: "rum-colour-orange" } }]],
                    key: "rum-laid-double",
                  },
                  unseen: null,
                },
              ],
              does: [{ key: "rum-info-rum" }, { key: "rum-info-beach" }],
              name: {
                args: [
                  ["single", { kind: "name", value: { key: "rum-colour-red" } }],
                  ["double", { kind: "name", value: { key: "rum-colour-orange" } }],
                ],
                key: "rum-card",
              },
              rules: ["RUM-SET", "RUM-DRAW-BEACH"],
            },
          },
          {
            card: 1,
            explained: {
              counts: [
                {
                  n: 3,
                  of: {
                    args: [["colour", { kind: "name", value: { key: "rum-colour-red" } }]],
                    key: "rum-laid-single",
                  },
                  unseen: null,
                },
                {
                  n: 3,
                  of: {
                    args: [["colour", { kind: "name", value: { key: "rum-colour-yellow" } }]],
                    key: "rum-laid-double",
                  },
                  unseen: null,
                },
              ],
              does: [{ key: "rum-info-rum" }, { key: "rum-info-beach" }],
              name: {
                args: [
                  ["single", { kind: "name", value: { key: "rum-colour-red" } }],
                  ["double", { kind: "name", value: { key: "rum-colour-yellow" } }],
                ],
                key: "rum-card",
              },
              rules: ["RUM-SET", "RUM-DRAW-BEACH"],
            },
          },
          {
            card: 2,
            explained: {
              counts: [
                {
                  n: 3,
                  of: {
                    args: [["colour", { kind: "name", value: { key: "rum-colour-red" } }]],
                    key: "rum-laid-single",
                  },
                  unseen: null,
                },
                {
                  n: 3,
                  of: {
                    args: [["colour", { kind: "name", value: { key: "rum-colour-blue" } }]],
                    key: "rum-laid-double",
                  },
                  unseen: null,
                },
              ],
              does: [{ key: "rum-info-rum" }, { key: "rum-info-beach" }],
              name: {
                args: [
                  ["single", { kind: "name", value: { key: "rum-colour-red" } }],
                  ["double", { kind: "name", value: { key: "rum-colour-blue" } }],
                ],
                key: "rum-card",
              },
              rules: ["RUM-SET", "RUM-DRAW-BEACH"],
            },
          },
          {
            card: 3,
            explained: {
              counts: [
                {
                  n: 3,
                  of: {
                    args: [["colour", { kind: "name", value: { key: "rum-colour-orange" } }]],
                    key: "rum-laid-single",
                  },
                  unseen: null,
                },
                {
                  n: 3,
                  of: {
                    args: [["colour", { kind: "name", value: { key: "rum-colour-yellow" } }]],
                    key: "rum-laid-double",
                  },
                  unseen: null,
                },
              ],
              does: [{ key: "rum-info-rum" }, { key: "rum-info-beach" }],
              name: {
                args: [
                  ["single", { kind: "name", value: { key: "rum-colour-orange" } }],
                  ["double", { kind: "name", value: { key: "rum-colour-yellow" } }],
                ],
                key: "rum-card",
              },
              rules: ["RUM-SET", "RUM-DRAW-BEACH"],
            },
          },
          {
            card: 4,
            explained: {
              counts: [
                {
                  n: 3,
                  of: {
                    args: [["colour", { kind: "name", value: { key: "rum-colour-orange" } }]],
                    key: "rum-laid-single",
                  },
                  unseen: null,
                },
                {
                  n: 3,
                  of: {
                    args: [["colour", { kind: "name", value: { key: "rum-colour-green" } }]],
                    key: "rum-laid-double",
                  },
                  unseen: null,
                },
              ],
              does: [{ key: "rum-info-rum" }, { key: "rum-info-beach" }],
              name: {
                args: [
                  ["single", { kind: "name", value: { key: "rum-colour-orange" } }],
                  ["double", { kind: "name", value: { key: "rum-colour-green" } }],
                ],
                key: "rum-card",
              },
              rules: ["RUM-SET", "RUM-DRAW-BEACH"],
            },
          },
          {
            card: 5,
            explained: {
              counts: [
                {
                  n: 3,
                  of: {
                    args: [["colour", { kind: "name", value: { key: "rum-colour-orange" } }]],
                    key: "rum-laid-single",
                  },
                  unseen: null,
                },
                {
                  n: 3,
                  of: {
                    args: [["colour", { kind: "name", value: { key: "rum-colour-purple" } }]],
                    key: "rum-laid-double",
                  },
                  unseen: null,
                },
              ],
              does: [{ key: "rum-info-rum" }, { key: "rum-info-beach" }],
              name: {
                args: [
                  ["single", { kind: "name", value: { key: "rum-colour-orange" } }],
                  ["double", { kind: "name", value: { key: "rum-colour-purple" } }],
                ],
                key: "rum-card",
              },
              rules: ["RUM-SET", "RUM-DRAW-BEACH"],
            },
          },
          {
            card: 6,
            explained: {
              counts: [
                {
                  n: 3,
                  of: {
                    args: [["colour", { kind: "name", value: { key: "rum-colour-yellow" } }]],
                    key: "rum-laid-single",
                  },
                  unseen: null,
                },
                {
                  n: 3,
                  of: {
                    args: [["colour", { kind: "name", value: { key: "rum-colour-green" } }]],
                    key: "rum-laid-double",
                  },
                  unseen: null,
                },
              ],
              does: [{ key: "rum-info-rum" }, { key: "rum-info-beach" }],
              name: {
                args: [
                  ["single", { kind: "name", value: { key: "rum-colour-yellow" } }],
                  ["double", { kind: "name", value: { key: "rum-colour-green" } }],
                ],
                key: "rum-card",
              },
              rules: ["RUM-SET", "RUM-DRAW-BEACH"],
            },
          },
          {
            card: 7,
            explained: {
              counts: [
                {
                  n: 3,
                  of: {
                    args: [["colour", { kind: "name", value: { key: "rum-colour-yellow" } }]],
                    key: "rum-laid-single",
                  },
                  unseen: null,
                },
                {
                  n: 3,
                  of: {
                    args: [["colour", { kind: "name", value: { key: "rum-colour-blue" } }]],
                    key: "rum-laid-double",
                  },
                  unseen: null,
                },
              ],
              does: [{ key: "rum-info-rum" }, { key: "rum-info-beach" }],
              name: {
                args: [
                  ["single", { kind: "name", value: { key: "rum-colour-yellow" } }],
                  ["double", { kind: "name", value: { key: "rum-colour-blue" } }],
                ],
                key: "rum-card",
              },
              rules: ["RUM-SET", "RUM-DRAW-BEACH"],
            },
          },
          {
            card: 8,
            explained: {
              counts: [
                {
                  n: 3,
                  of: {
                    args: [["colour", { kind: "name", value: { key: "rum-colour-yellow" } }]],
                    key: "rum-laid-single",
                  },
                  unseen: null,
                },
                {
                  n: 3,
                  of: {
                    args: [["colour", { kind: "name", value: { key: "rum-colour-white" } }]],
                    key: "rum-laid-double",
                  },
                  unseen: null,
                },
              ],
              does: [{ key: "rum-info-rum" }, { key: "rum-info-beach" }],
              name: {
                args: [
                  ["single", { kind: "name", value: { key: "rum-colour-yellow" } }],
                  ["double", { kind: "name", value: { key: "rum-colour-white" } }],
                ],
                key: "rum-card",
              },
              rules: ["RUM-SET", "RUM-DRAW-BEACH"],
            },
          },
          {
            card: 9,
            explained: {
              counts: [
                {
                  n: 3,
                  of: {
                    args: [["colour", { kind: "name", value: { key: "rum-colour-green" } }]],
                    key: "rum-laid-single",
                  },
                  unseen: null,
                },
                {
                  n: 3,
                  of: {
                    args: [["colour", { kind: "name", value: { key: "rum-colour-blue" } }]],
                    key: "rum-laid-double",
                  },
                  unseen: null,
                },
              ],
              does: [{ key: "rum-info-rum" }, { key: "rum-info-beach" }],
              name: {
                args: [
                  ["single", { kind: "name", value: { key: "rum-colour-green" } }],
                  ["double", { kind: "name", value: { key: "rum-colour-blue" } }],
                ],
                key: "rum-card",
              },
              rules: ["RUM-SET", "RUM-DRAW-BEACH"],
            },
          },
          {
            card: 10,
            explained: {
              counts: [
                {
                  n: 3,
                  of: {
                    args: [["colour", { kind: "name", value: { key: "rum-colour-green" } }]],
                    key: "rum-laid-single",
                  },
                  unseen: null,
                },
                {
                  n: 3,
                  of: {
                    args: [["colour", { kind: "name", value: { key: "rum-colour-purple" } }]],
                    key: "rum-laid-double",
                  },
                  unseen: null,
                },
              ],
              does: [{ key: "rum-info-rum" }, { key: "rum-info-beach" }],
              name: {
                args: [
                  ["single", { kind: "name", value: { key: "rum-colour-green" } }],
                  ["double", { kind: "name", value: { key: "rum-colour-purple" } }],
                ],
                key: "rum-card",
              },
              rules: ["RUM-SET", "RUM-DRAW-BEACH"],
            },
          },
          {
            card: 11,
            explained: {
              counts: [
                {
                  n: 3,
                  of: {
                    args: [["colour", { kind: "name", value: { key: "rum-colour-green" } }]],
                    key: "rum-laid-single",
                  },
                  unseen: null,
                },
                {
                  n: 3,
                  of: {
                    args: [["colour", { kind: "name", value: { key: "rum-colour-red" } }]],
                    key: "rum-laid-double",
                  },
                  unseen: null,
                },
              ],
              does: [{ key: "rum-info-rum" }, { key: "rum-info-beach" }],
              name: {
                args: [
                  ["single", { kind: "name", value: { key: "rum-colour-green" } }],
                  ["double", { kind: "name", value: { key: "rum-colour-red" } }],
                ],
                key: "rum-card",
              },
              rules: ["RUM-SET", "RUM-DRAW-BEACH"],
            },
          },
          {
            card: 12,
            explained: {
              counts: [
                {
                  n: 3,
                  of: {
                    args: [["colour", { kind: "name", value: { key: "rum-colour-blue" } }]],
                    key: "rum-laid-single",
                  },
                  unseen: null,
                },
                {
                  n: 3,
                  of: {
                    args: [["colour", { kind: "name", value: { key: "rum-colour-purple" } }]],
                    key: "rum-laid-double",
                  },
                  unseen: null,
                },
              ],
              does: [{ key: "rum-info-rum" }, { key: "rum-info-beach" }],
              name: {
                args: [
                  ["single", { kind: "name", value: { key: "rum-colour-blue" } }],
                  ["double", { kind: "name", value: { key: "rum-colour-purple" } }],
                ],
                key: "rum-card",
              },
              rules: ["RUM-SET", "RUM-DRAW-BEACH"],
            },
          },
          {
            card: 13,
            explained: {
              counts: [
                {
                  n: 3,
                  of: {
                    args: [["colour", { kind: "name", value: { key: "rum-colour-blue" } }]],
                    key: "rum-laid-single",
                  },
                  unseen: null,
                },
                {
                  n: 3,
                  of: {
                    args: [["colour", { kind: "name", value: { key: "rum-colour-white" } }]],
                    key: "rum-laid-double",
                  },
                  unseen: null,
                },
              ],
              does: [{ key: "rum-info-rum" }, { key: "rum-info-beach" }],
              name: {
                args: [
                  ["single", { kind: "name", value: { key: "rum-colour-blue" } }],
                  ["double", { kind: "name", value: { key: "rum-colour-white" } }],
                ],
                key: "rum-card",
              },
              rules: ["RUM-SET", "RUM-DRAW-BEACH"],
            },
          },
          {
            card: 14,
            explained: {
              counts: [
                {
                  n: 3,
                  of: {
                    args: [["colour", { kind: "name", value: { key: "rum-colour-blue" } }]],
                    key: "rum-laid-single",
                  },
                  unseen: null,
                },
                {
                  n: 3,
                  of: {
                    args: [["colour", { kind: "name", value: { key: "rum-colour-orange" } }]],
                    key: "rum-laid-double",
                  },
                  unseen: null,
                },
              ],
              does: [{ key: "rum-info-rum" }, { key: "rum-info-beach" }],
              name: {
                args: [
                  ["single", { kind: "name", value: { key: "rum-colour-blue" } }],
                  ["double", { kind: "name", value: { key: "rum-colour-orange" } }],
                ],
                key: "rum-card",
              },
              rules: ["RUM-SET", "RUM-DRAW-BEACH"],
            },
          },
          {
            card: 15,
            explained: {
              counts: [
                {
                  n: 3,
                  of: {
                    args: [["colour", { kind: "name", value: { key: "rum-colour-purple" } }]],
                    key: "rum-laid-single",
                  },
                  unseen: null,
                },
                {
                  n: 3,
                  of: {
                    args: [["colour", { kind: "name", value: { key: "rum-colour-white" } }]],
                    key: "rum-laid-double",
                  },
                  unseen: null,
                },
              ],
              does: [{ key: "rum-info-rum" }, { key: "rum-info-beach" }],
              name: {
                args: [
                  ["single", { kind: "name", value: { key: "rum-colour-purple" } }],
                  ["double", { kind: "name", value: { key: "rum-colour-white" } }],
                ],
                key: "rum-card",
              },
              rules: ["RUM-SET", "RUM-DRAW-BEACH"],
            },
          },
          {
            card: 16,
            explained: {
              counts: [
                {
                  n: 3,
                  of: {
                    args: [["colour", { kind: "name", value: { key: "rum-colour-purple" } }]],
                    key: "rum-laid-single",
                  },
                  unseen: null,
                },
                {
                  n: 3,
                  of: {
                    args: [["colour", { kind: "name", value: { key: "rum-colour-red" } }]],
                    key: "rum-laid-double",
                  },
                  unseen: null,
                },
              ],
              does: [{ key: "rum-info-rum" }, { key: "rum-info-beach" }],
              name: {
                args: [
                  ["single", { kind: "name", value: { key: "rum-colour-purple" } }],
                  ["double", { kind: "name", value: { key: "rum-colour-red" } }],
                ],
                key: "rum-card",
              },
              rules: ["RUM-SET", "RUM-DRAW-BEACH"],
            },
          },
          {
            card: 17,
            explained: {
              counts: [
                {
                  n: 3,
                  of: {
                    args: [["colour", { kind: "name", value: { key: "rum-colour-purple" } }]],
                    key: "rum-laid-single",
                  },
                  unseen: null,
                },
                {
                  n: 3,
                  of: {
                    args: [["colour", { kind: "name", value: { key: "rum-colour-yellow" } }]],
                    key: "rum-laid-double",
                  },
                  unseen: null,
                },
              ],
              does: [{ key: "rum-info-rum" }, { key: "rum-info-beach" }],
              name: {
                args: [
                  ["single", { kind: "name", value: { key: "rum-colour-purple" } }],
                  ["double", { kind: "name", value: { key: "rum-colour-yellow" } }],
                ],
                key: "rum-card",
              },
              rules: ["RUM-SET", "RUM-DRAW-BEACH"],
            },
          },
          {
            card: 18,
            explained: {
              counts: [
                {
                  n: 3,
                  of: {
                    args: [["colour", { kind: "name", value: { key: "rum-colour-white" } }]],
                    key: "rum-laid-single",
                  },
                  unseen: null,
                },
                {
                  n: 3,
                  of: {
                    args: [["colour", { kind: "name", value: { key: "rum-colour-red" } }]],
                    key: "rum-laid-double",
                  },
                  unseen: null,
                },
              ],
              does: [{ key: "rum-info-rum" }, { key: "rum-info-beach" }],
              name: {
                args: [
                  ["single", { kind: "name", value: { key: "rum-colour-white" } }],
                  ["double", { kind: "name", value: { key: "rum-colour-red" } }],
                ],
                key: "rum-card",
              },
              rules: ["RUM-SET", "RUM-DRAW-BEACH"],
            },
          },
          {
            card: 19,
            explained: {
              counts: [
                {
                  n: 3,
                  of: {
                    args: [["colour", { kind: "name", value: { key: "rum-colour-white" } }]],
                    key: "rum-laid-single",
                  },
                  unseen: null,
                },
                {
                  n: 3,
                  of: {
                    args: [["colour", { kind: "name", value: { key: "rum-colour-orange" } }]],
                    key: "rum-laid-double",
                  },
                  unseen: null,
                },
              ],
              does: [{ key: "rum-info-rum" }, { key: "rum-info-beach" }],
              name: {
                args: [
                  ["single", { kind: "name", value: { key: "rum-colour-white" } }],
                  ["double", { kind: "name", value: { key: "rum-colour-orange" } }],
                ],
                key: "rum-card",
              },
              rules: ["RUM-SET", "RUM-DRAW-BEACH"],
            },
          },
          {
            card: 20,
            explained: {
              counts: [
                {
                  n: 3,
                  of: {
                    args: [["colour", { kind: "name", value: { key: "rum-colour-white" } }]],
                    key: "rum-laid-single",
                  },
                  unseen: null,
                },
                {
                  n: 3,
                  of: {
                    args: [["colour", { kind: "name", value: { key: "rum-colour-green" } }]],
                    key: "rum-laid-double",
                  },
                  unseen: null,
                },
              ],
              does: [{ key: "rum-info-rum" }, { key: "rum-info-beach" }],
              name: {
                args: [
                  ["single", { kind: "name", value: { key: "rum-colour-white" } }],
                  ["double", { kind: "name", value: { key: "rum-colour-green" } }],
                ],
                key: "rum-card",
              },
              rules: ["RUM-SET", "RUM-DRAW-BEACH"],
            },
          },
        ],
        title: "rum-cards-rum",
      },
      {
        cards: [
          {
            card: 22,
            explained: {
              counts: [{ n: 7, of: { key: "rum-cards-collection" }, unseen: null }],
              does: [{ args: [["max", { kind: "number", value: 8 }]], key: "rum-info-collection" }],
              name: {
                args: [["colour", { kind: "name", value: { key: "rum-colour-red" } }]],
                key: "rum-info-collection-name",
              },
              rules: ["RUM-WIN-MORE", "RUM-TRIO"],
            },
          },
          {
            card: 23,
            explained: {
              counts: [{ n: 7, of: { key: "rum-cards-collection" }, unseen: null }],
              does: [{ args: [["max", { kind: "number", value: 8 }]], key: "rum-info-collection" }],
              name: {
                args: [["colour", { kind: "name", value: { key: "rum-colour-orange" } }]],
                key: "rum-info-collection-name",
              },
              rules: ["RUM-WIN-MORE", "RUM-TRIO"],
            },
          },
          {
            card: 24,
            explained: {
              counts: [{ n: 7, of: { key: "rum-cards-collection" }, unseen: null }],
              does: [{ args: [["max", { kind: "number", value: 8 }]], key: "rum-info-collection" }],
              name: {
                args: [["colour", { kind: "name", value: { key: "rum-colour-yellow" } }]],
                key: "rum-info-collection-name",
              },
              rules: ["RUM-WIN-MORE", "RUM-TRIO"],
            },
          },
          {
            card: 25,
            explained: {
              counts: [{ n: 7, of: { key: "rum-cards-collection" }, unseen: null }],
              does: [{ args: [["max", { kind: "number", value: 8 }]], key: "rum-info-collection" }],
              name: {
                args: [["colour", { kind: "name", value: { key: "rum-colour-green" } }]],
                key: "rum-info-collection-name",
              },
              rules: ["RUM-WIN-MORE", "RUM-TRIO"],
            },
          },
          {
            card: 26,
            explained: {
              counts: [{ n: 7, of: { key: "rum-cards-collection" }, unseen: null }],
              does: [{ args: [["max", { kind: "number", value: 8 }]], key: "rum-info-collection" }],
              name: {
                args: [["colour", { kind: "name", value: { key: "rum-colour-blue" } }]],
                key: "rum-info-collection-name",
              },
              rules: ["RUM-WIN-MORE", "RUM-TRIO"],
            },
          },
          {
            card: 27,
            explained: {
              counts: [{ n: 7, of: { key: "rum-cards-collection" }, unseen: null }],
              does: [{ args: [["max", { kind: "number", value: 8 }]], key: "rum-info-collection" }],
              name: {
                args: [["colour", { kind: "name", value: { key: "rum-colour-purple" } }]],
                key: "rum-info-collection-name",
              },
              rules: ["RUM-WIN-MORE", "RUM-TRIO"],
            },
          },
          {
            card: 28,
            explained: {
              counts: [{ n: 7, of: { key: "rum-cards-collection" }, unseen: null }],
              does: [{ args: [["max", { kind: "number", value: 8 }]], key: "rum-info-collection" }],
              name: {
                args: [["colour", { kind: "name", value: { key: "rum-colour-white" } }]],
                key: "rum-info-collection-name",
              },
              rules: ["RUM-WIN-MORE", "RUM-TRIO"],
            },
          },
        ],
        title: "rum-cards-collection",
      },
      {
        cards: [
          {
            card: 21,
            explained: {
              counts: [{ n: 1, of: { key: "ui-card-alike" }, unseen: null }],
              does: [{ key: "rum-info-parrot" }],
              name: { key: "rum-card-parrot" },
              rules: ["RUM-PARROT", "RUM-WAVE-PARROT"],
            },
          },
        ],
        title: "rum-cards-others",
      },
    ],
    match: {
      clock: [2, 2, 2, 2, 3, 3, 3],
      faces: [
        { double: "orange", single: "red" },
        { double: "yellow", single: "red" },
        { double: "blue", single: "red" },
        { double: "yellow", single: "orange" },
        { double: "green", single: "orange" },
        { double: "purple", single: "orange" },
        { double: "green", single: "yellow" },
        { double: "blue", single: "yellow" },
        { double: "white", single: "yellow" },
        { double: "blue", single: "green" },
        { double: "purple", single: "green" },
        { double: "red", single: "green" },
        { double: "purple", single: "blue" },
        { double: "white", single: "blue" },
        { double: "orange", single: "blue" },
        { double: "white", single: "purple" },
        { double: "red", single: "purple" },
        { double: "yellow", single: "purple" },
        { double: "red", single: "white" },
        { double: "orange", single: "white" },
        { double: "green", single: "white" },
      ],
      names: [
        "red1-orange2",
        "red1-yellow2",
        "red1-blue2",
        "orange1-yellow2",
        "orange1-green2",
        "orange1-purple2",
        "yellow1-green2",
        "yellow1-blue2",
        "yellow1-white2",
        "green1-blue2",
        "green1-purple2",
        "green1-red2",
        "blue1-purple2",
        "blue1-white2",
        "blue1-orange2",
        "purple1-white2",
        "purple1-red2",
        "purple1-yellow2",
        "white1-red2",
        "white1-orange2",
        "white1-green2",
        "parrot",
      ],
      points_needed: 15,
      seats: 4,
      spoken: [
        {
          args: [
            ["single", { kind: "name", value: { key: "rum-colour-red" } }],
            ["double", { kind: "name", value: { key: "rum-colour-orange" } }],
          ],
          key: "rum-card",
        },
        {
          args: [
            ["single", { kind: "name", value: { key: "rum-colour-red" } }],
            ["double", { kind: "name", value: { key: "rum-colour-yellow" } }],
          ],
          key: "rum-card",
        },
        {
          args: [
            ["single", { kind: "name", value: { key: "rum-colour-red" } }],
            ["double", { kind: "name", value: { key: "rum-colour-blue" } }],
          ],
          key: "rum-card",
        },
        {
          args: [
            ["single", { kind: "name", value: { key: "rum-colour-orange" } }],
            ["double", { kind: "name", value: { key: "rum-colour-yellow" } }],
          ],
          key: "rum-card",
        },
        {
          args: [
            ["single", { kind: "name", value: { key: "rum-colour-orange" } }],
            ["double", { kind: "name", value: { key: "rum-colour-green" } }],
          ],
          key: "rum-card",
        },
        {
          args: [
            ["single", { kind: "name", value: { key: "rum-colour-orange" } }],
            ["double", { kind: "name", value: { key: "rum-colour-purple" } }],
          ],
          key: "rum-card",
        },
        {
          args: [
            ["single", { kind: "name", value: { key: "rum-colour-yellow" } }],
            ["double", { kind: "name", value: { key: "rum-colour-green" } }],
          ],
          key: "rum-card",
        },
        {
          args: [
            ["single", { kind: "name", value: { key: "rum-colour-yellow" } }],
            ["double", { kind: "name", value: { key: "rum-colour-blue" } }],
          ],
          key: "rum-card",
        },
        {
          args: [
            ["single", { kind: "name", value: { key: "rum-colour-yellow" } }],
            ["double", { kind: "name", value: { key: "rum-colour-white" } }],
          ],
          key: "rum-card",
        },
        {
          args: [
            ["single", { kind: "name", value: { key: "rum-colour-green" } }],
            ["double", { kind: "name", value: { key: "rum-colour-blue" } }],
          ],
          key: "rum-card",
        },
        {
          args: [
            ["single", { kind: "name", value: { key: "rum-colour-green" } }],
            ["double", { kind: "name", value: { key: "rum-colour-purple" } }],
          ],
          key: "rum-card",
        },
        {
          args: [
            ["single", { kind: "name", value: { key: "rum-colour-green" } }],
            ["double", { kind: "name", value: { key: "rum-colour-red" } }],
          ],
          key: "rum-card",
        },
        {
          args: [
            ["single", { kind: "name", value: { key: "rum-colour-blue" } }],
            ["double", { kind: "name", value: { key: "rum-colour-purple" } }],
          ],
          key: "rum-card",
        },
        {
          args: [
            ["single", { kind: "name", value: { key: "rum-colour-blue" } }],
            ["double", { kind: "name", value: { key: "rum-colour-white" } }],
          ],
          key: "rum-card",
        },
        {
          args: [
            ["single", { kind: "name", value: { key: "rum-colour-blue" } }],
            ["double", { kind: "name", value: { key: "rum-colour-orange" } }],
          ],
          key: "rum-card",
        },
        {
          args: [
            ["single", { kind: "name", value: { key: "rum-colour-purple" } }],
            ["double", { kind: "name", value: { key: "rum-colour-white" } }],
          ],
          key: "rum-card",
        },
        {
          args: [
            ["single", { kind: "name", value: { key: "rum-colour-purple" } }],
            ["double", { kind: "name", value: { key: "rum-colour-red" } }],
          ],
          key: "rum-card",
        },
        {
          args: [
            ["single", { kind: "name", value: { key: "rum-colour-purple" } }],
            ["double", { kind: "name", value: { key: "rum-colour-yellow" } }],
          ],
          key: "rum-card",
        },
        {
          args: [
            ["single", { kind: "name", value: { key: "rum-colour-white" } }],
            ["double", { kind: "name", value: { key: "rum-colour-red" } }],
          ],
          key: "rum-card",
        },
        {
          args: [
            ["single", { kind: "name", value: { key: "rum-colour-white" } }],
            ["double", { kind: "name", value: { key: "rum-colour-orange" } }],
          ],
          key: "rum-card",
        },
        {
          args: [
            ["single", { kind: "name", value: { key: "rum-colour-white" } }],
            ["double", { kind: "name", value: { key: "rum-colour-green" } }],
          ],
          key: "rum-card",
        },
        { key: "rum-card-parrot" },
      ],
    },
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
