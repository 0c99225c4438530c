import { expect, test } from "vitest";
import { toFallbackForm, toFallbackPage } from "./page-form.ts";

test("rebuilds a form from the names of what was sent", () => {
  const form = toFallbackForm([
    "form",
    "submission",
    "subject",
    "b9-your-name",
    "b9-email",
    "b9-pool-or-sea",
  ]);
  expect(form?.id).toBe("b9");
  expect(form?.fields.map(({ label, role }) => [label, role])).toEqual([
    ["Your name", "name"],
    ["Email", "email"],
    ["Pool or sea", undefined],
  ]);
});

test("knows that a form is none of ours", () => {
  expect(toFallbackForm(["log", "pwd", "constructor", "b1-", "b1-x y"])).toBeUndefined();
});

test("shows the rebuilt form with a button and a way to reply", () => {
  const form = toFallbackForm(["b9-wish"]);
  const page = form && toFallbackPage(form);
  expect(page?.blocks[0]).toMatchObject({
    kind: "form",
    blocks: [{ name: "b9-wish" }, { name: "b9-email" }, { kind: "submit" }],
  });
});
