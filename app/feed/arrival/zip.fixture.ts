import { crc32, deflateRawSync } from "node:zlib";

const DEFLATE = 8;
const UTF8_NAMES = 0x800;

/** Packs texts into a ZIP with a central directory (PKWARE's APPNOTE, 4.3). */
export function makeZip(entries: Record<string, string>) {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [path, text] of Object.entries(entries)) {
    const [name, packed] = [Buffer.from(path), deflateRawSync(text)];
    const sizes = [crc32(text), packed.length, Buffer.byteLength(text)];
    // Version, flags, method, time and date, then sizes and the lengths of name and extra field.
    const about = [
      ...toBytes(2, 20, UTF8_NAMES, DEFLATE, 0, 0),
      ...toBytes(4, ...sizes),
      ...toBytes(2, name.length, 0),
    ];
    const file = Buffer.from([...Buffer.from("PK\x03\x04"), ...about, ...name, ...packed]);
    const rest = [...toBytes(2, 0, 0, 0), ...toBytes(4, 0, offset)];
    directory.push(
      Buffer.from([...Buffer.from("PK\x01\x02"), ...toBytes(2, 20), ...about, ...rest, ...name]),
    );
    files.push(file);
    offset += file.length;
  }
  const { length } = directory;
  const index = Buffer.concat(directory);
  const end = [...toBytes(2, 0, 0, length, length), ...toBytes(4, index.length, offset), ...toBytes(2, 0)];
  return Buffer.concat([...files, index, Buffer.from([...Buffer.from("PK\x05\x06"), ...end])]);
}

/** Numbers of `size` bytes each, the lowest byte first. */
function toBytes(size: number, ...numbers: readonly number[]) {
  return numbers.flatMap((number) =>
    Array.from({ length: size }, (_, byte) => (number >>> (8 * byte)) & 255),
  );
}
