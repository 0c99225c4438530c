import { BUILDER_PICTURES } from "../service-hosts.ts";

const linkProtocols = ["https:", "http:", "mailto:", "tel:"];
const OWN = "https://own.invalid";
const MAX_ADDRESS = 2000;

/** A link of the content, when it leads to a page, a mailbox or a phone; `javascript:` and the like lead nowhere. */
export function parseLink(text: string): string | undefined {
  const url = parseAddress(text);
  if (!url || !linkProtocols.includes(url.protocol)) return undefined;
  return url.origin === OWN ? toOwnPath(url) : url.href;
}

/** The address of a picture: on another host by https only, or one of our own files. */
export function parsePictureAddress(text: string): string | undefined {
  const url = parseAddress(text);
  if (url?.protocol !== "https:" || url.username || url.password) return undefined;
  return url.origin === OWN ? toOwnPath(url) : url.href;
}

/** The origin of a picture elsewhere; `undefined` for one of ours. */
export function toPictureHost(src: string): string | undefined {
  return src.startsWith("/") ? undefined : new URL(src).origin;
}

/** The service sizes and converts the pictures that it keeps itself. */
export function toSizedAddress(src: string, width: number): string {
  if (toPictureHost(src) !== BUILDER_PICTURES) return src;
  const url = new URL(src);
  url.searchParams.set("format", "webp");
  url.searchParams.set("width", String(width));
  return url.href;
}

/** As browsers read it, whatever spaces and control characters it is hidden behind. */
function parseAddress(text: string): URL | undefined {
  const address = text.trim();
  if (!address || address.length > MAX_ADDRESS || !URL.canParse(address, OWN)) return undefined;
  return new URL(address, OWN);
}

/** Two slashes in front would make it another site's. */
function toOwnPath({ pathname, search, hash }: URL) {
  return pathname.replace(/^\/+/, "/") + search + hash;
}
