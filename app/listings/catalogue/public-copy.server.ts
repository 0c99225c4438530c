import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants } from "node:zlib";
import { inBatches } from "./pacing.server.ts";

const LARGE_BYTES = 1024 * 1024;
const HASHED_BYTES = 64 * 1024;
/** Brotli quality: 10 would take minutes on a large file. */
const quality = { small: 10, large: 4 } as const;

/** For GET /data/{name}: `bytes` is the length before compression, `digest` the SHA-256 (base64url). */
export type PublicCopy = { brotli: Uint8Array<ArrayBuffer>; bytes: number; digest: string };

/** Packs a list with one entry, as JSON, on each line. */
export async function toPublicCopy(entries: readonly string[]): Promise<PublicCopy> {
  const bytes = Buffer.from(`[${entries.join(",\n")}]\n`);
  const brotli = await promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: bytes.length > LARGE_BYTES ? quality.large : quality.small,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });
  const hash = createHash("sha256");
  const starts = Array.from(
    { length: Math.ceil(bytes.length / HASHED_BYTES) },
    (_, part) => part * HASHED_BYTES,
  );
  await inBatches(starts, (start) => hash.update(bytes.subarray(start, start + HASHED_BYTES)));
  return { brotli, bytes: bytes.length, digest: hash.digest("base64url") };
}

export async function unpackPublicCopy({ brotli }: PublicCopy) {
  return new Uint8Array(await promisify(brotliDecompress)(brotli));
}
