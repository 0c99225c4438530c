import * as v from "valibot";
import type { Inspection } from "#app/homes/inspections/inspection.ts";
import type { AnyListing } from "#app/homes/record/any-listing.ts";
import { toOffer } from "#app/homes/record/listing-links.ts";
import { isEnded, toStatusLabel } from "#app/homes/record/listing-status.ts";
import { toOpenTimes } from "#app/homes/record/open-times.ts";
import { toFullAddress } from "#app/homes/record/place/listing-address.ts";
import { toPriceLine } from "#app/homes/record/price-line.ts";
import { getWeekday } from "#app/region/calendar-day.ts";

const homeStateSchema = v.object({
  list: v.picklist(["sale", "rent"]),
  address: v.string(),
  /** Whether the address includes the street and so identifies the home. */
  hasStreet: v.boolean(),
  /** The price line as pages show it. */
  price: v.string(),
  /** The price that searches compare, never shown; for a hidden price its band. */
  asked: v.optional(
    v.object({ price: v.number(), priceTo: v.optional(v.number()), priceBelow: v.optional(v.number()) }),
  ),
  /** Such as Under offer or Sold; undefined while the home is simply on the market. */
  status: v.optional(v.string()),
  /** Sold or leased. */
  isEnded: v.boolean(),
  /** No longer on any list. */
  isGone: v.boolean(),
  /** Open times, auction and closing days in the agency's time, as "inspection 2026-11-28T10:00/10:30". */
  times: v.array(v.string()),
  /** Unused here, but compared by the previous release, which may run beside this one. */
  pictures: v.number(),
});

/** The facts of a home whose changes are announced. */
export type State = v.InferOutput<typeof homeStateSchema>;

const texts = new WeakMap<AnyListing, string>();

/** The state as it is stored, cached for each listing. Equal states have equal texts. */
export function toStateText(listing: AnyListing): string {
  const text = texts.get(listing) ?? JSON.stringify(toHomeState(listing));
  texts.set(listing, text);
  return text;
}

/** Parses a stored state; throws for one that we did not write. */
export function readState(text: string): State {
  return v.parse(homeStateSchema, JSON.parse(text));
}

function toHomeState(listing: AnyListing): State {
  return {
    list: toOffer(listing),
    address: toFullAddress(listing),
    hasStreet: listing.showsAddress,
    price: toPriceLine(listing),
    asked: { price: listing.price, priceTo: listing.priceTo, priceBelow: listing.priceBelow },
    status: toStatusLabel(listing),
    isEnded: isEnded(listing),
    isGone: false,
    times: toOpenTimes(listing).map(({ kind, time }) => `${kind} ${toTimeText(time)}`),
    pictures: listing.hasPictures ? listing.pictures.length : 0,
  };
}

type Time = Pick<Inspection, "date" | "isWeekly"> & { start?: string; end?: string };

/** A weekly time is written by its weekday, so that it does not change from week to week. */
function toTimeText({ date, start, end, isWeekly }: Time) {
  const day = isWeekly ? `weekly ${getWeekday(date)}` : date;
  return [[day, start].filter(Boolean).join("T"), end].filter(Boolean).join("/");
}

/** The state text of a home once it is on no list. */
export function toGoneText(text: string) {
  return JSON.stringify({ ...readState(text), isGone: true, times: [] } satisfies State);
}

/** Whether a home is off the market: sold, leased or on no list. */
export function isOver({ isEnded, isGone }: State) {
  return isEnded || isGone;
}

/** Kinds of news about a home: it is new, or one of its facts has changed. */
export type News = "new" | "price" | "status" | "times";

/** Finds what changed between two states of a home; `time` is now at the agency, as 2026-11-28T10:30. */
export function findNews(before: State, after: State, time: string): News[] {
  // Changes after a home was sold or leased are not news.
  if (before.isEnded) return isOver(after) ? [] : ["status"];
  const changed = {
    price: !isOver(after) && before.price !== after.price,
    status: before.status !== after.status || before.isGone !== after.isGone,
    times: !isOver(after) && !before.isGone && hasOtherTimes(before, after, time),
  };
  return (["price", "status", "times"] as const).filter((kind) => changed[kind]);
}

/** An open time that is over drops out of the list; that is not a change. */
function hasOtherTimes(before: State, after: State, time: string) {
  const isToCome = (text: string) => (text.split(" ")[1] ?? "") >= time.slice(0, 10);
  const [were, are] = [before.times.filter(isToCome), after.times.filter(isToCome)];
  const isLeft = (text: string) => (text.split(" ")[1] ?? "").slice(0, time.length) >= time;
  return are.some((text) => !were.includes(text)) || were.some((text) => isLeft(text) && !are.includes(text));
}
