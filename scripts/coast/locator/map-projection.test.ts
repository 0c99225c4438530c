import { expect, test } from "vitest";
import { toMapProjection } from "./map-projection.ts";

const size = { width: 640, height: 360 };
const centre = { lat: -33.75, lng: 151.3 };
const farShore = [
  [
    { lat: -33.75, lng: 151.5 },
    { lat: -33.75, lng: 151.6 },
    { lat: -33.7, lng: 151.6 },
  ],
];

test("north is up and the map is 4.5 km wide", () => {
  const project = toMapProjection(centre, farShore, size);
  const here = project(centre);
  const eastOfHere = project({ lat: -33.75, lng: 151.3 + 1 / 92.7 });
  const northOfHere = project({ lat: -33.75 + 1 / 110.9, lng: 151.3 });
  expect(eastOfHere.x - here.x).toBeCloseTo(640 / 4.5);
  expect(here.y - northOfHere.y).toBeCloseTo(640 / 4.5);
});

test("the map moves towards the shore, but only a little", () => {
  const here = toMapProjection(centre, farShore, size)(centre);
  expect(here).toEqual({ x: 320 - 80, y: expect.closeTo(180, 6) });
});

test("a place on the shore stands in the middle", () => {
  const shore = [
    [
      { lat: -33.74, lng: 151.3 },
      { lat: -33.76, lng: 151.3 },
    ],
  ];
  const here = toMapProjection(centre, shore, size)(centre);
  expect(here.x).toBeCloseTo(320);
  expect(here.y).toBeCloseTo(180);
});
