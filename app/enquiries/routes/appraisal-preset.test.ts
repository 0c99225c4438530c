import { expect, test } from "vitest";
import { defaultTexts } from "#app/agency/texts/site-texts.ts";
import { propertyTypes } from "#app/enquiries/enquiry.ts";
import { findSoldProperties } from "#app/listings/sold/sold-properties.ts";
import { toPreset } from "./appraisal-preset.ts";

const preset = (search: string) => toPreset(new URLSearchParams(search), [], defaultTexts);

test("a sold home presets who sold it, its suburb, postcode and kind, and no address", () => {
  const { agent, values } = preset("?listing=4");
  expect(agent?.email).toBe("priya@headland.example");
  expect(values).toEqual({ suburb: "Dee Why", postcode: "2099", propertyType: "apartment" });
});

test("an agent is whom the request is for, whoever sold the home", () => {
  expect(preset("?agent=3&listing=4").agent?.id).toBe(3);
  expect(preset("?agent=3")).toMatchObject({ agent: { id: 3 }, values: undefined });
});

test("what nobody knows presets nothing", () => {
  for (const search of ["", "?listing=99", "?agent=3abc", "?listing=S014"])
    expect(preset(search)).toEqual({ agent: undefined, values: undefined });
});

test("every sold home is of a kind that the form offers", () => {
  const offered: readonly string[] = propertyTypes.map(({ value }) => value);
  for (const { id } of findSoldProperties([]))
    expect(offered).toContain(preset(`?listing=${id}`).values?.propertyType);
});
