import * as v from "valibot";
import { findStateIn } from "#app/region/state.ts";
import { isFactShown } from "../../record/facts/fact-values.ts";
import { tellsPrice } from "../../record/facts/tells-price.ts";
import { hideStreet } from "../../record/place/hide-street.ts";
import { type Media, type Published, parseWidths } from "../register.ts";
import type { FeedPictureRow, RegisterRow } from "../store/register-rows.ts";

/** Path of the feed's pictures; their files are in DATA_DIR/pictures. */
export const picturesPath = "/pictures/";

const MOST = { picture: 40, floorplan: 4, document: 10 } as const;

/** The entry of a home in the published list, with the pictures that are here. */
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
        return row?.name ? [{ ...row, name: row.name, title: each.title }] : [];
      })
      // Their names are made from their content: what was sent in two slots is shown once.
      .filter(({ name }, index, all) => all.findIndex((other) => other.name === name) === index)
      .slice(0, MOST[use]);
  const plans = ready("floorplan");
  const place = toPlace(record);
  // A home of the supplied files has its pictures in its record.
  if (media.length === 0) return { id, ...record };
  return {
    id,
    ...record,
    pictures: ready("picture").map((row, index) => toPicture(row, `Photograph ${index + 1} of ${place}`)),
    floorplans: plans
      .filter(({ name }) => !isPdf(name))
      .map((row, index) => toPicture(row, `Floor plan ${index + 1} of ${place}`)),
    // A plan that came as a PDF cannot stand in the gallery.
    documents: [
      ...plans
        .filter(({ name }) => isPdf(name))
        .map((row) => toDocument({ ...row, title: row.title ?? "Floor plan" })),
      ...ready("document").map(toDocument),
    ].slice(0, MOST.document),
  };
}

/** Keeps the place of the homes after it, and leads to the home that was listed at its address since. */
export function toPlaceholder({ id, relisted_as }: Pick<RegisterRow, "id"> & Partial<RegisterRow>) {
  return { id, status: "withdrawn", ...(relisted_as ? { relisted_as } : {}) };
}

/** m, then a … z, then aa …; plans and documents by number. */
export function compareSlots(one: string, other: string) {
  return toRank(one) - toRank(other);
}

const LETTERS = 26;

function toRank(slot: string) {
  const word = slot.toLowerCase();
  if (word === "m") return 0;
  if (/^\d+$/.test(word)) return Number(word);
  return [...word].reduce((rank, letter) => rank * LETTERS + letter.charCodeAt(0) - "a".charCodeAt(0) + 1, 0);
}

function toPicture(row: FeedPictureRow & { name: string }, alt: string) {
  const { name, width, height, colour } = row;
  const size = width && height ? { width, height } : {};
  return { src: picturesPath + name, alt, ...size, ...(colour ? { colour } : {}), widths: parseWidths(row) };
}

function toDocument({ name, title, bytes }: FeedPictureRow & { name: string; title?: string }) {
  return { src: picturesPath + name, ...(title ? { title } : {}), ...(bytes === null ? {} : { bytes }) };
}

function isPdf(name: string) {
  return name.endsWith(".pdf");
}

/** A hidden street is in no alternative text. */
function toPlace({ address_display: isShown, address, suburb }: Published["record"]) {
  const [street = ""] = String(address ?? "").split(",");
  return isShown === false || !street ? `this home in ${suburb}` : street;
}

type Entry = Readonly<Record<string, unknown>>;

const addressed = v.looseObject({
  address: v.string(),
  suburb: v.string(),
  address_display: v.literal(false),
});

/**
 * An entry as it may be published: everybody can read the file (GET /data), so that a hidden address, what a hidden
 * price could be told from, and why a tenancy ended, is not in it.
 */
export function withhold(entry: Entry): Entry {
  const { not_before_ground: _ground, ...told } = entry;
  return withoutFigures(withoutAddress(told));
}

function withoutAddress(entry: Entry): Entry {
  if (entry.address_display !== false) return entry;
  const { success, output } = v.safeParse(addressed, entry);
  if (!success) return entry;
  const { lat: _lat, lng: _lng, ...hidden } = hideStreet(output);
  const { facts } = hidden;
  const shown = isObject(facts) && { facts: hideFacts(facts, { showsAddress: false }) };
  return { ...findStateIn(output), ...hidden, ...shown, address: output.suburb };
}

function hideFacts(facts: object, shown: Parameters<typeof isFactShown>[2]) {
  return Object.fromEntries(Object.entries(facts).filter(([key, value]) => isFactShown(key, value, shown)));
}

/** A withheld price of a sale, and the bid, bond, fact or feature that would tell it or the price. */
function withoutFigures({ bond_aud, ...rest }: Entry): Entry {
  const entry = bond_aud === undefined ? rest : { ...rest, bond_aud };
  const { price_display, sold, facts, also } = rest;
  const isSaleWithheld = isObject(sold) && "display" in sold && sold.display === false;
  if (!isSaleWithheld && price_display !== false) return entry;
  return {
    ...rest,
    ...(isSaleWithheld ? withoutField(entry, "sold", "price_aud") : {}),
    ...withoutField(entry, "auction_result", "bid_aud"),
    ...(isObject(facts) && { facts: hideFacts(facts, { showsAddress: true, showsPrice: false }) }),
    ...(Array.isArray(also) && { also: also.filter((words) => !tellsPrice(String(words))) }),
  };
}

function withoutField(entry: Entry, name: string, field: string) {
  const value = entry[name];
  if (!isObject(value)) return {};
  return { [name]: Object.fromEntries(Object.entries(value).filter(([each]) => each !== field)) };
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
