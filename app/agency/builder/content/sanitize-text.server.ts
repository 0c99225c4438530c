import sanitize from "sanitize-html";
import { parseLink } from "./safe-address.ts";

const tags = [
  ...["p", "br", "b", "strong", "i", "em", "u", "s", "sub", "sup", "span", "blockquote", "hr"],
  ...["ul", "ol", "li", "a", "h1", "h2", "h3", "h4"],
];

type TextOptions = {
  /** Whether the page has no h1 yet; further ones become h2. */
  mayHaveTitle: boolean;
};

/** Rich text as safe HTML: formatting and links, no styles, scripts or pictures. */
export function sanitizeText(html: string, { mayHaveTitle }: TextOptions) {
  let hasTitle = false;
  const text = sanitize(html, {
    allowedTags: tags,
    allowedAttributes: { a: ["href", "target", "rel"] },
    // Links are checked by parseLink, below.
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

/** Rich text without markup. */
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

/** sanitize-html encodes these four and decodes all others. */
function decodeEntities(text: string) {
  return text.replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity);
}
