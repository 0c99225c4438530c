// Apart from picture.ts, so that showing a picture in the browser does not bring the list of all pictures along.

/** A picture as a page shows it: one of ours, encoded at several widths, or an address from elsewhere. */
export type Picture = {
  /** Address of the JPEG (or of whatever the record gave), without a version; the AVIF encodings lie beside it. */
  src: string;
  /** Pixels of the widest encoding: they give the page its proportions. */
  width: number;
  height: number;
  /** Shown until the picture arrives, as #8aa1ad. */
  colour: string;
  /** Pixels of the AVIF encodings, ascending; empty when there is only `src`. */
  widths: readonly number[];
  alt: string;
};

/**
 * Address of the narrowest AVIF at least `width` pixels wide, else of the widest, else of `src`.
 * `version` is the time in ms at which the data last changed: with it browsers fetch the picture anew (spec §2.14).
 */
export function pictureUrl(picture: Picture, width: number, version?: number): string {
  const encoded = picture.widths.find((candidate) => candidate >= width) ?? picture.widths.at(-1);
  if (encoded === undefined) return pictureFallbackUrl(picture, version);
  return withVersion(picture.src.replace(/\.jpg$/, `-${encoded}.avif`), version);
}

/** Address of the JPEG, for browsers without AVIF and for everyone who is not a browser; `version` as above. */
export function pictureFallbackUrl(picture: Picture, version?: number): string {
  return withVersion(picture.src, version);
}

/** Every AVIF with its width, for `srcset`; empty when there is none. */
export function pictureSrcSet(picture: Picture, version?: number): string {
  return picture.widths.map((width) => `${pictureUrl(picture, width, version)} ${width}w`).join(", ");
}

function withVersion(url: string, version: number | undefined) {
  if (version === undefined) return url;
  const [address = "", fragment] = url.split("#", 2);
  const versioned = `${address}${address.includes("?") ? "&" : "?"}v=${version}`;
  return fragment === undefined ? versioned : `${versioned}#${fragment}`;
}
