import sharp from "sharp";
import { expect, test } from "vitest";
import { findPictureNames } from "#app/agency/folder/pictures.ts";
import { articles } from "#app/agency/folder/texts.ts";
import { soldProperties } from "#app/agency/folder/words.ts";
import { drawShareImage, measure, toTextPath } from "./draw-share-image.server.ts";

const MAX_BYTES = 120_000;
const words = { heading: "$4.9M", line: "14 Tern Lane, Freshwater" };

test("draws a JPEG of the size that every network shows whole", async () => {
  const { jpeg } = await drawShareImage({ ...words, picture: "/pictures/place-freshwater-sand.jpg" }, [
    "agencies/headland/public/pictures",
  ]);
  const { format, width, height } = await sharp(jpeg).metadata();
  expect([format, width, height]).toEqual(["jpeg", 1200, 630]);
});

test.each(findPictureNames().filter((_, index) => index % 12 === 0))(
  "an image with %s stays below 120 KB",
  async (name) => {
    const { jpeg } = await drawShareImage({ ...words, picture: `/pictures/${name}.jpg` }, [
      "agencies/headland/public/pictures",
    ]);
    expect(jpeg.length).toBeLessThanOrEqual(MAX_BYTES);
  },
);

test.each(["https://elsewhere.example/house.jpg", "/pictures/../../.env", "/pictures/not-there.jpg"])(
  "shows the headland where the picture %s cannot be had",
  async (picture) => {
    const { jpeg: withHeadland } = await drawShareImage({ ...words, picture: "/pictures/hero-noon.jpg" }, [
      "agencies/headland/public/pictures",
    ]);
    expect((await drawShareImage({ ...words, picture }, ["agencies/headland/public/pictures"])).jpeg).toEqual(
      withHeadland,
    );
  },
);

test("a folder without any picture is no error", async () => {
  const { jpeg } = await drawShareImage({ ...words, picture: "/pictures/not-there.jpg" }, ["/nowhere"]);
  expect((await sharp(jpeg).metadata()).format).toBe("jpeg");
});

test("a home without photographs is shared with its drawing, which says so", async () => {
  const draw = async (placeholder: { picture: string; words?: string }) =>
    (await drawShareImage({ ...words, ...placeholder }, ["agencies/headland/public/pictures"])).jpeg;
  const drawn = await draw({ picture: "/pictures/placeholder-frame.svg", words: "Photographs to come" });
  const others = await Promise.all(
    [
      { picture: "/pictures/hero-noon.jpg", words: "Photographs to come" },
      { picture: "/pictures/placeholder-frame.svg" },
    ].map(draw),
  );
  for (const other of others) expect(drawn.equals(other)).toBe(false);
});

test("other words make another image", async () => {
  const picture = "/pictures/place-freshwater-sand.jpg";
  const cheaper = await drawShareImage({ ...words, heading: "$4.7M", picture }, [
    "agencies/headland/public/pictures",
  ]);
  const { jpeg } = await drawShareImage({ ...words, picture }, ["agencies/headland/public/pictures"]);
  expect(cheaper.jpeg.equals(jpeg)).toBe(false);
});

const place = { x: 56, y: 600, size: 38, smallest: 30, width: 780 };

test.each([...articles.map(({ title }) => title), ...soldProperties.map(({ address }) => address)])(
  "writes %s in numbers only",
  (text) => {
    // Not toMatch: a path of 20,000 characters says nothing when it fails.
    expect(/^M[\d. MLQCZ-]+$/.test(toTextPath(text, place))).toBe(true);
  },
);

test("cuts a line that stays too long at its smallest size", () => {
  const address = "12/114-118 Scribbly Gum and Angophora Avenue, Allambie Heights NSW 2100";
  const rightmost = toTextPath(address, place)
    .match(/[MLQC][\d.\- ]+/g)
    ?.map((command) =>
      Number(
        command
          .split(" ")
          .at(-2)
          ?.replace(/^[MLQC]/, ""),
      ),
    );
  expect(measure(address, place.smallest)).toBeGreaterThan(place.width);
  expect(Math.max(...(rightmost ?? []))).toBeLessThanOrEqual(place.x + place.width);
});
