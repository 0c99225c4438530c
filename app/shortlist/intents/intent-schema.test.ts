import { expect, test } from "vitest";
import { parseIntent } from "./intent-schema.ts";

function parse(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ intent: "rate", home: "S001", ...fields }))
    form.set(name, value);
  return parseIntent(form).output;
}

test("a vote leaves an unedited note alone, because the stored note may be newer than the page", () => {
  expect(parse({ vote: "yes", note: "", before: "" })).toEqual({ intent: "rate", home: "S001", vote: "yes" });
  expect(parse({ vote: "yes", note: "Light", before: "" })).toMatchObject({ note: "Light" });
  expect(parse({ note: "", before: "Light" })).toMatchObject({ note: "" });
});
