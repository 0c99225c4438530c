import { expect, test } from "vitest";
import { arrangePictures, findUndescribed, toPictureRecords } from "./pictures.ts";

const record = { pictures: ["/a.jpg", "/b.jpg", "/c.jpg"].map((src) => ({ src, width: 800 })) };
const toSources = (typed: Record<string, string>) => arrangePictures(typed, record).map(({ src }) => src);

test("a picture goes to the place that was typed, before the one that is there", () => {
  expect(toSources({ "place-2": "1" })).toEqual(["/c.jpg", "/a.jpg", "/b.jpg"]);
  expect(toSources({ "place-0": "3" })).toEqual(["/b.jpg", "/a.jpg", "/c.jpg"]);
  expect(toSources({ "place-0": "nothing" })).toEqual(["/a.jpg", "/b.jpg", "/c.jpg"]);
});

test("texts and labels stay with their picture, what is removed goes", () => {
  expect(arrangePictures({ "alt-1": " The deck ", "label-1": "staged", "remove-0": "on" }, record)).toEqual([
    { src: "/b.jpg", width: 800, alt: "The deck", label: "staged" },
    { src: "/c.jpg", width: 800 },
  ]);
});

test("a record of before has its pictures by address alone", () => {
  expect(toPictureRecords({ images: ["/a.jpg"] })).toEqual([{ src: "/a.jpg" }]);
});

test("pictures without a description are known by their numbers", () => {
  const [first, ...others] = record.pictures;
  expect(findUndescribed({ pictures: [{ ...first, alt: "The deck" }, ...others] })).toEqual([2, 3]);
});
