import { expect, test } from "vitest";
import { takeInSight } from "./take-in-sight.ts";

function toCards(...ids: number[]) {
  return ids.map((id) => ({ href: `/property/${id}` }));
}

const twenty = toCards(...Array.from({ length: 20 }, (_, index) => index + 1));

test("a long list begins with what is in sight, a short one is whole", () => {
  expect(takeInSight(twenty, 7, [])).toEqual(twenty.slice(0, 7));
  expect(takeInSight(twenty.slice(0, 5), 7, [])).toEqual(twenty.slice(0, 5));
});

test("what is drawn already stays in its place, though the document's homes are other objects", () => {
  expect(takeInSight(twenty, 7, toCards(20, 3, 15))).toEqual([...twenty.slice(0, 7), ...toCards(15, 20)]);
});

test("what is drawn and was not found goes", () => {
  expect(takeInSight(toCards(1, 2), 7, twenty)).toEqual(toCards(1, 2));
});
