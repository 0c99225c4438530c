import { createHash } from "node:crypto";
import { PassThrough } from "node:stream";
import { pipeline } from "node:stream/promises";
import { constants, createBrotliCompress } from "node:zlib";

const LARGE_BYTES = 1024 * 1024;
/** Brotli's effort: a large file would take minutes at the one that makes a small file a tenth smaller. */
const effort = { small: 10, large: 4 } as const;
/** So much may have been read and not yet packed: reading goes on while another thread packs. */
const WAITING_BYTES = 4 * 1024 * 1024;
/** Goes to the other thread at once, and comes back in pieces of such a size: each waits for its turn among the visitors. */
const PACKED_AT_ONCE_BYTES = 1024 * 1024;
const PACKED_PIECE_BYTES = 256 * 1024;

/** A file as it was supplied, kept in brotli: that is what browsers ask for, and a quarter of the memory or less. */
export type KeptCopy = {
  brotli: Uint8Array<ArrayBuffer>;
  /** How many it has unpacked. */
  bytes: number;
  /** SHA-256 of the file, base64url. */
  digest: string;
};

/** Keeps the file that these pieces make up; `size` is about how many bytes they have. Each piece is shown to `onPiece` on its way. */
export async function keepCopy(
  pieces: AsyncIterable<Buffer>,
  size: number,
  onPiece: (piece: Buffer) => void,
): Promise<KeptCopy> {
  const hash = createHash("sha256");
  let bytes = 0;
  async function* show() {
    for await (const piece of pieces) {
      hash.update(piece);
      bytes += piece.length;
      onPiece(piece);
      yield piece;
    }
  }
  const brotli = await pipeline(
    show,
    gather,
    new PassThrough({ highWaterMark: WAITING_BYTES }),
    createBrotliCompress({ params: toParameters(size), chunkSize: PACKED_PIECE_BYTES }),
    join,
  );
  return { brotli, bytes, digest: hash.digest("base64url") };
}

/** Fewer, larger pieces, each one turn of the other thread. */
async function* gather(pieces: AsyncIterable<Buffer>) {
  let gathered: Buffer[] = [];
  let bytes = 0;
  for await (const piece of pieces) {
    gathered.push(piece);
    bytes += piece.length;
    if (bytes < PACKED_AT_ONCE_BYTES) continue;
    yield Buffer.concat(gathered);
    gathered = [];
    bytes = 0;
  }
  yield Buffer.concat(gathered);
}

/** In one copy: node:stream/consumers makes three, of tens of megabytes. */
async function join(pieces: AsyncIterable<Buffer>) {
  const all: Buffer[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
}

function toParameters(size: number) {
  return {
    [constants.BROTLI_PARAM_QUALITY]: size > LARGE_BYTES ? effort.large : effort.small,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: Math.min(size, LARGE_BYTES),
  };
}
