import { href } from "react-router";
import type { HomeLink, ListLink } from "#app/listings/module-links.ts";
import { toSetSearch } from "#app/listings/search/filters.ts";

/** The form that asks for mails about what a list finds. */
export const alertsOfList: ListLink = {
  words: "Email me new homes",
  toHref(list, filters) {
    const kind = ["list", list.hasSales ? "sale" : "rent"];
    return `${href("/alerts/new")}?${new URLSearchParams([kind, ...toSetSearch(list, filters)])}`;
  },
};

/** The form that asks for mails about one home. */
export const alertsOfHome: HomeLink = {
  words: "Email me when something changes",
  toHref: ({ offer, home_id }) =>
    `${href("/alerts/new")}?${new URLSearchParams({ list: offer, home: home_id })}`,
};
