import { readAgencyFile } from "./read-file.ts";

/** The menus, the footer, and every page that is not one of many. */
export const {
  menus,
  mobile: mobileLinks,
  moreMobile: moreMobileLinks,
  footer,
  pages: sitePages,
} = readAgencyFile("menu.json");

/** Recent sales. */
export const soldProperties = readAgencyFile("sold.json");

export const contactLink = { label: "CONTACT", href: "/contact" } as const;
export const quoteLink = { label: "GET A QUOTE", href: "/appraisal" } as const;
