import { href } from "react-router";
import type { FindHomeLinks } from "#app/office-homes/home-slots.ts";
import { hasListedHome } from "./listed-home.server.ts";

/** Link to the owner's page, for people who may work on the home as it is listed now. */
export const ownersOfHome: FindHomeLinks = async (reader, id) =>
  (await hasListedHome(reader, id))
    ? [{ label: "The owner’s page", href: href("/office/homes/:id/owners", { id }) }]
    : [];
