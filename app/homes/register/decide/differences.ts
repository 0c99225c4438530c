import type { Difference, Media } from "../register.ts";

type Version = { record: Readonly<Record<string, unknown>>; media: readonly Media[] };

/** What changed between two versions of a home, field by field in the order of the alphabet. */
export function findDifferences(before: Version | undefined, after: Version): Difference[] {
  if (!before) return [];
  const old = toFields(before);
  const fresh = toFields(after);
  return [...new Set([...Object.keys(old), ...Object.keys(fresh)])]
    .sort()
    .filter((field) => JSON.stringify(old[field]) !== JSON.stringify(fresh[field]))
    .map((field) => ({ field, before: old[field] ?? null, after: fresh[field] ?? null }));
}

function toFields({ record, media }: Version): Record<string, unknown> {
  return {
    ...record,
    media: media.map(({ use, slot, url, modTime }) => [use, slot, url, modTime].join(" ")),
  };
}
