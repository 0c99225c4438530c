import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { limitBytes } from "#app/store/limit-bytes.server.ts";

type SaveOptions = {
  mostBytes: number;
  tooLarge: () => Error;
  /** Flushes the file to the disk before returning. */
  flush?: boolean;
  signal?: AbortSignal;
};

/** Writes a stream to a file. Returns its size, and its SHA-256 in hex. */
export async function saveStream(
  source: Readable,
  path: string,
  { mostBytes, tooLarge, flush, signal }: SaveOptions,
) {
  const hash = createHash("sha256");
  let bytes = 0;
  async function* measure(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of limitBytes(chunks, { mostBytes, tooLarge })) {
      bytes += chunk.length;
      hash.update(chunk);
      yield chunk;
    }
  }
  await pipeline(source, measure, createWriteStream(path, { flush }), { signal });
  return { sha256: hash.digest("hex"), bytes };
}

/** The SHA-256 of a file, in hex. */
export async function hashFile(path: string) {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest("hex");
}
