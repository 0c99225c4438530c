import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

export const encodings = ["br", "gzip"] as const;
export type Encoding = (typeof encodings)[number];
export type Compressed = Record<Encoding, Buffer>;

/** Compresses a text once in each encoding, at 10: 8 % smaller than 9, and not three times slower as 11 is. */
export async function compress(body: Buffer, quality = 10): Promise<Compressed> {
  const parameters = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const [br, gz] = await Promise.all([brotli(body, { params: parameters }), gzipped(body, { level: 9 })]);
  return { br, gzip: gz };
}

/** The encoding to answer with: the best that the visitor's browser accepts and does not refuse with q=0. */
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
