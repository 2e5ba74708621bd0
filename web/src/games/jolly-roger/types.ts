/** Types that the parts of this table share. */

import type { Action, EventView, Rules, View } from "../../wire/generated/jolly-roger";
import type { Phrase, TableProps } from "../contract";

export type Props = TableProps<View, Action, EventView, Rules>;
export type Say = (phrase: Phrase) => string;
export type Word = Props["word"];
