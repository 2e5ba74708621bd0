/** The texts that every page needs: the shared ones, the page's, and the page's for each game. */

import shared from "../../../../crates/text/words/de.ftl?raw";
import page from "../../../words/de.ftl?raw";

const games = import.meta.glob<string>(
  ["../../../../games/*/page/words/de.ftl", "!../../../../games/test-*/**"],
  { query: "?raw", import: "default", eager: true },
);

export default [shared, page, ...Object.values(games)];
