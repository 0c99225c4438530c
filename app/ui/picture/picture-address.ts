// Apart from app/agency/folder/pictures.ts, which would bring the manifest into the browser's bundle.

/** A picture of ours, encoded at several widths, or a URL elsewhere. */
export type Picture = {
  /** URL of the JPEG, or the record's own; the AVIF encodings lie beside it. */
  src: string;
  /** Pixels of the widest encoding. */
  width: number;
  height: number;
  /** Placeholder, as #8aa1ad. */
  colour: string;
  /** Widths of the AVIF encodings, ascending; empty when there is only `src`. */
  widths: readonly number[];
  alt: string;
  /** Said on it wherever it is shown: it is a drawing in place of pictures. */
  words?: string;
  /** Shown whole, as plans need, instead of covering its box; nothing replaces it. */
  isWhole?: boolean;
};

/**
 * The narrowest AVIF at least `width` pixels wide, else the widest, else `src`. `version`: when the data last changed (ms),
 * so that browsers fetch the picture again (spec §2.14).
 */
export function pictureUrl(picture: Picture, width: number, version?: number): string {
  const encoded = picture.widths.find((candidate) => candidate >= width) ?? picture.widths.at(-1);
  if (encoded === undefined) return pictureFallbackUrl(picture, version);
  return withVersion(picture.src.replace(/\.jpg$/, `-${encoded}.avif`), version);
}

/** The JPEG, for browsers without AVIF and other clients. */
export function pictureFallbackUrl(picture: Picture, version?: number): string {
  return withVersion(picture.src, version);
}

/** The `srcset` of AVIFs; empty when there are none. */
export function pictureSrcSet(picture: Picture, version?: number): string {
  return picture.widths.map((width) => `${pictureUrl(picture, width, version)} ${width}w`).join(", ");
}

/**
 * File names of the feed's pictures are made from their content, so such an address always shows the same picture.
 */
const contentName = /^\/pictures\/[\da-f]{32}(?:-\d+)?\.(?:avif|jpg)$/;

function withVersion(url: string, version: number | undefined) {
  if (version === undefined || contentName.test(url)) return url;
  const [address = "", fragment] = url.split("#", 2);
  const versioned = `${address}${address.includes("?") ? "&" : "?"}v=${version}`;
  return fragment === undefined ? versioned : `${versioned}#${fragment}`;
}
