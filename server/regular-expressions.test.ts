import { readFileSync } from "node:fs";
import { isSafePattern } from "redos-detector";
import ts from "typescript";
import { expect, test } from "vitest";
import { findFiles } from "../scripts/find-files.fixture.ts";

/** An expression that backtracks more often than this takes long on a long text. */
const MOST_BACKTRACKS = 200;
const MOST_STEPS = 5_000;

/** Expressions that are slow only on texts that we write ourselves or that have been shortened before. */
const bounded = [
  // The document that we have just rendered, in which visitors' words contain no "<".
  "app/entry.server.tsx: /<script",
  "app/entry.server.tsx: /<style",
  // At most 155 characters of a listing.
  "app/listings/detail/title-and-description.ts: ",
  // The agency's own style sheet, read once.
  "app/agency/folder/theme.ts: ",
  // Texts about homes, written by the agency.
  "app/region/format.ts: /\\n\\s*\\n/",
  // The same texts, one clause at a time.
  "app/homes/record/facts/listing-features",
  // At most 35 characters from each "&", and the last two of a chunk.
  "app/reaxml/reading/mark-entities.ts: ",
  // A word of an address ends after 49 characters, and the next begins there.
  "app/homes/address/address-tokens.ts: /\\d{1,9}(?:st",
  // At most 200 characters of a search or a path.
  "app/sentences/vocabulary.ts: /\\b\\d{1,3}",
  "app/listings/catalogue/find-home-path.server.ts: ",
  // At most 2,000 characters of an address, a path or a message.
  "server/http/mend-links.ts: /(?:%20",
  "server/http/mend-links.ts: /(?:[=;|]",
  "server/log/request-log.ts: ",
  // At most 250 characters of a value.
  "app/values/join-address.ts: ",
  "app/values/links.ts: ",
  "app/values/measures.ts: ",
  "app/values/moments.ts: ",
  "app/values/money.ts: ",
  "app/values/numbers.ts: ",
  "app/values/open-times.ts: ",
  "app/values/yes.ts: ",
  "app/values/price-words.ts: ",
  // At most 200 characters from each "<", which ends the one before.
  "app/values/texts.ts: /<",
  // Each match ends at the next bracket or asterisk.
  "app/values/texts.ts: /\\[",
  "app/values/texts.ts: /(?<!\\*)",
  // The first 2,048 bytes of a file.
  "app/feed/arrival/arrival.server.ts: ",
  // Texts that the office types.
  "app/office-homes/forms/facts.ts: /[\\s,]+$",
  "app/ui/markdown.ts: ",
  // One line of the office's own text; each match ends at the next bracket.
  "app/newsletter/parse-issue.server.ts: /!",
  // The agency's own files, read once.
  "server/sample-facts.ts: ",
];

const files = findFiles("{app,server}/**/*.{ts,tsx}", { exclude: (name) => /\.test\.tsx?$/.test(name) });
const literals = files.flatMap((file) => findLiterals(file, readFileSync(file, "utf8")));

const unbounded = literals.filter(({ name }) => !bounded.some((known) => name.startsWith(known)));

// File by file, because some hundred expressions with thousands of steps each take a busy machine minutes.
test.each([...Map.groupBy(unbounded, ({ file }) => file)])(
  "no regular expression of %s can be kept busy by a crafted text",
  (_file, own) => {
    const slow = own.flatMap(({ name, pattern, options }) => {
      const { safe, score } = isSafePattern(pattern, options);
      return safe ? [] : [`${name} ${score.infinite ? "infinite" : score.value}`];
    });
    expect(slow).toEqual([]);
  },
);

test("every expression that is excused is still there", () => {
  expect(unbounded.length).toBeGreaterThan(50);
  expect(bounded.filter((known) => !literals.some(({ name }) => name.startsWith(known)))).toEqual([]);
});

function findLiterals(file: string, text: string) {
  const found: { file: string; name: string; pattern: string; options: object }[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node)) {
      const { pattern, options } = toPattern(node.text);
      found.push({ file, name: `${file}: /${pattern}/`, pattern, options });
    }
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
