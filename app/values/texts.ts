import sanitize from "sanitize-html";
import { mendEncoding } from "./mend-encoding.ts";
import { parseYes } from "./yes.ts";

const LONGEST_LINE = 150;
const LONGEST_TEXT = 65_535;

/**
 * Invisible characters and direction marks, but not the joiner within an emoji. A soft hyphen may be a byte of a misread
 * character, so it is removed later.
 */
const invisible =
  /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff](?<!\p{Extended_Pictographic}\ufe0f?\u200d)/gu;
// biome-ignore lint/suspicious/noControlCharactersInRegex: removes them on purpose
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;

/** Ligatures from PDFs, and full-width and mathematical letters. */
const fancyLetters = /[\ufb00-\ufb06\uff01-\uff5e\u{1d400}-\u{1d7ff}]/gu;

/** Bullets of Word's fonts, which no other font has. */
const wordBullets = /^[ \t]*[\uf020-\uf0ff][ \t]*/gm;

/** Quick test that most texts pass: ASCII in one line, without what begins an entity, a tag or a mark. */
const clean = /^[ -%'-)+-;>-Z\]-~]*$/;

/** Plain text of several lines: HTML becomes paragraphs, invisible characters are removed. */
export function cleanText(text: string) {
  if (clean.test(text)) return cut(text.trim(), LONGEST_TEXT);
  const plain = mendEncoding(fromHtml(fromMarkup(fromMail(text))).replace(invisible, ""))
    .replace(/\\(?=['"])/g, "")
    .replace(/\\u([\da-f]{4})/gi, (_escape, code) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\r\n?|[\v\f\u2028\u2029]|(?:\\r)?\\n/g, "\n")
    .replace(wordBullets, "• ")
    .replace(fancyLetters, (letter) => letter.normalize("NFKC"))
    .replace(/[\u00a0\u202f]/g, " ")
    .replace(control, "")
    // Again, because mending may have produced some.
    .replace(invisible, "")
    .replaceAll("\u00ad", "")
    .normalize("NFC")
    .split("\n")
    .map((line) => line.trim())
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .replace(/^•\n{1,2}(?=.)/gm, "• ")
    .replace(/\n\n(?=• )/g, "\n")
    .trim();
  return cut(plain, LONGEST_TEXT);
}

export function cleanLine(text: string, longest = LONGEST_LINE) {
  return cut(cleanText(text).replace(/\s+/g, " "), longest);
}

/** A comma within a number does not separate. */
const between = /(?<!\d),|,(?!\d)|[;\n•|]/;
const bullet = /^[-–*·●▪] /;

/** Splits a list such as "Wine cellar, 1,200 litre tank", without entries such as "yes" or "none". */
export function splitList(text: string) {
  return cleanText(text)
    .split(between)
    .map((words) => cleanLine(words).replace(bullet, ""))
    .filter((words) => parseYes(words) === undefined);
}

function cut(text: string, longest: number) {
  return text.length <= longest ? text : [...text].slice(0, longest).join("").trim();
}

/** Signs that a text is still as in a mail: a line break or a character of two bytes or more. */
const quotedPrintable = /=0D=0A|=(?:C[2-9A-F]|D[\dA-F])=[89AB][\dA-F]|=E[\dA-F](?:=[89AB][\dA-F]){2}/;

/** Decodes quoted-printable: "caf=C3=A9s" is "cafés", and "=" at the end of a line joins it to the next. */
function fromMail(text: string) {
  if (!quotedPrintable.test(text)) return text;
  return text
    .replace(/=\r?\n/g, "")
    .replace(/(?:=[\dA-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll("=", ""), "hex").toString());
}

/** Tags of BBCode become HTML, and the marks of Markdown's bold words and headings go. */
function fromMarkup(text: string) {
  const isBBCode = /\[\/(?:b|i|u|list|url|size|color)\]/i.test(text);
  const html = isBBCode
    ? text
        .replace(/\[\*\]/g, "<li>")
        .replace(/\[(\/?)(?:b|i|u|url|size|color|center)(?:=[^\][]*)?\]/gi, "")
        .replace(/\[\/?list(?:=[^\][]*)?\]/gi, "<ul>")
    : text;
  return html
    .replace(/(?<!\*)\*\*([^\s*](?:[^*\n]*[^\s*])?)\*\*(?!\*)/g, "$1")
    .replace(/^#{1,6} (?=[^\s\d])/gm, "");
}

const tagOrEntity = /<[a-z/!]|&#?\w+;/i;
/** A "<" that begins no tag: "rent<mortgage", "<ann@agency.example>". */
const literalLessThan = /<(?!\/?[a-z][a-z\d:]*(?:\s[^<>]*)?\/?>|!)/gi;
/** Some software encodes its output repeatedly. */
const MOST_ENCODINGS = 3;

/** Plain text of HTML encoded up to three times, with a blank line between paragraphs. */
function fromHtml(text: string) {
  let plain = text.replace(/(?:<|&lt;)!\[CDATA\[|\]\](?:>|&gt;)/g, "").replace(surrogates, toEmoji);
  for (let round = 0; round < MOST_ENCODINGS && tagOrEntity.test(plain); round += 1)
    plain = decode(sanitize(toLines(plain), { allowedTags: [], allowedAttributes: {} }));
  return plain;
}

/** An emoji written as two references, as by software that counts in UTF-16: "&#55357;&#56832;". */
const surrogates = /&#(xd[89ab][\da-f]{2}|5[56]\d{3});&#(xd[c-f][\da-f]{2}|5[67]\d{3});/gi;

function toEmoji(_both: string, ...[high = "", low = ""]: string[]) {
  return String.fromCharCode(...[high, low].map((number) => Number(number.replace(/^x/i, "0x"))));
}

function toLines(html: string) {
  return html
    .replace(literalLessThan, "&lt;")
    .replace(/(?:<\/div>)?<div\b|<\/div\b|<[bh]r\b|<\/tr\b|<\/dd\b/gi, "\n$&")
    .replace(/<\/(?:t[dh]|dt)\b/gi, " $&")
    .replace(/<li\b[^<>]{0,200}>/gi, "\n• ")
    .replace(/<\/?(?:p|ul|ol|dl|table|blockquote|section|article|header|footer|h[1-6])\b/gi, "\n\n$&");
}

const entities: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"' };

/** sanitize-html encodes these four and decodes all others. */
function decode(text: string) {
  return text.replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity);
}

/** The characters of a named HTML entity such as "nbsp"; undefined for an unknown name. */
export function findCharacters(name: string) {
  const found = decode(sanitize(`&${name};`, { allowedTags: [] }));
  return found === `&${name};` ? undefined : found;
}
