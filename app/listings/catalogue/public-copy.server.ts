import { hash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants } from "node:zlib";

const LARGE_BYTES = 1024 * 1024;
/** Brotli quality. Quality 10 would take minutes for a large file. */
const quality = { small: 10, large: 4 } as const;

/** A file of GET /data/{name}. `bytes` is its length before compression; `digest` changes with its content. */
export type PublicCopy = { brotli: Uint8Array<ArrayBuffer>; bytes: number; digest: string };

/** Compresses a JSON list of `entries`, one per line. */
export async function toPublicCopy(entries: readonly string[]): Promise<PublicCopy> {
  const bytes = Buffer.from(`[${entries.join(",\n")}]\n`);
  const brotli = await promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: bytes.length > LARGE_BYTES ? quality.large : quality.small,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });
  // Hashes the compressed bytes: hashing many megabytes would block other requests.
  return { brotli, bytes: bytes.length, digest: hash("sha256", brotli, "base64url") };
}

export async function unpackPublicCopy({ brotli }: PublicCopy) {
  return new Uint8Array(await promisify(brotliDecompress)(brotli));
}
