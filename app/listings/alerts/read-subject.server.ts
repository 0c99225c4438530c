import { data } from "react-router";
import { toFullAddress } from "#app/homes/record/place/listing-address.ts";
import { rentalList } from "../rental/rental-filters.ts";
import { saleList } from "../sale/sale-filters.ts";
import { getParameters } from "../search/filters.ts";
import { listViewParameters } from "../search/list-address.ts";
import type { AlertSubject } from "./alert.ts";
import type { Alerts } from "./alerts.server.ts";

/** What an address of /alerts/new asks for, and what its page says of it; 404 where it names a home that there is not. */
export function readSubject(
  { criteria, findHomes }: Pick<Alerts, "criteria" | "findHomes">,
  address: URLSearchParams,
) {
  const home = address.get("home");
  if (home !== null) return readHome(findHomes, home);
  const kind = address.get("list") === "rent" ? "rent" : "sale";
  const asked = new URLSearchParams(address);
  for (const name of ["list", "asked", ...listViewParameters]) asked.delete(name);
  const search = criteria[kind].read(asked);
  const known = getParameters(kind === "sale" ? saleList : rentalList);
  return {
    subject: { list: kind, criteria: search.criteria } satisfies AlertSubject,
    words: search.words,
    search,
    unknown: [...new Set(asked.keys())].filter((name) => !known.includes(name)),
  };
}

function readHome(findHomes: Alerts["findHomes"], id: string) {
  const listing = findHomes()?.get(id);
  if (!listing) throw data("no such home", { status: 404 });
  const list = listing.listingType === "Sale" ? ("sale" as const) : ("rent" as const);
  return {
    subject: { list, home: id } satisfies AlertSubject,
    words: `What changes at ${toFullAddress(listing)}`,
    search: undefined,
    unknown: [],
  };
}
