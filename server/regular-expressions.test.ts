import { glob, readFile } from "node:fs/promises";
import { isSafePattern } from "redos-detector";
import ts from "typescript";
import { expect, test } from "vitest";

/** More ways than this to try the same text, and a long text takes long. */
const MOST_BACKTRACKS = 200;
const MOST_STEPS = 5_000;
/** Thousands of steps for each of some hundred expressions, on a machine that does other things as well. */
const LONGEST_MS = 60_000;

/** Lists of words, for which the detector has no end. */
const PHRASES = "app/homes/rules/";
/** Two ways for each make 256, about as many as the detector allows. */
const MOST_OPTIONAL_PARTS = 8;

const sources = ["{app,server,content}/**/*.{ts,tsx}"];

/** Slow only for texts that nobody but ourselves can write, or that have been cut short before. */
const bounded = [
  // The document we have just rendered: what visitors type stands in it without "<".
  "app/entry.server.tsx: /<script",
  "app/entry.server.tsx: /<style",
  // At most 155 letters of a listing.
  "app/listings/detail/listing-meta.ts: ",
  // The agency's own style sheet, read once.
  "app/agency/folder/theme.ts: ",
  // The agency writes these texts about its homes.
  "app/region/format.ts: /\\n\\s*\\n/",
  // The same, a clause at a time.
  "app/homes/record/facts/listing-features",
  // At most 35 letters from each "&", and the last two of a chunk.
  "app/homes/feed/reading/mark-entities.ts: ",
  // At most 2,000 letters of a path or a message.
  "server/log/request-log.ts: ",
  // At most 40 letters of a date or an amount.
  "app/homes/feed/reading/wall-time.ts: ",
  "app/homes/feed/to-record/home.ts: /\\$?",
  // At most 200 letters from each "<", which ends the one before.
  "app/homes/feed/to-record/values.ts: /<",
  // The first 2,048 bytes of a file.
  "app/homes/feed/arrival/arrival.server.ts: ",
  // A line of the office's own; each way ends at the next bracket.
  "app/enquiries/newsletter/parse-issue.server.ts: /!",
  // The agency's own files, read once.
  "server/sample-facts.ts: ",
];

const literals = await findAllLiterals();
const isBounded = ({ name }: Literal) => bounded.some((known) => name.startsWith(known));

test(
  "no regular expression can be kept busy by a crafted text",
  () => {
    const slow: string[] = [];
    // The others are slow here as well: trying them would take most of the time and change nothing.
    const tried = literals.filter((literal) => !isBounded(literal) && !isPhrase(literal));
    for (const { name, pattern, options } of tried) {
      const { safe, score } = isSafePattern(pattern, options);
      if (!safe) slow.push(`${name} ${score.infinite ? "infinite" : score.value}`);
    }
    expect(literals.length).toBeGreaterThan(50);
    expect(slow).toEqual([]);
  },
  LONGEST_MS,
);

test("every expression that is excused is still there", () => {
  expect(bounded.filter((known) => !literals.some(({ name }) => name.startsWith(known)))).toEqual([]);
});

test("only the phrases of the rules before publishing are excused, and none that repeats", () => {
  const phrases = literals.filter(isPhrase);
  expect(phrases.map(({ name }) => name).filter((name) => !name.startsWith(PHRASES))).toEqual([]);
  expect(phrases.filter(({ pattern }) => repeats(pattern))).toEqual([]);
  const isExcused = (pattern: string, folder = PHRASES) =>
    isPhrase({ name: `${folder}a.ts: /${pattern}/`, pattern });
  expect(["a|b", "a?".repeat(MOST_OPTIONAL_PARTS), "a\\+b?", "[+*{]"].filter((it) => !isExcused(it))).toEqual(
    [],
  );
  expect(
    ["a+", "(?:a|b)*c", "a{0,3}", "a?".repeat(MOST_OPTIONAL_PARTS + 1)].filter((it) => isExcused(it)),
  ).toEqual([]);
  expect(isExcused("a|b", "app/homes/feed/")).toBe(false);
});

test("optional parts are counted along the longest way through a pattern", () => {
  const patterns = ["ab", "a?b?", "(?:a?|b?c?)d", "(?:ab?)?", "(?<=a?)\\?[?]", "(?<!a)b|c?"];
  expect(patterns.map(countOptionalParts)).toEqual([0, 2, 2, 2, 1, 1]);
});

/**
 * The detector compares every two alternatives, and gives up on lists of a hundred words. A pattern that repeats nothing
 * is tried in at most so many ways at each place of a text, however long that is, if few of its parts may be missing:
 * each doubles them.
 */
function isPhrase({ name, pattern }: Pick<Literal, "name" | "pattern">) {
  return name.startsWith(PHRASES) && !repeats(pattern) && countOptionalParts(pattern) <= MOST_OPTIONAL_PARTS;
}

function repeats(pattern: string) {
  return /[*+{]/.test(withoutLetters(pattern));
}

function countOptionalParts(pattern: string) {
  const groups = [{ most: 0, count: 0 }];
  for (const sign of withoutLetters(pattern).replace(/\(\?(?:[:=!]|<[=!])/g, "(")) {
    if (sign === "(") groups.unshift({ most: 0, count: 0 });
    const [group, outer] = groups;
    if (!group) break;
    if (sign === "?") group.count++;
    if (sign === "|" || sign === ")") Object.assign(group, endAlternative(group));
    if (sign === ")" && outer) {
      outer.count += group.most;
      groups.shift();
    }
  }
  return Math.max(...groups.map((group) => endAlternative(group).most));
}

function endAlternative({ most, count }: { most: number; count: number }) {
  return { most: Math.max(most, count), count: 0 };
}

/** Its groups and quantifiers; letters that look like one stand behind a backslash or in brackets. */
function withoutLetters(pattern: string) {
  return pattern.replace(/\\.|\[(?:\\.|[^\]\\])*\]/g, "x");
}

type Literal = { name: string; pattern: string; options: object };

async function findAllLiterals() {
  const found: Literal[] = [];
  for await (const file of glob(sources, { exclude: (name) => /\.test\.tsx?$/.test(name) }))
    for (const { pattern, options } of findLiterals(file, await readFile(file, "utf8")))
      found.push({ name: `${file}: /${pattern}/`, pattern, options });
  return found;
}

function findLiterals(file: string, text: string) {
  const found: { pattern: string; options: object }[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node)) found.push(toPattern(node.text));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest));
  return found;
}

function toPattern(literal: string) {
  const end = literal.lastIndexOf("/");
  const flags = literal.slice(end + 1);
  const options = {
    unicode: /[uv]/.test(flags),
    caseInsensitive: flags.includes("i"),
    dotAll: flags.includes("s"),
    multiLine: flags.includes("m"),
    maxScore: MOST_BACKTRACKS,
    maxSteps: MOST_STEPS,
  };
  return { pattern: literal.slice(1, end), options };
}
