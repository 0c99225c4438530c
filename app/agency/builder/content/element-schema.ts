import * as v from "valibot";

const MAX_LINE = 500;
const MAX_TEXT = 20_000;

/** A translated value: its default is shown. */
const localized = v.pipe(
  v.object({ "@type": v.literal("@builder.io/core:LocalizedValue"), Default: v.string() }),
  v.transform((value) => value.Default),
);
const scalar = v.pipe(v.union([v.string(), v.number()]), v.transform(String));

/** A value that is `fallback` when it is missing or of another type. */
function orElse<const Schema extends v.GenericSchema>(schema: Schema, fallback: v.InferOutput<Schema>) {
  return v.optional(v.fallback(schema, fallback), fallback);
}

/** Text of at most `max` characters; empty for other types. */
function toText(max: number) {
  const text = v.pipe(
    v.union([scalar, localized]),
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

const record = orElse(v.record(v.string(), v.unknown()), {});

/** An object whose entries all have defaults; empty when it is missing or none. */
export function part<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.pipe(record, v.object(entries));
}

/** A number, or text with one, within two bounds; `undefined` for anything else. */
export function amount(min: number, max: number) {
  const number = v.pipe(v.union([v.number(), v.pipe(v.string(), v.nonEmpty(), v.toNumber())]), v.finite());
  const bounded = v.pipe(
    number,
    v.transform((value) => Math.min(max, Math.max(min, value))),
  );
  return v.optional(v.fallback(v.optional(bounded), undefined));
}

/** An element of the content; everything in it may be missing or wrong. */
export const elementSchema = v.object({
  component: v.optional(v.object({ name: line, options: record })),
  children: list,
  tagName: line,
  properties: part({ src: line }),
  responsiveStyles: part({
    large: part({ textAlign: line, alignSelf: line, flexDirection: line, display: line }),
  }),
  bindings: record,
  repeat: v.optional(v.unknown()),
  hide: flag,
  show: orElse(v.boolean(), true),
});

export type Element = v.InferOutput<typeof elementSchema>;

/** Targeting: rules on attributes of the visit. */
const targets = v.array(v.object({ property: line, operator: line, value: v.optional(v.unknown()) }));

/** An entry of a model, as in `results` of the content API. */
export const entrySchema = v.object({
  id: line,
  name: line,
  query: orElse(targets, []),
  data: v.object({ title: line, description: line, url: v.optional(v.unknown()), blocks: list }),
});

export type Entry = v.InferOutput<typeof entrySchema>;

const MAX_DEPTH = 20;
const columnsOptions = v.object({ columns: v.array(v.object({ blocks: v.array(v.unknown()) })) });

/** All elements, nested ones too, in document order. */
export function findElements(elements: readonly unknown[], depth = 0): Element[] {
  if (depth > MAX_DEPTH) return [];
  return elements.flatMap((raw) => {
    const element = v.safeParse(elementSchema, raw);
    if (!element.success) return [];
    const columns = v.safeParse(columnsOptions, element.output.component?.options);
    const inColumns = columns.success ? columns.output.columns.flatMap(({ blocks }) => blocks) : [];
    return [element.output, ...findElements([...element.output.children, ...inColumns], depth + 1)];
  });
}

/** The raw elements of an entry. */
export function toElements(raw: unknown): readonly unknown[] {
  const entry = v.safeParse(entrySchema, raw);
  return entry.success ? entry.output.data.blocks : [];
}

/** The names of the blocks that an entry uses. */
export function findBlockNames(raw: unknown): string[] {
  const names = findElements(toElements(raw)).map(({ component }) => component?.name ?? "Box");
  return [...new Set(names)].toSorted();
}

/** The path that an entry is targeted at, by a rule or its own `url`. */
export function findTarget(raw: unknown): string | undefined {
  const entry = v.safeParse(entrySchema, raw);
  if (!entry.success) return undefined;
  const { query, data } = entry.output;
  const rule = query.find(({ property, value }) => property === "urlPath" && Boolean(value));
  if (rule) return `${rule.operator === "is" ? "" : `${rule.operator} `}${String(rule.value)}`;
  return typeof data.url === "string" && data.url !== "" ? data.url : undefined;
}
