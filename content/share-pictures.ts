import type { sitePages } from "./site-pages.ts";

/** Name of the picture behind the words when a page that is not one of many is shared. */
export const sharePictures: Record<(typeof sitePages)[number]["href"], string> = {
  "/": "painted-headland",
  "/listings": "house-street-01",
  "/rentals": "balcony-01",
  "/inspections": "painted-morning",
  "/sell": "painted-point",
  "/sold": "house-rear-01",
  "/market-appraisal": "painted-swell",
  "/appraisal": "painted-sandbar",
  "/rental-management": "living-01",
  "/suburbs": "painted-long-beach",
  "/journal": "painted-dusk",
  "/team": "painted-surf",
  "/about": "painted-shore",
  "/contact": "painted-bay",
  "/privacy": "painted-reef",
  "/terms": "painted-rock-pool",
  "/sitemap": "painted-afternoon",
};
