import * as v from "valibot";
import { flag, line, list, orElse, part, record } from "../blocks/input-rules.ts";

/** An element of the content; any part of it may be missing or invalid. */
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

/** Targeting rules on attributes of a visit. */
const targets = v.array(v.object({ property: line, operator: line, value: v.optional(v.unknown()) }));

const moment = orElse(v.optional(v.number()), undefined);

/** An entry of a model, as in `results` of the content API; times in ms. */
export const entrySchema = v.object({
  id: line,
  name: line,
  query: orElse(targets, []),
  startDate: moment,
  endDate: moment,
  firstPublished: moment,
  lastUpdated: moment,
  data: v.object({
    title: line,
    description: line,
    url: v.optional(v.unknown()),
    noIndex: flag,
    blocks: list,
  }),
});

const MAX_DEPTH = 20;
const columnsOptions = v.object({ columns: v.array(v.object({ blocks: v.array(v.unknown()) })) });

/** All elements, including nested ones, in document order. */
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

/** The elements of an entry; none for anything else. */
export function toElements(raw: unknown): readonly unknown[] {
  const entry = v.safeParse(entrySchema, raw);
  return entry.success ? entry.output.data.blocks : [];
}

/** Whether an entry has shared parts. */
export function usesSymbols(raw: unknown) {
  return findElements(toElements(raw)).some(({ component }) => component?.name === "Symbol");
}

/** The path that an entry is targeted at, by a rule or by its `url`. */
export function findTarget(raw: unknown): string | undefined {
  const entry = v.safeParse(entrySchema, raw);
  if (!entry.success) return undefined;
  const { query, data } = entry.output;
  const rule = query.find(({ property, value }) => property === "urlPath" && Boolean(value));
  if (rule) return `${rule.operator === "is" ? "" : `${rule.operator} `}${String(rule.value)}`;
  return typeof data.url === "string" && data.url !== "" ? data.url : undefined;
}
