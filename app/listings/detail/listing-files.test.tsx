import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { toSampleListing } from "../sale/sale.fixture.ts";
import { ListingFiles, toFileLinks } from "./listing-files.tsx";

test("documents say their type and size, as far as they are known; video and tour are links", () => {
  const listing = toSampleListing({
    documents: [
      { src: "https://files.example/1.pdf?v=2", title: "Contract of sale", bytes: 1_240_000 },
      { src: "/documents/strata.pdf", bytes: 120_400 },
      { src: "https://files.example/view/3", title: "Pest report" },
    ],
    video: "https://video.example/1",
    tour: "https://tour.example/1",
  });
  expect(toFileLinks(listing)).toEqual([
    { href: "https://files.example/1.pdf?v=2", label: "Contract of sale, PDF, 1.2 MB" },
    { href: "/documents/strata.pdf", label: "strata.pdf, 120 KB" },
    { href: "https://files.example/view/3", label: "Pest report" },
    { href: "https://video.example/1", label: "Watch the video" },
    { href: "https://tour.example/1", label: "Take the virtual tour" },
  ]);
  const block = renderToStaticMarkup(<ListingFiles listing={listing} />);
  expect(block.match(/<a /g)).toHaveLength(5);
  expect(block).not.toMatch(/<(?:iframe|video|object|embed)/);
});
