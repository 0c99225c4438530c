import { href } from "react-router";
import type { KeptPage } from "#app/listings/module-links.ts";

export const shortlistPage: KeptPage = { label: "Shortlist", href: href("/shortlist") };
export const comparePage: KeptPage = { label: "Compare Homes", href: href("/shortlist/compare") };
export const saturdayPage: KeptPage = { label: "Plan a Saturday", href: href("/saturday") };
