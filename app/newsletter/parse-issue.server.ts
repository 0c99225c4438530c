import { Marked } from "marked";
import sanitize from "sanitize-html";
import { toPhoneHref } from "#app/region/phone.ts";
import { escapeHtml } from "#app/store/outbox/letter.ts";

/** Pixels, for mail programs that ignore styles. */
const PICTURE_WIDTH = "560";

/** A home in an issue; addresses are absolute. */
export type Home = { title: string; price: string; address: string; url: string; picture: string };

type IssueWords = { subject: string; body: string };

type IssueOptions = {
  findHome: (id: string) => Home | undefined;
  /** The origin of relative links. */
  origin: string;
};

/** A line with a single word, which may be a list item. */
const wordLine = /^(?:[-*+] +)?([\w-]+)$/;
const looksLikeId = /^(?=.*[a-z])(?=.*\d)/i;
const link = /!?\[([^[\]]*)\]\(([^)\s[]+)(?:\s[^)[]*)?\)/g;

/** A fault in the words of an issue; the message is for their author. */
export class IssueFault extends Error {}

/**
 * Parses an issue: Markdown, in which a line with only a home's id becomes that home. The text part is the Markdown
 * with links written out. Throws an IssueFault, for example for a home that is not on the market.
 */
export function parseIssue({ subject, body }: IssueWords, { findHome, origin }: IssueOptions) {
  const parts = body
    .trim()
    .split(/\r?\n/)
    .map((line) => toHome(line, findHome) ?? line);
  const { html, links, pictures } = toHtml([`# ${subject}\n`, ...parts], origin);
  return {
    subject,
    text: [subject, "", ...parts.map((part) => toText(part, origin))].join("\n").replace(/\n{3,}/g, "\n\n"),
    html,
    /** The absolute addresses of links and pictures, without those of the homes. */
    links,
    pictures,
  };
}

function toHome(line: string, findHome: IssueOptions["findHome"]) {
  const word = wordLine.exec(line.trim())?.[1];
  const home = word && findHome(word);
  if (word && !home && looksLikeId.test(word))
    throw new IssueFault(`There is no home "${word}" on the market.`);
  return home || undefined;
}

function toText(part: string | Home, origin: string) {
  if (typeof part !== "string") return `\n${part.title}\n${part.price}, ${part.address}\n${part.url}\n`;
  return part.replace(
    link,
    (_, label: string, address: string) => `${label} (${toAbsolute(address, origin)})`,
  );
}

function toHtml(parts: readonly (string | Home)[], origin: string) {
  const markdown = parts
    .map((part) => (typeof part === "string" ? part : `\n${toHomeHtml(part)}\n`))
    .join("\n");
  const links: string[] = [];
  const pictures: string[] = [];
  const marked = new Marked();
  const tokens = marked.lexer(markdown);
  // Not the option `walkTokens` of marked, which adds a remark of its own to errors.
  void marked.walkTokens(tokens, (token) => {
    if (token.type !== "link" && token.type !== "image") return;
    token.href = toAbsolute(token.href, origin);
    (token.type === "link" ? links : pictures).push(token.href);
  });
  const html = sanitize(marked.parser(tokens), {
    allowedTags: [...sanitize.defaults.allowedTags, "img"],
    allowedAttributes: { a: ["href"], img: ["src", "alt", "width"] },
    allowedSchemes: ["http", "https", "mailto", "tel"],
    transformTags: { img: sanitize.simpleTransform("img", { width: PICTURE_WIDTH }) },
  }).trim();
  return { html, links, pictures };
}

/** HTML without an empty line, which Markdown passes through unchanged. */
function toHomeHtml(home: Home) {
  const { title, price, address, url, picture } = Object.fromEntries(
    Object.entries(home).map(([name, text]) => [name, escapeHtml(text.replace(/\s+/g, " "))]),
  );
  return `<p><a href="${url}"><img src="${picture}" alt=""><br><strong>${title}</strong></a><br>${price}, ${address}</p>`;
}

function toAbsolute(address: string, origin: string) {
  const url = URL.parse(address, origin);
  if (!url) throw new IssueFault(`The link "${address}" leads nowhere.`);
  return url.protocol === "tel:" ? toPhoneHref(url.pathname) : url.href;
}
