import { createReadStream } from "node:fs";

/** What an XML declaration can be in: nobody writes longer ones. */
const DECLARATION_BYTES = 200;

type Decoded = { encoding: string; isGuessed: boolean };

/**
 * The encoding of a feed: UTF-8 if every byte agrees, else what the file says it is, else Windows-1252, in which CRMs
 * paste from Word without saying so. Reads the file once; throws what reading throws.
 */
export async function detectEncoding(path: string): Promise<Decoded> {
  const utf8 = new TextDecoder("utf-8", { fatal: true });
  let start = "";
  try {
    for await (const chunk of createReadStream(path)) {
      if (start === "") start = Buffer.from(chunk).subarray(0, DECLARATION_BYTES).toString("latin1");
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

/** The text of a file, piece by piece, without its byte order mark. */
export async function* readText(path: string, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of createReadStream(path)) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

function isKnown(encoding: string) {
  try {
    return new TextDecoder(encoding) !== undefined;
  } catch {
    return false;
  }
}
