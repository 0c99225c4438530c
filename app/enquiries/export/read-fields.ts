import * as v from "valibot";

const fieldsSchema = v.record(v.string(), v.union([v.string(), v.boolean()]));

/** What was asked, as text, field by field. */
export function readFields(json: string): Record<string, string> {
  const fields = v.parse(fieldsSchema, JSON.parse(json));
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, toText(value)]));
}

function toText(value: string | boolean) {
  if (typeof value === "string") return value;
  return value ? "yes" : "no";
}
