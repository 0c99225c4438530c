import { suburbs } from "#content/suburbs.ts";

const STATE_SUFFIX = "-nsw";

/** The suburb whose guide stands at /suburbs/{id}. */
export function getSuburb(id: string) {
  return suburbs.find((suburb) => suburb.id === id);
}

/** The suburb meant by an address with its state, as manly-nsw: it has moved to the address without (spec §2.9). */
export function getMovedSuburb(id: string) {
  return id.endsWith(STATE_SUFFIX) ? getSuburb(id.slice(0, -STATE_SUFFIX.length)) : undefined;
}
