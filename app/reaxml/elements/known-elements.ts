import { homeFacts } from "#app/homes/record/facts/home-facts.ts";
import type { Element } from "../element.ts";
import { kinds } from "../reading/read-listing.server.ts";
import { askReaders, type Offer } from "./ask-readers.ts";
import { droppedElements } from "./dropped-elements.ts";
import { findNames } from "./element-paths.ts";

/**
 * An element of REAXML ("price/range/min") or an attribute ("rent@period"). "/*" stands for every child element, "/**"
 * for all content. `becomes` is the field of the record (docs/listings-files.md), or a description.
 */
export type KnownElement = {
  path: string;
  becomes: string;
  where: string;
  /** Set if only homes of this list show it. */
  of?: Offer;
};

/** Where the fields of a record are shown. */
const places: Readonly<Record<string, string>> = {
  ...toPlaces("for the register", "agentID uniqueID modTime findings"),
  ...toPlaces(
    "lists and the head of the page",
    "status type title description beds bedrooms baths bathrooms parking land_size_sqm home_size_sqm",
  ),
  ...toPlaces(
    "the price line",
    "weekly_rent_aud bond_aud price_aud price_to price_display price_text method auction closes auction_result sold",
  ),
  ...toPlaces("the address and the map", "address suburb address_display state postcode lat lng"),
  ...toPlaces("features", "also furnished pets"),
  ...toPlaces("costs", "property_info available"),
  ...toPlaces("inspections", "inspections"),
  ...toPlaces("Contact Agent", "agent agents"),
  ...toPlaces("pictures, documents and tours", "pictures floorplans documents video tour links"),
  ...Object.fromEntries(homeFacts.map(({ key, group }) => [`facts.${key}`, group])),
};
/** Descriptions of fields that are not part of a record. */
const consequences: Readonly<Record<string, string>> = {
  agentID: "whose home it is",
  uniqueID: "id",
  modTime: "the order of messages",
  findings: "whether the home is in Australia",
};

function toPlaces(place: string, fields: string) {
  return Object.fromEntries(fields.split(" ").map((field) => [field, place]));
}

const ofFacts = homeFacts.flatMap(({ key, group, reaxml }) =>
  reaxml.map((path): KnownElement => ({ path, becomes: `facts.${key}`, where: group })),
);
const factPaths: ReadonlySet<string> = new Set(
  ofFacts.flatMap(({ path }) => [/=.*/, /[@=].*/].map((end) => path.toLowerCase().replace(end, ""))),
);
/** Elements that list features one by one; those without a fact are kept in the agent's words. */
const containers = /^(features|allowances|ecoFriendly|views)\/\w+$/i;
const offers = ["sale", "rental"] as const;

/**
 * Lists every element that the readers know, found by removing each element of the samples and comparing the records.
 * Facts are listed by their readers' own paths; an extension field becomes the fact of its name.
 */
export function findKnownElements(samples: readonly Element[]): readonly KnownElement[] {
  const names = new Map<string, string>();
  for (const [path, name] of samples.flatMap(findNames)) if (!names.has(path)) names.set(path, name);
  const [ofSale, ofRental] = offers.map((offer) => findFields(samples, offer));
  const known = [...names].flatMap(([path, name]) => {
    if (path.startsWith("extrafields/")) return toKnown(name, ["the fact of that name"]);
    const [sale = [], rental = []] = [ofSale?.get(path), ofRental?.get(path)].map((fields = []) =>
      fields.filter((field) => !(field.startsWith("facts.") && factPaths.has(path))),
    );
    if (sale.join() === rental.join()) return toKnown(toContainer(name, sale), sale);
    return [...toKnown(name, sale, "sale"), ...toKnown(name, rental, "rental")];
  });
  return [...sortByPlace([...known, ...ofFacts]), ...droppedElements];
}

/** Removes duplicates and sorts by the place where the fields are shown. */
function sortByPlace(known: readonly KnownElement[]) {
  const unique = new Map(known.map((each) => [`${each.path} ${each.becomes} ${each.of}`, each]));
  const order = [...new Set(Object.values(places))];
  return [...unique.values()].toSorted((one, other) => order.indexOf(one.where) - order.indexOf(other.where));
}

/** Empty if the element becomes no field. */
function toKnown(path: string, fields: readonly string[], of?: Offer): KnownElement[] {
  const [first] = fields;
  if (first === undefined) return [];
  const where = places[first] ?? "features";
  const becomes = fields.map((field) => consequences[field] ?? field).join(", ");
  return [{ path, becomes, where, of }];
}

function toContainer(path: string, fields: readonly string[]) {
  const isNamed = path.toLowerCase().startsWith("features/otherfeatures");
  return fields.join() === "also" && !isNamed ? path.replace(containers, "$1/*") : path;
}

/** The fields that each path becomes, in every sample read as a listing of the offer. */
function findFields(samples: readonly Element[], offer: Offer) {
  const fields = new Map<string, string[]>();
  for (const sample of samples) {
    const ofOffer = kinds.get(sample.name) === offer;
    const sent = ofOffer ? sample : { ...sample, name: offer === "sale" ? "residential" : "rental" };
    for (const [path, changed] of askReaders(sent, options).becomes) {
      const all = [...new Set([...(fields.get(path) ?? []), ...changed])];
      // A finding only reports that the value is missing.
      fields.set(path, all.length > 1 ? all.filter((field) => field !== "findings") : all);
    }
  }
  return fields;
}

const office = { name: "The office", phone: "(02) 5550 0100", email: "office@agency.example" };
/** A team member with an id that the samples use. */
const member = { id: 7, name: "Nobody Else", email: "", phone: "", mobile: "", crmId: "31" };
const options = { team: [member], office, today: "2026-11-24" };
