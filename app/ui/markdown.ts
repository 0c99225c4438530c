/** A block between empty lines, in the Markdown that the office's buttons write. */
export type Block =
  | { kind: "paragraph" | "heading" | "pullQuote"; text: string }
  | { kind: "list"; text: string; items: readonly string[] }
  /** `name` is a picture in public/pictures, or an address. */
  | { kind: "picture"; name: string; text: string };

/** Blocks that need no empty line around them: a heading, a picture, a list. */
const ownBlock = /^(?:## .*|!\[.*\]\(.*\)|- .*(?:\n- .*)*)$/gm;

/** Parses paragraphs, "## Heading", "> Pull quote", lines that begin with "- ", and "![Caption](picture)". */
export function parseMarkdown(content: string): Block[] {
  return content
    .replace(ownBlock, "\n$&\n")
    .trim()
    .split(/\n\s*\n/)
    .map(toBlock);
}

function toBlock(text: string): Block {
  const [, caption, name] = /^!\[([^\]]*)\]\(([\w./-]+)\)$/s.exec(text) ?? [];
  if (caption !== undefined && name) return { kind: "picture", name, text: caption };
  if (text.startsWith("## ")) return { kind: "heading", text: text.slice(3) };
  if (text.startsWith("> ")) return { kind: "pullQuote", text: text.slice(2) };
  const lines = text.split("\n");
  if (lines.every((line) => line.startsWith("- ")))
    return { kind: "list", text, items: lines.map((line) => line.slice(2)) };
  return { kind: "paragraph", text };
}

/** A run of text: plain, bold, or a link. */
export type Span = { text: string; isBold?: true; href?: string };

const marked = /\*\*([^*\n]+)\*\*|\[([^\]\n]+)\]\(((?:https?:\/\/|mailto:|tel:|\/)[^\s()]*)\)/g;

/** Parses a block's runs: "**bold**" and "[words](/journal)". */
export function parseSpans(text: string): Span[] {
  const spans: Span[] = [];
  let end = 0;
  for (const { 0: whole, 1: bold, 2: words = "", 3: href, index } of text.matchAll(marked)) {
    spans.push({ text: text.slice(end, index) }, bold ? { text: bold, isBold: true } : { text: words, href });
    end = index + whole.length;
  }
  return [...spans, { text: text.slice(end) }].filter((span) => span.text !== "");
}
