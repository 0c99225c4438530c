import * as v from "valibot";
import { expect, test } from "vitest";
import { parseCsv } from "./parse-csv.server.ts";

const schema = v.object({
  email: v.pipe(v.string(), v.includes("@", "an e-mail address is expected")),
  "consent words": v.pipe(v.string(), v.nonEmpty("their words are expected")),
  note: v.optional(v.string()),
});

const read = (text: string | Uint8Array) =>
  parseCsv(typeof text === "string" ? Buffer.from(text) : text, schema);

for (const [separator, name] of [
  [",", "commas"],
  [";", "semicolons"],
  ["\t", "tabs"],
] as const)
  test(`reads ${name}, a byte order mark, quotes, columns in any order and the line on which a row begins`, () => {
    const lines = [
      ["Consent_Words", "Age", "E-mail"],
      ['"Yes, ""please""; always"', "41", "a@mail.example"],
      [],
      ['"Two\r\nlines"', "", "b@mail.example"],
      ["", "", ""],
      [" News ", "", "c@mail.example"],
    ];
    const text = lines.map((cells) => cells.join(separator)).join("\r\n");
    expect(read(`\uFEFF${text}\r\n`)).toEqual({
      rows: [
        { line: 2, email: "a@mail.example", "consent words": 'Yes, "please"; always', note: undefined },
        { line: 4, email: "b@mail.example", "consent words": "Two\nlines", note: undefined },
        { line: 7, email: "c@mail.example", "consent words": "News", note: undefined },
      ],
      faults: [],
      ignored: ["Age"],
    });
  });

test("reads invalid UTF-8 as Windows-1252", () => {
  const bytes = Buffer.from("email;consent words;note\nzo\xEB@mail.example;\x93Oui\x94;\x80 5\n", "latin1");
  expect(read(bytes).rows).toEqual([
    { line: 2, email: "zoë@mail.example", "consent words": "“Oui”", note: "€ 5" },
  ]);
});

test("every invalid row is reported by line and column, and the others are read", () => {
  const { rows, faults } = read(
    'email,consent words\nnobody,Yes\na@mail.example\nb@mail.example,Yes, please\nc"@"mail.example,Yes\nd@mail.example,Yes\n',
  );
  expect(rows.map(({ email }) => email)).toEqual(["d@mail.example"]);
  expect(faults).toEqual([
    { line: 2, field: "email", message: "an e-mail address is expected" },
    { line: 3, field: "consent words", message: "their words are expected" },
    { line: 4, message: "“please” is one cell too many: one that has the separator needs quotes" },
    { line: 5, message: "a quote within a cell: quote the cell, and double its quotes" },
  ]);
});

test("reports an unclosed quote and a missing column", () => {
  const { rows, faults } = read(
    'email,consent words\na@mail.example,Yes\nb@mail.example,"Yes\nc@mail.example,Yes\n',
  );
  expect(rows).toHaveLength(1);
  expect(faults).toEqual([
    { line: 3, message: "a quote opens here or below and is never closed: nothing from here on was read" },
  ]);
  expect(read("email\na@mail.example\n").faults).toEqual([
    { line: 1, field: "consent words", message: "no column has this name" },
  ]);
  expect(read("").faults).toHaveLength(2);
});
