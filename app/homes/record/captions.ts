const extension = /\.(?:jpe?g|jfif|png|gif|webp|avif|tiff?|bmp|hei[cf]|raw|dng|pdf|docx?)$/i;
const guid = /^\{?[\da-f]{8}-?(?:[\da-f]{4}-?){3}[\da-f]{12}\}?$/i;
const hash = /^(?=.*\d)[\da-f]{16,}$/i;
/** The site's former alternative text for a picture without a caption. */
const numbered = /^(?:photograph|picture) \d+ of /i;
/** The caption in a record, where it may be typed, as "Floor plan 1". Undefined for a file name. */
export function parseTyped(text: string): string | undefined {
  const caption = text.trim();
  const letters = caption.match(/\p{L}/gu) ?? [];
  if (letters.length < 2 || isJoinedName(caption)) return undefined;
  return [extension, guid, hash, numbered].some((form) => form.test(caption)) ? undefined : caption;
}

/** Whether it is a file name of joined letters and digits: 14_Tern_Lane_03, HiRes-12, EXT0042. */
function isJoinedName(caption: string) {
  return /^[\w-]+$/.test(caption) && /\d/.test(caption) && /[_-]|\d{3}/.test(caption);
}
