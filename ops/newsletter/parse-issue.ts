import { createHash } from "node:crypto";
import { basename } from "node:path";
import { Marked, type Token } from "marked";
import sanitize from "sanitize-html";
import { escapeHtml } from "#app/store/outbox/letter.ts";

/** A home as an issue shows it; addresses are absolute. */
export type Home = { title: string; price: string; address: string; url: string; picture: string };

type IssueOptions = {
  findHome: (id: string) => Home | undefined;
  /** For links without one. */
  origin: string;
};

const fileName = /^[a-z\d][a-z\d-]{0,59}$/;
const subjectLine = /^# +(.+)$/;
/** Nothing but one word, in a list or not. */
const wordLine = /^\s*(?:[-*+] +)?([\w-]+)\s*$/;
const looksLikeId = /^(?=.*[a-z])(?=.*\d)/i;
const link = /!?\[([^\]]*)\]\(([^)\s]+)[^)]*\)/g;

/**
 * An issue of the newsletter: Markdown whose first line, "# …", is the subject. A line with nothing but the id of a home
 * becomes the home. The text part is the Markdown, with links written out. Throws when a home is not on the market.
 */
export function parseIssue(path: string, markdown: string, { findHome, origin }: IssueOptions) {
  const id = basename(path, ".md");
  if (!fileName.test(id))
    throw new Error(
      `${path}: its name becomes the issue's; small letters, digits and hyphens, such as 2026-12.md`,
    );
  const [first = "", ...lines] = markdown.trim().split(/\r?\n/);
  const subject = subjectLine.exec(first)?.[1]?.trim();
  if (!subject)
    throw new Error(`${path}: its first line must be the subject, such as "# Three homes by the sea"`);
  const parts = lines.map((line) => toHome(line, findHome) ?? line);
  return {
    id,
    digest: createHash("sha256").update(markdown).digest("hex"),
    subject,
    text: [subject, ...parts.map((part) => toText(part, origin))].join("\n").replace(/\n{3,}/g, "\n\n"),
    html: toHtml([first, ...parts], origin),
  };
}

function toHome(line: string, findHome: IssueOptions["findHome"]) {
  const word = wordLine.exec(line)?.[1];
  const home = word && findHome(word);
  if (word && !home && looksLikeId.test(word)) throw new Error(`There is no home "${word}" on the market.`);
  return home || undefined;
}

function toText(part: string | Home, origin: string) {
  if (typeof part !== "string") return `\n${part.title}\n${part.price}, ${part.address}\n${part.url}\n`;
  return part.replace(
    link,
    (_, label: string, address: string) => `${label} (${new URL(address, origin).href})`,
  );
}

function toHtml(parts: readonly (string | Home)[], origin: string) {
  const markdown = parts
    .map((part) => (typeof part === "string" ? part : `\n${toHomeHtml(part)}\n`))
    .join("\n");
  const marked = new Marked({ walkTokens: (token) => makeAbsolute(token, origin) });
  return sanitize(marked.parse(markdown, { async: false }), {
    allowedTags: [...sanitize.defaults.allowedTags, "img"],
    allowedAttributes: { a: ["href"], img: ["src", "alt", "width"] },
    allowedSchemes: ["http", "https", "mailto", "tel"],
  }).trim();
}

/** Markdown leaves HTML alone until the next empty line. */
function toHomeHtml(home: Home) {
  const { title, price, address, url, picture } = Object.fromEntries(
    Object.entries(home).map(([name, text]) => [name, escapeHtml(text.replace(/\s+/g, " "))]),
  );
  return `<p><a href="${url}"><img src="${picture}" alt="" width="560"><br><strong>${title}</strong></a><br>${price}, ${address}</p>`;
}

function makeAbsolute(token: Token, origin: string) {
  if (token.type === "link" || token.type === "image") token.href = new URL(token.href, origin).href;
}
