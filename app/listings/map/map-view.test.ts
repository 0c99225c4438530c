import { expect, test } from "vitest";
import {
  findMoves,
  mapSize,
  parseMapView,
  setMapView,
  toFittingView,
  toMapView,
  toProjection,
  wholeCoast,
} from "./map-view.ts";

function parse(search: string) {
  return parseMapView(new URLSearchParams(search));
}

test("an address without a step, with an unknown one or without a middle asks for no view", () => {
  for (const search of ["", "zoom=4&at=-33.7,151.3", "zoom=2", "zoom=2&at=here"])
    expect(parse(search)).toBeUndefined();
  expect(parse("zoom=1&at=-33.7,151.3")).toEqual(wholeCoast);
});

test("a middle is kept to a grid and to where the coast is known", () => {
  expect(parse("zoom=3&at=-33.7812,151.2861")).toEqual({ zoom: 3, middle: { lat: -33.78, lng: 151.285 } });
  expect(parse("zoom=2&at=-40,150")).toEqual(parse("zoom=2&at=-35,151"));
});

test("an address says the same again", () => {
  const search = new URLSearchParams();
  setMapView(search, toMapView(2, { lat: -33.7, lng: 151.3 }));
  expect(search.get("at")).toBe("-33.700,151.300");
  expect(parseMapView(search)).toEqual(toMapView(2, { lat: -33.7, lng: 151.3 }));
});

test("the middle of the coast stands in the middle of the drawing, north up, east at the right", () => {
  const project = toProjection(toMapView(3, { lat: -33.78, lng: 151.285 }));
  expect(project({ lat: -33.78, lng: 151.285 })).toEqual({ x: mapSize.width / 2, y: mapSize.height / 2 });
  expect(project({ lat: -33.77, lng: 151.285 }).y).toBeLessThan(mapSize.height / 2);
  expect(project({ lat: -33.78, lng: 151.29 }).x).toBeGreaterThan(mapSize.width / 2);
});

test("the whole coast can only be looked at more closely; from there one can go on", () => {
  expect(findMoves(wholeCoast).map(({ label }) => label)).toEqual(["Zoom in"]);
  expect(findMoves(toMapView(3, { lat: -33.7, lng: 151.3 })).map(({ label }) => label)).toEqual([
    "Zoom out",
    "North",
    "South",
    "West",
    "East",
  ]);
});

test("fits any number of homes", () => {
  const { middle } = wholeCoast;
  expect(toFittingView(Array.from({ length: 200_000 }, () => middle))).toEqual(toFittingView([middle]));
});
