/** Everything may be read; what React Router fetches between pages (.data) is no page. */
export function toRobots(origin: string) {
  return `User-agent: *
Disallow: /*.data$

Sitemap: ${new URL("/sitemap.xml", origin).href}
`;
}
