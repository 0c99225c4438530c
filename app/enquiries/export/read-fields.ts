import { readFields as readStored } from "../store/read-stored.ts";

/** What was asked, as text, field by field. */
export function readFields(json: string): Record<string, string> {
  return Object.fromEntries(Object.entries(readStored(json)).map(([name, value]) => [name, toText(value)]));
}

function toText(value: string | boolean) {
  if (typeof value === "string") return value;
  return value ? "yes" : "no";
}
