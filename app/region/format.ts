const dollars = new Intl.NumberFormat("en-AU", {
  style: "currency",
  currency: "AUD",
  currencyDisplay: "narrowSymbol",
  maximumFractionDigits: 0,
});
const plainNumber = new Intl.NumberFormat("en-AU");
const hectares = new Intl.NumberFormat("en-AU", { maximumFractionDigits: 2 });
const longDate = new Intl.DateTimeFormat("en-AU", {
  timeZone: "UTC",
  day: "numeric",
  month: "long",
  year: "numeric",
});
const dayOfYear = new Intl.DateTimeFormat("en-AU", { timeZone: "UTC", day: "numeric", month: "long" });
const month = new Intl.DateTimeFormat("en-AU", { timeZone: "UTC", month: "long", year: "numeric" });
const weekdayDate = new Intl.DateTimeFormat("en-AU", {
  timeZone: "UTC",
  weekday: "long",
  day: "numeric",
  month: "long",
});
const shortDate = new Intl.DateTimeFormat("en-AU", {
  timeZone: "UTC",
  weekday: "short",
  day: "numeric",
  month: "short",
});

const MILLION = 1_000_000;

/** 1,240 */
export function formatNumber(amount: number) {
  return plainNumber.format(amount);
}

/** 1 enquiry, 1,240 enquiries */
export function formatCount(count: number, one: string, many = `${one}s`) {
  return `${formatNumber(count)} ${count === 1 ? one : many}`;
}

const SQM_PER_HECTARE = 10_000;

/** Number and unit of a land size: 612 sqm; above 10,000 sqm 4.45 ha. */
export function toLandSize(sqm: number) {
  const isLarge = sqm > SQM_PER_HECTARE;
  return isLarge
    ? { number: hectares.format(sqm / SQM_PER_HECTARE), unit: "ha" }
    : { number: formatNumber(sqm), unit: "sqm" };
}

export function formatLandSize(sqm: number) {
  const { number, unit } = toLandSize(sqm);
  return `${number} ${unit}`;
}

/** $985,000 */
export function formatDollars(amount: number) {
  return dollars.format(amount);
}

/** $4.9M, $3M, below a million $985,000; half a tenth rounds up (spec §9.2). */
export function formatSalePrice(amount: number) {
  if (amount < MILLION) return formatDollars(amount);
  // Multiplied first, because 3.85 is slightly less in floating point, and 3,850,000 must be $3.9M.
  return `$${Math.round((amount * 10) / MILLION) / 10}M`;
}

/** $1,650 per week */
export function formatWeeklyRent(amount: number) {
  return `${formatDollars(amount)} per week`;
}

/** 14 October 2026 */
export function formatDate(day: string) {
  return longDate.format(toDay(day));
}

/** 14 November, where the year is clear. */
export function formatDayOfYear(day: string) {
  return dayOfYear.format(toDay(day));
}

/** October 2026 */
export function formatMonth(day: string) {
  return month.format(toDay(day));
}

/** Saturday 28 November */
export function formatWeekday(day: string) {
  return weekdayDate.format(toDay(day)).replace(",", "");
}

/** Sat 28 Nov, with its parts for a date block. */
export function formatShortDate(day: string) {
  const parts = shortDate.formatToParts(toDay(day)).map(({ type, value }) => [type, value] as const);
  const { weekday = "", day: number = "", month = "" } = Object.fromEntries(parts);
  return { weekday, day: number, month, text: `${weekday} ${number} ${month}` };
}

/** 10:00–10:30 am; 11:45 am–12:15 pm; 10:00 am without an end. */
export function formatTimes(start: string, end?: string) {
  if (!end) return formatTime(start);
  const [from, to] = [toClock(start), toClock(end)];
  return from.half === to.half
    ? `${from.time}–${to.time} ${to.half}`
    : `${from.time} ${from.half}–${to.time} ${to.half}`;
}

/** 10:00 */
export function formatClock(time: string) {
  return toClock(time).time;
}

/** 10:00 am */
export function formatTime(time: string) {
  const clock = toClock(time);
  return `${clock.time} ${clock.half}`;
}

/** "wine cellar" as "Wine cellar". */
export function toCapital(words: string) {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** "Wine cellar" as "wine cellar". */
export function toSmall(words: string) {
  return words.charAt(0).toLowerCase() + words.slice(1);
}

/** Splits a text at blank lines. */
export function toParagraphs(text: string) {
  return text.trim().split(/\n\s*\n/);
}

/** A full stop ends a sentence only before a capital, a quotation mark or the end of the text. */
export function toFirstSentence(text: string) {
  const trimmed = text.trim();
  return /^.*?[.?!][”’")]*(?=\s+[“‘"(]?\p{Lu}|$)/su.exec(trimmed)?.[0] ?? trimmed;
}

/** An empty `to` lets the sender choose the recipient. */
export function toMailHref(to: string, fields: { subject: string; body?: string }) {
  const parts = Object.entries(fields).map(([name, text]) => `${name}=${encodeURIComponent(text)}`);
  return `mailto:${to}?${parts.join("&")}`;
}

/** Parsed and formatted in UTC, because a calendar day has no time zone. */
function toDay(day: string) {
  return new Date(`${day}T00:00:00Z`);
}

function toClock(time: string) {
  const hour = Number(time.slice(0, 2));
  return { time: `${hour % 12 || 12}:${time.slice(3)}`, half: hour < 12 ? "am" : "pm" };
}
