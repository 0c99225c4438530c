import { expect, test } from "vitest";
import { requirements } from "#app/modules.ts";
import { findDoneWords, withDone } from "./done.ts";

test("every intent of the office is answered in words, and nothing else is", () => {
  // The file is the answer to an export.
  const intents = [...requirements.values()].flatMap((byAct) =>
    Object.entries(byAct).flatMap(([intent, need]) =>
      intent === "GET" || need === "open" || intent === "export" ? [] : [intent],
    ),
  );
  for (const intent of new Set(intents)) {
    const address = withDone("/office/homes?view=all", intent);
    expect([intent, address]).toEqual([intent, expect.stringMatching(/^\/office\/homes\?view=all&done=/)]);
    for (const isSeen of [true, false])
      expect(findDoneWords(new URL(address, "https://headland.example").search, isSeen)).toMatch(/\.$/);
  }
  for (const text of ["", "?done=", "?done=toString", "?done=You+have+won"])
    expect(findDoneWords(text, true)).toBeUndefined();
  expect(withDone("/office", "constructor")).toBe("/office");
});

test("says that visitors see something only where they do, and no more than an intent did", () => {
  expect(findDoneWords("?done=publish", true)).toBe("It is published. Visitors see it within seconds.");
  expect(findDoneWords("?done=publish", false)).toBe("It is published. Visitors do not see it yet.");
  expect(withDone("/office/open-homes?done=move+unbooked", "move")).toBe(
    "/office/open-homes?done=move+unbooked",
  );
});
