import { data } from "react-router";
import { type toHomeId, toHomeKey } from "#app/homes/record/listing-links.ts";
import { toFullAddress } from "#app/homes/record/place/listing-address.ts";
import { rentalList } from "../rental/rental-filters.ts";
import { saleList } from "../sale/sale-filters.ts";
import { getParameters } from "../search/filters.ts";
import { listViewParameters } from "../search/list-address.ts";
import { noteUnknown } from "../search/unknown-values.ts";
import type { AlertSubject } from "./alert.ts";
import type { Alerts } from "./alerts.server.ts";
import { findContradictions } from "./find-contradictions.ts";

/** What an address of /alerts/new asks for, and what its page says of it; 404 where it names a home that there is not. */
export function readSubject(
  { criteria, findHomes }: Pick<Alerts, "criteria" | "findHomes">,
  address: URLSearchParams,
) {
  const home = address.get("home");
  const kind = address.get("list") === "rent" ? "rent" : "sale";
  if (home !== null) return readHome(findHomes(), { offer: kind, home_id: home });
  const asked = new URLSearchParams(address);
  for (const name of ["list", "asked", ...listViewParameters]) asked.delete(name);
  const search = criteria[kind].read(asked);
  const list = kind === "sale" ? saleList : rentalList;
  const known = getParameters(list);
  return {
    subject: { list: kind, criteria: search.criteria } satisfies AlertSubject,
    words: search.words,
    search: { ...search, contradictions: findContradictions(kind, search.filters) },
    unknown: [...new Set(asked.keys())].filter((name) => !known.includes(name)),
    notes: noteUnknown(list, asked, search.filters, new URLSearchParams()),
  };
}

function readHome(homes: ReturnType<Alerts["findHomes"]>, { offer, home_id }: ReturnType<typeof toHomeId>) {
  const home = toHomeKey({ offer, home_id });
  const listing = homes?.get(home);
  if (!listing) throw data("no such home", { status: 404 });
  return {
    subject: { list: offer, home } satisfies AlertSubject,
    words: `What changes at ${toFullAddress(listing)}`,
    search: undefined,
    unknown: [],
    notes: [],
  };
}
