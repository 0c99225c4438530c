import { expect, test } from "vitest";
import { getKnownSuburbs, toSuburbOptions } from "./search-listings.ts";

const listings = ["Manly", "Avalon", "Manly"].map((suburb) => ({ suburb }));

test("suburb options are distinct and sorted, with the one asked for among them", () => {
  expect(toSuburbOptions(listings, "")).toEqual(["Avalon", "Manly"]);
  expect(toSuburbOptions(listings, "Manly")).toEqual(["Avalon", "Manly"]);
  expect(toSuburbOptions(listings, "Curl Curl")).toEqual(["Avalon", "Curl Curl", "Manly"]);
});

test("a namesake in another state is no option for the suburb of ours, and a suburb only there is one", () => {
  const away = [
    { suburb: "Manly", isNamesake: true },
    { suburb: "Wynnum", isNamesake: undefined },
  ];
  expect(toSuburbOptions(away, "")).toEqual(["Wynnum"]);
});

test("a suburb is known when we have a listing there or work there", () => {
  const known = getKnownSuburbs([{ suburb: "Bondi" }]);
  expect(["Bondi", "Palm Beach", "Atlantis"].map((name) => known.includes(name))).toEqual([
    true,
    true,
    false,
  ]);
});
