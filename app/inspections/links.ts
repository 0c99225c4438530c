import { href } from "react-router";
import type { PageLink } from "#app/listings/module-links.ts";

export const openHomesLink: PageLink = { label: "Open homes", href: href("/inspections") };
