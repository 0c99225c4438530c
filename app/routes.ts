import type { RouteConfig } from "@react-router/dev/routes";
import { index, route } from "./core/module.ts";
import { listingFormNames, rentalFormNames } from "./enquiries/about-listing/listing-form-names.ts";
import { modules, officePages } from "./modules.ts";

/** The addresses of the site, grouped as in its menu; those of a module stand in its module.ts. */
export default [
  index("guide/routes/home-page.tsx"),

  // Selling
  route("sell", "guide/routes/sell.tsx"),
  route("sold", "listings/routes/sold.tsx"),
  route("sold-property/:id", "listings/routes/sold-property.tsx"),
  route("market-appraisal", "guide/routes/service.tsx", { id: "market-appraisal" }),

  // Buying
  route("listings", "listings/routes/listings.tsx"),
  route("property/:id", "listings/routes/property.tsx"),
  route("suburbs", "guide/routes/suburbs.tsx"),
  route("suburbs/:id", "guide/routes/suburb.tsx"),

  // Renting
  route("rentals", "listings/routes/rentals.tsx"),
  route("rental/:id", "listings/routes/rental.tsx"),
  route("rental-management", "guide/routes/service.tsx", { id: "rental-management" }),

  // More
  route("team", "guide/routes/team.tsx"),
  route("team/:id", "guide/routes/agent.tsx"),
  route("journal", "guide/routes/journal.tsx"),
  route("journal/rss.xml", "guide/routes/journal-rss.ts"),
  route("journal/:slug", "guide/routes/article.tsx"),
  route("about", "guide/routes/about.tsx"),

  // Footer
  route("sitemap", "guide/routes/sitemap.tsx"),
  route("sitemap.xml", "guide/routes/sitemap-xml.ts"),
  route("speculation-rules.json", "guide/routes/plain-text.ts", { id: "speculation-rules" }),
  route("robots.txt", "guide/routes/plain-text.ts", { id: "robots" }),
  route(".well-known/security.txt", "guide/routes/plain-text.ts", { id: "security-contact" }),
  route("privacy", "guide/routes/legal.tsx", { id: "privacy" }),
  route("terms", "guide/routes/legal.tsx", { id: "terms" }),

  // Enquiries
  route("contact", "enquiries/routes/contact.tsx"),
  route("contact/question", "enquiries/routes/general-question.tsx"),
  route("appraisal", "enquiries/routes/appraisal.tsx"),
  route("team/:id/ask", "enquiries/routes/ask-agent.tsx"),
  ...listingFormNames.map((name) =>
    route(`property/:id/${name}`, "enquiries/routes/listing-form.tsx", { id: `property-${name}` }),
  ),
  ...rentalFormNames.map((name) =>
    route(`rental/:id/${name}`, "enquiries/routes/listing-form.tsx", { id: `rental-${name}` }),
  ),

  ...modules.flatMap(({ routes = [] }) => routes),

  ...findOffice(),

  // Any other address: a page of a module, whose routes come first, or the page not found
  route("*", "guide/routes/not-found.tsx"),
] satisfies RouteConfig;

/** The pages of the office, for the people who work there, in its frame. */
function findOffice() {
  const pages = officePages.map(({ path, file }) => (path ? route(path, file) : index(file)));
  return modules.flatMap(({ officeFrame }) => (officeFrame ? route("office", officeFrame, pages) : []));
}
