import { readAgencyFile } from "./read-file.ts";
import { menuSchema } from "./schemas/menu.ts";

export const {
  menus,
  mobile: mobileLinks,
  moreMobile: moreMobileLinks,
  footer,
  pages: sitePages,
} = readAgencyFile("menu.json", menuSchema);

export const contactLink = { label: "CONTACT", href: "/contact" } as const;
export const quoteLink = { label: "GET A QUOTE", href: "/appraisal" } as const;
export const shortlistLink = { label: "Shortlist", href: "/shortlist", covers: ["/saturday"] } as const;
