import type { HomeType } from "../../../record/home-types.ts";
import { type Element, findChild, getAttribute, getText } from "../../element.ts";

/** The categories of REAXML that are a type of ours, in small letters. */
const categories = {
  House: ["house"],
  Apartment: ["apartment", "unit", "flat", "servicedapartment"],
  Townhouse: ["townhouse"],
  Villa: ["villa"],
  Duplex: ["duplexsemi-detached"],
  Terrace: ["terrace"],
  Studio: ["studio"],
  Land: [],
  Acreage: ["acreagesemi-rural"],
} satisfies Record<HomeType, readonly string[]>;
const types = new Map(
  Object.entries(categories).flatMap(([type, names]) => names.map((name): [string, string] => [name, type])),
);

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
  const type = types.get(name.toLowerCase()) ?? toWords(name);
  return type === "Apartment" && isStudio(listing) ? "Studio" : type;
}

/** A category that is no type of ours, as BlockOfUnits. */
function toWords(name: string) {
  const words = name.replace(/(?<=[a-z])(?=[A-Z])/g, " ").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Software without a category of that name writes it in place of the number of bedrooms. */
function isStudio(listing: Element) {
  const features = findChild(listing, "features");
  return features !== undefined && getText(features, "bedrooms")?.toLowerCase() === "studio";
}
