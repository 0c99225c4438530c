import { toParagraphs } from "#app/region/format.ts";

export type ArticleBlock =
  | { kind: "paragraph" | "heading" | "pullQuote"; text: string }
  /** `name` is that of a picture in public/pictures. */
  | { kind: "picture"; name: string; text: string };

/** Paragraphs, "## Heading", "> Pull quote" and "![Caption](picture)". */
export function toArticleBlocks(content: string): ArticleBlock[] {
  return toParagraphs(content).map((text) => {
    const [, caption, name] = /^!\[([^\]]*)\]\(([\w-]+)\)$/s.exec(text) ?? [];
    if (caption !== undefined && name) return { kind: "picture", name, text: caption };
    if (text.startsWith("## ")) return { kind: "heading", text: text.slice(3) };
    if (text.startsWith("> ")) return { kind: "pullQuote", text: text.slice(2) };
    return { kind: "paragraph", text };
  });
}

const READING_WORDS_PER_MINUTE = 220;

/** Reading time in whole minutes, at least 1. */
export function toReadingMinutes(content: string) {
  const words = content.match(/\S+/g)?.length ?? 0;
  return Math.max(1, Math.ceil(words / READING_WORDS_PER_MINUTE));
}
