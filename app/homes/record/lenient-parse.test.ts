import * as v from "valibot";
import { expect, test } from "vitest";
import { line, list } from "./fields.ts";
import { parseLeniently } from "./lenient-parse.ts";

const schema = v.object({
  id: v.string(),
  note: v.nullish(line(5)),
  price_display: v.nullish(v.boolean()),
  sale: v.nullish(
    v.object({ date: v.string(), display: v.nullish(v.boolean()), bid: v.nullish(v.number()) }),
  ),
  pictures: v.nullish(list(v.object({ src: v.string(), alt: v.nullish(line(5)) }), 3)),
});
const lenient = new Set(["note", "price_display", "sale", "pictures"]);

function parse(record: object) {
  const result = parseLeniently(schema, { id: "S1", ...record }, lenient);
  if ("fault" in result) throw new Error(result.fault.field);
  return { record: result.record, fields: result.warnings.map(({ field }) => field) };
}

test("an invalid field is removed and reported", () => {
  expect(parse({ note: "too long", sale: { date: "today" } })).toEqual({
    record: { id: "S1", sale: { date: "today" } },
    fields: ["note"],
  });
});

test("an invalid part of a field is removed alone, unless the rest requires it", () => {
  expect(parse({ sale: { date: "today", bid: "1" } })).toEqual({
    record: { id: "S1", sale: { date: "today" } },
    fields: ["sale.bid"],
  });
  expect(parse({ sale: { date: 5, bid: 1 } }).record).toEqual({ id: "S1" });
  expect(parse({ sale: {} }).record).toEqual({ id: "S1" });
});

test("an invalid entry of a list leaves the others", () => {
  const pictures = [{ src: "a" }, { src: 5, alt: 5 }, { src: "c", alt: "far too long" }];
  expect(parse({ pictures })).toEqual({
    record: { id: "S1", pictures: [{ src: "a" }, { src: "c" }] },
    fields: ["pictures.1.src", "pictures.1.alt", "pictures.2.alt"],
  });
});

test("a list over its limit is cut before its entries are checked", () => {
  const pictures = ["a", "b", "c"].map((src) => ({ src }));
  expect(parse({ pictures })).toEqual({ record: { id: "S1", pictures }, fields: [] });
  expect(parse({ pictures: [...pictures, { src: 5 }] })).toEqual({
    record: { id: "S1", pictures },
    fields: ["pictures"],
  });
});

test("an invalid switch counts as off, so that nothing private is shown", () => {
  expect(parse({ price_display: "no", sale: { date: "today", display: 0 } })).toEqual({
    record: { id: "S1", price_display: false, sale: { date: "today", display: false } },
    fields: ["price_display", "sale.display"],
  });
});

test("any other invalid field rejects the record", () => {
  expect(parseLeniently(schema, { id: 5, note: "too long" }, lenient)).toEqual({
    fault: { field: "id", reason: expect.any(String) },
  });
  expect(parseLeniently(schema, null, lenient)).toMatchObject({ fault: { field: "record" } });
});

test("the supplied record is not modified", () => {
  const record = { note: "too long", pictures: [{ src: 5 }] };
  parse(record);
  expect(record).toEqual({ note: "too long", pictures: [{ src: 5 }] });
});

test("a text is one line of limited length, counted in characters", () => {
  const isLine = (text: unknown) => v.is(line(5), text);
  expect(["12345", " 12345 ", "🏖🏖🏖🏖🏖"].map(isLine)).toEqual([true, true, true]);
  expect(["123456", "", " ", "a\nb", "a\u2028b", "a\u202eb", "a\u0000b", 5].some(isLine)).toBe(false);
});

test("a rule that no removal can satisfy rejects the record without further passes", () => {
  const agreeing = v.pipe(
    schema,
    v.rawCheck(({ dataset, addIssue }) => {
      const input = { ...Object(dataset.value) };
      addIssue({
        message: "is missing",
        path: [{ type: "object", origin: "value", input, key: "note", value: undefined }],
      });
    }),
  );
  expect(parseLeniently(agreeing, { id: "S1" }, lenient)).toEqual({
    fault: { field: "note", reason: "is missing" },
  });
});
