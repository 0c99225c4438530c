/** In pixels: what Facebook, LinkedIn, WhatsApp and the others show whole. */
export const shareImageSize = { width: 1200, height: 630 } as const;

const SHARE_FOLDER = "/cards";

/**
 * Address of the image of the page at `path`. `version` is the time in ms at which its data last changed:
 * who has cached the picture of yesterday asks again.
 */
export function toShareImageAddress(path: string, version?: number) {
  const address = `${SHARE_FOLDER}${path === "/" ? "/home" : path}.jpg`;
  return version === undefined ? address : `${address}?v=${version}`;
}
