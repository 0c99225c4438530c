import type { SuppliedFields } from "#app/homes/record/supplied-fields.ts";
import { joinAddress } from "#app/values/join-address.ts";
import { parseDegrees } from "#app/values/numbers.ts";
import { cleanLine } from "#app/values/texts.ts";
import { parseYes } from "#app/values/yes.ts";
import { type Element, findChild, getAttribute, getText } from "../element.ts";
import { findExtraFields } from "./extra-fields.ts";
import { hideHint, type Note } from "./values.ts";

const australia = /^(?:au|aus|australia)$/i;

/** Street, suburb and position; a hidden address is marked, so that no page shows it. */
export function toAddress(listing: Element, note: Note): SuppliedFields {
  const element = findChild(listing, "address") ?? nothing;
  const { line, suburb } = toLine(element, note);
  const displays = [element, findChild(element, "suburb")].map(
    (each) => each && getAttribute(each, "display"),
  );
  const hiding = displays.find((display) => display !== undefined && !isShown(display));
  const isHidden = hiding !== undefined;
  if (isHidden)
    note("address-hidden", "address@display", hiding, hideHint(hiding, "the suburb alone is shown"));
  return {
    address: line,
    suburb,
    ...toStateAndPostcode(element, note),
    address_display: isHidden ? false : undefined,
    ...toPosition(listing, element, note),
  };
}

/** A position may come without an address. */
const nothing: Element = { name: "address", attributes: {}, children: [], text: "" };

/** Some software writes how much of the address to show: "full". */
function isShown(display: string) {
  return parseYes(display) === true || display.toLowerCase() === "full";
}

/** Passes state and postcode on as written; parsing the record refuses an invalid one. */
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

function toLine(address: Element, note: Note) {
  const read = (name: string) => cleanLine(getText(address, name) ?? "");
  const [unit, number] = [read("subNumber"), read("streetNumber")];
  const sent = { unit, number, lot: read("lotNumber"), street: read("street"), suburb: read("suburb") };
  const joined = joinAddress(sent);
  if (joined.fault === "composite")
    note(
      "street-number-composite",
      "address/streetNumber",
      number,
      "the unit as subNumber, the number alone here",
    );
  if (joined.fault === "missing")
    note(
      "street-number-missing",
      "address/streetNumber",
      unit,
      "the number of the house; a unit alone is not shown",
    );
  return joined;
}

/** REAXML has no element for the position; four are in use. Parsing the record checks that it is near the suburb. */
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
