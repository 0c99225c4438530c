import { href } from "react-router";
import { isPermitted } from "#app/core/permission.ts";
import type { FindHomeLinks } from "#app/office-homes/home-slots.ts";
import { hasListedHome } from "./listed-home.server.ts";
import { comparePrices } from "./permission.ts";

/** The owner's page, for who may work on the home as it is listed now; and its guide against visitors' opinions and the price. */
export const ownersOfHome: FindHomeLinks = async ({ db, person, scope }, id) => {
  const links = [];
  if (await hasListedHome({ db, person, scope }, id))
    links.push({ label: "The owner’s page", href: href("/office/homes/:id/owners", { id }) });
  if (isPermitted(person.role, comparePrices))
    links.push({ label: "Guide and price", href: href("/office/homes/:id/prices", { id }) });
  return links;
};
