import type { Provider } from "#app/feed/folder/providers-schema.ts";
import { FeedError } from "#app/feed/format.ts";
import { findCharacters } from "#app/values/texts.ts";

/** A character that no software sends, to mark an unknown entity until its field is left out. */
const MARK = "\ue0ff";
/** Maximum length of an entity, tag or section end; a chunk's last characters are held back so that none is split. */
const LONGEST = 40;

const found = /&(#x[\da-f]{1,33}|#\d{1,33}|[a-z][\w.-]{0,33});|&|<!\[CDATA\[|<!--/gi;
const ofXml = new Set(["amp", "lt", "gt", "quot", "apos"]);
const marked = new RegExp(`${MARK}([\\w.#-]+) (\\d+);`);
/** Characters that XML allows in a text. */
const allowed = /^[\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]$/u;
const HIGHEST = 0x10_ff_ff;
/** Characters that XML does not allow, often from a paste; a vertical tab is Word's line break. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: removes them on purpose
const disallowed = /[\u0000-\u0008\v\f\u000e-\u001f\ufffe\uffff]/g;
/** Sections in which & is plain text, with their ends. */
const sections: Readonly<Record<string, string>> = { "<![CDATA[": "]]>", "<!--": "-->" };

/**
 * Marks unknown entities with their lines. What XML does not allow before its declaration or as a character is dropped;
 * an invalid reference becomes text, because it may be half of an emoji. A bare & becomes &amp; if the provider's
 * settings ask for that; otherwise it throws a FeedError.
 */
export async function* markEntities(
  chunks: AsyncIterable<string> | Iterable<string>,
  { repairsAmpersands }: Pick<Provider, "repairsAmpersands">,
): AsyncGenerator<string> {
  let rest = "";
  let line = 1;
  /** The end of the open section. */
  let closing: string | undefined;

  function mark(text: string) {
    let out = "";
    let at = 0;
    while (at < text.length) {
      if (closing) {
        const end = text.indexOf(closing, at);
        const next = end < 0 ? text.length : end + closing.length;
        if (end >= 0) closing = undefined;
        out += text.slice(at, next);
        at = next;
        continue;
      }
      found.lastIndex = at;
      const match = found.exec(text);
      if (!match) return out + text.slice(at);
      const [words, name = ""] = match;
      const isInvalid = name.startsWith("#") && !isCharacter(name);
      const isKnown = ofXml.has(name) || name.startsWith("#");
      const characters = isKnown || !/^\w+$/.test(name) ? undefined : findCharacters(name);
      const unknown = isKnown || characters ? "" : name;
      out += text.slice(at, match.index);
      at = match.index + words.length;
      closing = sections[words.toUpperCase()];
      if (words === "&" && !repairsAmpersands) throw toBare(text, match.index, line);
      if (words === "&" || isInvalid) out += `&amp;${words.slice(1)}`;
      else if (unknown) out += `${MARK}${unknown} ${line + countLines(text.slice(0, match.index))};`;
      else out += characters ? toReferences(characters) : words;
    }
    return out;
  }

  let isStarted = false;
  for await (const chunk of chunks) {
    const sent: string = isStarted ? chunk : chunk.trimStart();
    isStarted ||= sent !== "";
    const text = rest + sent.replace(disallowed, (each) => (each === "\v" || each === "\f" ? "\n" : ""));
    const cut = findCut(text);
    const whole = text.slice(0, cut);
    rest = text.slice(cut);
    yield mark(whole);
    line += countLines(whole);
  }
  yield mark(rest);
}

export function findEntityFaults(text: string) {
  const [, name, line] = text.includes(MARK) ? (marked.exec(text) ?? []) : [];
  return name ? { name, line: Number(line) } : undefined;
}

/** Where to cut a chunk so that nothing is split. */
function findCut(text: string) {
  const from = text.length - LONGEST;
  const [ended = ""] = /[\]-]+$/.exec(text.slice(-2)) ?? [];
  const starts = [text.lastIndexOf("&"), text.lastIndexOf("<"), text.length - ended.length];
  return Math.min(text.length, ...starts.filter((start) => start >= 0 && start > from));
}

function toBare(text: string, index: number, line: number) {
  const before = text.slice(0, index);
  const place = { line: line + countLines(before), column: index - before.lastIndexOf("\n") };
  return new FeedError("an & stands alone; write it as &amp;", place);
}

/** Whether a reference such as #160 or #xA0 is a character that XML allows. */
function isCharacter(name: string) {
  const number = Number(name.slice(1).replace(/^x/i, "0x"));
  return number <= HIGHEST && allowed.test(String.fromCodePoint(number));
}

function toReferences(characters: string) {
  return [...characters].map((each) => `&#${each.codePointAt(0)};`).join("");
}

function countLines(text: string) {
  let lines = 0;
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) lines += 1;
  return lines;
}
