import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const brotli = promisify(brotliCompress);

export const encodings = ["br", "gzip"] as const;
export type Encoding = (typeof encodings)[number];

/** Takes 3 ms for /listings. 9 takes 20 ms for 0.4 % less, 11 takes 200 ms for 8 % less. */
const QUALITY = 8;

/** Compresses a document for browsers that accept brotli. */
export function compressBrotli(body: Buffer) {
  return brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
}

/** The best encoding that an Accept-Encoding header names and does not refuse with q=0. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding | undefined {
  if (!acceptEncoding) return undefined;
  const accepted = new Map(acceptEncoding.split(",").map(parseCoding));
  return encodings.find((encoding) => (accepted.get(encoding) ?? 0) > 0);
}

function parseCoding(text: string): [string, number] {
  const [name = "", ...parameters] = text.split(";").map((part) => part.trim().toLowerCase());
  const weight = parameters.find((parameter) => parameter.startsWith("q="));
  return [name, weight === undefined ? 1 : Number(weight.slice(2)) || 0];
}

/** A strong ETag of the body, the same in every process that serves the same bytes. */
export function toETag(body: Buffer) {
  return toTag(createHash("sha256").update(body).digest("base64url"));
}

/** Makes the ETag of a body whose SHA-256 (base64url) is known. */
export function toTag(digest: string) {
  return `"${digest.slice(0, 22)}"`;
}

/** Whether If-None-Match names this version. Weak tags match, too. */
export function isFresh(ifNoneMatch: string | undefined, etag: string) {
  if (!ifNoneMatch) return false;
  return ifNoneMatch.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag || tag.trim() === "*");
}
