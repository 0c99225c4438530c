import { parseWidths } from "#app/pictures/parse-widths.ts";
import type { FeedPictureRow } from "#app/pictures/store/picture-rows.ts";
import { parseCaption } from "./file-captions.ts";
import type { Media, Published } from "./register.ts";
import type { RegisterRow } from "./store/register-rows.ts";

/** Path of the feed's pictures; their files are in DATA_DIR/pictures. */
const picturesPath = "/pictures/";

const MOST = { picture: 40, floorplan: 4, document: 10 } as const;

/** A home's entry of the published list, with its fetched pictures. */
export function toEntry(
  { id }: Pick<RegisterRow, "id">,
  { record, media }: Published,
  pictures: ReadonlyMap<string, FeedPictureRow>,
) {
  const ready = (use: Media["use"]) =>
    media
      .filter((each) => each.use === use)
      .sort((a, b) => compareSlots(a.slot, b.slot))
      .flatMap((each) => {
        const row = pictures.get(each.url);
        return row?.name ? [{ ...row, name: row.name, title: parseCaption(each.title ?? "") }] : [];
      })
      // File names are hashes of the content, so a picture sent in two slots is shown once.
      .filter(({ name }, index, all) => all.findIndex((other) => other.name === name) === index)
      .slice(0, MOST[use]);
  const plans = ready("floorplan");
  const place = toPlace(record);
  // A home of the supplied files has its pictures in its record.
  if (media.length === 0) return { id, ...record };
  return {
    id,
    ...record,
    pictures: ready("picture").map((row) => toPicture(row, row.title && toAlt(row.title, place))),
    floorplans: plans
      .filter(({ name }) => !isPdf(name))
      .map((row, index) => toPicture(row, `Floor plan ${index + 1} of ${place}`)),
    // The gallery cannot show a plan that is a PDF.
    documents: [
      ...plans
        .filter(({ name }) => isPdf(name))
        .map((row) => toDocument({ ...row, title: row.title ?? "Floor plan" })),
      ...ready("document").map(toDocument),
    ].slice(0, MOST.document),
  };
}

/** Keeps the positions of later homes, and redirects to the home that was listed later at the same address. */
export function toPlaceholder({ id, relisted_as }: Pick<RegisterRow, "id"> & Partial<RegisterRow>) {
  return { id, status: "withdrawn", ...(relisted_as ? { relisted_as } : {}) };
}

/** "Kitchen, 14 Tern Lane". Without a caption, the page names the home (listing-pictures.ts). */
function toAlt(caption: string, place: string) {
  return caption.toLowerCase().includes(place.toLowerCase()) ? caption : `${caption}, ${place}`;
}

/** Orders slots m, then a … z, then aa …; numbers in names such as 2, 10 and img10 count as numbers. */
export function compareSlots(one: string, other: string) {
  return toRank(one) - toRank(other);
}

const LETTERS = 26;

function toRank(slot: string) {
  const word = slot.toLowerCase();
  if (word === "m") return 0;
  const [number] = /\d+/.exec(word) ?? [];
  if (number) return Number(number);
  return [...word].reduce((rank, letter) => rank * LETTERS + letter.charCodeAt(0) - "a".charCodeAt(0) + 1, 0);
}

function toPicture(row: FeedPictureRow & { name: string }, alt: string | undefined) {
  const { name, width, height, colour } = row;
  const size = width && height ? { width, height } : {};
  const text = alt ? { alt } : {};
  return {
    src: picturesPath + name,
    ...text,
    ...size,
    ...(colour ? { colour } : {}),
    widths: parseWidths(row),
  };
}

function toDocument({ name, title, bytes }: FeedPictureRow & { name: string; title?: string }) {
  return { src: picturesPath + name, ...(title ? { title } : {}), ...(bytes === null ? {} : { bytes }) };
}

function isPdf(name: string) {
  return name.endsWith(".pdf");
}

/** A hidden street does not appear in alternative texts. */
function toPlace({ address_display: isShown, address, suburb }: Published["record"]) {
  const [street = ""] = String(address ?? "").split(",");
  return isShown === false || !street ? `a home in ${suburb}` : street;
}
