import { expect, test } from "vitest";
import type { FeedPictureRow } from "#app/pictures/store/picture-rows.ts";
import type { Media } from "./register.ts";
import { compareSlots, toEntry } from "./to-entry.ts";

const letters = [..."abcdefghijklnopqrstuvwxyz"];
const slots = ["m", ...letters, ...[..."abcdefghi"].map((letter) => `a${letter}`)];

test("m, then a to z, then aa to ai", () => {
  expect(slots.toReversed().sort(compareSlots)).toEqual(slots);
  expect(["10", "2", "1"].sort(compareSlots)).toEqual(["1", "2", "10"]);
  expect(["img10", "img2", "m"].sort(compareSlots)).toEqual(["m", "img2", "img10"]);
});

function makeEntry(record: object, media: readonly Media[]) {
  const rows = media.map(({ url, use }): [string, FeedPictureRow] => [url, toRow(url, use)]);
  return toEntry({ id: "A-1" }, { record: { ...record }, media }, new Map(rows));
}

const fetched = { width: 1600, height: 1067, colour: "#808080", widths: "[480]", bytes: 9 };
const unsaid = { mod_time: null, etag: null, last_modified: null, last_error: null };

function toRow(url: string, use: Media["use"]): FeedPictureRow {
  const name = url.replace("https://photos.example/", "");
  return { url, provider: "crm", use, name, attempts: 0, due_at: null, shown_at: 1, ...fetched, ...unsaid };
}

const toMedia = (slot: string, use: Media["use"], name: string): Media => ({
  slot,
  use,
  url: `https://photos.example/${name}`,
});

test("pictures appear once, in order, captioned with the street, or the suburb if the street is hidden", () => {
  const media = [
    toMedia("c", "picture", "m.jpg"),
    { ...toMedia("b", "picture", "b.jpg"), title: "Kitchen" },
    { ...toMedia("m", "picture", "m.jpg"), title: "14 Tern Lane from the street" },
    { ...toMedia("a", "picture", "a.jpg"), title: "DSC_0042" },
  ];
  const record = { address: "14 Tern Lane, Freshwater", suburb: "Freshwater" };
  expect(makeEntry(record, media)).toMatchObject({
    pictures: [
      { src: "/pictures/m.jpg", alt: "14 Tern Lane from the street" },
      { src: "/pictures/a.jpg" },
      { src: "/pictures/b.jpg", alt: "Kitchen, 14 Tern Lane" },
    ],
  });
  expect(makeEntry({ ...record, address_display: false }, media)).toMatchObject({
    pictures: [{}, {}, { alt: "Kitchen, a home in Freshwater" }],
  });
});

test("a plan is a picture, or a document where it is a PDF", () => {
  const entry = makeEntry({ address: "14 Tern Lane, Freshwater" }, [
    toMedia("1", "floorplan", "plan.jpg"),
    toMedia("2", "floorplan", "plan.pdf"),
    toMedia("1", "document", "contract.pdf"),
  ]);
  expect(entry).toMatchObject({
    floorplans: [{ src: "/pictures/plan.jpg", alt: "Floor plan 1 of 14 Tern Lane" }],
    documents: [{ src: "/pictures/plan.pdf", title: "Floor plan" }, { src: "/pictures/contract.pdf" }],
  });
});
