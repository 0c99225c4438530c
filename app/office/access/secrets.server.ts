import { createHash, randomBytes } from "node:crypto";

const SECRET_BYTES = 32;

/** 256 random bits, as text. */
export function makeSecret() {
  return randomBytes(SECRET_BYTES).toString("base64url");
}

/** What the store keeps of a secret (SHA-256): who reads the store cannot use it. */
export function hashSecret(secret: string) {
  return createHash("sha256").update(secret).digest("base64url");
}
