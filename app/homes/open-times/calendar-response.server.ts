import { createHash } from "node:crypto";

/** A moved time is in the calendars of every process after as long. */
const FRESH_SECONDS = 10;

/** Calendar programs that name the version they have get no other copy of it. */
export function toCalendarResponse(text: string, name: string, request?: Request) {
  const etag = `"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;
  const headers = { ...toCalendarHeaders(name), ETag: etag };
  const isKnown = request?.headers.get("If-None-Match")?.includes(etag);
  return isKnown ? new Response(null, { status: 304, headers }) : new Response(text, { headers });
}

function toCalendarHeaders(name: string) {
  const file = `${name.replace(/[^\w-]/g, "")}.ics`;
  return {
    "Content-Type": "text/calendar; charset=utf-8",
    "Content-Disposition": `inline; filename="${file}"`,
    "Cache-Control": `public, max-age=0, s-maxage=${FRESH_SECONDS}`,
  };
}
