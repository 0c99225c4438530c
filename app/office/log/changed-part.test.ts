import { expect, test } from "vitest";
import { toChangedPart } from "./changed-part.ts";

const long = "The swell comes from the south. ".repeat(20);

test.each([
  ["short words whole", ["$2,400,000", "$2,450,000"], ["$2,400,000", "$2,450,000"]],
  ["an end", [`${long}One.`, `${long}Two.`], ["…comes from the south. One.", "…comes from the south. Two."]],
  [
    "a beginning",
    [`One. ${long}`, `Two. ${long}`],
    ["One. The swell comes from…", "Two. The swell comes from…"],
  ],
  ["an addition", [long, `${long}It ends.`], ["…comes from the south. ", "…comes from the south. It ends."]],
  ["a new text", ["", long], ["", `${long.slice(0, 200)}…`]],
] as const)("the log shows %s", (_what, [before, after], shown) => {
  expect(toChangedPart(before, after)).toEqual(shown);
});
