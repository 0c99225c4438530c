import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { places } from "#app/agency/folder/places.ts";
import { doBoxesOverlap, isBoxWithin, toBox } from "#app/document/coast/geometry/box.ts";
import { toLabelBox } from "#app/document/coast/geometry/place-labels.ts";
import { tracePath } from "#app/document/coast/geometry/trace-path.fixture.ts";
import { LocatorMap, type LocatorMapDrawing } from "#app/document/coast/locator-map.tsx";
import { type LocatorShape, locatorShapes, toLocatorMap } from "./locator-map.ts";
import { toPinBox } from "./map-labels.ts";

const positions = fc.record({
  lat: fc.double({ min: -33.804, max: -33.586, noNaN: true }),
  lng: fc.double({ min: 151.247, max: 151.345, noNaN: true }),
});

test("every place the agency works in has a map of either shape, under 5 KB of markup", () => {
  for (const place of places) {
    for (const map of [getMap(place, "wide"), getMap(place, "compact")]) {
      const markup = renderToStaticMarkup(<LocatorMap label={`1 Tern Lane, ${place.name}`} map={map} />);
      expect(markup.length).toBeLessThan(5000);
      expect(markup).not.toContain("style=");
    }
  }
});

test("the land stays inside the window, but for the few units by which it is cut outside", () => {
  forAnyMap((map, { width, height }) => {
    for (const { x, y } of tracePath(map.land)) {
      expect(x).toBeGreaterThanOrEqual(-4);
      expect(x).toBeLessThanOrEqual(width + 4);
      expect(y).toBeGreaterThanOrEqual(-4);
      expect(y).toBeLessThanOrEqual(height + 4);
    }
  });
});

test("labels lie in view and never overlap the pin or each other", () => {
  forAnyMap((map, size) => {
    const boxes = map.labels.map(toLabelBox);
    for (const [index, box] of boxes.entries()) {
      expect(isBoxWithin(box, toBox(size))).toBe(true);
      expect(doBoxesOverlap(box, toPinBox(map.pin))).toBe(false);
      expect(boxes.slice(index + 1).some((other) => doBoxesOverlap(box, other))).toBe(false);
    }
  });
});

test("the pin, and each name whole or not at all, stand in the middle square that narrow screens show", () => {
  forAnyMap((map, { width, height }) => {
    const [left, right] = [(width - height) / 2, (width + height) / 2];
    expect(map.pin.x).toBeGreaterThan(left);
    expect(map.pin.x).toBeLessThan(right);
    for (const box of map.labels.map(toLabelBox)) {
      for (const crop of [left, right]) expect(box.left < crop && crop < box.right).toBe(false);
    }
  });
});

test("Freshwater lies on land with the sea to its east", () => {
  const map = getMap({ lat: -33.7785, lng: 151.2855 }, "wide");
  const shoreBeside = tracePath(map.land).filter(
    ({ x, y }) => x > 0 && x < 640 && Math.abs(y - map.pin.y) < 40,
  );
  expect(shoreBeside.length).toBeGreaterThan(0);
  for (const { x } of shoreBeside) expect(x).toBeGreaterThan(map.pin.x);
});

test("off the known coast there is no map", () => {
  expect(toLocatorMap({ lat: -33.9, lng: 151.25 })).toBeUndefined();
  expect(toLocatorMap({ lat: -33.7, lng: 151.21 })).toBeUndefined();
});

test("its text alternative names the address and the suburbs around, not its own", () => {
  const map = getMap({ lat: -33.7785, lng: 151.2855 }, "wide");
  const markup = renderToStaticMarkup(<LocatorMap label="14 Tern Lane, Freshwater" map={map} />);
  expect(markup).toContain('role="img"');
  expect(markup).toContain('aria-label="Map: 14 Tern Lane, Freshwater, near Queenscliff and Curl Curl"');
});

function getMap(position: { lat: number; lng: number }, shape: LocatorShape) {
  const map = toLocatorMap(position, shape);
  if (!map) throw new Error(`No map at ${position.lat}, ${position.lng}`);
  return map;
}

type Check = (map: LocatorMapDrawing, size: { width: number; height: number }) => void;

function forAnyMap(check: Check) {
  const shapes = fc.constantFrom<LocatorShape>("wide", "compact");
  fc.assert(
    fc.property(positions, shapes, (position, shape) => check(getMap(position, shape), locatorShapes[shape])),
    { numRuns: 150 },
  );
}
