import * as v from "valibot";
import { withTimesInWords } from "../sydney-words.ts";

const stateSchema = v.record(v.string(), v.nullable(v.string()));

/** What changed, in words: "role: agent → office". */
export function toChange(before: string | null, after: string | null) {
  const [old, now] = [read(before), read(after)];
  const changes = Object.entries(now)
    .filter(([name, value]) => value !== old[name])
    .map(
      ([name, value]) =>
        `${name}: ${[...(name in old ? [old[name] ?? "none"] : []), value ?? "none"].join(" → ")}`,
    )
    .join(", ");
  return withTimesInWords(changes);
}

function read(json: string | null) {
  return json === null ? {} : v.parse(stateSchema, JSON.parse(json));
}
