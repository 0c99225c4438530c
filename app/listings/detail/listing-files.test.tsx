import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { toSampleListing } from "#app/homes/record/sale.fixture.ts";
import { ListingFiles, toFileLinks } from "./listing-files.tsx";

test("documents have their type and size if known; video and tour are links", () => {
  const listing = toSampleListing({
    documents: [
      { src: "https://files.example/1.pdf?v=2", title: "Contract of sale", bytes: 1_240_000 },
      { src: "/documents/strata.pdf", bytes: 120_400 },
      { src: "https://files.example/view/3", title: "Pest report" },
    ],
    video: "https://video.example/1",
    tour: "https://tour.example/1",
    links: [{ href: "https://estate.example/1" }],
  });
  expect(toFileLinks(listing)).toEqual([
    { href: "https://files.example/1.pdf?v=2", label: "Contract of sale, PDF, 1.2 MB" },
    { href: "/documents/strata.pdf", label: "strata.pdf, 120 KB" },
    { href: "https://files.example/view/3", label: "Pest report" },
    { href: "https://video.example/1", label: "Watch the video" },
    { href: "https://tour.example/1", label: "Take the virtual tour" },
    { href: "https://estate.example/1", label: "More at estate.example" },
  ]);
  const block = renderToStaticMarkup(<ListingFiles listing={listing} />);
  expect(block.match(/<a /g)).toHaveLength(6);
  expect(block).not.toMatch(/<(?:iframe|video|object|embed)/);
});

test("the size of a file is in KB below a megabyte", () => {
  const sizeOf = (bytes: number) => {
    const listing = toSampleListing({ documents: [{ src: "/documents/1", title: "1", bytes }] });
    return toFileLinks(listing)[0]?.label;
  };
  expect([1, 999_400, 999_600, 1_250_000, 24_000_000].map(sizeOf)).toEqual([
    "1, 1 KB",
    "1, 999 KB",
    "1, 1 MB",
    "1, 1.3 MB",
    "1, 24 MB",
  ]);
});
