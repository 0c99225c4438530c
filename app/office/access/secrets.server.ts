import { createHash } from "node:crypto";
import { makeToken } from "#app/store/make-token.server.ts";

const SECRET_BYTES = 32;

/** A little less than 256 random bits, as text. */
export function makeSecret() {
  return makeToken(SECRET_BYTES);
}

/** Hashes a secret (SHA-256), so that nobody who reads the store can use it. */
export function hashSecret(secret: string) {
  return createHash("sha256").update(secret).digest("base64url");
}
