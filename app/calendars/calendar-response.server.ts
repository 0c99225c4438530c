import { createHash } from "node:crypto";

/** A shared cache may serve a calendar this long, so that moved times soon appear. */
const FRESH_SECONDS = 10;

/** With a `request`, given by personal pages only, an unchanged calendar answers 304. */
export function toCalendarResponse(text: string, name: string, request?: Request) {
  const headers = {
    "Content-Type": "text/calendar; charset=utf-8",
    "Content-Disposition": `inline; filename="${name.replace(/[^\w-]/g, "")}.ics"`,
    "Cache-Control": `public, max-age=0, s-maxage=${FRESH_SECONDS}`,
  };
  if (!request) return new Response(text, { headers });
  const ETag = `"${createHash("sha256").update(text).digest("base64url")}"`;
  const isKnown = request.headers.get("If-None-Match")?.includes(ETag);
  return new Response(isKnown ? null : text, { status: isKnown ? 304 : 200, headers: { ...headers, ETag } });
}
