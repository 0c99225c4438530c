import { open } from "node:fs/promises";

const HEAD_BYTES = 4096;
/** A ZIP may end with a comment of 64 KB. */
const TAIL_BYTES = 66_000;
const ZIP_START = Buffer.from("PK\u0003\u0004");
const EMPTY_ZIP_START = Buffer.from("PK\u0005\u0006");
const ZIP_END_LENGTH = 22;
const rootTag = /<([A-Za-z][\w.:-]*)/;
const lastTag = /<\/([\w.:-]+)\s*>\s*$|<([\w.:-]+)[^<>]*\/>\s*$/;

/** Whether a file is a ZIP, by its first bytes. */
export function isZip(head: Uint8Array) {
  return ZIP_START.equals(head.subarray(0, 4)) || EMPTY_ZIP_START.equals(head.subarray(0, 4));
}

/** Whether all of a file is here: it ends with the closing tag of its root, a ZIP with its central directory. */
export async function isComplete(path: string) {
  const { head, tail } = await readEnds(path);
  return isZip(head) ? endsAsZip(tail) : endsWithRoot(head.toString("latin1"), tail.toString("latin1"));
}

/** The first and the last bytes; of a short file they overlap. */
export async function readEnds(path: string) {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const head = Buffer.alloc(Math.min(HEAD_BYTES, size));
    const tail = Buffer.alloc(Math.min(TAIL_BYTES, size));
    await file.read(head, 0, head.length, 0);
    await file.read(tail, 0, tail.length, size - tail.length);
    return { head, tail };
  } finally {
    await file.close();
  }
}

function endsWithRoot(head: string, tail: string) {
  const withoutProlog = head.replace(/<\?[^?]*\?>|<!--[\s\S]*?-->|<!DOCTYPE[^>]*>/gi, "");
  const [, root] = rootTag.exec(withoutProlog) ?? [];
  const [, closed, alone] = lastTag.exec(tail.replace(/(?:<!--[^<>]*-->\s*)+$/, "")) ?? [];
  return root !== undefined && (closed ?? alone) === root;
}

/** The end of the central directory, with a comment exactly as long as it says. */
function endsAsZip(tail: Buffer) {
  const start = tail.lastIndexOf(EMPTY_ZIP_START);
  if (start < 0 || tail.length - start < ZIP_END_LENGTH) return false;
  const comment = tail.readUInt16LE(start + ZIP_END_LENGTH - 2);
  return tail.length - start === ZIP_END_LENGTH + comment;
}
