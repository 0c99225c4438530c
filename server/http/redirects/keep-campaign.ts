import type { MiddlewareHandler } from "hono";

/**
 * Adds the address's campaign to every redirect of a GET, whether the server, a page or the agency's list made it.
 * Forms carry their campaign themselves, and the page after a form begins no visit.
 */
export const keepCampaign: MiddlewareHandler = async (context, next) => {
  await next();
  const { method, url } = context.req;
  const location = context.res.headers.get("Location");
  if (!location || (method !== "GET" && method !== "HEAD")) return;
  const kept = withCampaign(location, new URL(url));
  if (kept !== location) context.header("Location", kept);
};

function withCampaign(location: string, asked: URL) {
  const to = new URL(location, asked);
  if (to.origin !== asked.origin) return location;
  const missing = [...asked.searchParams].filter(
    ([name]) => name.startsWith("utm_") && !to.searchParams.has(name),
  );
  if (missing.length === 0) return location;
  const [address = "", fragment] = location.split("#", 2);
  const campaign = new URLSearchParams(missing);
  const query = `${address}${to.search ? "&" : "?"}${campaign}`;
  return fragment === undefined ? query : `${query}#${fragment}`;
}
