import { crc32 } from "node:zlib";

const VERSION = 20;
const NAMES_IN_UTF8 = 0x0800;
/** The first of January 1980: the earliest that a ZIP can say. */
const DAY = 0x0021;

/** A ZIP of files as they are: pictures would not shrink. */
export function makeZip(files: ReadonlyMap<string, Buffer>) {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [path, bytes] of files) {
    const name = Buffer.from(path);
    const sizes = [...toWords(bytes.length), ...toWords(bytes.length), name.length, 0];
    const facts = [VERSION, NAMES_IN_UTF8, 0, 0, DAY, ...toWords(crc32(bytes)), ...sizes];
    const file = Buffer.concat([toBytes(...toWords(0x04034b50), ...facts), name, bytes]);
    directory.push(
      toBytes(...toWords(0x02014b50), VERSION, ...facts, 0, 0, 0, 0, 0, ...toWords(offset)),
      name,
    );
    parts.push(file);
    offset += file.length;
  }
  const index = Buffer.concat(directory);
  const counts = [0, 0, files.size, files.size, ...toWords(index.length), ...toWords(offset), 0];
  return Buffer.concat([...parts, index, toBytes(...toWords(0x06054b50), ...counts)]);
}

/** A number of four bytes as two of two, the lower first. */
function toWords(number: number) {
  return [number & 0xffff, number >>> 16] as const;
}

function toBytes(...words: readonly number[]) {
  const bytes = Buffer.alloc(2 * words.length);
  for (const [index, word] of words.entries()) bytes.writeUInt16LE(word, 2 * index);
  return bytes;
}
