const TIME_DIGITS = 12;
const uuid = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
const VERSION_DIGIT = 14;

/** A UUID of version 7: unique, and sorted by the time it was made (ms). */
export function makeId(now: number) {
  const time = now.toString(16).padStart(TIME_DIGITS, "0");
  // Not randomUUID: browsers have it on https only.
  const random = [...crypto.getRandomValues(new Uint8Array(10))].map((byte) =>
    byte.toString(16).padStart(2, "0"),
  );
  const digits = random.join("");
  const variant = "89ab"[Number.parseInt(digits.slice(3, 4), 16) % 4];
  return `${time.slice(0, 8)}-${time.slice(8)}-7${digits.slice(0, 3)}-${variant}${digits.slice(4, 7)}-${digits.slice(7, 19)}`;
}

/**
 * The id of the newsletter form in the footer. Pages are cached for everybody, so it says no more than that a form of
 * ours was sent; an address that is sent twice is one subscriber anyway.
 */
export const FOOTER_SUBMISSION = "00000000-0000-7000-8000-000000000000";

/** Reads the id that a form was rendered with. */
export function parseId(text: string): string | undefined {
  const id = text.trim().toLowerCase();
  return uuid.test(id) ? id : undefined;
}

/** When the id was made (ms), for ids that say so. */
export function getTimeOfId(id: string): number | undefined {
  if (id[VERSION_DIGIT] !== "7") return undefined;
  return Number.parseInt(id.replace("-", "").slice(0, TIME_DIGITS), 16);
}
