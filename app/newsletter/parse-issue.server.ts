import { Marked } from "marked";
import sanitize from "sanitize-html";
import { toPhoneHref } from "#app/region/phone.ts";
import { escapeHtml } from "#app/store/outbox/letter.ts";

/** Pixels: mail programs that know no style show pictures as wide as this. */
const PICTURE_WIDTH = "560";

/** A home as an issue shows it; addresses are absolute. */
export type Home = { title: string; price: string; address: string; url: string; picture: string };

type IssueWords = { subject: string; body: string };

type IssueOptions = {
  findHome: (id: string) => Home | undefined;
  /** For links without one. */
  origin: string;
};

/** A line with a single word, in a list or not. */
const wordLine = /^(?:[-*+] +)?([\w-]+)$/;
const looksLikeId = /^(?=.*[a-z])(?=.*\d)/i;
const link = /!?\[([^[\]]*)\]\(([^)\s[]+)(?:\s[^)[]*)?\)/g;

/** What is wrong with the words of an issue, for whoever wrote them. */
export class IssueFault extends Error {}

/**
 * An issue of the newsletter: Markdown, in which a line with nothing but the id of a home becomes the home. The text part is the
 * Markdown, with links written out. Throws an IssueFault, such as a home that is not on the market.
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
    /** The absolute addresses that its words link to, and those of its pictures, without those of the homes. */
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
  // Not its option: what that throws gets a remark of its own.
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

/** Markdown leaves HTML alone until the next empty line. */
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
