import { expect, test } from "vitest";
import { toIconPath } from "./icon-path.ts";

const key = "1k78r4";

test("paths that start at a place follow one another unchanged", () => {
  const handles = [
    ["path", { d: "M8 2v3", key }],
    ["path", { d: "M16 2v3", key }],
  ];
  expect(toIconPath("calendar", handles)).toBe("M8 2v3M16 2v3");
});

test("a path that starts with a distance starts where it did alone", () => {
  const paths = ["m21 8-2 2-1.5-3.7", "m9 9 6 6", "m12 2v3", "m4.5.5.5 1-.5-.5h2", "m3 4"];
  const shapes = paths.map((d) => ["path", { d, key }]);
  expect(toIconPath("car-front", shapes)).toBe("M21 8l-2 2-1.5-3.7M9 9l6 6M12 2v3M4.5 .5l.5 1-.5-.5h2M3 4");
});

test("a line runs between its ends", () => {
  const shapes = [["line", { x1: "12", x2: "12.01", y1: "8", y2: "16", key }]];
  expect(toIconPath("circle-alert", shapes)).toBe("M12 8L12.01 16");
});

test("a circle is two half turns from its left", () => {
  const shapes = [["circle", { cx: "12", cy: "13", r: "3", key }]];
  expect(toIconPath("camera", shapes)).toBe("M9 13a3 3 0 0 1 6 0a3 3 0 0 1 -6 0z");
});

test("a rectangle runs clockwise around its rounded corners", () => {
  const shapes = [["rect", { width: "18", height: "8", x: "3", y: "10", rx: "2", key }]];
  expect(toIconPath("car-front", shapes)).toBe(
    "M5 10h14a2 2 0 0 1 2 2v4a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-4a2 2 0 0 1 2 -2z",
  );
});

test.each([
  ["a fill of its own", ["circle", { cx: "12", cy: "12", r: ".5", fill: "currentColor", key }]],
  ["a stroke of its own", ["path", { d: "M2 20v-8", "stroke-width": "1", key }]],
  ["a size that is no number", ["circle", { cx: "50%", cy: "12", r: "3", key }]],
  ["no known shape", ["polygon", { points: "1 2 3 4", key }]],
  ["a start that is no place", ["path", { d: "l2 2", key }]],
])("an icon with %s is refused by name", (_, shape) => {
  expect(() => toIconPath("palette", [shape])).toThrow(
    /The icon "palette" cannot be drawn as one path.+take another icon/,
  );
});
