const LONGEST_LINE = 150;
const LONGEST_TEXT = 65_535;

const tags = /<\/?[a-z][^<>]{0,200}>/gi;
const lineTags = /<(?:br|\/p|\/div|\/li)\b[^<>]{0,200}>/gi;
/** Turns the direction of what follows, or hides in it. */
const invisible = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;

/** Plain text of several lines, as people wrote it: without tags, control characters and what turns its direction. */
export function cleanText(text: string) {
  const plain = text
    .replace(/\r\n?/g, "\n")
    .replace(lineTags, "\n")
    .replace(tags, "")
    .replace(/&nbsp;|\u00a0/g, " ")
    .replace(/&amp;/g, "&")
    .replace(control, "")
    .replace(invisible, "")
    .normalize("NFC")
    .split("\n")
    .map((line) => line.trimEnd())
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
  return cut(plain, LONGEST_TEXT);
}

/** The same in one line. */
export function cleanLine(text: string, longest = LONGEST_LINE) {
  return cut(cleanText(text).replace(/\s+/g, " "), longest);
}

function cut(text: string, longest: number) {
  return text.length <= longest ? text : [...text].slice(0, longest).join("").trim();
}
