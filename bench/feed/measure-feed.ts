import { measureArrivals } from "./measure-arrivals.ts";
import { measureImports } from "./measure-imports.ts";
import { measurePictures } from "./measure-pictures.ts";

/** What homes of the agency's software cost, and what its visitors notice of them. */
export async function measureFeed() {
  await measureImports();
  await measureArrivals();
  await measurePictures();
}
