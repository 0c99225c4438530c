/** The service keeps pictures here. */
const BUILDER_PICTURES = "https://cdn.builder.io";

const linkProtocols = ["https:", "http:", "mailto:", "tel:"];
const OWN = "https://own.invalid";
const MAX_ADDRESS = 2000;

/** A link, if its scheme is allowed; `javascript:` and the like are not. */
export function parseLink(text: string): string | undefined {
  const url = parseAddress(text);
  if (!url || !linkProtocols.includes(url.protocol)) return undefined;
  return url.origin === OWN ? toRelativeUrl(url) : url.href;
}

/** The address of a picture: https, or one of our own files. */
export function parsePictureAddress(text: string): string | undefined {
  const url = parseAddress(text);
  if (url?.protocol !== "https:" || url.username || url.password) return undefined;
  return url.origin === OWN ? toRelativeUrl(url) : url.href;
}

/** The origin of a picture elsewhere; `undefined` for one of ours. */
export function toPictureHost(src: string): string | undefined {
  return src.startsWith("/") ? undefined : new URL(src).origin;
}

/** The service resizes and converts its own pictures only. */
export function toSizedAddress(src: string, width: number): string {
  if (toPictureHost(src) !== BUILDER_PICTURES) return src;
  const url = new URL(src);
  url.searchParams.set("format", "webp");
  url.searchParams.set("width", String(width));
  return url.href;
}

/** Parsed as browsers do, so that control characters hide nothing. */
function parseAddress(text: string): URL | undefined {
  const address = text.trim();
  if (!address || address.length > MAX_ADDRESS || !URL.canParse(address, OWN)) return undefined;
  return new URL(address, OWN);
}

/** A path with two slashes in front would be another host. */
function toRelativeUrl({ pathname, search, hash }: URL) {
  return pathname.replace(/^\/+/, "/") + search + hash;
}
