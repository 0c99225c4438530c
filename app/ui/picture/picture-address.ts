// Separate from app/agency/folder/pictures.ts, which would bring the manifest into the browser's bundle.

/** The width of the widest JPEG in pixels. Increase ENCODER_VERSION (encode.server.ts) with it. */
export const JPEG_WIDTH = 1200;

/** A picture of ours, encoded at several widths, or one at a URL elsewhere. */
export type Picture = {
  /** URL of the JPEG, beside which the AVIF encodings lie, or the record's URL. */
  src: string;
  /** Pixels of the widest encoding. */
  width: number;
  height: number;
  /** Placeholder, as #8aa1ad. */
  colour: string;
  /** Widths of the AVIF encodings, ascending; empty without encodings. */
  widths: readonly number[];
  alt: string;
  /** Text on a drawing that replaces pictures, wherever it is shown. */
  words?: string;
  /** Shown whole instead of covering its box, as plans need, and never replaced. */
  isWhole?: boolean;
};

/**
 * The URL of the narrowest AVIF at least `width` pixels wide, else the widest, else `src`. `version` is the time (ms)
 * of the last change of the data, so that browsers fetch the picture again (spec §2.14).
 */
export function pictureUrl(picture: Picture, width: number, version?: number): string {
  const encoded = picture.widths.find((candidate) => candidate >= width) ?? picture.widths.at(-1);
  if (encoded === undefined) return pictureFallbackUrl(picture, version);
  return withVersion(picture.src.replace(/\.jpg$/, `-${encoded}.avif`), version);
}

/** The URL of the JPEG, for browsers without AVIF and other clients. */
export function pictureFallbackUrl(picture: Picture, version?: number): string {
  return withVersion(picture.src, version);
}

/** The `srcset` of AVIFs; empty without encodings. */
export function pictureSrcSet(picture: Picture, version?: number): string {
  return picture.widths.map((width) => `${pictureUrl(picture, width, version)} ${width}w`).join(", ");
}

/** Pictures of the feed are named by a hash of their content, so an address never changes its picture. */
const contentName = /^\/pictures\/[\da-f]{32}(?:-\d+)?\.(?:avif|jpg)$/;

function withVersion(url: string, version: number | undefined) {
  if (version === undefined || contentName.test(url)) return url;
  const [address = "", fragment] = url.split("#", 2);
  const versioned = `${address}${address.includes("?") ? "&" : "?"}v=${version}`;
  return fragment === undefined ? versioned : `${versioned}#${fragment}`;
}
