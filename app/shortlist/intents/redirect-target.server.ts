import type { Intent } from "./intent-schema.ts";

const LIST = "/shortlist";

/** Query parameter of the list: the page to return to, once the browser has proved that it took the new cookie. */
export const BACK = "back";

/** The page of this site that sent a form; the list's page when the request has no usable Referer. */
export function toPageBefore(request: Request) {
  const { origin } = new URL(request.url);
  const url = URL.parse(request.headers.get("Referer") ?? "");
  return url?.origin === origin ? url.pathname + url.search : LIST;
}

/** Returns the address after an action: the heart or the home; after creating a list, via the list's page. */
export function toRedirectTarget(request: Request, { intent, isNew }: { intent: Intent; isNew: boolean }) {
  if ("link" in intent) return `${LIST}#${intent.link === "calendar" ? "calendar" : "share"}`;
  const home = ("home" in intent && intent.home) || "";
  const page = toPageBefore(request);
  const isList = /^\/shortlist(?:$|\?)/.test(page);
  if (intent.intent !== "keep")
    return home && isList && intent.intent !== "drop" ? `${LIST}#home-${home}` : LIST;
  const back = `${page}#heart-${home}`;
  return isNew ? `${LIST}?${new URLSearchParams({ [BACK]: back })}` : back;
}

/** Returns a path on this site; the list's page for anything else, to prevent open redirects. */
export function toSitePath(text: string, origin: string) {
  const url = text.startsWith("/") ? URL.parse(text, origin) : null;
  return url?.origin === origin ? url.pathname + url.search + url.hash : LIST;
}
