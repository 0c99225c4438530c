import { createRequire } from "node:module";
import type { Font } from "opentype.js";

const require = createRequire(import.meta.url);
// Its package says what it exports in a way that only require() understands.
const opentype: typeof import("opentype.js") = require("opentype.js");

/** A typeface from the bytes of a .woff. Throws where it has tables that the library cannot read. */
export function parseFont({ buffer, byteOffset, byteLength }: Uint8Array<ArrayBuffer>): Font {
  return opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength));
}
