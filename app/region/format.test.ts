import { expect, test } from "vitest";
import {
  formatCount,
  formatDate,
  formatDollars,
  formatLandSize,
  formatNumber,
  formatSalePrice,
  formatShortDate,
  formatTimes,
  formatWeekday,
  formatWeeklyRent,
  toFirstSentence,
  toMailHref,
} from "./format.ts";

test("numbers have thousands separators", () => {
  expect([0, 842, 1_240, 1_234_567].map(formatNumber)).toEqual(["0", "842", "1,240", "1,234,567"]);
});

test("what is counted stands in the singular for one only", () => {
  expect([0, 1, 1_240].map((count) => formatCount(count, "home"))).toEqual([
    "0 homes",
    "1 home",
    "1,240 homes",
  ]);
  expect([1, 2].map((count) => formatCount(count, "entry", "entries"))).toEqual(["1 entry", "2 entries"]);
});

test("dollars have thousands separators and no cents", () => {
  expect([0, 842, 985_000, 11_100_000].map(formatDollars)).toEqual(["$0", "$842", "$985,000", "$11,100,000"]);
});

test("a sale price from a million up is in millions, with one decimal unless they are whole", () => {
  expect([1_000_000, 1_500_000, 2_000_000, 4_900_000, 12_000_000].map(formatSalePrice)).toEqual([
    "$1M",
    "$1.5M",
    "$2M",
    "$4.9M",
    "$12M",
  ]);
});

test("a sale price below a million is in full", () => {
  expect([1, 750_000, 999_999].map(formatSalePrice)).toEqual(["$1", "$750,000", "$999,999"]);
});

test("a sale price between two tenths of a million rounds half up", () => {
  const prices = [1_049_999, 1_050_000, 1_949_999, 1_950_000, 2_650_000, 3_850_000, 9_950_000];
  expect(prices.map(formatSalePrice)).toEqual(["$1M", "$1.1M", "$1.9M", "$2M", "$2.7M", "$3.9M", "$10M"]);
});

test("a day is the same day in every form", () => {
  expect(formatDate("2026-10-14")).toBe("14 October 2026");
  expect(formatWeekday("2026-11-28")).toBe("Saturday 28 November");
  expect(formatShortDate("2026-11-28")).toEqual({
    weekday: "Sat",
    day: "28",
    month: "Nov",
    text: "Sat 28 Nov",
  });
});

test("days at the turn of the year do not move", () => {
  expect(formatDate("2026-12-31")).toBe("31 December 2026");
  expect(formatDate("2027-01-01")).toBe("1 January 2027");
});

test("times within one half of the day name it once", () => {
  expect(formatTimes("10:00", "10:30")).toBe("10:00–10:30 am");
  expect(formatTimes("17:00", "17:30")).toBe("5:00–5:30 pm");
});

test("a time without an end is its start", () => {
  expect(formatTimes("10:00")).toBe("10:00 am");
});

test("times across noon name both halves", () => {
  expect(formatTimes("11:45", "12:15")).toBe("11:45 am–12:15 pm");
});

test("midnight and noon are twelve", () => {
  expect(formatTimes("00:05", "00:35")).toBe("12:05–12:35 am");
  expect(formatTimes("12:00", "12:30")).toBe("12:00–12:30 pm");
});

test("a rent names its week", () => {
  expect(formatWeeklyRent(1650)).toBe("$1,650 per week");
});

test("a mail keeps its subject, whatever characters it has", () => {
  const mail = new URL(
    toMailHref("callum@headland.example", { subject: "About Lot 2 & 3, #4 O’Brien’s Lane" }),
  );
  expect(mail.pathname).toBe("callum@headland.example");
  expect(mail.searchParams.get("subject")).toBe("About Lot 2 & 3, #4 O’Brien’s Lane");
});

test.each([
  ["One long room. A fence behind it.", "One long room."],
  ["Only this one.", "Only this one."],
  ["No full stop", "No full stop"],
  ["  Spaces around it.  ", "Spaces around it."],
  ["Is it quiet? Yes.", "Is it quiet?"],
  ["Built for approx. 2.4 million in 2019. Sold since.", "Built for approx. 2.4 million in 2019."],
  ["It says “no parking.” Park anyway.", "It says “no parking.”"],
  ["A garage. “Two cars,” says the owner.", "A garage."],
  ["First paragraph.\n\nSecond paragraph.", "First paragraph."],
  ["Runs over\na line. Then stops.", "Runs over\na line."],
])("the first sentence of %j is %j", (text, sentence) => {
  expect(toFirstSentence(text)).toBe(sentence);
});

test("land is in hectares above ten thousand square metres", () => {
  expect([612, 10_000, 12_400, 44_500, 323_700].map(formatLandSize)).toEqual([
    "612 sqm",
    "10,000 sqm",
    "1.24 ha",
    "4.45 ha",
    "32.37 ha",
  ]);
});
