/** The characters of Windows-1252 whose bytes are 0x80 to 0xbf: what can follow the first byte of a character in UTF-8. */
const following = new TextDecoder("windows-1252").decode(
  Uint8Array.from({ length: 64 }, (_, at) => 0x80 + at),
);
const byteOf = new Map([...following].map((character, at): [string, number] => [character, 0x80 + at]));
/** Accents, punctuation and emoji. Other first bytes are letters that may well stand before a quotation mark. */
const twice = new RegExp(`Â[\u00a0-\u00bf]|Ã[${following}]|â[${following}]{2}|ð[${following}]{3}`, "gu");
const utf8 = new TextDecoder("utf-8", { fatal: true });

/** "CafÃ©s" as "Cafés": UTF-8 that was read as Windows-1252 and written as UTF-8 again. */
export function mendEncoding(text: string) {
  return text.replace(twice, (characters) => {
    const bytes = [...characters].map((each) => byteOf.get(each) ?? each.charCodeAt(0));
    try {
      return utf8.decode(Uint8Array.from(bytes));
    } catch {
      return characters;
    }
  });
}
