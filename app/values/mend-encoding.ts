/** Windows-1252 characters of the bytes 0x80 to 0xbf, which in UTF-8 follow a character's first byte. */
const windows = new TextDecoder("windows-1252").decode(Uint8Array.from({ length: 64 }, (_, at) => 0x80 + at));
const following = `[${windows}\u0080-\u009f]`;
const byteOf = new Map([...windows].map((character, at): [string, number] => [character, 0x80 + at]));

/**
 * Sequences that nobody writes: accents, punctuation and emoji with each byte read as a character. Ambiguous first
 * bytes, which may be letters before a quotation mark, count only before characters that never follow a letter, or
 * several in a row.
 */
const misread = new RegExp(
  [
    "Â[\u0080-\u00bf]",
    `Ã${following}`,
    `â${following}{2}|á[º»]${following}|ï[¸»¿][\u008f½¿]`,
    `ð${following}{3}`,
    "[Ä-ß][\u0080-\u009f¡¢£¤¥¦§¬¯±µ¶¸ªº¼½¾¿ƒœ†‡ˆ‰]",
    "Å\u00a0(?=\\p{Ll})|Å[’“](?=\\p{L})",
    `(?:[Ã-ß]${following}){2,}`,
    `(?:[ã-é]${following}{2}){2,}`,
  ].join("|"),
  "gu",
);
const run = /[^\p{ASCII}]{2,}/gu;
/** Quick test: most texts contain none of these, so nothing in them was misread. */
const suspect = /[ÂÃÄ-ßâáã-éïð\u0080-\u009f]/;
const utf8 = new TextDecoder("utf-8", { fatal: true });
/** Some texts passed through two programs that misread them. */
const MOST_ROUNDS = 3;

/** Mends UTF-8 that was read as Windows-1252 or Latin-1, also repeatedly: "CafÃ©s" becomes "Cafés". */
export function mendEncoding(text: string) {
  if (!suspect.test(text)) return text;
  let mended = text;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const before = mended;
    // Ambiguous characters beside a certain one were misread with it, if together they are valid UTF-8.
    mended = before
      .replace(run, (words) => (words.search(misread) < 0 ? words : decode(words)))
      .replace(misread, decode);
    if (mended === before) break;
  }
  // Replaces &#146; and the like: Windows-1252 numbers in the place of Unicode ones.
  return mended.replace(/[\u0080-\u009f]/g, (each) => windows.charAt(each.charCodeAt(0) - 0x80));
}

function decode(characters: string) {
  const bytes = [...characters].map((each) => byteOf.get(each) ?? each.charCodeAt(0));
  if (bytes.some((byte) => byte > 0xff)) return characters;
  try {
    return utf8.decode(Uint8Array.from(bytes));
  } catch {
    return characters;
  }
}

/** Remains of characters that can no longer be restored, and formats that are not read. */
const lost = new RegExp(
  [
    /\ufffd|\p{Ll}Ã|Ã[^\p{L}\s]|(?<!\p{L})Â(?!\p{L})|\p{Ll}Â|â[€„]|ðŸ|‚Ä|\p{L}[\u0080-\u009f]|√©/u,
    // "owner?s" and "owner=92s"
    /\p{L}\?(?:s|t|re|ve|ll)(?![\p{L}=])|\p{Ll}=[89A-F][\dA-F](?=\p{Ll}|\s)/u,
    // A sign of Word's fonts that is no bullet.
    /\S[ \t]{0,9}[\uf020-\uf0ff]/u,
    // RTF.
    /\\(?:rtf\d|par\b)/u,
  ]
    .map(({ source }) => source)
    .join("|"),
  "u",
);
const perhapsLost = /[ÂÃâð‚√\u0080-\u009f\ufffd\uf020-\uf0ff?=\\]/;
const BEFORE = 20;
const SHOWN = 60;

/** Returns the words around characters that were already broken when sent; undefined if there are none. */
export function findBroken(text: string) {
  if (!perhapsLost.test(text)) return undefined;
  const found = lost.exec(text);
  return found ? text.slice(Math.max(0, found.index - BEFORE)).slice(0, SHOWN) : undefined;
}
