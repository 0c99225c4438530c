import type { Typed } from "../frame/form-fields.tsx";
import type { OfficeKind } from "./text-kind.ts";

const LONGEST = 200;

/** What changed, field by field and in short; of what clients said the names of the fields only. */
export function toLogged(kind: OfficeKind, before: unknown, after: object) {
  const [old, now] = [before ? kind.toTyped(before) : {}, kind.toTyped(after)];
  const names = Object.keys(now).filter((name) => (old[name] ?? "") !== now[name]);
  const isPrivate = (name: string) => kind.isPrivate === true || kind.privateFields?.includes(name) === true;
  const pick = (typed: Typed) =>
    names.filter((name) => !isPrivate(name)).map((name) => [name, toShort(typed[name] ?? "")]);
  const hidden = names.filter(isPrivate).join(", ");
  return {
    before: before ? Object.fromEntries(pick(old)) : {},
    after: { ...Object.fromEntries(pick(now)), ...(hidden && { fields: hidden }) },
  };
}

function toShort(words: string) {
  return words.length > LONGEST ? `${words.slice(0, LONGEST)}…` : words;
}
