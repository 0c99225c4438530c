import { formatAuction } from "#app/homes/inspections/auction.ts";
import { parseAuctionTime } from "#app/homes/inspections/inspection.ts";
import { formatDollars } from "#app/region/format.ts";
import { parseAmount } from "#app/ui/form/amount.ts";
import { isDay, isTime } from "#app/ui/form/value-rules.ts";
import { getLine, getNumber, type PartForm, toInner, toText } from "./part-form.ts";

const LONGEST_PLACE = 100;

const methods = [
  { value: "sale", label: "Private sale" },
  { value: "auction", label: "Auction" },
  { value: "expressions", label: "Expressions of interest" },
];

export const auctionForm: PartForm = {
  label: "Auction",
  toFields(record) {
    const auction = toInner(record, "auction");
    const time = parseAuctionTime(toText(auction, "at"));
    return [
      {
        name: "method",
        label: "How it is sold",
        kind: "choice",
        options: methods,
        defaultValue: toText(record, "method") || (time ? "auction" : "sale"),
      },
      { name: "day", label: "Day of the auction", kind: "day", isOptional: true, defaultValue: time?.date },
      { name: "start", label: "Begins at", kind: "time", isOptional: true, defaultValue: time?.start },
      {
        name: "place",
        label: "Where",
        kind: "line",
        hint: "Left empty: at the home.",
        isOptional: true,
        defaultValue: toText(auction, "place"),
      },
    ];
  },
  read(typed) {
    const [method, day, start, place] = ["method", "day", "start", "place"].map((name) =>
      getLine(typed, name),
    );
    const errors = {
      ...(!methods.some(({ value }) => value === method) && { method: "Choose how it is sold" }),
      ...(day && !isDay(day) && { day: "Choose the day" }),
      ...(!day && (start || place) && { day: "Choose the day" }),
      ...(start && !isTime(start) && { start: "Choose when it begins" }),
      ...((place ?? "").length > LONGEST_PLACE && { place: `Write at most ${LONGEST_PLACE} characters` }),
    };
    if (Object.keys(errors).length > 0) return { errors };
    const at = start ? `${day}T${start}` : day;
    return { value: { method, auction: day ? { at, ...(place && { place }) } : null } };
  },
  toWords(record) {
    const auction = toInner(record, "auction");
    const time = parseAuctionTime(toText(auction, "at"));
    if (time) return formatAuction({ ...time, place: toText(auction, "place") || undefined });
    return methods.find(({ value }) => value === record.method)?.label ?? "";
  },
};

const results = [
  { value: "sold-at-auction", label: "Sold at auction" },
  { value: "sold-prior", label: "Sold before auction" },
  { value: "sold-after", label: "Sold after auction" },
  { value: "passed-in", label: "Passed in" },
  { value: "withdrawn", label: "Withdrawn from auction" },
];

export const resultForm: PartForm = {
  label: "Result of the auction",
  toFields(record) {
    const result = toInner(record, "auction_result");
    return [
      {
        name: "result",
        label: "Result",
        kind: "choice",
        options: results,
        isOptional: true,
        defaultValue: toText(result, "result"),
      },
      {
        name: "bid",
        label: "Highest bid in dollars",
        kind: "amount",
        hint: "It is public, unless the price is not.",
        isOptional: true,
        defaultValue: toText(result, "bid_aud"),
      },
      { name: "day", label: "Day", kind: "day", isOptional: true, defaultValue: toText(result, "date") },
    ];
  },
  read(typed) {
    const [result, day] = ["result", "day"].map((name) => getLine(typed, name));
    const bid = getNumber(typed, "bid", parseAmount);
    const errors = {
      ...(result && !results.some(({ value }) => value === result) && { result: "Choose the result" }),
      ...(!result && (day || bid) && { result: "Choose the result" }),
      ...(bid !== undefined && !(bid >= 1) && { bid: "Write an amount such as 2,400,000" }),
      ...(day && !isDay(day) && { day: "Choose the day" }),
    };
    if (Object.keys(errors).length > 0) return { errors };
    if (!result) return { value: { auction_result: null } };
    return { value: { auction_result: { result, ...(bid && { bid_aud: bid }), ...(day && { date: day }) } } };
  },
  toWords(record) {
    const result = toInner(record, "auction_result");
    const label = results.find(({ value }) => value === result.result)?.label ?? "";
    return typeof result.bid_aud === "number" ? `${label}, ${formatDollars(result.bid_aud)}` : label;
  },
};
