import { readFields as readStored } from "../store/read-stored.ts";

/** Parses the stored fields into text, by name. */
export function readFields(json: string): Record<string, string> {
  return Object.fromEntries(Object.entries(readStored(json)).map(([name, value]) => [name, toText(value)]));
}

function toText(value: string | boolean) {
  if (typeof value === "string") return value;
  return value ? "yes" : "no";
}
