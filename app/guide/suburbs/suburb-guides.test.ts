import * as v from "valibot";
import { expect, test } from "vitest";
import { suburbs } from "#app/agency/folder/first-texts.ts";
import { suburbSchema } from "#app/agency/kinds/suburb-schema.ts";
import { getFigures, getMovedSuburb, getSuburb, toFiguresNote, toSuburbPart } from "./suburb-guides.ts";

test("finds a suburb by its exact id", () => {
  expect(getSuburb(suburbs, "dee-why")?.name).toBe("Dee Why");
  for (const id of ["dee-why-nsw", "Manly"]) expect(getSuburb(suburbs, id)).toBeUndefined();
});

test("finds the suburb of an old address with its state", () => {
  expect(getMovedSuburb(suburbs, "dee-why-nsw")?.id).toBe("dee-why");
  for (const id of ["dee-why", "bondi-nsw"]) expect(getMovedSuburb(suburbs, id)).toBeUndefined();
  const inTasmania = suburbs.map((suburb) => ({ ...suburb, state: "TAS" }));
  expect(getMovedSuburb(inTasmania, "dee-why-tas")?.id).toBe("dee-why");
  expect(getMovedSuburb(inTasmania, "dee-why-nsw")).toBeUndefined();
});

const short = { id: "trevallyn", name: "Trevallyn", state: "TAS", postcode: "7250", description: "A hill." };

test("a guide with only a name and a sentence shows nothing more", () => {
  const suburb = v.parse(suburbSchema, short);
  expect(getFigures(suburb)).toBeUndefined();
  expect(toSuburbPart(suburb)).toBeUndefined();
  expect(toFiguresNote([suburb])).toBe("");
  expect(toFiguresNote([suburb, ...suburbs])).toBe(toFiguresNote(suburbs));
});

test("figures need a source, and are all given or none", () => {
  const { stats } = suburbs[0] ?? {};
  expect(v.is(suburbSchema, { ...short, stats })).toBe(true);
  for (const name of ["medianPrice", "priceGrowth", "yearlyGrowth", "population", "asAt", "source"]) {
    const { issues } = v.safeParse(suburbSchema, { ...short, stats: { ...stats, [name]: undefined } });
    expect(issues?.[0].message).toMatch(/^All of medianPrice, .*source are expected, or none of them$/);
  }
});
