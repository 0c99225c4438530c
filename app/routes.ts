import { index, type RouteConfig, route } from "@react-router/dev/routes";

/** Every address of the site, grouped as in its menu. */
export default [
  index("routes/home.tsx"),

  // Selling
  route("sell", "routes/sell.tsx"),
  route("sold", "routes/sold.tsx"),
  route("sold-property/:id", "routes/sold-property.tsx"),
  route("market-appraisal", "routes/market-appraisal.tsx"),

  // Buying
  route("listings", "routes/listings.tsx"),
  route("property/:id", "routes/property.tsx"),
  route("property/:id/inspection.ics", "routes/property-calendar.ts"),
  route("suburbs", "routes/suburbs.tsx"),
  route("suburbs/:id", "routes/suburb.tsx"),
  route("inspections", "routes/inspections.tsx"),
  route("inspections.ics", "routes/inspections-calendar.ts"),

  // Renting
  route("rentals", "routes/rentals.tsx"),
  route("rental/:id", "routes/rental.tsx"),
  route("rental/:id/inspection.ics", "routes/rental-calendar.ts"),
  route("rental-management", "routes/rental-management.tsx"),

  // More
  route("team", "routes/team.tsx"),
  route("team/:id", "routes/agent.tsx"),
  route("journal", "routes/journal.tsx"),
  route("journal/rss.xml", "routes/journal-rss.ts"),
  route("journal/:slug", "routes/article.tsx"),
  route("about", "routes/about.tsx"),

  // Footer
  route("sitemap", "routes/sitemap.tsx"),
  route("sitemap.xml", "routes/sitemap-xml.ts"),
  route("robots.txt", "routes/robots-txt.ts"),
  route(".well-known/security.txt", "routes/security-txt.ts"),
  route("privacy", "routes/privacy.tsx"),
  route("terms", "routes/terms.tsx"),

  // Enquiries
  route("contact", "routes/contact.tsx"),
  route("appraisal", "routes/appraisal.tsx"),
  route("property/:id/inspection", "routes/property-inspection.tsx"),
  route("property/:id/enquire", "routes/property-enquire.tsx"),
  route("rental/:id/inspection", "routes/rental-inspection.tsx"),
  route("rental/:id/enquire", "routes/rental-enquire.tsx"),
  route("newsletter", "routes/newsletter.tsx"),
  route("newsletter/confirm", "routes/newsletter-confirm.tsx"),
  route("newsletter/leave", "routes/newsletter-leave.tsx"),

  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
