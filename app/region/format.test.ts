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

test("only a count of one takes the singular", () => {
  const homes = ["0 homes", "1 home", "1,240 homes"];
  expect([0, 1, 1_240].map((count) => formatCount(count, "home"))).toEqual(homes);
  expect([1, 2].map((count) => formatCount(count, "entry", "entries"))).toEqual(["1 entry", "2 entries"]);
});

test("dollars have thousands separators and no cents", () => {
  expect([0, 842, 985_000, 11_100_000].map(formatDollars)).toEqual(["$0", "$842", "$985,000", "$11,100,000"]);
});

test("a sale price is in full below a million, then in millions, rounded half up to a decimal unless whole", () => {
  expect([1, 750_000, 999_999].map(formatSalePrice)).toEqual(["$1", "$750,000", "$999,999"]);
  const whole = [1_000_000, 2_000_000, 12_000_000, 1_500_000, 4_900_000];
  expect(whole.map(formatSalePrice)).toEqual(["$1M", "$2M", "$12M", "$1.5M", "$4.9M"]);
  const between = [1_049_999, 1_050_000, 1_949_999, 1_950_000, 2_650_000, 3_850_000, 9_950_000];
  expect(between.map(formatSalePrice)).toEqual(["$1M", "$1.1M", "$1.9M", "$2M", "$2.7M", "$3.9M", "$10M"]);
});

test("a day is the same in every format", () => {
  expect(formatDate("2026-10-14")).toBe("14 October 2026");
  expect(formatWeekday("2026-11-28")).toBe("Saturday 28 November");
  const short = { weekday: "Sat", day: "28", month: "Nov", text: "Sat 28 Nov" };
  expect(formatShortDate("2026-11-28")).toEqual(short);
});

test("days at the turn of the year do not shift", () => {
  expect(formatDate("2026-12-31")).toBe("31 December 2026");
  expect(formatDate("2027-01-01")).toBe("1 January 2027");
});

test.each([
  ["10:00", "10:30", "10:00–10:30 am"],
  ["17:00", "17:30", "5:00–5:30 pm"],
  ["10:00", undefined, "10:00 am"],
  ["11:45", "12:15", "11:45 am–12:15 pm"],
  ["00:05", "00:35", "12:05–12:35 am"],
  ["12:00", "12:30", "12:00–12:30 pm"],
])("from %s to %s is %s: the half of the day is named once where it is one", (start, end, times) =>
  expect(formatTimes(start, end)).toBe(times),
);

test("a rent is given per week", () => {
  expect(formatWeeklyRent(1650)).toBe("$1,650 per week");
});

test("a mail link keeps its subject, whatever characters it contains", () => {
  const subject = "About Lot 2 & 3, #4 O’Brien’s Lane";
  const mail = new URL(toMailHref("callum@headland.example", { subject }));
  expect(mail.pathname).toBe("callum@headland.example");
  expect(mail.searchParams.get("subject")).toBe(subject);
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
  const sizes = [612, 10_000, 12_400, 44_500, 323_700].map(formatLandSize);
  expect(sizes).toEqual(["612 sqm", "10,000 sqm", "1.24 ha", "4.45 ha", "32.37 ha"]);
});
