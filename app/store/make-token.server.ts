import { createHash, randomBytes } from "node:crypto";

/** Marks tokens: a capital letter within a word, which ids and file names do not have. */
const mark = /[a-z][A-Z][A-Z\d_-]/;

/** Random bytes as text, for a cookie or a link: by its mark, the log tells it from an id and leaves it out. */
export function makeToken(bytes: number): string {
  const token = randomBytes(bytes).toString("base64url");
  return mark.test(token) ? token : makeToken(bytes);
}

/** Hashes a secret (SHA-256), so that nobody who reads the store can use it. */
export function hashSecret(secret: string) {
  return createHash("sha256").update(secret).digest("base64url");
}
