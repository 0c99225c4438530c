import { getPicture } from "#app/agency/folder/pictures.ts";
import { sitePages } from "#app/agency/folder/words.ts";
import { JPEG_WIDTH, type Picture, pictureFallbackUrl } from "#app/ui/picture/picture-address.ts";

/** The picture beside a link to a page, and the time (ms) at which the page's data last changed. */
export type Shared = { picture?: string | Picture; version?: number };

/** The JPEG beside a link to a page: its own, or that of its entry in menu.json. Networks show no drawings (SVG). */
export function toSharePicture(path: string, { picture, version }: Shared = {}) {
  const own = picture && getPicture(picture);
  const shown = own && !own.words ? own : getPicture(getListedPage(path).sharePicture);
  const width = Math.min(shown.width, JPEG_WIDTH);
  return {
    address: pictureFallbackUrl(shown, version),
    alt: shown.alt,
    /** Unknown for pictures on other sites. */
    size: shown.widths.length > 0 && { width, height: Math.round((shown.height * width) / shown.width) },
  };
}

/** Finds the page itself in menu.json, or the page above it, or the home page. */
function getListedPage(path: string) {
  const below = sitePages.find(({ href }) => path.startsWith(`${href}/`));
  return sitePages.find(({ href }) => href === path) ?? below ?? sitePages[0];
}
