import { expect, test } from "vitest";
import { toSampleListing } from "./sale.fixture.ts";
import { supply } from "./supply.fixture.ts";

test("pictures keep their order and say what they are; ours are known by their address", () => {
  const own = { src: "/pictures/place-long-reef.jpg", label: "computer-made" };
  const full = {
    src: "https://photos.example/a.jpg",
    alt: "The street",
    label: "location",
    width: 1600,
    height: 900,
    colour: "#8aa1ad",
    widths: [800, 400, 800],
  };
  const { listing, warned } = supply({ pictures: [own, full], images: ["/pictures/place-barrenjoey.jpg"] });
  expect(listing?.pictures).toEqual([
    { ...toSampleListing({ images: [own.src] }).pictures[0], label: "computer-made" },
    { ...full, widths: [400, 800] },
  ]);
  expect(listing?.hasPictures).toBe(true);
  expect(warned).toEqual([]);
});

test("plans are pictures, documents have a name and perhaps a size", () => {
  const { listing } = supply({
    floorplans: ["https://files.example/plan.png", { src: "/plans/2.png", alt: "Upper floor" }],
    documents: [
      "https://files.example/contract.pdf?v=2",
      { src: "https://files.example/2.pdf", title: "Pest report", bytes: 120_000 },
    ],
    video: "https://video.example/1",
    tour: "https://tour.example/1",
  });
  expect(listing).toMatchObject({
    floorplans: [{ src: "https://files.example/plan.png" }, { src: "/plans/2.png", alt: "Upper floor" }],
    documents: [
      { href: "https://files.example/contract.pdf?v=2", title: "contract.pdf" },
      { href: "https://files.example/2.pdf", title: "Pest report", bytes: 120_000 },
    ],
    video: "https://video.example/1",
    tour: "https://tour.example/1",
  });
});

test.each([
  ["pictures", 40, { src: "/pictures/place-long-reef.jpg" }],
  ["floorplans", 4, { src: "/plans/1.png" }],
  ["documents", 10, { src: "/documents/1.pdf" }],
] as const)("of %s the first %i count, with a warning", (field, bound, entry) => {
  const many = Array.from({ length: bound + 1 }, () => entry);
  expect(supply({ [field]: many.slice(1) })).toMatchObject({ warned: [] });
  const { listing, warned } = supply({ [field]: many });
  expect(listing?.[field]).toHaveLength(bound);
  expect(warned).toEqual([field]);
});
