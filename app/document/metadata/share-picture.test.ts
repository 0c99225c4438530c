import { expect, test } from "vitest";
import { getPicture, toPicture } from "#app/agency/folder/pictures.ts";
import { sitePages } from "#app/agency/folder/words.ts";
import { toSharePicture } from "./share-picture.ts";

const ofHome = toSharePicture("/");

test("every page in menu.json has a JPEG of known size", () => {
  for (const { href } of sitePages) {
    const { address, size } = toSharePicture(href);
    expect(address, href).toMatch(/^\/pictures\/[\w-]+\.jpg$/);
    expect(size, href).toMatchObject({ width: 1200 });
  }
});

test("a page below another has the picture of that one, any other page the home page's", () => {
  expect(toSharePicture("/team/99")).toEqual(toSharePicture("/team"));
  for (const path of ["/property/S014", "/newsletter", "/teams"])
    expect(toSharePicture(path), path).toEqual(ofHome);
});

test("a page's own picture has a new address when its data changes", () => {
  const picture = getPicture("place-freshwater-sand");
  expect(toSharePicture("/property/S014", { picture, version: 5 })).toEqual({
    address: "/pictures/place-freshwater-sand.jpg?v=5",
    alt: picture.alt,
    size: { width: 1200, height: Math.round((picture.height * 1200) / picture.width) },
  });
});

test("a picture on another site has no size, and a drawing is not shared", () => {
  const address = "https://pictures.example/1.jpg";
  const elsewhere = toPicture(address, "A house");
  const shared = { address, alt: "A house", size: false };
  expect(toSharePicture("/rental/R1", { picture: elsewhere })).toEqual(shared);
  const drawing = { ...elsewhere, src: "/pictures/placeholder-frame.svg", words: "No pictures yet" };
  expect(toSharePicture("/rental/R1", { picture: drawing })).toEqual(ofHome);
});
