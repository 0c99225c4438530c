import { expect, test } from "vitest";
import { positionForm } from "./position.ts";

const facts = { offer: "sale" as const, isOfOffice: true, team: [], suburbs: [], today: "2026-11-28" };
const manly = { suburb: "Manly", address: "14 Tern Lane, Manly", state: "NSW", postcode: "2095" };

test("the office sets a home's point with two numbers, and clears it", () => {
  expect(positionForm.read({ at: "-33.7965, 151.286" }, manly, facts)).toEqual({
    value: { lat: -33.7965, lng: 151.286 },
  });
  expect(positionForm.read({ at: "" }, manly, facts)).toEqual({ value: { lat: null, lng: null } });
  expect(positionForm.toWords({ ...manly, lat: -33.7965, lng: 151.286 }, facts)).toBe("-33.7965, 151.286");
});

test.each([
  "−33.7965, 151.286",
  "https://www.openstreetmap.org/?mlat=-33.7965&mlon=151.286#map=15/-33.7965/151.286",
  "https://maps.apple.com/?ll=-33.7965,151.286&q=Manly",
])("%s is read as a point", (at) => {
  expect(positionForm.read({ at }, manly, facts)).toEqual({ value: { lat: -33.7965, lng: 151.286 } });
});

test("an invalid point, or one outside the suburb, is an error", () => {
  const numbers =
    "Write latitude and longitude, such as -33.78, 151.29, or paste a link to a map that has them";
  const read = (at: string) => positionForm.read({ at }, manly, facts);
  for (const at of ["here", "-33.7965", "https://maps.app.goo.gl/x1"])
    expect(read(at)).toEqual({ errors: { at: numbers } });
  expect(read("151.286, -33.7965")).toEqual({ errors: { at: numbers } });
  expect(read("33.7965, 151.286")).toEqual({ errors: { at: "This is not in NSW" } });
  expect(read("-33.6, 151.32")).toEqual({
    errors: { at: "This is too far from Manly: look whether each number is right, and the latitude first" },
  });
});
