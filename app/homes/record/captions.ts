const extension = /\.(?:jpe?g|jfif|png|gif|webp|avif|tiff?|bmp|hei[cf]|raw|dng|pdf|docx?)$/i;
const guid = /^\{?[\da-f]{8}-?(?:[\da-f]{4}-?){3}[\da-f]{12}\}?$/i;
const hash = /^(?=.*\d)[\da-f]{16,}$/i;
/** What cameras, phones and software call a file; a number follows, or nothing does. */
const counted =
  /^_?(?:img|dsc[fn]?|mg|pxl|pano|dji|gopr|imag|p|photo(?:graph)?|image|picture|pic|foto|scan|screen ?shot|whatsapp image|untitled|unnamed|unknown|default|main|large|slide|file|media|no caption|caption|floor ?plan|plan|document|attachment)[\s_#.()-]*(?:\d[\s\d_.:()-]*(?:at [\d.: ]+(?:[ap]m)?|of \d+|x\d+)?)?$/i;
/** How this site called a picture of which nothing was said. */
const numbered = /^(?:photograph|picture) \d+ of /i;
/** Letters, figures and joints without a space: 14_Tern_Lane_03, HiRes-12, EXT0042. */
const joined = /^(?=\S*\d)(?=\S*[_-]|\S*\d{3})[\w-]+$/;

/** What is said of a picture or document; undefined for what is only the name of its file, or its number. */
export function parseCaption(text: string): string | undefined {
  const said = text.trim();
  if (!/\p{L}/u.test(said)) return undefined;
  const isName = [extension, guid, hash, counted, numbered, joined].some((form) => form.test(said));
  return isName ? undefined : said;
}
