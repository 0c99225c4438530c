import { expect, test } from "vitest";
import { requirements } from "#app/modules.ts";
import { findDoneWords, withDone } from "./done.ts";

test("every action of the office, and nothing else, has a done message", () => {
  // An export answers with the file, not with a message.
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

test("the message mentions visitors only if they see the subject", () => {
  expect(findDoneWords("?done=publish", true)).toBe("It is published. Visitors see it within seconds.");
  expect(findDoneWords("?done=publish", false)).toBe("It is published. Visitors do not see it.");
  expect(withDone("/office/open-homes?done=move+unbooked", "move")).toBe(
    "/office/open-homes?done=move+unbooked",
  );
});
