import { createReadStream } from "node:fs";
import { readFile, stat } from "node:fs/promises";

/** Longest XML declaration that is looked for. */
const DECLARATION_BYTES = 200;
/** Files up to this size are kept in memory: one listing takes a few kB and is read more than once. */
const MOST_KEPT_BYTES = 1024 * 1024;

/** An XML file as it was sent. */
export type TextFile = {
  bytes: number;
  encoding: string;
  /** Neither its bytes nor its declaration say its encoding. */
  isGuessed: boolean;
  /** Yields chunks without the byte order mark. */
  readText: () => AsyncIterable<string>;
};

/** Opens a file. Small files are kept in memory, large ones read again each time. Throws the errors of reading. */
export async function openTextFile(path: string): Promise<TextFile> {
  const { size } = await stat(path);
  const kept = size <= MOST_KEPT_BYTES ? await readFile(path) : undefined;
  const read = () => (kept ? [kept] : createReadStream(path));
  const { encoding, isGuessed } = await detectEncoding(read());
  async function* readText() {
    const decoder = new TextDecoder(encoding);
    for await (const chunk of read()) yield decoder.decode(chunk, { stream: true });
    yield decoder.decode();
  }
  return { bytes: size, encoding, isGuessed, readText };
}

/**
 * Detects the encoding: UTF-16 by its first bytes, UTF-8 if every byte is valid, else the declared encoding, else
 * Windows-1252, because CRMs paste from Word without declaring it.
 */
async function detectEncoding(chunks: Iterable<Buffer> | AsyncIterable<Buffer>) {
  const utf8 = new TextDecoder("utf-8", { fatal: true });
  let start = "";
  try {
    for await (const chunk of chunks) {
      if (start === "") start = chunk.subarray(0, DECLARATION_BYTES).toString("latin1");
      const utf16 = toUtf16(start);
      if (utf16) return { encoding: utf16, isGuessed: false };
      utf8.decode(chunk, { stream: true });
    }
    utf8.decode();
    return { encoding: "utf-8", isGuessed: false };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
  const [declaration = ""] = start.split("?>");
  const declared = /encoding=["']([\w.:-]+)/.exec(declaration)?.[1]?.toLowerCase();
  const isOther = declared !== undefined && !/^utf-?8$/.test(declared) && isKnown(declared);
  return isOther ? { encoding: declared, isGuessed: false } : { encoding: "windows-1252", isGuessed: true };
}

/** Only UTF-16 begins with these byte order marks, or has a zero byte beside the first "<". */
function toUtf16(start: string) {
  if (/^(?:\xff\xfe|<\0)/.test(start)) return "utf-16le";
  return /^(?:\xfe\xff|\0<)/.test(start) ? "utf-16be" : undefined;
}

function isKnown(encoding: string) {
  try {
    return new TextDecoder(encoding) !== undefined;
  } catch {
    return false;
  }
}
