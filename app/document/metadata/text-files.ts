import { agency } from "#app/agency/folder/agency.ts";
import { DAY_MS } from "#app/region/time.ts";

/** Allows everything but .data, which React Router fetches between pages. */
export function toRobots(origin: string) {
  return `User-agent: *
Disallow: /*.data$

Sitemap: ${new URL("/sitemap.xml", origin).href}
`;
}

/** RFC 9116 recommends less than a year. */
const VALID_DAYS = 364;

/** security.txt (RFC 9116), valid for a year from `now` (ms). */
export function toSecurityContact(origin: string, now: number) {
  const [day] = new Date(now + VALID_DAYS * DAY_MS).toISOString().split("T");
  return `Contact: mailto:${agency.email}
Expires: ${day}T00:00:00Z
Preferred-Languages: en
Canonical: ${new URL("/.well-known/security.txt", origin).href}
`;
}
