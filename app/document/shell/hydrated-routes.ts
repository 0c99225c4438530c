/**
 * Routes of pages with script, by id (their file under app/). Every other page is HTML and CSS only. Read by the
 * document (root.tsx), the build (scripts/build/document-routes.ts) and the tests.
 */
const hydratedRoutes: readonly string[] = [
  "listings/routes/listings",
  "listings/routes/property",
  "listings/routes/rentals",
  "listings/routes/rental",
  "enquiries/routes/contact",
  "enquiries/routes/general-question",
  "enquiries/routes/appraisal",
];

export function isHydrated(routeId: string) {
  return hydratedRoutes.includes(routeId);
}
