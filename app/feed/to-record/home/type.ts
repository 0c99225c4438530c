import { type Element, findChild, getAttribute } from "../../element.ts";

/** The site filters by House and Apartment; other types are found under All Types. */
const types = new Map([
  ["unit", "Apartment"],
  ["flat", "Apartment"],
  ["apartment", "Apartment"],
  ["studio", "Apartment"],
  ["servicedapartment", "Apartment"],
  ["duplexsemi-detached", "Duplex"],
  ["acreagesemi-rural", "Acreage"],
  ["blockofunits", "Block of units"],
]);
const ofKind = new Map([
  ["land", "Land"],
  ["rural", "Rural"],
]);

export function toType(listing: Element) {
  const category = ["category", "landCategory", "ruralCategory"]
    .map((name) => findChild(listing, name))
    .find((element) => element !== undefined);
  const name = category && (getAttribute(category, "name") || category.text);
  const kind = ofKind.get(listing.name);
  if (kind || !name) return kind ?? "House";
  return types.get(name.toLowerCase()) ?? name;
}
