import { expect, test } from "vitest";
import { places } from "#app/agency/folder/places.ts";
import { formatWalk, getWalks } from "./walks.ts";

const manly = places.find(({ name }) => name === "Manly") ?? { lat: 0, lng: 0 };

test("walks lead to the nearest place of each kind, in the agency's order", () => {
  const walks = getWalks({ coordinates: { lat: -33.7965, lng: 151.286 }, pointsTo: "home" });
  expect(walks.map(({ to, name }) => `${to}: ${name}`)).toEqual([
    "the beach: Manly Beach",
    "an ocean pool: Fairy Bower pool",
    "the ferry: Manly Wharf",
    "the village: Manly Corso",
  ]);
  // 0.23 km in a straight line, 0.30 km along streets.
  expect(walks[0]).toMatchObject({ minutes: 4 });
});

test("there is no walk from a suburb's centre, nor to a place too far", () => {
  const [walk] = getWalks({ coordinates: manly, pointsTo: "home" });
  expect(walk && formatWalk(walk)).toMatch(/^\d+ min walk to the beach$/);
  expect(getWalks({ coordinates: manly, pointsTo: "suburb" })).toEqual([]);
  expect(getWalks({ coordinates: { lat: -33.6, lng: 150.9 }, pointsTo: "home" })).toEqual([]);
});

test("there is no walk from a home in an unknown suburb", () => {
  expect(getWalks({ coordinates: manly })).toEqual([]);
});
