import type { Intent } from "./intent-schema.ts";

const LIST = "/shortlist";

/**
 * After a visitor's first home was kept they are sent to this address, which checks that the browser accepted the
 * cookie.
 */
export const CHECK_PATH = "/shortlist/kept";

/** Leads to the comparison of the visitor's list. */
const COMPARE_PATH = "/shortlist/compare";

/** The page of ours from which a form was sent; the list itself when the browser does not say. */
export function toPageBefore(request: Request) {
  const { origin } = new URL(request.url);
  const url = URL.parse(request.headers.get("Referer") ?? "");
  return url?.origin === origin ? url.pathname + url.search : LIST;
}

/** Returns the address to go on to: the heart or the home, for a new list by way of the cookie check. */
export function toRedirectTarget(request: Request, { intent, isNew }: { intent: Intent; isNew: boolean }) {
  if (intent.intent === "compare" && intent.homes.length === 0) return COMPARE_PATH;
  if (intent.intent === "compare")
    return `/compare?${new URLSearchParams({ homes: intent.homes.join(",") })}`;
  if (intent.intent === "mail") return `${LIST}?mailed#share`;
  if ("link" in intent) return `${LIST}#${intent.link === "calendar" ? "calendar" : "share"}`;
  const home = ("home" in intent && intent.home) || "";
  const page = toPageBefore(request);
  const isList = /^\/shortlist(?:$|\?)/.test(page);
  if (intent.intent !== "keep")
    return home && isList && intent.intent !== "drop" ? `${LIST}#home-${home}` : LIST;
  const back = `${page}#heart-${home}`;
  return isNew ? `${CHECK_PATH}?${new URLSearchParams({ homes: home, back })}` : back;
}

/** A path of ours, to go on to; the list when the address says anything else. */
export function toSitePath(text: string, origin: string) {
  const url = text.startsWith("/") ? URL.parse(text, origin) : null;
  return url?.origin === origin ? url.pathname + url.search + url.hash : LIST;
}
