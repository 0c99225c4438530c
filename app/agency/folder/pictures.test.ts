import { expect, test } from "vitest";
import {
  type Picture,
  pictureFallbackUrl,
  pictureSrcSet,
  pictureUrl,
} from "#app/ui/picture/picture-address.ts";
import { getPicture, toPicture } from "./pictures.ts";

const size = { width: 1200, height: 800, widths: [480, 800, 1200] };
const house: Picture = { src: "/pictures/house-01.jpg", ...size, colour: "#8aa1ad", alt: "A house" };
const elsewhere = toPicture("https://example.com/a.jpg?size=big", "A house");

test("lists every AVIF with its width", () => {
  expect(pictureSrcSet(house)).toBe(
    "/pictures/house-01-480.avif 480w, /pictures/house-01-800.avif 800w, /pictures/house-01-1200.avif 1200w",
  );
});

test("puts the version into every address, also one that has a query or a fragment", () => {
  expect(pictureSrcSet({ ...house, widths: [480] }, 17)).toBe("/pictures/house-01-480.avif?v=17 480w");
  expect(pictureFallbackUrl(house, 17)).toBe("/pictures/house-01.jpg?v=17");
  expect(pictureFallbackUrl(elsewhere, 17)).toBe("https://example.com/a.jpg?size=big&v=17");
  expect(pictureFallbackUrl(toPicture("/plan.svg#floor", "A plan"), 17)).toBe("/plan.svg?v=17#floor");
});

test("adds no version to an address made from the content", () => {
  const src = `/pictures/${"0f".repeat(16)}.jpg`;
  expect(pictureFallbackUrl({ ...house, src }, 17)).toBe(src);
  expect(pictureUrl({ ...house, src }, 480, 17)).toBe(src.replace(".jpg", "-480.avif"));
});

test("chooses the narrowest AVIF that is wide enough, else the widest", () => {
  expect(pictureUrl(house, 500)).toBe("/pictures/house-01-800.avif");
  expect(pictureUrl(house, 4000)).toBe("/pictures/house-01-1200.avif");
});

test("has only the given address for a picture on another site", () => {
  expect(elsewhere).toMatchObject({ ...size, alt: "A house", colour: "#e0e7e5", widths: [] });
  expect(pictureSrcSet(elsewhere)).toBe("");
  expect(pictureUrl(elsewhere, 800)).toBe("https://example.com/a.jpg?size=big");
});

test("recognises our own picture by its address, and keeps its alt text", () => {
  const painted = getPicture("hero-noon");
  expect(toPicture("/pictures/hero-noon.jpg", "Something else")).toBe(painted);
  expect(painted.alt).toBe(
    "Midday sun on a headland of layered sandstone with heath on top, turquoise water and a strip of surf at its foot",
  );
});

test("names a picture of our content that has not been encoded", () => {
  expect(() => getPicture("constructor")).toThrow('No picture "constructor"');
});
