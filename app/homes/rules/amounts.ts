/** An amount of money in a text, with its value in dollars unless it is spelt in words. */
export type Amount = { start: number; end: number; words: string; value?: number };

const MILLION = 1_000_000;
const THOUSAND = 1_000;
/** "$1.95" is 1.95 million: no home costs less than a dollar a day. */
const MOST_MILLIONS = 100;
const LETTERS_OF_LINK = 4;
const LEAST_RANGE = 100_000;

/** $1.9M, $1 950 000, AUD 1,950,000 */
const signed =
  /(?:\$|\baud) ?(?:\d{1,3}(?: \d{3}\b){1,2}|\d[\d,.]*)(?: ?(?:k|m|mil|mill|million|thousand)\b|'?s\b)?/gi;
/** 1.9 million, 950k, 1.95M; "2.7m" may be the height of a ceiling. */
const withUnit = /\b\d[\d,.]* ?(?:[kK]|mil|mill|[Mm]illion|thousand|M)\b/g;
/** 1,950,000, but no square metres and no people */
const grouped =
  /\b(?:\d{1,3},\d{3},\d{3}|[1-9]\d\d,\d{3}|[1-9]\d{5,6})\b(?! ?(?:sqm|m2|m²|square|litres?|people|visitors|residents|km|acres|hectares))/g;
/** 1.95, 950 or 1.95m after a word of price */
const priced =
  /(?<=\b(?:guide|guided|guiding|asking|price|priced|offers|bids|bidding|quoting|quoted|reserve|expect|rent)(?: is| of| at| from| over| above| around| in| to be|:)? )\d[\d,.]+\d(?:m\b)?/gi;
/** 900 pw */
const weekly = /\b\d{3,4}(?= ?(?:pw|p\/w|per week|a week|weekly|pcm|per month)\b)/gi;
/** High 2s, mid 900s */
const band = /(?<=\b(?:early|low|lower|mid|middle|high|upper|late)[ -])\d(?:\d\d|\.\d)?'?s\b/gi;
const number =
  "(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[a-z]+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|point|and|a half|hundred|thousand)";
/** One point nine million, nine hundred thousand, 900 dollars; a million-dollar view is none. */
const inWords = new RegExp(
  `\\b${number}(?:[ -]${number}){0,7}[ -](?:million(?![ -]dollar\\b)|thousand dollars|dollars)\\b|\\b${number}[ -]hundred(?:[ -]${number}){0,4}[ -]thousand\\b|\\b(?:six|seven)[ -]figures\\b`,
  "gi",
);
const spellings = [signed, withUnit, grouped, priced, weekly, band, inWords];
/** The second of $1.8 – 1.95m */
const rangeEnd =
  /^ ?(?:-|–|—|to|and) ?(?:\d[\d,]*\.\d{1,3}|\d[\d,]{2,10}|\d(?= ?m))(?: ?(?:k|m|mil|million|thousand)\b)?/i;

/** The amounts of a text, in order. */
export function findAmounts(text: string): Amount[] {
  const found = spellings
    .flatMap((spelling) =>
      Array.from(text.matchAll(spelling), ({ 0: words, index }) => toAmount(words, index)),
    )
    .flatMap((amount) => [amount, ...findRangeEnd(text, amount)])
    .toSorted((a, b) => a.start - b.start || b.end - a.end);
  return found
    .filter(({ start }, index) => !found.slice(0, index).some(({ end }) => end > start))
    .map((amount, index, all) => shareUnit(amount, all[index + 1]));
}

function findRangeEnd(text: string, { end }: Amount) {
  const [found = ""] = rangeEnd.exec(text.slice(end, end + 20)) ?? [];
  const words = found.replace(/^\D+/, "");
  return words ? [toAmount(words, end + found.length - words.length)] : [];
}

function toAmount(found: string, start: number): Amount {
  const words = found.replace(/[,.]$/, "");
  const amount = { start, end: start + words.length, words };
  const digits = /\d[\d,. ]*/.exec(words)?.[0];
  if (!digits) return amount;
  const value = Number(digits.replace(/[, ]/g, ""));
  return { ...amount, value: Math.round(value * toFactor(words, value)) };
}

function toFactor(words: string, value: number) {
  if (/\d ?m/i.test(words)) return MILLION;
  if (/\d ?(?:k|th)/i.test(words)) return THOUSAND;
  if (/s$/i.test(words)) return value < MOST_MILLIONS ? MILLION : THOUSAND;
  return words.includes(".") && value < MOST_MILLIONS ? MILLION : 1;
}

/** The first of $1 – 1.2m */
function shareUnit(amount: Amount, next?: Amount): Amount {
  const { value = 0, end } = amount;
  if (value >= THOUSAND || !next?.value || next.value < LEAST_RANGE || next.start - end > LETTERS_OF_LINK)
    return amount;
  return { ...amount, value: value * (value < MOST_MILLIONS ? MILLION : THOUSAND) };
}
