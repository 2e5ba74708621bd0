// Made by `cargo xtask codegen`. Do not edit.

export const EXAMPLES = [
  {
    frames: [
      {
        events: [],
        fields: {
          active: 0,
          beach: [
            { card: null, facing: "down" },
            { card: null, facing: "down" },
            { card: 3, facing: "up" },
          ],
          clock: 1,
          collection: [
            { colour: "red", owner: null, value: 1 },
            { colour: "orange", owner: null, value: 1 },
            { colour: "yellow", owner: null, value: 1 },
            { colour: "green", owner: null, value: 1 },
            { colour: "blue", owner: null, value: 1 },
            { colour: "purple", owner: null, value: 1 },
            { colour: "white", owner: null, value: 1 },
          ],
          hands: [
            { cards: [20], count: 1, known: [] },
            { cards: null, count: 0, known: [] },
          ],
          me: 0,
          memory: {
            among: [
              { at_least: 0, cards: [] },
              { at_least: 0, cards: [] },
              { at_least: 0, cards: [] },
              { at_least: 0, cards: [] },
            ],
            beach: [2, 3, 4],
            blind: [[1], [], [], []],
            now: 4,
            private: [
              [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
              null,
              null,
              null,
            ],
            public: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
          },
          phase: { kind: "turn" },
          points: [0, 0],
          points_needed: 21,
          shown: [],
          symbol: 2,
          window: 0,
          wreck: 18,
          wreck_cards: null,
        },
        window: {
          answered: false,
          asked: [0],
          card_until_ms: null,
          id: 0,
          may: [],
          may_wait: false,
          me: true,
          mode: "turn",
          n_waiting: 1,
          phrase: { args: [["seat", { kind: "seat", value: 0 }]], key: "rum-ui-now-turn" },
          question: "turn",
          resting: false,
          shown: 0,
          until_ms: null,
          waited: null,
          weight: "decision",
        },
      },
      {
        events: [
          {
            event: {
              beach: [],
              kind: "set-played",
              laying: { doubles: [20], singles: [] },
              seat: 0,
            },
            phrase: {
              args: [
                ["seat", { kind: "seat", value: 0 }],
                [
                  "bottles",
                  {
                    kind: "names",
                    value: [
                      {
                        args: [["colour", { kind: "name", value: { key: "rum-colour-green" } }]],
                        key: "rum-laid-double",
                      },
                    ],
                  },
                ],
                ["beach", { kind: "names", value: [] }],
              ],
              key: "rum-event-set-played",
            },
          },
          {
            event: {
              by: "number",
              colour: "green",
              from: null,
              kind: "collection-won",
              seat: 0,
              value: 2,
            },
            phrase: {
              args: [
                ["seat", { kind: "seat", value: 0 }],
                ["colour", { kind: "name", value: { key: "rum-colour-green" } }],
                ["value", { kind: "number", value: 2 }],
                ["by", { kind: "choice", value: "number" }],
              ],
              key: "rum-event-won-from-row",
            },
          },
          {
            event: { kind: "turn-passed", seat: 1 },
            phrase: { args: [["seat", { kind: "seat", value: 1 }]], key: "rum-event-turn-passed" },
          },
        ],
        fields: {
          active: 1,
          collection: [
            { colour: "red", owner: null, value: 1 },
            { colour: "orange", owner: null, value: 1 },
            { colour: "yellow", owner: null, value: 1 },
            { colour: "green", owner: 0, value: 2 },
            { colour: "blue", owner: null, value: 1 },
            { colour: "purple", owner: null, value: 1 },
            { colour: "white", owner: null, value: 1 },
          ],
          hands: [
            { cards: [], count: 0, known: [] },
            { cards: null, count: 0, known: [] },
          ],
          memory: {
            among: [
              { at_least: 0, cards: [] },
              { at_least: 0, cards: [] },
              { at_least: 0, cards: [] },
              { at_least: 0, cards: [] },
            ],
            beach: [2, 3, 4],
            blind: [[], [], [], []],
            now: 4,
            private: [
              [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
              null,
              null,
              null,
            ],
            public: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0],
          },
          points: [2, 0],
          window: 1,
          wreck: 19,
        },
        window: {
          answered: false,
          asked: [1],
          card_until_ms: null,
          id: 1,
          may: [],
          may_wait: false,
          me: false,
          mode: "turn",
          n_waiting: 1,
          phrase: { args: [["seat", { kind: "seat", value: 1 }]], key: "rum-ui-now-turn" },
          question: "turn",
          resting: false,
          shown: 0,
          until_ms: null,
          waited: null,
          weight: "decision",
        },
      },
    ],
    name: "book-two-green-bottles",
    rules: { points_needed: 21, seats: 2 },
    seat: 0,
    seats: 2,
  },
  {
    frames: [
      {
        events: [],
        fields: {
          active: 0,
          beach: [
            { card: 9, facing: "up" },
            { card: 11, facing: "up" },
            { card: null, facing: "down" },
          ],
          clock: 1,
          collection: [
            { colour: "red", owner: null, value: 1 },
            { colour: "orange", owner: null, value: 1 },
            { colour: "yellow", owner: 0, value: 3 },
            { colour: "green", owner: 1, value: 5 },
            { colour: "blue", owner: null, value: 1 },
            { colour: "purple", owner: null, value: 1 },
            { colour: "white", owner: null, value: 1 },
          ],
          hands: [
            { cards: [1, 2, 3, 10, 20], count: 5, known: [] },
            { cards: null, count: 0, known: [] },
            { cards: null, count: 0, known: [] },
          ],
          me: 0,
          memory: {
            among: [
              { at_least: 0, cards: [] },
              { at_least: 0, cards: [] },
              { at_least: 0, cards: [] },
              { at_least: 0, cards: [] },
            ],
            beach: [6, 7, 8],
            blind: [[1, 2, 3, 4, 5], [], [], []],
            now: 8,
            private: [
              [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
              null,
              null,
              null,
            ],
            public: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
          },
          phase: { kind: "turn" },
          points: [3, 5, 0],
          points_needed: 18,
          shown: [],
          symbol: 2,
          window: 0,
          wreck: 14,
          wreck_cards: null,
        },
        window: {
          answered: false,
          asked: [0],
          card_until_ms: null,
          id: 0,
          may: [],
          may_wait: false,
          me: true,
          mode: "turn",
          n_waiting: 1,
          phrase: { args: [["seat", { kind: "seat", value: 0 }]], key: "rum-ui-now-turn" },
          question: "turn",
          resting: false,
          shown: 0,
          until_ms: null,
          waited: null,
          weight: "decision",
        },
      },
      {
        events: [
          {
            event: {
              beach: [9, 11],
              kind: "set-played",
              laying: { doubles: [1, 2, 3], singles: [10] },
              seat: 0,
            },
            phrase: {
              args: [
                ["seat", { kind: "seat", value: 0 }],
                [
                  "bottles",
                  {
                    kind: "names",
                    value: [
                      {
                        args: [["colour", { kind: "name", value: { key: "rum-colour-yellow" } }]],
                        key: "rum-laid-double",
                      },
                      {
                        args: [["colour", { kind: "name", value: { key: "rum-colour-blue" } }]],
                        key: "rum-laid-double",
                      },
                      {
                        args: [["colour", { kind: "name", value: { key: "rum-colour-yellow" } }]],
                        key: "rum-laid-double",
                      },
                      {
                        args: [["colour", { kind: "name", value: { key: "rum-colour-green" } }]],
                        key: "rum-laid-single",
                      },
                    ],
                  },
                ],
                [
                  "beach",
                  {
                    kind: "names",
                    value: [
                      {
                        args: [["colour", { kind: "name", value: { key: "rum-colour-green" } }]],
                        key: "rum-laid-single",
                      },
                      {
                        args: [["colour", { kind: "name", value: { key: "rum-colour-green" } }]],
                        key: "rum-laid-single",
                      },
                    ],
                  },
                ],
              ],
              key: "rum-event-set-played",
            },
          },
          {
            event: {
              by: "number",
              colour: "yellow",
              from: 0,
              kind: "collection-won",
              seat: 0,
              value: 4,
            },
            phrase: {
              args: [
                ["seat", { kind: "seat", value: 0 }],
                ["colour", { kind: "name", value: { key: "rum-colour-yellow" } }],
                ["value", { kind: "number", value: 4 }],
                ["by", { kind: "choice", value: "number" }],
              ],
              key: "rum-event-raised",
            },
          },
          {
            event: {
              by: "trio",
              colour: "green",
              from: 1,
              kind: "collection-won",
              seat: 0,
              value: 7,
            },
            phrase: {
              args: [
                ["owner", { kind: "seat", value: 1 }],
                ["seat", { kind: "seat", value: 0 }],
                ["colour", { kind: "name", value: { key: "rum-colour-green" } }],
                ["value", { kind: "number", value: 7 }],
                ["by", { kind: "choice", value: "trio" }],
              ],
              key: "rum-event-won-from-seat",
            },
          },
          {
            event: {
              by: "number",
              colour: "blue",
              from: null,
              kind: "collection-won",
              seat: 0,
              value: 2,
            },
            phrase: {
              args: [
                ["seat", { kind: "seat", value: 0 }],
                ["colour", { kind: "name", value: { key: "rum-colour-blue" } }],
                ["value", { kind: "number", value: 2 }],
                ["by", { kind: "choice", value: "number" }],
              ],
              key: "rum-event-won-from-row",
            },
          },
          {
            event: { kind: "turn-passed", seat: 1 },
            phrase: { args: [["seat", { kind: "seat", value: 1 }]], key: "rum-event-turn-passed" },
          },
        ],
        fields: {
          active: 1,
          collection: [
            { colour: "red", owner: null, value: 1 },
            { colour: "orange", owner: null, value: 1 },
            { colour: "yellow", owner: 0, value: 4 },
            { colour: "green", owner: 0, value: 7 },
            { colour: "blue", owner: 0, value: 2 },
            { colour: "purple", owner: null, value: 1 },
            { colour: "white", owner: null, value: 1 },
          ],
          hands: [
            { cards: [20], count: 1, known: [] },
            { cards: null, count: 0, known: [] },
            { cards: null, count: 0, known: [] },
          ],
          memory: {
            among: [
              { at_least: 0, cards: [] },
              { at_least: 0, cards: [] },
              { at_least: 0, cards: [] },
              { at_least: 0, cards: [] },
            ],
            beach: [6, 7, 8],
            blind: [[5], [], [], []],
            now: 8,
            private: [
              [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
              null,
              null,
              null,
            ],
            public: [0, 8, 8, 8, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
          },
          points: [13, 0, 0],
          window: 1,
          wreck: 18,
        },
        window: {
          answered: false,
          asked: [1],
          card_until_ms: null,
          id: 1,
          may: [],
          may_wait: false,
          me: false,
          mode: "turn",
          n_waiting: 1,
          phrase: { args: [["seat", { kind: "seat", value: 1 }]], key: "rum-ui-now-turn" },
          question: "turn",
          resting: false,
          shown: 0,
          until_ms: null,
          waited: null,
          weight: "decision",
        },
      },
    ],
    name: "book-thirteen-points",
    rules: { points_needed: 18, seats: 3 },
    seat: 0,
    seats: 3,
  },
  {
    frames: [
      {
        events: [],
        fields: {
          active: 0,
          beach: [
            { card: 9, facing: "up" },
            { card: null, facing: "down" },
            { card: null, facing: "down" },
          ],
          clock: 1,
          collection: [
            { colour: "red", owner: null, value: 1 },
            { colour: "orange", owner: null, value: 1 },
            { colour: "yellow", owner: null, value: 1 },
            { colour: "green", owner: null, value: 1 },
            { colour: "blue", owner: null, value: 1 },
            { colour: "purple", owner: null, value: 1 },
            { colour: "white", owner: null, value: 1 },
          ],
          hands: [
            { cards: [1, 2, 4], count: 3, known: [] },
            { cards: null, count: 3, known: [] },
            { cards: null, count: 1, known: [] },
          ],
          me: 0,
          memory: {
            among: [
              { at_least: 0, cards: [] },
              { at_least: 0, cards: [] },
              { at_least: 0, cards: [] },
              { at_least: 0, cards: [] },
            ],
            beach: [8, 9, 10],
            blind: [[1, 2, 3], [4, 5, 6], [7], []],
            now: 10,
            private: [
              [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
              null,
              null,
              null,
            ],
            public: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
          },
          phase: { kind: "turn" },
          points: [0, 0, 0],
          points_needed: 18,
          shown: [],
          symbol: 2,
          window: 0,
          wreck: 12,
          wreck_cards: null,
        },
        window: {
          answered: false,
          asked: [0],
          card_until_ms: null,
          id: 0,
          may: [],
          may_wait: false,
          me: true,
          mode: "turn",
          n_waiting: 1,
          phrase: { args: [["seat", { kind: "seat", value: 0 }]], key: "rum-ui-now-turn" },
          question: "turn",
          resting: false,
          shown: 0,
          until_ms: null,
          waited: null,
          weight: "decision",
        },
      },
      {
        events: [
          {
            event: { card: 9, kind: "took-up", place: 0, seat: 0 },
            phrase: {
              args: [
                [
                  "card",
                  {
                    kind: "name",
                    value: {
                      args: [
                        ["single", { kind: "name", value: { key: "rum-colour-green" } }],
                        ["double", { kind: "name", value: { key: "rum-colour-blue" } }],
                      ],
                      key: "rum-card",
                    },
                  },
                ],
                ["seat", { kind: "seat", value: 0 }],
              ],
              key: "rum-event-took-up",
            },
          },
          { event: { card: null, kind: "laid-down", place: 0 }, phrase: null },
          {
            event: { cards: [10, 21, 11], kind: "wave-rolled" },
            phrase: {
              args: [
                [
                  "cards",
                  {
                    kind: "names",
                    value: [
                      {
                        args: [
                          ["single", { kind: "name", value: { key: "rum-colour-green" } }],
                          ["double", { kind: "name", value: { key: "rum-colour-purple" } }],
                        ],
                        key: "rum-card",
                      },
                      { key: "rum-card-parrot" },
                      {
                        args: [
                          ["single", { kind: "name", value: { key: "rum-colour-green" } }],
                          ["double", { kind: "name", value: { key: "rum-colour-red" } }],
                        ],
                        key: "rum-card",
                      },
                    ],
                  },
                ],
              ],
              key: "rum-event-wave-rolled",
            },
          },
          {
            event: { asked: [0, 1], cause: { wave: 1 }, kind: "put-back-asked", n: 2 },
            phrase: {
              args: [
                ["count", { kind: "number", value: 2 }],
                ["cause", { kind: "choice", value: "wave" }],
              ],
              key: "rum-event-put-back-asked",
            },
          },
        ],
        fields: {
          beach: [
            { card: 10, facing: "up" },
            { card: 21, facing: "up" },
            { card: 11, facing: "up" },
          ],
          hands: [
            { cards: [1, 2, 4, 9], count: 4, known: [9] },
            { cards: null, count: 3, known: [] },
            { cards: null, count: 1, known: [] },
          ],
          memory: {
            among: [
              { at_least: 0, cards: [] },
              { at_least: 0, cards: [] },
              { at_least: 0, cards: [] },
              { at_least: 0, cards: [] },
            ],
            beach: [11, 9, 10],
            blind: [[1, 2, 3], [4, 5, 6], [7], []],
            now: 11,
            private: [
              [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
              null,
              null,
              null,
            ],
            public: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
          },
          phase: {
            asked: [0, 1],
            cause: { wave: 1 },
            chosen: [null, null, null, null],
            kind: "put-back",
            n: 2,
            n_waiting: 2,
          },
          window: 1,
          wreck: 11,
        },
        window: {
          answered: false,
          asked: [0, 1],
          card_until_ms: null,
          id: 1,
          may: [],
          may_wait: false,
          me: true,
          mode: "sealed",
          n_waiting: 2,
          phrase: {
            args: [
              ["count", { kind: "number", value: 2 }],
              ["asked", { kind: "choice", value: "me" }],
            ],
            key: "rum-ui-now-put-back",
          },
          question: "put-back",
          resting: false,
          shown: 0,
          until_ms: null,
          waited: null,
          weight: "decision",
        },
      },
      {
        events: [
          {
            event: { cards: null, kind: "answered", seat: null },
            phrase: { key: "rum-event-someone-answered" },
          },
        ],
        fields: {
          phase: {
            asked: [0, 1],
            cause: { wave: 1 },
            chosen: [null, null, null, null],
            kind: "put-back",
            n: 2,
            n_waiting: 1,
          },
        },
        window: {
          answered: false,
          asked: [0, 1],
          card_until_ms: null,
          id: 1,
          may: [],
          may_wait: false,
          me: true,
          mode: "sealed",
          n_waiting: 1,
          phrase: {
            args: [
              ["count", { kind: "number", value: 2 }],
              ["asked", { kind: "choice", value: "me" }],
            ],
            key: "rum-ui-now-put-back",
          },
          question: "put-back",
          resting: false,
          shown: 0,
          until_ms: null,
          waited: null,
          weight: "decision",
        },
      },
      {
        events: [
          {
            event: { cards: [1, 2], kind: "answered", seat: 0 },
            phrase: {
              args: [["seat", { kind: "seat", value: 0 }]],
              key: "rum-event-seat-answered",
            },
          },
          {
            event: { cards: [1, 2], kind: "put-back", n: 2, seat: 0 },
            phrase: {
              args: [
                [
                  "cards",
                  {
                    kind: "names",
                    value: [
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
                    ],
                  },
                ],
                ["seat", { kind: "seat", value: 0 }],
                ["count", { kind: "number", value: 2 }],
              ],
              key: "rum-event-put-back-seen",
            },
          },
          {
            event: { cards: null, kind: "put-back", n: 2, seat: 1 },
            phrase: {
              args: [
                ["seat", { kind: "seat", value: 1 }],
                ["count", { kind: "number", value: 2 }],
              ],
              key: "rum-event-put-back",
            },
          },
          {
            event: { cards: null, kind: "put-back", n: 1, seat: 2 },
            phrase: {
              args: [
                ["seat", { kind: "seat", value: 2 }],
                ["count", { kind: "number", value: 1 }],
              ],
              key: "rum-event-put-back",
            },
          },
          {
            event: { kind: "clock-moved", to: 2 },
            phrase: {
              args: [["clock", { kind: "number", value: 2 }]],
              key: "rum-event-clock-moved",
            },
          },
          { event: { kind: "parrot-returned" }, phrase: { key: "rum-event-parrot-returned" } },
          {
            event: { card: 8, kind: "laid-up", place: 1 },
            phrase: {
              args: [
                [
                  "card",
                  {
                    kind: "name",
                    value: {
                      args: [
                        ["single", { kind: "name", value: { key: "rum-colour-yellow" } }],
                        ["double", { kind: "name", value: { key: "rum-colour-white" } }],
                      ],
                      key: "rum-card",
                    },
                  },
                ],
              ],
              key: "rum-event-laid-up",
            },
          },
          {
            event: { kind: "turn-passed", seat: 1 },
            phrase: { args: [["seat", { kind: "seat", value: 1 }]], key: "rum-event-turn-passed" },
          },
        ],
        fields: {
          active: 1,
          beach: [
            { card: 10, facing: "up" },
            { card: 8, facing: "up" },
            { card: 11, facing: "up" },
          ],
          clock: 2,
          hands: [
            { cards: [4, 9], count: 2, known: [] },
            { cards: null, count: 1, known: [] },
            { cards: null, count: 0, known: [] },
          ],
          memory: {
            among: [
              { at_least: 0, cards: [] },
              { at_least: 0, cards: [] },
              { at_least: 0, cards: [] },
              { at_least: 0, cards: [] },
            ],
            beach: [11, 9, 10],
            blind: [[3, 11], [6], [], []],
            now: 12,
            private: [
              [0, 11, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
              null,
              null,
              null,
            ],
            public: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11],
          },
          phase: { kind: "turn" },
          window: 2,
          wreck: 16,
        },
        window: {
          answered: false,
          asked: [1],
          card_until_ms: null,
          id: 2,
          may: [],
          may_wait: false,
          me: false,
          mode: "turn",
          n_waiting: 1,
          phrase: { args: [["seat", { kind: "seat", value: 1 }]], key: "rum-ui-now-turn" },
          question: "turn",
          resting: false,
          shown: 0,
          until_ms: null,
          waited: null,
          weight: "decision",
        },
      },
    ],
    name: "wave-with-parrot",
    rules: { points_needed: 18, seats: 3 },
    seat: 0,
    seats: 3,
  },
];
