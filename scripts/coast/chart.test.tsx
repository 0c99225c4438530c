import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { places } from "#app/agency/folder/places.ts";
import { CoastChart } from "#app/document/coast/coast-chart.tsx";
import { tracePath } from "#app/document/coast/geometry/trace-path.fixture.ts";
import { NotFoundCoast } from "#app/document/coast/not-found-coast.tsx";
import { chart, toChartPin } from "./chart.ts";

test("each drawing's markup is under 6 KB", () => {
  expect(renderToStaticMarkup(<CoastChart />).length).toBeLessThan(6000);
  expect(renderToStaticMarkup(<NotFoundCoast />).length).toBeLessThan(6000);
});

test("every place the agency works in can be pinned, and its pin stands on the shore", () => {
  const shore = tracePath(chart.land);
  for (const { lat } of places) {
    const pin = toChartPin(lat);
    const distance = Math.min(...shore.map(({ x, y }) => Math.hypot(x - pin.x, y - pin.y)));
    expect(distance).toBeLessThan(2);
  }
});

test("pins keep the order of the places, north to south", () => {
  const lats = places.map(({ lat }) => lat).toSorted((a, b) => b - a);
  const ys = lats.map((lat) => toChartPin(lat).y);
  expect(ys).toEqual([...ys].sort((a, b) => a - b));
});

test("an unknown place is refused by name", () => {
  expect(() => renderToStaticMarkup(<CoastChart places={[{ name: "Bondi" }]} />)).toThrow('"Bondi"');
});

test("is decorative without links, and a group of links with them", () => {
  const linked = renderToStaticMarkup(<CoastChart places={[{ name: "Manly", href: "/suburbs/manly" }]} />);
  expect(renderToStaticMarkup(<CoastChart />)).toContain('aria-hidden="true"');
  expect(linked).not.toContain("aria-hidden");
  expect(linked).toContain('role="group"');
  expect(linked).toContain('href="/suburbs/manly"');
});
