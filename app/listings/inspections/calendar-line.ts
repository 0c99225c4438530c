const MAX_OCTETS = 75;
/** The first characters that take two, three and four octets in UTF-8. */
const octetSteps = [0x80, 0x800, 0x10000] as const;

/** A content line with a TEXT value: escaped, and folded as below (RFC 5545 §3.3.11). */
export function toTextLine(name: string, text: string): string {
  const escaped = text.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n");
  return foldLine(`${name}:${escaped}`);
}

/** Breaks a content line so that no part is longer than 75 octets, and never inside a character (RFC 5545 §3.1). */
export function foldLine(line: string): string {
  let folded = "";
  let octets = 0;
  for (const character of line) {
    const size = countOctets(character);
    const isFull = octets + size > MAX_OCTETS;
    folded += isFull ? `\r\n ${character}` : character;
    // The space that continues a line counts.
    octets = isFull ? 1 + size : octets + size;
  }
  return folded;
}

function countOctets(character: string) {
  const codePoint = character.codePointAt(0) ?? 0;
  return 1 + octetSteps.filter((step) => codePoint >= step).length;
}
