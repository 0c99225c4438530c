/** Allows everything but .data, which React Router fetches between pages. */
export function toRobots(origin: string) {
  return `User-agent: *
Disallow: /*.data$

Sitemap: ${new URL("/sitemap.xml", origin).href}
`;
}
