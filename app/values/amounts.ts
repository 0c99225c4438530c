/** An amount of money in a text. `value` is in dollars; undefined for words such as “high six figures”. */
export type Amount = { start: number; end: number; words: string; value?: number };

const MILLION = 1_000_000;
const THOUSAND = 1_000;
/** Below this, "$1.95" means millions: no home costs so few dollars. */
const MOST_MILLIONS = 100;
const LEAST_RANGE = 100_000;

const figure = String.raw`\d[\d,]{0,10}(?:\.\d{1,3})?`;
const unit = "(?: ?(?:k|m|mil|mill|million|thousand)\\b|’?s\\b)";
const noMeasure =
  "(?![\\d,]| ?(?:sqm|m2|m²|square|litres?|people|visitors|residents|km|acres|hectares|metres))";
const priceWord =
  "\\b(?:guide|guided|guiding|asking|price|priced|offers|bids|bidding|quoting|quoted|reserve|expect|rent)(?: is| of| at| from| over| above| around| in| to be|:)? ";
const number =
  "(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[a-z]{3,5}teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|point|and|a half|hundred|thousand)";
const spellings = [
  // $1.9M, $1 950 000, AUD 1,950,000
  `(?:\\$|\\baud) ?(?:\\d{1,3}(?: \\d{3}\\b){1,2}|${figure})${unit}?`,
  // 1.9 million, 950k, 1.95M; but "2.7m" may be a ceiling height.
  `\\b${figure} ?(?:k|mil|mill|million|thousand|(?-i:M))\\b`,
  // 1,950,000, unless it counts square metres or people
  `\\b(?:\\d{1,3},\\d{3},\\d{3}|[1-9]\\d\\d,\\d{3}|[1-9]\\d{5,6})\\b${noMeasure}`,
  // 1.95, 950 or 1.95m after a word for prices
  `(?<=${priceWord})(?:\\d[\\d,]{2,10}|\\d{1,2}\\.\\d{1,3})(?:m\\b)?`,
  // 900 pw
  "\\b\\d{3,4}(?= ?(?:pw|p/w|per week|a week|weekly|pcm|per month)\\b)",
  // High 2s, mid 900s
  "(?<=\\b(?:early|low|lower|mid|middle|high|upper|late)[ -])\\d(?:\\d\\d|\\.\\d)?’?s\\b",
  // One point nine million, nine hundred thousand, 900 dollars, but not "million-dollar view"
  `\\b${number}(?:[ -]${number}){0,7}[ -](?:million(?![ -]dollar\\b)(?:(?:[ -]${number}){1,6}(?<=hundred|thousand))?(?: dollars)?|thousand dollars|dollars)\\b`,
  `\\b${number}[ -]hundred(?:[ -]${number}){0,4}[ -]thousand\\b|\\b(?:six|seven)[ -]figures\\b`,
];
/** The second amount in "$1.8 – 1.95m" */
const second = `(?:\\d[\\d,]{0,10}\\.\\d{1,3}|\\d[\\d,]{2,10}|\\d(?= ?m))${noMeasure}${unit}?`;
const money = new RegExp(`(${spellings.join("|")})(?: ?(?:-|–|—|to|and) ?(${second}))?`, "gi");

export function findAmounts(text: string): Amount[] {
  // A fast check for the many texts without amounts: matchAll copies the expression.
  if (text.search(money) < 0) return [];
  return Array.from(text.matchAll(money), ({ 0: found, 1: from = "", 2: to, index }) => {
    const first = toAmount(from, index);
    if (!to) return [first];
    const last = toAmount(to, index + found.length - to.length);
    return [shareUnit(first, last), last];
  }).flat();
}

function toAmount(found: string, start: number): Amount {
  const words = found.replace(/,$/, "");
  const amount = { start, end: start + words.length, words };
  const digits = /\d[\d,. ]*/.exec(words)?.[0];
  if (!digits) return { ...amount, value: readWords(words) };
  const value = Number(digits.replace(/[, ]/g, ""));
  return { ...amount, value: Math.round(value * toFactor(words, value)) };
}

const small =
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const scales = new Map([
  ["thousand", THOUSAND],
  ["million", MILLION],
]);

/** The value of "one million eight hundred and fifty thousand"; undefined if it has other words. */
function readWords(text: string) {
  let sum = 0;
  let part = 0;
  for (const word of text.toLowerCase().split(/[ -]/)) {
    const scale = scales.get(word);
    if (small.includes(word)) part += small.indexOf(word) + 1;
    else if (tens.includes(word)) part += (tens.indexOf(word) + 2) * 10;
    else if (word === "hundred") part *= 100;
    else if (scale) {
      sum += (part || 1) * scale;
      part = 0;
    } else if (word !== "and" && word !== "dollars") return undefined;
  }
  return sum + part;
}

function toFactor(words: string, value: number) {
  if (/\d ?m/i.test(words)) return MILLION;
  if (/\d ?(?:k|th)/i.test(words)) return THOUSAND;
  if (/s$/i.test(words)) return value < MOST_MILLIONS ? MILLION : THOUSAND;
  return words.includes(".") && value < MOST_MILLIONS ? MILLION : 1;
}

/** Gives the first amount in "$1 – 1.2m" the unit of the second. */
function shareUnit(first: Amount, { value: last = 0 }: Amount): Amount {
  const { value } = first;
  if (value === undefined || value >= THOUSAND || last < LEAST_RANGE) return first;
  return { ...first, value: value * (value < MOST_MILLIONS ? MILLION : THOUSAND) };
}
