import type { Menu, MenuLink } from "#app/document/shell/frame/menu.ts";

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
      { label: "Open Homes", line: "Walk through them, day by day", href: "/inspections" },
      { label: "Auctions", line: "What is coming, and what was bid", href: "/auctions" },
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
      { label: "Rental Inspections", line: "When you can see them", href: "/inspections?offer=rent" },
      { label: "Rental Management", line: "For landlords", href: "/rental-management" },
    ],
  },
  {
    label: "MORE",
    links: [
      { label: "Our Team", line: "Who knows which street", href: "/team" },
      { label: "Market Journal", line: "Guides and market notes", href: "/journal" },
      { label: "About Us", line: "Who we are", href: "/about" },
    ],
  },
];

export const contactLink = { label: "CONTACT", href: "/contact" } as const;
export const quoteLink = { label: "GET A QUOTE", href: "/appraisal" } as const;

export const shortlistLink = { label: "Shortlist", href: "/shortlist", covers: ["/saturday"] } as const;

/** The mobile menu: these, then GET A QUOTE. */
export const mobileLinks: readonly Omit<MenuLink, "line">[] = [
  { label: "Buy Properties", href: "/listings", covers: ["/property"] },
  { label: "Rent Properties", href: "/rentals", covers: ["/rental"] },
  { label: "Open Homes", href: "/inspections" },
  { label: "Suburbs", href: "/suburbs" },
  { label: "Sell Your Property", href: "/sell" },
  { label: "Contact", href: "/contact" },
];

/** Smaller, between them. */
export const moreMobileLinks: readonly Omit<MenuLink, "line">[] = [
  { label: "Sold", href: "/sold", covers: ["/sold-property"] },
  { label: "Auctions", href: "/auctions" },
  { label: "Team", href: "/team" },
  { label: "Journal", href: "/journal" },
  { label: "About", href: "/about" },
  shortlistLink,
];

/** What the footer says and links to (spec §2.3). */
export const footer = {
  coastSentence:
    "The line above is the coast from Palm Beach to North Head, turned on its side. It is where we work.",
  sampleSentence: "Headland is a sample agency: its people, homes and figures are invented.",
  newsletterSentence: "New listings and market notes, once a month.",
  quickLinks: [
    { label: "Buy", href: "/listings" },
    { label: "Rent", href: "/rentals" },
    { label: "Open homes", href: "/inspections" },
    { label: "Auctions", href: "/auctions" },
    { label: "Sell", href: "/sell" },
    { label: "Suburbs", href: "/suburbs" },
    { label: "Our team", href: "/team" },
    { label: "Market Journal", href: "/journal" },
    { label: "About us", href: "/about" },
  ],
  appraisalLink: { label: "Free Property Appraisal", href: "/appraisal" },
  legalLinks: [
    { label: "Sitemap", href: "/sitemap" },
    { label: "Privacy", href: "/privacy" },
    { label: "Terms", href: "/terms" },
  ],
} as const;

/**
 * Every page that is not one of many, in the order of the sitemap (spec §2.19). `sharePicture` names the picture in
 * public/pictures behind its words when it is shared.
 */
export const sitePages = [
  { label: "Home", href: "/", sharePicture: "hero-noon" },
  { label: "Buy Properties", href: "/listings", sharePicture: "s001-street" },
  { label: "Find Rentals", href: "/rentals", sharePicture: "r026-balcony" },
  { label: "Map of Homes for Sale", href: "/listings/map", sharePicture: "place-freshwater-sand" },
  { label: "Map of Rentals", href: "/rentals/map", sharePicture: "suburb-dee-why" },
  { label: "Open Homes", href: "/inspections", sharePicture: "place-newport" },
  { label: "Auctions", href: "/auctions", sharePicture: "place-strand" },
  { label: "Compare Homes", href: "/compare", sharePicture: "s008-kitchen" },
  { label: "Sell Your Property", href: "/sell", sharePicture: "place-pittwater" },
  { label: "Recent Sales", href: "/sold", sharePicture: "sold-1-pool" },
  { label: "Market Appraisal", href: "/market-appraisal", sharePicture: "place-newport" },
  { label: "Free Property Appraisal", href: "/appraisal", sharePicture: "place-bilgola" },
  { label: "Rental Management", href: "/rental-management", sharePicture: "r017-living" },
  { label: "Suburb Guides", href: "/suburbs", sharePicture: "suburb-avalon" },
  { label: "Market Journal", href: "/journal", sharePicture: "place-queenscliff" },
  { label: "Our Team", href: "/team", sharePicture: "suburb-manly" },
  { label: "About Us", href: "/about", sharePicture: "place-barrenjoey" },
  { label: "Contact", href: "/contact", sharePicture: "place-freshwater-sand" },
  { label: "Privacy", href: "/privacy", sharePicture: "place-long-reef" },
  { label: "Terms & Conditions", href: "/terms", sharePicture: "place-pittwater" },
  { label: "Sitemap", href: "/sitemap", sharePicture: "place-curl-curl" },
] as const;
