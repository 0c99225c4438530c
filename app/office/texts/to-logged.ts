import type { OfficeKind } from "./text-kind.ts";

const LONGEST = 200;

/** What changed, field by field and in short; of what clients said the names of the fields only. */
export function toLogged(kind: OfficeKind, before: unknown, after: object) {
  const [old, now] = [before ? kind.toTyped(before) : {}, kind.toTyped(after)];
  const names = Object.keys(now).filter((name) => (old[name] ?? "") !== now[name]);
  if (kind.isPrivate) return { before: {}, after: names.length > 0 ? { fields: names.join(", ") } : {} };
  const pick = (typed: Readonly<Record<string, string>>) =>
    Object.fromEntries(names.map((name) => [name, toShort(typed[name] ?? "")]));
  return { before: before ? pick(old) : {}, after: pick(now) };
}

function toShort(words: string) {
  return words.length > LONGEST ? `${words.slice(0, LONGEST)}…` : words;
}
