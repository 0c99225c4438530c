import fc from "fast-check";
import { expect, test } from "vitest";
import { createListSplitter } from "./split-list.server.ts";

/** What a list holds when it arrives in pieces of so many bytes. */
function parseInPieces(text: string, pieceBytes: number) {
  const elements: unknown[] = [];
  const list = createListSplitter((element) => elements.push(JSON.parse(element)));
  const bytes = Buffer.from(text);
  for (let start = 0; start < bytes.length; start += pieceBytes)
    list.write(bytes.subarray(start, start + pieceBytes));
  list.end();
  return elements;
}

function attempt<Result>(work: () => Result) {
  try {
    return { result: work() };
  } catch {
    return "refused";
  }
}

const lists = fc.array(fc.jsonValue({ noUnicodeString: false }));
const layouts = fc.constantFrom(undefined, 2, "\t", "\r\n");
const pieceSizes = fc.integer({ min: 1, max: 40 });

test("any list arrives whole, in whatever pieces", () => {
  fc.assert(
    fc.property(lists, layouts, pieceSizes, (list, layout, pieceBytes) => {
      const text = JSON.stringify(list, null, layout);
      expect(parseInPieces(text, pieceBytes)).toEqual(JSON.parse(text));
    }),
  );
});

test("what JSON.parse refuses is refused, and what it accepts as a list is accepted", () => {
  const signs = fc.constantFrom("[", "]", "{", "}", ",", ":", '"', "\\", " ", "1", "null", "é", '"a"', "");
  fc.assert(
    fc.property(lists, fc.nat(), fc.nat(9), signs, pieceSizes, (list, place, gone, sign, pieceBytes) => {
      const whole = JSON.stringify(list);
      const at = place % (whole.length + 1);
      // A character cut in half would arrive as another one.
      const text = (whole.slice(0, at) + sign + whole.slice(at + gone)).toWellFormed();
      const expected = attempt(() => {
        const value: unknown = JSON.parse(text);
        if (!Array.isArray(value)) throw new Error("no list");
        return value;
      });
      expect(attempt(() => parseInPieces(text, pieceBytes))).toEqual(expected);
    }),
    { numRuns: 2000 },
  );
});

for (const text of [
  "",
  " ",
  "{}",
  '"[]"',
  "[",
  "[1",
  '["a',
  "[1,]",
  "[,]",
  "[]]",
  "[1] 2",
  "[{]}",
  "[1}",
  "﻿[]",
]) {
  test(`${JSON.stringify(text)} is no list`, () => {
    expect(() => parseInPieces(text, 1)).toThrow(SyntaxError);
  });
}
