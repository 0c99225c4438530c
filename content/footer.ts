/** What the footer says and links to (spec §2.3). */
export const footer = {
  coastSentence:
    "The line above is the coast from Palm Beach to North Head, turned on its side. It is where we work.",
  newsletterSentence: "New listings and market notes, once a month.",
  quickLinks: [
    { label: "Buy", href: "/listings" },
    { label: "Rent", href: "/rentals" },
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
