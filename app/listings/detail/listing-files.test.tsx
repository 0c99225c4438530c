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
  const sizes = [1, 999_400, 999_600, 1_250_000, 24_000_000];
  const documents = sizes.map((bytes) => ({ src: "/documents/1", title: "It", bytes }));
  const labels = toFileLinks(toSampleListing({ documents })).map(({ label }) => label);
  expect(labels).toEqual(["It, 1 KB", "It, 999 KB", "It, 1 MB", "It, 1.3 MB", "It, 24 MB"]);
});
