import { parseDegrees } from "#app/homes/values/numbers.ts";
import { cleanLine } from "#app/homes/values/texts.ts";
import { parseYes } from "#app/homes/values/yes.ts";
import type { SuppliedFields } from "#app/reaxml/to-record/supplied-fields.ts";
import { type Element, findChild, getAttribute, getText } from "../element.ts";
import { findExtraFields } from "./extra-fields.ts";
import { hideHint, type Note } from "./values.ts";

/** Names whose capitals do not follow the rule. */
const exceptions = new Map(
  ["McMahons Point", "McCarrs Creek", "St Ives"].map((name) => [name.toLowerCase(), name]),
);
const australia = /^(?:au|aus|australia)$/i;
/** A unit with its house: "2/77a", "2/77-79". */
const whole = /^[\w-]+\/\d+[a-z]?(?:-\d+[a-z]?)?$/i;
const composite = /[/,&]|unit|lot|\s/i;

/** Street, suburb and position; a hidden address is marked, and hidden wherever the site would show it. */
export function toAddress(listing: Element, note: Note): SuppliedFields {
  const element = findChild(listing, "address");
  if (!element) return { address: undefined };
  const suburb = toSuburb(getText(element, "suburb") ?? "");
  const street = [toNumber(element, note), cleanLine(getText(element, "street") ?? "")]
    .filter(Boolean)
    .join(" ");
  const displays = [element, findChild(element, "suburb")].map(
    (each) => each && getAttribute(each, "display"),
  );
  const hiding = displays.find((display) => display !== undefined && !isShown(display));
  const isHidden = hiding !== undefined;
  if (isHidden)
    note("address-hidden", "address@display", hiding, hideHint(hiding, "the suburb alone is shown"));
  return {
    address: street && suburb ? `${street}, ${suburb}` : undefined,
    suburb: suburb || undefined,
    ...toStateAndPostcode(element, note),
    address_display: isHidden ? false : undefined,
    ...toPosition(listing, element, note),
  };
}

/** Some software says how much of it: "full". */
function isShown(display: string) {
  return parseYes(display) === true || display.trim().toLowerCase() === "full";
}

/**
 * Passes state and postcode on as they are written: an invalid one is refused when the record is parsed, and never
 * replaced.
 */
function toStateAndPostcode(address: Element, note: Note): SuppliedFields {
  const suburb = findChild(address, "suburb");
  const besideSuburb = suburb && getAttribute(suburb, "state");
  const state = cleanLine(getText(address, "state") ?? getText(address, "region") ?? besideSuburb ?? "");
  const postcode = cleanLine(getText(address, "postcode") ?? "");
  const country = cleanLine(getText(address, "country") ?? "");
  if (country && !australia.test(country))
    note("address-abroad", "address/country", country, "a home in Australia: no other is shown", "stop");
  return { state: state || undefined, postcode: postcode || undefined };
}

/** "5/102": the unit once, wherever it stands. */
function toNumber(address: Element, note: Note) {
  const sub = cleanLine(getText(address, "subNumber") ?? "");
  const raw = cleanLine(getText(address, "streetNumber") ?? "");
  const lot = cleanLine(getText(address, "lotNumber") ?? "");
  if (composite.test(raw))
    note(
      "street-number-composite",
      "address/streetNumber",
      raw,
      "the unit as subNumber, the number alone here",
    );
  const number = raw === "0" ? "" : raw.replace(/^unit\s*(\w+)\s*[,/]\s*/i, "$1/").replace(/^lot\b/i, "Lot");
  const isSaidTwice = !number || sub.toLowerCase().endsWith(`/${number.toLowerCase()}`);
  const isWhole = whole.test(sub) && (lot !== "" || /^lot\b/i.test(number) || isSaidTwice);
  // Any other number repeats it, or is that of the lot, which nobody looks for.
  if (isWhole) return sub;
  if (sub && number) return number.startsWith(`${sub}/`) ? number : `${sub}/${number}`;
  if (sub && !number)
    note(
      "street-number-missing",
      "address/streetNumber",
      sub,
      "the number of the house; a unit alone is not shown",
    );
  return number || (lot ? `Lot ${lot.replace(/^lot\s*/i, "")}` : "");
}

/** "DEE WHY" as "Dee Why". */
function toSuburb(text: string) {
  const name = cleanLine(text);
  const known = exceptions.get(name.toLowerCase());
  if (known) return known;
  return name !== name.toUpperCase() && name !== name.toLowerCase()
    ? name
    : name
        .toLowerCase()
        .replace(/(^|[\s'’-])(\p{L})/gu, (_all, before, letter) => before + letter.toUpperCase());
}

/** REAXML has no place for it; four are in use. Whether it is near the suburb is seen when the record is read. */
function toPosition(listing: Element, address: Element, note: Note): SuppliedFields {
  const [lat, lng] = findPosition(listing, address);
  if (!lat && !lng) return {};
  const position = { lat: parseDegrees(lat ?? "") ?? 0, lng: parseDegrees(lng ?? "") ?? 0 };
  const isOnEarth = Math.abs(position.lat) <= 90 && Math.abs(position.lng) <= 180;
  if (isOnEarth && position.lat !== 0 && position.lng !== 0) return position;
  note("invalid-coordinates", "address", `${lat}, ${lng}`, "latitude and longitude, such as -33.78, 151.29");
  return {};
}

function findPosition(listing: Element, address: Element): [string | undefined, string | undefined] {
  for (const place of [address, findChild(listing, "Geocode"), findChild(listing, "feedsyncGeocode")]) {
    const lat = place && (getText(place, "latitude") ?? getText(place, "lat"));
    const lng = place && (getText(place, "longitude") ?? getText(place, "lng"));
    if (lat || lng) return [lat, lng];
  }
  const fields = findExtraFields(listing);
  const find = (wanted: string) => fields.find(({ name }) => name.toLowerCase() === wanted)?.text;
  return [find("latitude"), find("longitude")];
}
