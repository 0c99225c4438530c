import type { HomeType } from "./home-types.ts";

const land: HomeType = "Land";
const acreage: HomeType = "Acreage";

/** Land, and acreage without a house. Separate from the list of types, which a home's page does not need. */
export function isLand({ propertyType, beds }: { propertyType?: string; beds?: number }) {
  return propertyType === land || (propertyType === acreage && !beds);
}
