import { existsSync } from "node:fs";
import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { policyContext } from "#app/document/shell/document-context.ts";
import { allowEveryPicture, allowPictures } from "#app/listings/allow-pictures.ts";
import { openTestCatalogue } from "#app/listings/catalogue/open-catalogue.fixture.ts";
import { toGalleryPictures } from "#app/listings/detail/gallery-pictures.ts";
import { findPictureHosts } from "./listing-pictures.ts";
import { toSampleRental } from "./rental.fixture.ts";
import { toSampleListing, toSampleRecord } from "./sale.fixture.ts";

const src = "/pictures/s001-street.jpg";

test("a picture has its label, and the record's text only", () => {
  const labels = [undefined, "location", "staged", "edited", "computer-made"] as const;
  const listing = toSampleListing({ pictures: labels.map((label) => ({ src, label })) });
  const shown = [undefined, "Location", "Virtually staged", "Edited", "Artist’s impression"];
  expect(toGalleryPictures(listing).map(({ label }) => label)).toEqual(shown);
});

test("a picture without a text is named after its home", () => {
  const pictures = [{ src: "/a.jpg" }, { src: "/b.jpg", alt: "IMG_0421.jpg" }];
  const listing = toSampleListing({ title: "Steps from the beach", pictures });
  expect(listing.pictures.map(({ alt }) => alt)).toEqual(["1 Tern Lane", "1 Tern Lane"]);
  expect(toGalleryPictures(listing).map(({ name }) => name)).toEqual([undefined, undefined]);
  const hidden = toSampleListing({ address_display: false, suburb: "Freshwater", pictures });
  expect(hidden.pictures[0].alt).toBe("A home in Freshwater");
});

test("a picture is named after the room at the start of its text", () => {
  const names = {
    "White galley kitchen with a window to the garden": "White galley kitchen",
    "Living room with a grey sofa, sliding glass to the deck": "Living room",
    "Back lawn and planting behind the house": "Back lawn and planting",
    "Weatherboard cottage behind a picket fence, seen from the street": "Weatherboard cottage",
    "Bedroom 2, 14 Tern Lane": "Bedroom 2",
    "Picture 3 of 14 Garden Street": undefined,
    "Every evening somebody walks a small brown dog along the water": undefined,
  };
  const { pictures } = toSampleListing({
    pictures: Object.keys(names).map((alt) => ({ src: "/a.jpg", alt })),
  });
  expect(toGalleryPictures({ pictures }).map(({ name }) => name)).toEqual(Object.values(names));
});

test("floor plans come after the pictures, labelled and uncropped", () => {
  const listing = toSampleListing({ pictures: [{ src }], floorplans: [{ src: "/plans/1.png" }] });
  expect(toGalleryPictures(listing)).toMatchObject([
    { src },
    { src: "/plans/1.png", name: "Floor plan", isWhole: true },
  ]);
});

test("a placeholder is labelled as such and shows no impression of the home", () => {
  const listing = toSampleListing({ floorplans: [{ src: "/plans/1.png" }] });
  expect(toGalleryPictures(listing)).toMatchObject([
    { words: "Photographs to come", label: undefined },
    { name: "Floor plan" },
  ]);
  expect(existsSync(`agencies/headland/public${listing.pictures[0].src}`)).toBe(true);
  expect(toSampleListing({ pictures: [{ src }] }).pictures[0].words).toBeUndefined();
});

test("a sold or leased home without pictures does not promise any", () => {
  expect(toSampleListing({ status: "sold" }).pictures[0].words).toBe("No photographs");
  expect(toSampleRental({ id: "R777", status: "leased" }).pictures[0].words).toBe("No photographs");
});

test("picture hosts are external, unique and safe in a policy", () => {
  const hosts = ["https://photos.example", "https://photos.example:8443"];
  const sources = [src, ...[...hosts, ...hosts].map((host, index) => `${host}/${index}.jpg`)];
  const unsafe = ["http://plain.example/d.jpg", "https://*/e.jpg", "https://a;sandbox/f.jpg", "g.jpg"];
  expect(findPictureHosts([...sources, ...unsafe].map((each) => ({ src: each })))).toEqual(hosts);
});

test("a page without script allows hosts of its cards, one with script all hosts", async () => {
  const records = [
    toSampleRecord({ pictures: [{ src: "https://a.example/1.jpg" }, { src: "https://b.example/2.jpg" }] }),
    toSampleRecord({ floorplans: [{ src: "https://c.example/3.png" }] }),
    toSampleRecord({ status: "sold", pictures: [{ src: "https://d.example/4.jpg" }] }),
  ];
  const { context, catalogue } = await openTestCatalogue({ "coastal-listings.json": records });
  allowEveryPicture(context);
  const every = ["a", "b", "c", "d"].map((name) => `https://${name}.example`);
  expect(context.get(policyContext).pictures).toEqual(every);
  const [first] = catalogue.getSaleListings();
  const ofCards = new RouterContextProvider();
  if (first) allowPictures(ofCards, [{ picture: first.pictures[0] }]);
  expect(ofCards.get(policyContext).pictures).toEqual(["https://a.example"]);
});

test("at most fifty hosts are allowed", async () => {
  const records = Array.from({ length: 60 }, (_, index) =>
    toSampleRecord({ pictures: [{ src: `https://host-${index}.example/1.jpg` }] }),
  );
  const { catalogue } = await openTestCatalogue({ "coastal-listings.json": records });
  expect(catalogue.getPictureHosts()).toHaveLength(50);
});
