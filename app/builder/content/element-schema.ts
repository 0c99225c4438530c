import * as v from "valibot";

const MAX_LINE = 500;
const MAX_TEXT = 20_000;

/** A value that the marketer has translated: we show the default. */
const localized = v.pipe(
  v.object({ "@type": v.literal("@builder.io/core:LocalizedValue"), Default: v.string() }),
  v.transform((value) => value.Default),
);
const scalar = v.pipe(v.union([v.string(), v.number()]), v.transform(String));

/** Text of at most `max` characters; whatever is no text is none. */
function toText(max: number) {
  const text = v.pipe(
    v.union([scalar, localized]),
    v.transform((value) => value.toWellFormed().slice(0, max)),
  );
  return v.optional(v.fallback(text, ""), "");
}

export const line = v.pipe(
  toText(MAX_LINE),
  v.transform((value) => value.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim()),
);
export const text = toText(MAX_TEXT);
export const flag = v.optional(v.fallback(v.boolean(), false), false);
export const list = v.optional(v.fallback(v.array(v.unknown()), []), []);

/** A number between two bounds, also when it is written as text; `undefined` when there is none. */
export function amount(min: number, max: number) {
  const number = v.pipe(v.union([v.number(), v.pipe(v.string(), v.nonEmpty(), v.toNumber())]), v.finite());
  const bounded = v.pipe(
    number,
    v.transform((value) => Math.min(max, Math.max(min, value))),
  );
  return v.optional(v.fallback(v.optional(bounded), undefined));
}

const styles = v.object({
  textAlign: line,
  alignSelf: line,
  flexDirection: line,
  display: line,
});
const noStyles = { textAlign: "", alignSelf: "", flexDirection: "", display: "" };
const options = v.record(v.string(), v.unknown());

/** An element of the service's content, of which everything may be missing or wrong. */
export const elementSchema = v.object({
  component: v.optional(v.object({ name: line, options: v.optional(v.fallback(options, {}), {}) })),
  children: list,
  tagName: line,
  properties: v.optional(v.fallback(v.object({ src: line }), { src: "" }), { src: "" }),
  responsiveStyles: v.optional(
    v.fallback(v.object({ large: v.optional(v.fallback(styles, noStyles), noStyles) }), { large: noStyles }),
    { large: noStyles },
  ),
  bindings: v.optional(v.fallback(options, {}), {}),
  repeat: v.optional(v.unknown()),
  hide: flag,
  show: v.optional(v.fallback(v.boolean(), true), true),
});

export type Element = v.InferOutput<typeof elementSchema>;

/** How the service targets a page: a list of rules on attributes of the visit. */
const targets = v.array(v.object({ property: line, operator: line, value: v.optional(v.unknown()) }));

/** An entry of a model, as the content API lists them under `results`. */
export const entrySchema = v.object({
  id: line,
  name: line,
  query: v.optional(v.fallback(targets, []), []),
  data: v.object({ title: line, description: line, url: v.optional(v.unknown()), blocks: list }),
});

export type Entry = v.InferOutput<typeof entrySchema>;
