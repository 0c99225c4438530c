import * as v from "valibot";
import { expect, test } from "vitest";
import { parseRecords } from "./parse-records.ts";

const schema = v.object({ id: v.string(), price: v.number() });

const format = {
  file: "list.json",
  schema,
  leftOut: "left out",
  failure: "failed",
  toListing: ({ id }: v.InferOutput<typeof schema>, index: number) => `${index} ${id}`,
  toEntry: (record: object) => record,
  isKnownById: false,
};

function parse(records: unknown) {
  return parseRecords(JSON.stringify(records), format, 0);
}

test("an invalid record is left out and reported, and the others keep their positions", () => {
  const { listings, leftOut } = parse([
    { id: "A", price: 1 },
    { id: "B", price: "1" },
    { id: "C", price: 3 },
  ]);
  expect(listings).toEqual(["0 A", "2 C"]);
  expect(leftOut).toEqual([{ id: "B", field: "price", reason: expect.any(String) }]);
});

test("a record without an id is reported by its position", () => {
  expect(parse([{ price: 1 }, null]).leftOut).toMatchObject([
    { id: "record 1", field: "id" },
    { id: "record 2", field: "record" },
  ]);
});

test("text that is not a JSON list throws", () => {
  expect(() => parse({})).toThrow("not a list");
  expect(() => parseRecords("[", format, 0)).toThrow(SyntaxError);
});

test("if ids are addresses, the first record with an id keeps it", () => {
  const records = [
    { id: "A", price: "1" },
    { id: "A", price: 2 },
    { id: " A", price: 3 },
    { id: "B", price: 4 },
  ];
  const { listings, leftOut } = parseRecords(JSON.stringify(records), { ...format, isKnownById: true }, 0);
  expect(listings).toEqual(["1 A", "3 B"]);
  expect(leftOut).toMatchObject([
    { id: "A", field: "price" },
    { id: "A", field: "id" },
  ]);
  expect(parse(records).listings).toEqual(["1 A", "2  A", "3 B"]);
});

test("the address of a withdrawn home is remembered", () => {
  const { withdrawnAddresses } = parse([{ id: "A", status: "withdrawn", address: "1/2 Tern Ln, Manly" }]);
  expect([...withdrawnAddresses]).toEqual(["1 2 tern lane manly"]);
});

test("a withdrawn record's id and position lead to the home listed again", () => {
  const { relisted } = parse([{ id: "A", status: "withdrawn", relisted_as: "B" }]);
  expect([...relisted]).toEqual([
    ["A", "B"],
    ["1", "B"],
  ]);
});
