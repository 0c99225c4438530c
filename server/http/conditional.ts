import { createHash } from "node:crypto";

/** A strong ETag of the body, the same in every process that serves the same bytes. */
export function toETag(body: Buffer) {
  return toTag(createHash("sha256").update(body).digest("base64url"));
}

/** The ETag of a body whose SHA-256 (base64url) is known. */
export function toTag(digest: string) {
  return `"${digest.slice(0, 22)}"`;
}

/** Whether If-None-Match names this version; weak tags match, too. */
export function isFresh(ifNoneMatch: string | undefined, etag: string) {
  if (!ifNoneMatch) return false;
  return ifNoneMatch.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag || tag.trim() === "*");
}
