import type { Menu, MenuLink } from "#app/shell/frame/menu.ts";

/** The menus of the header, in order (spec §2.2). */
export const menus: readonly Menu[] = [
  {
    label: "SELLING",
    links: [
      {
        label: "Sell Your Property",
        line: "How we sell, step by step",
        href: "/sell",
        covers: ["/sold", "/sold-property"],
      },
      { label: "Market Appraisal", line: "What your home is worth today", href: "/market-appraisal" },
    ],
  },
  {
    label: "BUYING",
    links: [
      {
        label: "Buy Properties",
        line: "Every home we have for sale",
        href: "/listings",
        covers: ["/property"],
      },
      { label: "Suburb Profiles", line: "Four suburbs, street by street", href: "/suburbs" },
    ],
  },
  {
    label: "RENTING",
    links: [
      {
        label: "Find Rentals",
        line: "Houses and apartments to lease",
        href: "/rentals",
        covers: ["/rental"],
      },
      { label: "Rental Management", line: "For landlords", href: "/rental-management" },
    ],
  },
  {
    label: "MORE",
    links: [
      { label: "Our Team", line: "Seven people, one stretch of coast", href: "/team" },
      { label: "Market Journal", line: "Guides and market notes", href: "/journal" },
      { label: "About Us", line: "Who we are", href: "/about" },
    ],
  },
];

export const contactLink = { label: "CONTACT", href: "/contact" } as const;
export const quoteLink = { label: "GET A QUOTE", href: "/appraisal" } as const;

/** The mobile menu: these, then GET A QUOTE. */
export const mobileLinks: readonly Omit<MenuLink, "line">[] = [
  { label: "Buy Properties", href: "/listings", covers: ["/property"] },
  { label: "Rent Properties", href: "/rentals", covers: ["/rental"] },
  { label: "Sell Your Property", href: "/sell", covers: ["/sold", "/sold-property"] },
  { label: "Contact", href: "/contact" },
];
