import type { HomeType } from "./home-types.ts";

const land: HomeType = "Land";

/** Apart from the list of types, which the script of a home's page does not need. */
export function isLand({ propertyType }: { propertyType: string }) {
  return propertyType === land;
}
