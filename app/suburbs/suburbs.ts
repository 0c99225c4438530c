import { suburbs } from "#content/suburbs.ts";

const STATE_SUFFIX = "-nsw";

/** The suburb at /suburbs/{id}. */
export function getSuburb(id: string) {
  return suburbs.find((suburb) => suburb.id === id);
}

/** The suburb of an old URL with its state, as manly-nsw (spec §2.9). */
export function getMovedSuburb(id: string) {
  return id.endsWith(STATE_SUFFIX) ? getSuburb(id.slice(0, -STATE_SUFFIX.length)) : undefined;
}
