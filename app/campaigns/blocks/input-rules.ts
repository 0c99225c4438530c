import * as v from "valibot";

const MAX_LINE = 500;
const MAX_TEXT = 20_000;

const scalar = v.pipe(v.union([v.string(), v.number()]), v.transform(String));

/** Parses a value; `fallback` where it is missing or of another type. */
export function orElse<const Schema extends v.GenericSchema>(
  schema: Schema,
  fallback: v.InferOutput<Schema>,
) {
  return v.optional(v.fallback(schema, fallback), fallback);
}

/** Text of at most `max` characters; empty for other types. */
function toText(max: number) {
  const text = v.pipe(
    scalar,
    v.transform((value) => value.toWellFormed().slice(0, max)),
  );
  return orElse(text, "");
}

export const line = v.pipe(
  toText(MAX_LINE),
  v.transform((value) => value.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim()),
);
export const text = toText(MAX_TEXT);
export const flag = orElse(v.boolean(), false);
export const list = orElse(v.array(v.unknown()), []);

export const record = orElse(v.record(v.string(), v.unknown()), {});

/** An object whose entries all have defaults; anything else counts as an empty one. */
export function part<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.pipe(record, v.object(entries));
}

/** A number, or text with one, clamped to two bounds; `undefined` for anything else. */
export function amount(min: number, max: number) {
  const number = v.pipe(v.union([v.number(), v.pipe(v.string(), v.nonEmpty(), v.toNumber())]), v.finite());
  const bounded = v.pipe(
    number,
    v.transform((value) => Math.min(max, Math.max(min, value))),
  );
  return v.optional(v.fallback(v.optional(bounded), undefined));
}
