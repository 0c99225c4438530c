const brands = new Set(["heic", "heix", "heim", "heis", "hevc", "hevx"]);
const BRAND_LENGTH = 4;

export const heicAdvice =
  "This is a HEIC picture, which browsers do not show: choose JPEG (iPhone: Settings › Camera › Formats › Most Compatible), or export it as JPEG";

/** Whether a file is HEIC, by its content. AVIF belongs to the same family, but can be read. */
export function isHeic(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 256));
  if (start.toString("latin1", 4, 8) !== "ftyp") return false;
  const end = Math.min(start.readUInt32BE(0), start.length);
  for (let at = 8; at + BRAND_LENGTH <= end; at += BRAND_LENGTH)
    if (brands.has(start.toString("latin1", at, at + BRAND_LENGTH))) return true;
  return false;
}
