/**
 * The pages that ship script, by route id (their file under app/). Every other page is HTML and CSS only.
 * Read by the document (root.tsx), the build (scripts/build/document-routes.ts) and the tests.
 */
const hydratedRoutes: readonly string[] = [
  "routes/buying/listings",
  "routes/buying/property",
  "routes/renting/rentals",
  "routes/renting/rental",
  "routes/enquiries/contact",
  "routes/enquiries/general-question",
  "routes/enquiries/appraisal",
];

export function isHydrated(routeId: string) {
  return hydratedRoutes.includes(routeId);
}
