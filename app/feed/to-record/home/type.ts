import { type Element, findChild, getAttribute, getText } from "../../element.ts";

/** The site filters by House and Apartment; other types are found under All Types. */
const types = new Map([
  ["unit", "Apartment"],
  ["flat", "Apartment"],
  ["apartment", "Apartment"],
  ["studio", "Studio"],
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
  const type = types.get(name.toLowerCase()) ?? name;
  return type === "Apartment" && isStudio(listing) ? "Studio" : type;
}

/** Software without a category of that name writes it in place of the number of bedrooms. */
function isStudio(listing: Element) {
  const features = findChild(listing, "features");
  return features !== undefined && getText(features, "bedrooms")?.toLowerCase() === "studio";
}
