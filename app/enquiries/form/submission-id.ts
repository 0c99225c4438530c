/** The hidden field with the submission id: the same id is the same enquiry, however often it is submitted. */
export const SUBMISSION = "submission";

/** A hidden field that only bots fill in. */
export const HONEYPOT = "subject";

const TIME_DIGITS = 12;
const uuid = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
const VERSION_DIGIT = 14;

/**
 * The id of the newsletter form in the footer. Its page is cached for everybody, so the id only shows that the form is
 * ours; an address sent twice is one subscriber anyway.
 */
export const FOOTER_SUBMISSION = "00000000-0000-7000-8000-000000000000";

export function parseId(text: string): string | undefined {
  const id = text.trim().toLowerCase();
  return uuid.test(id) ? id : undefined;
}

/** The time (ms) in an id; undefined for ids without one. */
export function getTimeOfId(id: string): number | undefined {
  if (id[VERSION_DIGIT] !== "7") return undefined;
  return Number.parseInt(id.replace("-", "").slice(0, TIME_DIGITS), 16);
}

const reference = /^[2-9A-HJ-NP-TV-Z]{4}-[2-9A-HJ-NP-TV-Z]{4}$/;

/** The address of a page that says thanks and focuses them. */
export function toThanksAddress(path: string, accepted: string, more: Record<string, string> = {}) {
  return `${path}?${new URLSearchParams({ sent: accepted, ...more })}#sent`;
}

/** The reference in such an address; undefined for anything else. */
export function parseReference(request: Request): string | undefined {
  const sent = new URL(request.url).searchParams.get("sent") ?? "";
  return reference.test(sent) ? sent : undefined;
}
