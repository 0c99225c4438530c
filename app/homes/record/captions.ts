const extension = /\.(?:jpe?g|jfif|png|gif|webp|avif|tiff?|bmp|hei[cf]|raw|dng|pdf|docx?)$/i;
const guid = /^\{?[\da-f]{8}-?(?:[\da-f]{4}-?){3}[\da-f]{12}\}?$/i;
const hash = /^(?=.*\d)[\da-f]{16,}$/i;
/** The site's former alternative text for a picture without a caption. */
const numbered = /^(?:photograph|picture) \d+ of /i;
/** Names that cameras, phones and software give to files, without numbers. */
const fileWords = `
  img, dsc, dscf, dscn, mg, pxl, pano, dji, gopr, imag, p, photo, photograph, image, picture, pic, foto, scan,
  screenshot, screen shot, whatsapp image, untitled, unnamed, unknown, default, main, large, slide, file, media,
  null, undefined, none, n/a, title, no title, main image, main photo, hero, hero image, fullsizerender, snapseed,
  thumbnail, thumb, caption, no caption, floorplan, floor plan, plan, document, attachment
`;
const fileNames = new Set(fileWords.trim().split(/,\s+/));

/** The caption of a picture or document in a file; undefined if it is only a file name or number. */
export function parseCaption(text: string): string | undefined {
  const caption = parseTyped(text);
  return caption && !isGenericName(caption) ? caption : undefined;
}

/** The caption in a record, where it may be typed, as "Floor plan 1". Undefined for a file name. */
export function parseTyped(text: string): string | undefined {
  const caption = text.trim();
  const letters = caption.match(/\p{L}/gu) ?? [];
  if (letters.length < 2 || isJoinedName(caption)) return undefined;
  return [extension, guid, hash, numbered].some((form) => form.test(caption)) ? undefined : caption;
}

/** Whether it is a generic name with a number or time: "IMG_1234", "Screenshot 2026-11-29 at 10.11.12 am". */
function isGenericName(caption: string) {
  const words = caption
    .toLowerCase()
    .replace(/[\d\s_#.:()-]+/g, " ")
    .replace(/ (?:of|x|at(?: [ap]m)?) ?$|^copy of /g, "");
  return fileNames.has(words.trim());
}

/** Whether it is a file name of joined letters and digits: 14_Tern_Lane_03, HiRes-12, EXT0042. */
function isJoinedName(caption: string) {
  return /^[\w-]+$/.test(caption) && /\d/.test(caption) && /[_-]|\d{3}/.test(caption);
}
