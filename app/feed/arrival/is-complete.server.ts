import { open } from "node:fs/promises";

const HEAD_BYTES = 4096;
/** Room for a ZIP's closing comment of up to 64 KB. */
const TAIL_BYTES = 66_000;
const ZIP_START = Buffer.from("PK\u0003\u0004");
const EMPTY_ZIP_START = Buffer.from("PK\u0005\u0006");
const GZIP_START = Buffer.from([0x1f, 0x8b]);
const ZIP_END_LENGTH = 22;
const tagName = /^<\/?([A-Za-z][\w.:-]{0,100})/;

/** Whether a file is a ZIP, by its first bytes. */
export function isZip(head: Uint8Array) {
  return ZIP_START.equals(head.subarray(0, 4)) || EMPTY_ZIP_START.equals(head.subarray(0, 4));
}

/** Whether a file is compressed with gzip, which is refused. */
export function isGzip(head: Uint8Array) {
  return GZIP_START.equals(head.subarray(0, 2));
}

/**
 * Whether an upload is complete: XML ends with the closing tag of its root, a ZIP with its central directory. The first
 * bytes of gzip suffice, because it is refused anyway.
 */
export async function isComplete(path: string) {
  const { head, tail } = await readEnds(path);
  if (isGzip(head)) return true;
  return isZip(head) ? endsAsZip(tail) : endsWithRoot(toText(head), toText(tail));
}

/** Tags are ASCII; UTF-16 adds a zero byte to each letter. */
function toText(bytes: Buffer) {
  return bytes.toString("latin1").replaceAll("\0", "");
}

/** Reads the first and the last bytes, which overlap in a short file. */
export async function readEnds(path: string, tailBytes = TAIL_BYTES) {
  await using file = await open(path);
  const { size } = await file.stat();
  const head = Buffer.alloc(Math.min(HEAD_BYTES, size));
  const tail = Buffer.alloc(Math.min(tailBytes, size));
  await file.read(head, 0, head.length, 0);
  await file.read(tail, 0, tail.length, size - tail.length);
  return { head, tail };
}

function endsWithRoot(head: string, tail: string) {
  const root = tagName.exec(skipProlog(head))?.[1];
  const end = withoutLastComments(tail);
  const last = end.slice(end.lastIndexOf("<"));
  const isClosed = last.endsWith(">") && (last.startsWith("</") || last.endsWith("/>"));
  return root !== undefined && isClosed && tagName.exec(last)?.[1] === root;
}

const prolog = [
  ["<?", "?>"],
  ["<!--", "-->"],
  ["<!", ">"],
] as const;

/** Skips everything before the root element's tag. */
function skipProlog(head: string): string {
  const text = head.slice(Math.max(0, head.indexOf("<")));
  const part = prolog.find(([start]) => text.startsWith(start));
  if (!part) return text;
  const end = text.indexOf(part[1]);
  return end < 0 ? "" : skipProlog(text.slice(end + part[1].length));
}

function withoutLastComments(tail: string): string {
  const text = tail.trimEnd();
  const start = text.endsWith("-->") ? text.lastIndexOf("<!--") : -1;
  return start < 0 ? text : withoutLastComments(text.slice(0, start));
}

/** Whether the central directory ends with a comment of exactly the length it declares. */
function endsAsZip(tail: Buffer) {
  const start = tail.lastIndexOf(EMPTY_ZIP_START);
  if (start < 0 || tail.length - start < ZIP_END_LENGTH) return false;
  const comment = tail.readUInt16LE(start + ZIP_END_LENGTH - 2);
  return tail.length - start === ZIP_END_LENGTH + comment;
}
