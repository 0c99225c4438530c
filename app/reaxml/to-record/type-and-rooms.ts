import type { HomeType } from "#app/homes/record/home-types.ts";
import { readArea } from "#app/values/measures.ts";
import { parseQuarterly } from "#app/values/money.ts";
import { parseCount } from "#app/values/numbers.ts";
import { parseYes } from "#app/values/yes.ts";
import { type Element, findChild, getAttribute, getText } from "../element.ts";
import { type Note, toLabel, toLetters } from "./values.ts";

/**
 * REAXML categories of each of our types, as lower-case letters, because some software writes "Duplex/Semi-detached".
 */
const categories = {
  House: ["house"],
  Apartment: ["apartment", "unit", "flat", "servicedapartment"],
  Townhouse: ["townhouse"],
  Villa: ["villa"],
  Duplex: ["duplexsemidetached", "duplex", "semidetached", "semi"],
  Terrace: ["terrace", "terracehouse"],
  Studio: ["studio"],
  Retirement: ["retirement", "retirementliving", "retirementvillage"],
  Warehouse: ["warehouse", "warehouseconversion"],
  Land: ["land", "vacantland"],
  Acreage: ["acreagesemirural", "acreage", "semirural"],
  Rural: ["rural", "farm"],
} satisfies Record<HomeType, readonly string[]>;
const types = new Map(
  Object.entries(categories).flatMap(([type, names]) => names.map((name): [string, string] => [name, type])),
);

const ofKind = new Map([
  ["land", "Land"],
  ["rural", "Rural"],
]);

/** The type of a home; undefined where the element only says yes or no. */
export function toType(listing: Element) {
  const category = findChild(listing, "category") ?? findChild(listing, "residentialCategory");
  const name = category && (getAttribute(category, "name") || category.text);
  const kind = ofKind.get(listing.name);
  if (kind || !name) return kind;
  if (parseYes(name) === false) return undefined;
  // "Unit/Apartment" has two words for the same type.
  const [only, other] = new Set(
    [name, ...name.split("/")].map(findType).filter((each) => each !== undefined),
  );
  const type = (!other && only) || toLabel(name);
  return type === "Apartment" && isStudio(listing) ? "Studio" : type;
}

function findType(name: string) {
  return types.get(toLetters(name));
}

/** Software without that category writes it as the number of bedrooms. */
function isStudio(listing: Element) {
  const features = findChild(listing, "features");
  return features !== undefined && getText(features, "bedrooms")?.toLowerCase() === "studio";
}

/** Higher numbers are typing errors. */
const MOST = 30;
const MOST_BATHROOMS = 20;
const parking = ["garages", "carports", "openSpaces"];
const silent: Note = () => {};

/**
 * Bedrooms (0 in a studio), bathrooms and car spaces; null if not given. Car spaces are facts as well, which note their
 * errors.
 */
export function toRooms(listing: Element, note: Note) {
  const features = findChild(listing, "features");
  const count = (name: string, most = MOST) => {
    const given = { path: `features/${name}`, most, note: parking.includes(name) ? silent : note };
    return (features && readCount(getText(features, name), given)) ?? null;
  };
  const spaces = parking.filter((name) => features && getText(features, name));
  // Some software only sends the total.
  if (spaces.length === 0 && features && getText(features, "carspaces")) spaces.push("carspaces");
  const counts = spaces.map((name) => count(name)).filter((each) => each !== null);
  return {
    beds: count("bedrooms"),
    baths: count("bathrooms", MOST_BATHROOMS),
    parking: counts.length > 0 ? counts.reduce((sum, each) => sum + each, 0) : null,
  };
}

/** "4.00", "Four" and "4+1" are 4; "yes" is at least one. */
function readCount(
  text: string | undefined,
  { path, most, note }: { path: string; most: number; note: Note },
) {
  if (text === undefined) return undefined;
  const rooms = parseCount(text);
  if (rooms !== undefined && rooms <= most) return Math.trunc(rooms);
  const isThere = rooms === undefined ? parseYes(text) : undefined;
  if (isThere === false) return 0;
  if (isThere) {
    note("unparseable-number", path, text, "a number; until there is one, it is one");
    return 1;
  }
  return void note("unparseable-number", path, text, `a number up to ${most}`);
}

/** Land and floor area in square metres; undefined if unknown. */
export function toSizes(listing: Element, note: Note) {
  const read = (path: string, of: "land" | "home") => readSize(findPath(listing, path), { path, of }, note);
  return {
    land: read("landDetails/area", "land") ?? read("features/landArea", "land"),
    home: read("buildingDetails/area", "home"),
  };
}

function findPath(listing: Element, path: string) {
  return path
    .split("/")
    .reduce<Element | undefined>((element, name) => element && findChild(element, name), listing);
}

function readSize(
  area: Element | undefined,
  { path, of }: { path: string; of: "land" | "home" },
  note: Note,
) {
  if (!area?.text) return undefined;
  const unit = getAttribute(area, "unit");
  const read = readArea(area.text, unit, of);
  if ("size" in read) return read.size || undefined;
  if (read.fault === "number")
    return void note("unparseable-number", path, area.text, "a number such as 450");
  return void note("unknown-unit", `${path}@unit`, unit ?? "", "square, squareMeter, acre or hectare");
}

/** Dollars a quarter; undefined unless the text names the period, as in "$2000 per month". */
export function toQuarterly(listing: Element, name: string) {
  return parseQuarterly(getText(listing, name) ?? "");
}
