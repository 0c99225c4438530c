import sanitize from "sanitize-html";
import { parseLink } from "./safe-address.ts";

const tags = [
  ...["p", "br", "b", "strong", "i", "em", "u", "s", "sub", "sup", "span", "blockquote", "hr"],
  ...["ul", "ol", "li", "a", "h1", "h2", "h3", "h4"],
];

type TextOptions = {
  /** Whether a heading of the first rank is still free on this page; a second one becomes one of the second. */
  mayHaveTitle: boolean;
};

/** The marketer's rich text as HTML that is safe to show: words and links, no styles, no scripts, no pictures. */
export function sanitizeText(html: string, { mayHaveTitle }: TextOptions) {
  let hasTitle = false;
  const text = sanitize(html, {
    allowedTags: tags,
    allowedAttributes: { a: ["href", "target", "rel"] },
    // Links are read by our own rules, below.
    allowedSchemes: ["http", "https", "mailto", "tel"],
    allowProtocolRelative: false,
    transformTags: {
      a: (_, { href, target }) => ({ tagName: "a", attribs: toLinkAttributes(href, target) }),
      h1: () => {
        const tagName = mayHaveTitle && !hasTitle ? "h1" : "h2";
        hasTitle = true;
        return { tagName, attribs: {} };
      },
    },
  });
  return { html: text.trim(), hasTitle: hasTitle && mayHaveTitle };
}

/** The words of a rich text, without their form. */
export function toPlainText(html: string) {
  const words = sanitize(html.replace(/<(?:br|\/p|\/div|\/h\d|\/li)\b/gi, " $&"), {
    allowedTags: [],
    allowedAttributes: {},
  });
  return decodeEntities(words).replace(/\s+/g, " ").trim();
}

function toLinkAttributes(href = "", target = ""): Record<string, string> {
  const link = parseLink(href);
  if (!link) return {};
  return target === "_blank" ? { href: link, target, rel: "noopener" } : { href: link };
}

const entities: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"' };

/** The four that the sanitiser writes; all others it has decoded. */
function decodeEntities(text: string) {
  return text.replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity);
}
