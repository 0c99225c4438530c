import type { OfferedTime } from "../inspection/inspection-schema.ts";

const reference = /^[2-9A-HJ-NP-TV-Z]{4}-[2-9A-HJ-NP-TV-Z]{4}$/;

/** What the addresses of pages that say thanks are read for. */
export const thanksParameters = ["sent", "time"] as const;

/** The reference in the address of a page that says thanks; anything else that stands there is none. */
export function parseSent(request: Request): string | undefined {
  const sent = new URL(request.url).searchParams.get("sent") ?? "";
  return reference.test(sent) ? sent : undefined;
}

/** The time that was booked, while it is still one that is offered. */
export function parseBooked(request: Request, offered: readonly OfferedTime[]): OfferedTime | undefined {
  const time = new URL(request.url).searchParams.get("time");
  return offered.find(({ value }) => value === time);
}
