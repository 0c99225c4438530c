import type { Intent } from "./intent-schema.ts";

const LIST = "/shortlist";

/** Where a first home was kept: the list, which sends on to this page of ours where the browser has taken the cookie. */
export const BACK = "back";

/** The page of ours from which a form was sent; the list itself when the browser does not say. */
export function toPageBefore(request: Request) {
  const { origin } = new URL(request.url);
  const url = URL.parse(request.headers.get("Referer") ?? "");
  return url?.origin === origin ? url.pathname + url.search : LIST;
}

/** Returns the address to go on to: the heart or the home, for a new list by way of the list. */
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

/** A path of ours, to go on to; the list when the address says anything else. */
export function toSitePath(text: string, origin: string) {
  const url = text.startsWith("/") ? URL.parse(text, origin) : null;
  return url?.origin === origin ? url.pathname + url.search + url.hash : LIST;
}
