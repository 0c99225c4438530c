import { glob, readFile } from "node:fs/promises";
import { isSafePattern } from "redos-detector";
import ts from "typescript";
import { expect, test } from "vitest";

/** More ways than this to try the same text, and a long text takes long. */
const MOST_BACKTRACKS = 200;
const MOST_STEPS = 5_000;
/** Thousands of steps for each of some hundred expressions, on a machine that does other things as well. */
const LONGEST_MS = 60_000;

const sources = ["{app,server,content}/**/*.{ts,tsx}"];

/** Slow only for texts that nobody but ourselves can write, or that have been cut short before. */
const bounded = [
  // The document we have just rendered: what visitors type stands in it without "<".
  "app/entry.server.tsx: /<script",
  "app/entry.server.tsx: /<style",
  // At most 155 letters of a listing.
  "app/listings/detail/listing-meta.ts: ",
  // What the agency writes of its homes.
  "app/format.ts: /\\n\\s*\\n/",
  // At most 2,000 letters of a path or a message.
  "server/log/logged-error.ts: ",
  // At most 40 letters of a date or an amount.
  "app/feed/reading/wall-time.ts: ",
  "app/feed/to-record/home/sizes.ts: ",
  // At most 200 letters from each "<", which ends the one before.
  "app/feed/to-record/clean-text.ts: /<",
  // The first 2,048 bytes of a file.
  "app/feed/arrival/arrival.server.ts: ",
  // Our own list of pages.
  "server/pages/warm-pages.ts: /<loc>",
];

const literals = await findAllLiterals();
const isBounded = ({ name }: Literal) => bounded.some((known) => name.startsWith(known));

test(
  "no regular expression can be kept busy by a crafted text",
  () => {
    const slow: string[] = [];
    // The others are slow here as well: trying them would take most of the time and change nothing.
    const tried = literals.filter((literal) => !isBounded(literal) && repeats(literal));
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

test("a pattern repeats with a quantifier, not with the letter that looks like one", () => {
  const patterns = ["a+", "(?:a|b)*c", "a{0,3}", "a\\+b?", "[+*{]", "(?:a|b)?c"];
  expect(patterns.filter((pattern) => repeats({ pattern }))).toEqual(["a+", "(?:a|b)*c", "a{0,3}"]);
});

/** What repeats nothing is tried a fixed number of ways at each place of a text, however long that is. */
function repeats({ pattern }: Pick<Literal, "pattern">) {
  return /[*+{]/.test(pattern.replace(/\\.|\[(?:\\.|[^\]\\])*\]/g, ""));
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
