import { href } from "react-router";
import type { HomeLink, ListLink } from "#app/listings/module-links.ts";
import { toSetSearch } from "#app/listings/search/filters.ts";

/** Link from a list to the form for alerts about its search. */
export const alertsOfList: ListLink = {
  words: "Email me new homes",
  toHref(list, filters) {
    const kind = ["list", list.hasSales ? "sale" : "rent"];
    return `${href("/alerts/new")}?${new URLSearchParams([kind, ...toSetSearch(list, filters)])}`;
  },
};

/** Link from a home to the form for alerts about it. */
export const alertsOfHome: HomeLink = {
  words: "Email me when something changes",
  toHref: ({ offer, home_id }) =>
    `${href("/alerts/new")}?${new URLSearchParams({ list: offer, home: home_id })}`,
};
