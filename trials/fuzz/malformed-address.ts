import { toLivePages } from "../site/live-links.ts";
import type { Random } from "./random.ts";

/** The token of every private page in the trial's store. */
export const liveToken = "a-token-that-opens-it-all";

const routes = [
  ...toLivePages(liveToken),
  `/contract/${liveToken}/file`,
  "/",
  "/listings",
  "/property/1",
  "/property/1/inspection.ics",
  "/property/S001/enquire",
  "/rentals",
  "/rental/R001",
  "/rental/R003/inspection",
  "/suburbs/manly",
  "/journal/rss.xml",
  "/team/1",
  "/sold-property/1",
  "/sitemap.xml",
  "/robots.txt",
  "/contact",
  "/appraisal",
  "/newsletter",
  "/newsletter/confirm",
  "/newsletter/leave",
  "/data/coastal-listings.json",
  "/pictures/hero-noon.jpg",
  "/assets/",
  "/healthz",
  "/readyz",
  "/__manifest",
  "/_root",
] as const;

const oddities = [
  "%00",
  "%",
  "%zz",
  "%ff%fe",
  "%c0%ae%c0%ae/",
  "%2e%2e%2f",
  "%252e%252e%252f",
  "../",
  "..;/",
  "//",
  "/./",
  "\\",
  "%5c",
  "%0d%0aX-Injected: 1",
  "%F0%9F%98%80",
  "\xe9\xff",
  "\t",
  "<script>",
  "'\"`",
  "{{7*7}}",
  "-1",
  "1e309",
  "99999999999999999999",
  "NaN",
  "__proto__",
  "constructor",
  "hasOwnProperty",
  "a".repeat(300),
  "%61".repeat(900),
  "(a+)+$",
  "\u0000",
] as const;

const names =
  "location price beds type view sort sent token v show _routes index __proto__ constructor a[] a[b]".split(
    " ",
  );

/** Makes an address of a page, correct or nearly so. */
export function makeAddress(random: Random) {
  let path: string = random.pick(routes);
  for (const odd of random.some(2, () => random.pick(oddities))) {
    const at = 1 + random.below(path.length);
    path = path.slice(0, at) + odd + path.slice(random.chance(0.5) ? at : at + 1);
  }
  if (random.chance(0.25)) path += ".data";
  const query = random.some(4, () => `${random.pick(names)}=${makeValue(random)}`).join("&");
  return `${path}${random.chance(0.5) ? `?${query}` : ""}${random.chance(0.03) ? "#a" : ""}`;
}

/** Makes the value of a parameter. */
export function makeValue(random: Random): string {
  const kind = random.below(5);
  if (kind === 0) return encodeURIComponent(random.pick(oddities));
  if (kind === 1) return random.pick(["manly", "3", "4m%2B", "0-800", "list", "house", "S001", "1"]);
  if (kind === 2) return escape(random.bytes(random.below(40)));
  if (kind === 3) return "x".repeat(random.below(2_000));
  return random.pick(oddities);
}
