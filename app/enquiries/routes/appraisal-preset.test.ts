import { expect, test } from "vitest";
import { defaultTexts } from "#app/agency/texts/site-texts.ts";
import { propertyTypes } from "#app/enquiries/enquiry.ts";
import { findSoldProperties } from "#app/listings/sold/sold-properties.ts";
import { toPreset } from "./appraisal-preset.ts";

const preset = (search: string) => toPreset(new URLSearchParams(search), [], defaultTexts);

test("a sold home presets its selling agent, suburb, postcode and type, and no address", () => {
  const { agent, values } = preset("?listing=4");
  expect(agent?.email).toBe("priya@headland.example");
  expect(values).toEqual({ suburb: "Dee Why", postcode: "2099", propertyType: "apartment" });
});

test("the agent in the address takes precedence over the selling agent", () => {
  expect(preset("?agent=3&listing=4").agent?.id).toBe(3);
  expect(preset("?agent=3")).toMatchObject({ agent: { id: 3 }, values: undefined });
});

test("unknown ids preset nothing", () => {
  for (const search of ["", "?listing=99", "?agent=3abc", "?listing=S014"])
    expect(preset(search)).toEqual({ agent: undefined, values: undefined });
});

test("the type of every sold home is an option of the form", () => {
  const offered: readonly string[] = propertyTypes.map(({ value }) => value);
  for (const { id } of findSoldProperties([]))
    expect(offered).toContain(preset(`?listing=${id}`).values?.propertyType);
});
