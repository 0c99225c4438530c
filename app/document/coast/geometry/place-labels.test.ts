import fc from "fast-check";
import { expect, test } from "vitest";
import { doBoxesOverlap, isBoxWithin, toBox } from "./box.ts";
import { placeLabels, toLabelBox } from "./place-labels.ts";

const frame = toBox({ width: 640, height: 360 }, -8);
const point = { x: fc.integer({ min: 0, max: 640 }), y: fc.integer({ min: 0, max: 360 }) };
const place = fc.record({ ...point, name: fc.string({ minLength: 3, maxLength: 16 }) });

test("labels lie in the frame and touch neither each other nor a given box", () => {
  const cases = {
    places: fc.array(place, { maxLength: 12 }),
    pin: fc.record(point),
  };
  fc.assert(
    fc.property(fc.record(cases), ({ places, pin }) => {
      const pinBox = { left: pin.x - 20, right: pin.x + 20, top: pin.y - 20, bottom: pin.y + 20 };
      const boxes = placeLabels(places, { frame, boxes: [pinBox] }).map(toLabelBox);
      for (const [index, box] of boxes.entries()) {
        expect(isBoxWithin(box, frame)).toBe(true);
        expect(doBoxesOverlap(box, pinBox)).toBe(false);
        expect(boxes.slice(index + 1).some((other) => doBoxesOverlap(box, other))).toBe(false);
      }
    }),
  );
});

test("a name with room around it stands at its place", () => {
  expect(placeLabels([{ name: "Manly", x: 300, y: 200 }], { frame, boxes: [] })).toEqual([
    { name: "Manly", x: 300, y: 200 },
  ]);
});

test("of two names for one spot, the first one gets it", () => {
  const places = [
    { name: "Avalon", x: 300, y: 200 },
    { name: "Bilgola", x: 302, y: 201 },
  ];
  const [first, second] = placeLabels(places, { frame, boxes: [] });
  expect(first).toEqual(places[0]);
  expect(second).not.toEqual(places[1]);
});

test("a name that fits nowhere is left out", () => {
  expect(placeLabels([{ name: "Manly", x: 300, y: 200 }], { frame, boxes: [frame] })).toEqual([]);
});
