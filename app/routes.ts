import type { RouteConfig } from "@react-router/dev/routes";
import { index, route } from "./core/module.ts";
import { listingFormNames, rentalFormNames } from "./enquiries/about-listing/listing-form-names.ts";
import { modules, officePages } from "./modules.ts";

/** The addresses of the site, grouped as in its menu; those of a module stand in its module.ts. */
export default [
  index("routes/home.tsx"),

  // Selling
  route("sell", "routes/selling/sell.tsx"),
  route("sold", "routes/selling/sold.tsx"),
  route("sold-property/:id", "routes/selling/sold-property.tsx"),
  route("market-appraisal", "routes/selling/service.tsx", { id: "market-appraisal" }),

  // Buying
  route("listings", "routes/buying/listings.tsx"),
  route("listings.rss", "routes/buying/list-rss.ts", { id: "listings-rss" }),
  route("listings/map", "routes/buying/list-map.tsx", { id: "listings-map" }),
  route("property/:id", "routes/buying/property.tsx"),
  route("suburbs", "routes/buying/suburbs.tsx"),
  route("suburbs/:id", "routes/buying/suburb.tsx"),
  route("inspections", "routes/buying/inspections.tsx"),
  route("auctions", "routes/buying/auctions.tsx"),

  // Renting
  route("rentals", "routes/renting/rentals.tsx"),
  route("rentals.rss", "routes/buying/list-rss.ts", { id: "rentals-rss" }),
  route("rentals/map", "routes/buying/list-map.tsx", { id: "rentals-map" }),
  route("rental/:id", "routes/renting/rental.tsx"),
  route("rental-management", "routes/selling/service.tsx", { id: "rental-management" }),

  // More
  route("team", "routes/agency/team.tsx"),
  route("team/:id", "routes/agency/agent.tsx"),
  route("journal", "routes/agency/journal.tsx"),
  route("journal/rss.xml", "routes/agency/journal-rss.ts"),
  route("journal/:slug", "routes/agency/article.tsx"),
  route("about", "routes/agency/about.tsx"),

  // Footer
  route("sitemap", "routes/site/sitemap.tsx"),
  route("sitemap.xml", "routes/site/sitemap-xml.ts"),
  route("speculation-rules.json", "routes/site/text-file.ts", { id: "speculation-rules" }),
  route("robots.txt", "routes/site/text-file.ts", { id: "robots" }),
  route(".well-known/security.txt", "routes/site/text-file.ts", { id: "security-contact" }),
  route("privacy", "routes/site/legal.tsx", { id: "privacy" }),
  route("terms", "routes/site/legal.tsx", { id: "terms" }),

  // Enquiries
  route("contact", "routes/enquiries/contact.tsx"),
  route("contact/question", "routes/enquiries/general-question.tsx"),
  route("appraisal", "routes/enquiries/appraisal.tsx"),
  route("team/:id/ask", "routes/enquiries/ask-agent.tsx"),
  ...listingFormNames.map((name) =>
    route(`property/:id/${name}`, "routes/enquiries/listing-form.tsx", { id: `property-${name}` }),
  ),
  ...rentalFormNames.map((name) =>
    route(`rental/:id/${name}`, "routes/enquiries/listing-form.tsx", { id: `rental-${name}` }),
  ),
  route("contract/:token", "routes/enquiries/contract.tsx"),
  route("contract/:token/file", "routes/enquiries/contract-file.ts"),

  ...modules.flatMap(({ routes = [] }) => routes),

  ...findOffice(),

  // Any other address: a page of a module, whose routes come first, or the page not found
  route("*", "routes/site/not-found.tsx"),
] satisfies RouteConfig;

/** The pages of the office, for the people who work there, in its frame. */
function findOffice() {
  const pages = officePages.map(({ path, file }) => (path ? route(path, file) : index(file)));
  return modules.flatMap(({ officeFrame }) => (officeFrame ? route("office", officeFrame, pages) : []));
}
