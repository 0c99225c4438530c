import sanitize from "sanitize-html";
import { toPhoneHref } from "#app/region/phone.ts";

const tags = "p br b strong i em u s sub sup span blockquote hr ul ol li a h1 h2 h3 h4".split(" ");

type TextOptions = {
  /** Whether an h1 is allowed, because the page has none yet; others become h2. */
  mayHaveTitle: boolean;
};

/** Sanitises rich text: keeps formatting and links, drops styles, scripts and pictures. */
export function sanitizeText(html: string, { mayHaveTitle }: TextOptions) {
  let hasTitle = false;
  const text = sanitize(html, {
    allowedTags: tags,
    allowedAttributes: { a: ["href", "target", "rel"] },
    // parseLink, below, checks the links.
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

/** Strips the markup of rich text. */
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

/** sanitize-html leaves only these four entities encoded. */
function decodeEntities(text: string) {
  return text.replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity);
}

/** Where the service hosts pictures. */
export const BUILDER_PICTURES = "https://cdn.builder.io";

const linkProtocols = ["https:", "http:", "mailto:", "tel:"];
const OWN = "https://own.invalid";
const MAX_ADDRESS = 2000;

/** Returns a link if its scheme is allowed; `javascript:` and the like are not. */
export function parseLink(text: string): string | undefined {
  const url = parseAddress(text);
  if (!url || !linkProtocols.includes(url.protocol)) return undefined;
  if (url.protocol === "tel:") return toPhoneHref(url.pathname.replace(/%[\da-f]{2}/gi, " "));
  return url.origin === OWN ? toRelativeUrl(url) : url.href;
}

/** Hosts go into the Content-Security-Policy, where "*" would allow all others. */
const plainHost = /^[a-z\d.-]+(?::\d+)?$/;

/** Returns the address of a picture if it is https or one of our own files. */
export function parsePictureAddress(text: string): string | undefined {
  const url = parseAddress(text);
  if (url?.protocol !== "https:" || url.username || url.password || !plainHost.test(url.host))
    return undefined;
  return url.origin === OWN ? toRelativeUrl(url) : url.href;
}

/** A picture for the preview that is not fetched yet; `undefined` unless the service hosts it. */
export function toServicePicture(src: string) {
  return src.startsWith(`${BUILDER_PICTURES}/`) ? { src } : undefined;
}

/** The address of a picture at a width. The service resizes and converts only the pictures that it hosts. */
export function toSizedAddress(src: string, width: number): string {
  if (!toServicePicture(src)) return src;
  const url = new URL(src);
  url.searchParams.set("format", "webp");
  url.searchParams.set("width", String(width));
  return url.href;
}

/** Parses as browsers do, so that control characters cannot disguise a scheme. */
function parseAddress(text: string): URL | undefined {
  const address = text.trim();
  if (!address || address.length > MAX_ADDRESS || !URL.canParse(address, OWN)) return undefined;
  return new URL(address, OWN);
}

/** Collapses leading slashes, because "//name" would be another host. */
function toRelativeUrl({ pathname, search, hash }: URL) {
  return pathname.replace(/^\/+/, "/") + search + hash;
}
