import { expect, test } from "vitest";
import { parseAct } from "./act-schema.ts";

function parse(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ act: "think", home: "S001", ...fields }))
    form.set(name, value);
  return parseAct(form).output;
}

test("a vote changes the note only where it was typed into: its page may be older than the note", () => {
  expect(parse({ vote: "yes", note: "", before: "" })).toEqual({ act: "think", home: "S001", vote: "yes" });
  expect(parse({ vote: "yes", note: "Light", before: "" })).toMatchObject({ note: "Light" });
  expect(parse({ note: "", before: "Light" })).toMatchObject({ note: "" });
});
