import { expect, test } from "vitest";
import { getMovedSuburb, getSuburb } from "./suburbs.ts";

test("finds a suburb by its id alone", () => {
  expect(getSuburb("dee-why")?.name).toBe("Dee Why");
  expect(getSuburb("dee-why-nsw")).toBeUndefined();
  expect(getSuburb("Manly")).toBeUndefined();
});

test("knows which suburb an address with its state means", () => {
  expect(getMovedSuburb("dee-why-nsw")?.id).toBe("dee-why");
  expect(getMovedSuburb("dee-why")).toBeUndefined();
  expect(getMovedSuburb("bondi-nsw")).toBeUndefined();
});
