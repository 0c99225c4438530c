import { createReadStream } from "node:fs";
import { readFile, stat } from "node:fs/promises";

/** The most bytes of an XML declaration; nobody writes longer ones. */
const DECLARATION_BYTES = 200;
/** A file of one listing is some kB, and is read more than once. */
const MOST_KEPT_BYTES = 1024 * 1024;

/** A file of XML as it was sent. */
export type TextFile = {
  bytes: number;
  encoding: string;
  /** It is not in UTF-8, and does not say what it is in. */
  isGuessed: boolean;
  /** Piece by piece, without its byte order mark. */
  readText: () => AsyncIterable<string>;
};

/** Small files are read once, large ones whenever they are needed. Throws what reading throws. */
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
 * The encoding of a feed: UTF-16 if it begins with its mark, UTF-8 if every byte agrees, else what the file says it
 * is, else Windows-1252, in which CRMs paste from Word without saying so.
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

/** By its byte order mark: no other encoding begins like this. */
function toUtf16(start: string) {
  if (start.startsWith("\xff\xfe")) return "utf-16le";
  return start.startsWith("\xfe\xff") ? "utf-16be" : undefined;
}

function isKnown(encoding: string) {
  try {
    return new TextDecoder(encoding) !== undefined;
  } catch {
    return false;
  }
}
