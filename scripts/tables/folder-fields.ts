import { readFileSync } from "node:fs";
import * as v from "valibot";

/** A schema with its possible parts: the fields of an object, the item of a list, the wrapped schema of an optional. */
type Part = v.GenericSchema & {
  type: string;
  entries?: Record<string, Part>;
  item?: Part;
  items?: readonly Part[];
  options?: readonly unknown[];
  value?: Part;
  wrapped?: Part;
  pipe?: readonly { type: string }[];
};

/** Fields nested deeper than "home.hero" have no rows. */
const DEPTH = 2;
/** Longer examples are omitted. */
const LONGEST_EXAMPLE = 32;

/** The fields of a JSON file of an agency's folder: name, kind, and an example from the sample. */
export function findFields(file: string, schema: v.GenericSchema) {
  return toRows([], schema as Part, JSON.parse(readFileSync(`agencies/headland/${file}`, "utf8")));
}

function toRows(path: readonly string[], schema: Part, value: unknown, note = ""): string[][] {
  if (schema.wrapped) return toRows(path, schema.wrapped, value, "optional");
  const [inside, values] = findInside(schema, value);
  const isRow = path.length === DEPTH || v.getDescription(schema) || (inside && hasPlainNames(inside));
  if (!inside || (isRow && path.length > 0)) {
    const what = toWhat(schema, inside);
    const example = typeof value === "object" && inside ? "" : toExample(values);
    return [[`\`${path.join(".")}\``, [note, what, example].filter(Boolean).join(": ") || "text"]];
  }
  return Object.entries(inside).flatMap(([name, part]) => {
    const found = values.map((each) => toEntries(each)[name]).find((each) => each !== undefined);
    return toRows([...path, name], part, found);
  });
}

/** Whether no field has a description or nested fields, so that their names suffice. */
function hasPlainNames(inside: Record<string, Part>) {
  const parts = Object.values(inside).map((part) => part.wrapped ?? part);
  return parts.every((part) => !v.getDescription(part) && !findInside(part, undefined)[0]);
}

/** The fields of an object or a list's items, with the sample's values. */
function findInside(schema: Part, value: unknown): [Record<string, Part> | undefined, readonly unknown[]] {
  if (schema.entries) return [schema.entries, [value]];
  const item = schema.item ?? schema.items?.[0];
  if (item) return [item.entries, Array.isArray(value) ? value : []];
  if (schema.value) return [schema.value.entries, Object.values(toEntries(value))];
  return [undefined, [value]];
}

function toEntries(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

function toWhat(schema: Part, inside: Record<string, Part> | undefined) {
  const names = inside ? Object.keys(inside).join(", ") : "";
  return [v.getDescription(schema) ?? (names ? "" : toKind(schema)), names].filter(Boolean).join(": ");
}

/** The kind of a field; "" for text, which most fields are. */
function toKind(schema: Part): string {
  if (schema.item) return `list of ${toKind(schema.item) || "words"}`;
  if (schema.type === "picklist") return (schema.options ?? []).join(", ");
  if (schema.type === "boolean") return "true or false";
  if (schema.pipe?.some(({ type }) => type === "iso_date")) return "a day";
  return schema.type === "number" ? "a number" : "";
}

/** An example, for texts only. */
function toExample([first]: readonly unknown[]) {
  return typeof first === "string" && first.length <= LONGEST_EXAMPLE ? `*${first}*` : "";
}
