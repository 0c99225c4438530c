import { agencyState } from "#app/agency/agency-state.ts";
import { places } from "#app/agency/folder/places.ts";
import { toComparableWords } from "#app/homes/address/comparable-address.ts";
import { findAtAddress } from "#app/homes/address/find-at-address.ts";
import { getOwnPosition, toStreet } from "#app/homes/record/place/listing-address.ts";
import { isNamesake } from "#app/homes/record/place/location.ts";
import type { SaleListing } from "#app/homes/record/sale-record.ts";
import { parseState } from "#app/region/state.ts";
import type { NearbySale } from "../detail/around-data.ts";
import { findSoldAround } from "./sold-nearby.ts";

/** Maximum length of an address. */
const LONGEST = 200;

type Homes = {
  sold: readonly SaleListing[];
  offered: readonly SaleListing[];
  /** As 2026-11-28. */
  today: string;
};

/** Sales for a typed address. `suburb` is missing if the address is not known. */
export type SalesNearAddress = { typed: string; suburb?: string; sales: readonly NearbySale[] };

/**
 * Finds recent sales near a typed address: near the home, if it is one of ours with a public address and a known
 * position; otherwise in the suburb that the text names.
 */
export function findSalesNearAddress(text: string, { sold, offered, today }: Homes): SalesNearAddress {
  const typed = text.trim().replace(/\s+/g, " ").slice(0, LONGEST);
  const home = findHome(typed, [...sold, ...offered]);
  const suburb = home?.suburb ?? findSuburb(typed, sold);
  if (!suburb) return { typed, sales: [] };
  return {
    typed,
    suburb,
    sales: findSoldAround({ suburb, here: home && getOwnPosition(home), today }, sold),
  };
}

function findHome(typed: string, homes: readonly SaleListing[]) {
  const shown = homes.filter((home) => home.showsAddress !== false && !isNamesake(home));
  const [home, ...others] = findAtAddress(typed, shown)?.homes ?? [];
  // Homes of one building are at the same place.
  const isOne = home && others.every((other) => toStreet(other) === toStreet(home));
  return isOne ? home : undefined;
}

const postcodePattern = /\b\d{4}$/;

/** The last suburb in the text, because streets may have suburbs' names: "3 Manly Road, Balgowlah". */
function findSuburb(typed: string, sold: readonly SaleListing[]) {
  const [postcode] = postcodePattern.exec(typed) ?? [];
  const words = ` ${toComparableWords(typed.replace(postcodePattern, ""))} `;
  if (namesOtherState(words)) return undefined;
  const soldIn = sold.flatMap((home) => (isNamesake(home) ? [] : [home.suburb]));
  const names = [...new Set([...places.map(({ name }) => name), ...soldIn])];
  const [last] = names
    .map((name) => {
      const own = ` ${toComparableWords(name)} `;
      const start = words.lastIndexOf(own);
      return { name, end: start < 0 ? -1 : start + own.length, length: own.length };
    })
    .filter(({ end }) => end > 0)
    .toSorted((a, b) => b.end - a.end || b.length - a.length);
  const ofPostcode = places.filter((place) => place.postcode === postcode).map(({ name }) => name);
  const byPostcode = ofPostcode.find((name) => soldIn.includes(name)) ?? ofPostcode[0];
  const place = places.find(({ name }) => name === last?.name);
  const isElsewhere = postcode !== undefined && place !== undefined && place.postcode !== postcode;
  return isElsewhere ? undefined : (last?.name ?? byPostcode);
}

function namesOtherState(words: string) {
  const state = parseState(words.trim().split(" ").at(-1) ?? "");
  return state !== undefined && state !== agencyState;
}
