import * as v from "valibot";
import { parseAuctionTime } from "#app/homes/inspections/inspection.ts";
import { formatAuction, saleMethods } from "#app/homes/record/open-times.ts";
import { field } from "#app/office/frame/form-fields.tsx";
import { formatDollars } from "#app/region/format.ts";
import { type Fields, toInner, toText } from "#app/register/register.ts";
import { choice, optionalChoice, optionalLine } from "#app/ui/form/text-rules.ts";
import { optionalDay, optionalTime } from "#app/values/value-rules.ts";
import { type ChangedFields, definePart, optionalAmount } from "./part-form.ts";

const methods = Object.entries(saleMethods).map(([value, label]) => ({ value, label }));

/** Ways of sale that close on a day. */
const closing: readonly string[] = ["expressions", "tender", "set-sale"];

export const auctionForm = definePart({
  label: "Auction or offers",
  toForm({ today }, record) {
    const known = toClosing(record)?.date;
    const isToCome = (day?: string) => !day || day >= today || day === known;
    return v.object({
      method: field("How it is sold", choice(methods, "Choose how it is sold"), { options: methods }),
      day: field("Day of the auction", optionalDay("Choose the day"), { kind: "day", isNarrow: true }),
      start: field("Begins at", optionalTime("Choose when it begins"), { kind: "time", isNarrow: true }),
      place: field("Where", optionalLine(100, "Write at most 100 characters"), {
        hint: "If empty: at the home.",
      }),
      closingDay: field(
        "Offers close on",
        v.pipe(optionalDay("Choose the day"), v.check(isToCome, "Choose a day in the future")),
        { kind: "day", hint: "Of a tender, expressions of interest or a set date sale.", isNarrow: true },
      ),
      closingTime: field("Offers close at", optionalTime("Choose the hour"), {
        kind: "time",
        isNarrow: true,
      }),
    });
  },
  toValues(record) {
    const auction = toInner(record, "auction");
    const time = parseAuctionTime(toText(auction, "at"));
    const closes = toClosing(record);
    const method = toText(record, "method") || (time ? "auction" : "sale");
    return {
      method,
      day: time?.date,
      start: time?.start,
      place: auction.place,
      closingDay: closes?.date,
      closingTime: closes?.start,
    };
  },
  findErrors({ method, day, start, place, closingDay, closingTime }) {
    const isElsewhere = closingDay !== undefined && !closing.includes(method);
    return {
      method:
        isElsewhere && "Choose a tender, expressions of interest or a set date sale, which close on a day",
      day: !day && Boolean(start || place) && "Choose the day",
      closingDay: !closingDay && Boolean(closingTime) && "Choose the day on which offers close",
    };
  },
  toRecord: ({ method, day, start, place, closingDay, closingTime }): ChangedFields => ({
    method,
    auction: day ? { at: toMoment(day, start), ...(place && { place }) } : null,
    closes: closingDay ? toMoment(closingDay, closingTime) : null,
  }),
  toWords(record) {
    const auction = toInner(record, "auction");
    const time = parseAuctionTime(toText(auction, "at"));
    if (time) return formatAuction({ ...time, place: toText(auction, "place") || undefined });
    const label = methods.find(({ value }) => value === record.method)?.label ?? "";
    const closes = toClosing(record);
    return closes ? `${label}, closes ${formatAuction(closes)}` : label;
  },
});

function toClosing(record: Fields) {
  return parseAuctionTime(toText(record, "closes"));
}

function toMoment(day: string, time: string | undefined) {
  return time ? `${day}T${time}` : day;
}

const results = [
  { value: "sold-at-auction", label: "Sold at auction" },
  { value: "sold-prior", label: "Sold before auction" },
  { value: "sold-after", label: "Sold after auction" },
  { value: "passed-in", label: "Passed in" },
  { value: "withdrawn", label: "Withdrawn from auction" },
];

export const resultForm = definePart({
  label: "Result of the auction",
  toForm: () =>
    v.object({
      result: field("Result of the auction", optionalChoice(results), { options: results }),
      bid: field("Highest bid in dollars", optionalAmount, {
        hint: "It is public, unless the price is not.",
        isNarrow: true,
      }),
      day: field("Day", optionalDay("Choose the day"), { kind: "day", isNarrow: true }),
    }),
  toValues(record) {
    const { result, bid_aud: bid, date: day } = toInner(record, "auction_result");
    return { result, bid, day };
  },
  findErrors: ({ result, bid, day }) => ({ result: !result && Boolean(bid || day) && "Choose the result" }),
  toRecord: ({ result, bid, day }): ChangedFields => ({
    auction_result: result ? { result, ...(bid && { bid_aud: bid }), ...(day && { date: day }) } : null,
  }),
  toWords(record) {
    const result = toInner(record, "auction_result");
    const label = results.find(({ value }) => value === result.result)?.label ?? "";
    return typeof result.bid_aud === "number" ? `${label}, ${formatDollars(result.bid_aud)}` : label;
  },
});
