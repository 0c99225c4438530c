import { hash, randomBytes } from "node:crypto";

/** A capital letter within a word, which ids and file names lack, marks a token. */
const mark = /[a-z][A-Z][A-Z\d_-]/;

/** Makes a random token for a cookie or a link. The log recognises it by its mark and leaves it out. */
export function makeToken(bytes: number): string {
  const token = randomBytes(bytes).toString("base64url");
  return mark.test(token) ? token : makeToken(bytes);
}

/** Hashes a secret (SHA-256), so that readers of the store cannot use it. */
export function hashSecret(secret: string) {
  return hash("sha256", secret, "base64url");
}
