import { measureArrivals } from "./measure-arrivals.ts";
import { measureImports } from "./measure-imports.ts";
import { measurePictures } from "./measure-pictures.ts";

/** Measures the cost of the agency's software sending homes, and what visitors notice of it. */
export async function measureFeed() {
  await measureImports();
  await measureArrivals();
  await measurePictures();
}
