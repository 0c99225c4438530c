import { parseTyped } from "#app/homes/record/captions.ts";

/** Words of which cameras, phones and software make the names of files. */
const fileWords: ReadonlySet<string> = new Set(
  `img dsc dscf dscn mg pxl pano dji gopr imag p wa hdr screenshot screen shot scan whatsapp fullsizerender snapseed
  photo photos photograph image images picture pictures pic pics foto file media document attachment slide slideshow
  gallery listing property main hero cover lead primary default original untitled unnamed unknown new other additional
  final edit edited copy test thumbnail thumb large small web high low res highres lowres hires lores hr lr mls ext int
  floorplan floor plan title caption captions alt text description enter here no of x at am pm
  null undefined none nil na n/a tba`.split(/\s+/),
);

/** The caption of a picture or document in a file; undefined if it is only a file name or number. */
export function parseCaption(text: string): string | undefined {
  const caption = parseTyped(text);
  return caption && !isGenericName(caption) ? caption : undefined;
}

/** Whether it has no word but such: "IMG_1234", "Photo 5 of 12", "Screenshot 2026-11-29 at 10.11.12 am". */
function isGenericName(caption: string) {
  const words = caption.toLowerCase().split(/[\d\s_#.:()-]+/);
  return words.every((word) => word === "" || fileWords.has(word));
}
