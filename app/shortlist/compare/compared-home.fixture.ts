import type { ComparedSale } from "./compare-rows.ts";

export const sampleSale: ComparedSale = {
  id: "S014",
  href: "/property/14",
  title: "A house by the sea",
  place: "14 Tern Lane, Freshwater",
  picture: { src: "/pictures/s014.jpg", width: 800, height: 500, colour: "#8aa1ad", widths: [], alt: "" },
  priceLine: "$2,000,000",
  price: 2_000_000,
  type: "House",
  nextOpen: "Not scheduled",
  councilQuarter: 500,
  waterQuarter: 200,
  strataQuarter: 300,
  facts: {},
  others: [],
};
