const TIME_DIGITS = 12;

/** Makes a UUID of version 7: unique, and sorted by its time (ms). */
export function makeId(now: number) {
  const time = now.toString(16).padStart(TIME_DIGITS, "0");
  // Browsers have randomUUID only on https.
  const random = [...crypto.getRandomValues(new Uint8Array(10))].map((byte) =>
    byte.toString(16).padStart(2, "0"),
  );
  const digits = random.join("");
  const variant = "89ab"[Number.parseInt(digits.slice(3, 4), 16) % 4];
  return `${time.slice(0, 8)}-${time.slice(8)}-7${digits.slice(0, 3)}-${variant}${digits.slice(4, 7)}-${digits.slice(7, 19)}`;
}
