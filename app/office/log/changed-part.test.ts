import { expect, test } from "vitest";
import { toChangedPart } from "./changed-part.ts";

const long = "The swell comes from the south. ".repeat(20);

test.each([
  [
    "short words whole",
    "For sale, $2,400,000",
    "For sale, $2,450,000",
    "For sale, $2,400,000",
    "For sale, $2,450,000",
  ],
  [
    "an end",
    `${long}It is warm.`,
    `${long}It is cold.`,
    "…from the south. It is warm.",
    "…from the south. It is cold.",
  ],
  ["a beginning", `One. ${long}`, `Two. ${long}`, "One. The swell comes from…", "Two. The swell comes from…"],
  ["an addition", long, `${long}It ends.`, "…comes from the south. ", "…comes from the south. It ends."],
  ["a new text", "", long, "", `${long.slice(0, 200)}…`],
])("the log shows %s", (_what, before, after, from, to) => {
  expect(toChangedPart(before, after)).toEqual([from, to]);
});
