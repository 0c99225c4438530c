import type { MiddlewareHandler } from "hono";

/**
 * Every redirect of who reads leads on with the campaign that the address names, whoever made it: the site, a page or the
 * agency's list. A form has its own already; its thanks begin no visit.
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
