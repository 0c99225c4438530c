const units = ["", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const teens = [
  "eleven",
  "twelve",
  "thirteen",
  "fourteen",
  "fifteen",
  "sixteen",
  "seventeen",
  "eighteen",
  "nineteen",
];
const tens = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];
const small = new Map([
  ...[...units, ...teens].map((word, value) => [word, value] as const),
  ...tens.map((word, index) => [word, (index + 2) * 10] as const),
]);
const scales = new Map([
  ["thousand", 1_000],
  ["grand", 1_000],
  ["million", 1_000_000],
]);
const starters = new Set(["a", "an", "half"]);
const HUNDRED = 100;

const words =
  /\b(?:an?|and|point|half|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousand|grand|millions?)\b/gi;
/** Without one of these, a number is less than a hundred. */
const largeWords = /\b(?:hundred|thousand|million|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)/i;
const plural = /(hundred|million)s$/;
const link = /^[ -]$/;

type Word = { word: string; start: number; end: number };
type NumberInWords = { start: number; end: number; value: number };

/** Numbers of a hundred and more that a text writes out: nine hundred and fifty, one and a half million, one point two million. */
export function findNumbersInWords(text: string): NumberInWords[] {
  if (!largeWords.test(text)) return [];
  return groupWords(text).flatMap((group) => {
    const number = readNumber(group);
    return number ? [number] : [];
  });
}

/** Runs of such words; "nine hundred and nine hundred and fifty" are two. */
function groupWords(text: string) {
  const groups: Word[][] = [];
  let last: Word | undefined;
  for (const { index, 0: match } of text.matchAll(words)) {
    const word = {
      word: match.toLowerCase().replace(plural, "$1"),
      start: index,
      end: index + match.length,
    };
    const isNext = last && link.test(text.slice(last.end, word.start));
    if (isNext) groups.at(-1)?.push(word);
    else groups.push([word]);
    last = word;
  }
  return groups.flatMap(splitRanges);
}

/** After "and" may stand what is less than a hundred, or a half. */
function splitRanges(group: Word[]): Word[][] {
  const at = group.findIndex(
    ({ word }, index) =>
      word === "and" &&
      startsWithHundreds(group.slice(index + 1, index + 4)) &&
      !scales.has(group[index - 1]?.word ?? ""),
  );
  return at < 0 ? [group] : [group.slice(0, at), ...splitRanges(group.slice(at + 1))];
}

function startsWithHundreds(group: readonly Word[]) {
  const [first, second] = group.map(({ word }) => word);
  return group.some(({ word }) => word === "hundred") || (isBelowTwenty(first) && isTens(second));
}

function isBelowTwenty(word = "") {
  return !isTens(word) && small.has(word);
}

function isTens(word = "") {
  return tens.includes(word);
}

function readNumber(group: readonly Word[]): NumberInWords | undefined {
  const from = group.findIndex(({ word }) => small.has(word) || starters.has(word));
  const first = group[from];
  const last = group.findLast(
    ({ word }) => word !== "and" && word !== "point" && word !== "a" && word !== "an",
  );
  if (!(first && last)) return;
  const value = sum(group.slice(from).map(({ word }) => word));
  return value < HUNDRED ? undefined : { start: first.start, end: last.end, value };
}

function sum(group: readonly string[]) {
  let total = 0;
  let current = 0;
  let digit = 0;
  for (const [index, word] of group.entries()) {
    const scale = scales.get(word);
    if (scale) {
      total += (current || 1) * scale;
      current = 0;
      digit = 0;
    } else if (word === "half") {
      // "a million and a half", "one and a half million"
      if (total > 0 && current === 0) total += halfOf(group.slice(0, index));
      else current += 0.5;
    } else if (word === "hundred") current = (current || 1) * HUNDRED;
    else if (word === "point") digit = 1;
    else if (digit) {
      digit /= 10;
      current += (small.get(word) ?? 0) * digit;
    } else if (isTens(word) && isBelowTwenty(group[index - 1])) {
      // "eight fifty"
      current = current * HUNDRED + (small.get(word) ?? 0);
    } else current += small.get(word) ?? 0;
  }
  return total + current;
}

function halfOf(group: readonly string[]) {
  const scale = group.findLast((word) => scales.has(word)) ?? "";
  return (scales.get(scale) ?? 0) / 2;
}
