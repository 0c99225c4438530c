import { expect, test } from "vitest";
import { suburbs } from "#app/agency/folder/first-texts.ts";
import { getMovedSuburb, getSuburb } from "./suburb-guides.ts";

test("finds a suburb by its id alone", () => {
  expect(getSuburb(suburbs, "dee-why")?.name).toBe("Dee Why");
  expect(getSuburb(suburbs, "dee-why-nsw")).toBeUndefined();
  expect(getSuburb(suburbs, "Manly")).toBeUndefined();
});

test("knows which suburb an address with its state means", () => {
  expect(getMovedSuburb(suburbs, "dee-why-nsw")?.id).toBe("dee-why");
  expect(getMovedSuburb(suburbs, "dee-why")).toBeUndefined();
  expect(getMovedSuburb(suburbs, "bondi-nsw")).toBeUndefined();
  const inTasmania = suburbs.map((suburb) => ({ ...suburb, state: "TAS" }));
  expect(getMovedSuburb(inTasmania, "dee-why-tas")?.id).toBe("dee-why");
  expect(getMovedSuburb(inTasmania, "dee-why-nsw")).toBeUndefined();
});
