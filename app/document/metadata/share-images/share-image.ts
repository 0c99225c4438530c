/** The picture and the two lines, one large and one small, of a shared link's preview. */
export type ShareImage = {
  /** Address of a JPEG or a drawing below public/, as /pictures/place-freshwater-sand.jpg. */
  picture: string;
  heading: string;
  line: string;
  /** Said on the picture, if it is a placeholder. */
  words?: string;
};

/** In pixels: what Facebook, LinkedIn, WhatsApp and the others show whole. */
export const shareImageSize = { width: 1200, height: 630 } as const;

const CARD_FOLDER = "/cards";

/**
 * Address of the image of the page at `path`. `version` is the time in ms at which its data last changed:
 * who has cached the image of yesterday's price asks again.
 */
export function toShareImageAddress(path: string, version?: number) {
  const address = `${CARD_FOLDER}${path === "/" ? "/home" : path}.jpg`;
  return version === undefined ? address : `${address}?v=${version}`;
}
