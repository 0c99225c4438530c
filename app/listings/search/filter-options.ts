import { onceFor } from "./memoize.ts";

/** One choice of a filter: its value in the address, its label, and what passes it. */
type FilterOption<Actual> = { value: string; label: string; matches: (actual: Actual) => boolean };

type Values = readonly [{ value: string }, ...{ value: string }[]];

/** The option an address names, whatever its letter case; an unknown one counts as the first, which filters nothing. */
export function parseOption<Options extends Values>(
  options: Options,
  text: string | null,
): Options[number]["value"] {
  // Typed by hand, "2m+" arrives as "2m ": in an address a plus is a space.
  const wanted = (text ?? "").replace(/ $/, "+").toLowerCase();
  const found: Options[number] | undefined = options.find(({ value }) => value.toLowerCase() === wanted);
  return (found ?? options[0]).value;
}

/** What a listing has to pass: a test whose name is the same for the same test, or a text that another one has to hold. */
type Test<Listing> =
  | { name: string; passes: (listing: Listing) => boolean }
  | { text: string; read: (listing: Listing) => string };

/** Whether a listing passes the option chosen; undefined where that is the first, which filters nothing. */
export function toTest<Listing, Actual>(
  filter: string,
  options: readonly FilterOption<Actual>[],
  chosen: string,
  read: (listing: Listing) => Actual,
): Test<Listing> | undefined {
  const [, ...filtering] = options;
  const option = filtering.find(({ value }) => value === chosen);
  return option && { name: `${filter}=${chosen}`, passes: (listing) => option.matches(read(listing)) };
}

/** The listings that pass all of the tests there are, in the order given. */
export function findPassing<Listing extends object>(
  listings: readonly Listing[],
  tests: readonly (Test<Listing> | undefined)[],
): Listing[] {
  const answers = tests
    .filter((test) => test !== undefined)
    .map((test) =>
      "name" in test ? getAnswers(listings, test) : findText(getTexts(listings, test.read), test.text),
    );
  const passed = countPassed(answers, listings.length);
  return listings.filter((_listing, index) => passed[index] === answers.length);
}

/** How many tests each listing passes. */
function countPassed(answers: readonly Uint8Array<ArrayBuffer>[], count: number) {
  const passed = createAnswers(count);
  const sums = new Int32Array(passed.buffer);
  for (const answer of answers) {
    const more = new Int32Array(answer.buffer);
    // Plain loops, four listings in a step: calls of a function would take longer than everything else.
    for (let index = 0; index < sums.length; index += 1)
      sums[index] = (sums[index] ?? 0) + (more[index] ?? 0);
  }
  return passed;
}

/** One byte for each listing, and as many more as complete a step of four. */
function createAnswers(count: number) {
  return new Uint8Array(Math.ceil(count / Int32Array.BYTES_PER_ELEMENT) * Int32Array.BYTES_PER_ELEMENT);
}

/** 1 for every listing that passes, 0 for the others; each listing is looked at once, however many searches there are. */
function getAnswers<Listing extends object>(
  listings: readonly Listing[],
  { name, passes }: Extract<Test<Listing>, { name: string }>,
) {
  const known = getKnown(listings).answers;
  const answers = known.get(name) ?? toAnswers(listings, passes);
  known.set(name, answers);
  return answers;
}

function toAnswers<Listing>(listings: readonly Listing[], passes: (listing: Listing) => boolean) {
  const answers = createAnswers(listings.length);
  for (const [index, listing] of listings.entries()) answers[index] = Number(passes(listing));
  return answers;
}

type Texts = { row: string; starts: readonly number[] };

/** The texts in one row: read one after another, a hundred thousand that lie scattered would take ten times as long. */
function getTexts<Listing extends object>(
  listings: readonly Listing[],
  read: (listing: Listing) => string,
): Texts {
  const known = getKnown(listings);
  known.texts ??= toRow(listings.map(read));
  return known.texts;
}

function toRow(texts: readonly string[]): Texts {
  let next = 0;
  const starts = texts.map((text) => {
    const start = next;
    next += text.length + 1;
    return start;
  });
  return { row: texts.join("\n"), starts };
}

/** 1 for every text that holds these words, which are one line. */
function findText({ row, starts }: Texts, words: string) {
  const answers = createAnswers(starts.length);
  let index = 0;
  let found = row.indexOf(words);
  while (found >= 0) {
    while ((starts[index + 1] ?? row.length) <= found) index += 1;
    answers[index] = 1;
    const next = starts[index + 1];
    found = next === undefined ? -1 : row.indexOf(words, next);
  }
  return answers;
}

const getKnown = onceFor(
  (_listings: readonly object[]): { answers: Map<string, Uint8Array<ArrayBuffer>>; texts?: Texts } => ({
    answers: new Map(),
  }),
);
