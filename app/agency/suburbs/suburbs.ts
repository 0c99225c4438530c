import type { Suburb } from "../texts/kinds/suburb.ts";

const STATE_SUFFIX = "-nsw";

/** The suburb at /suburbs/{id}. */
export function getSuburb(suburbs: readonly Suburb[], id: string) {
  return suburbs.find((suburb) => suburb.id === id);
}

/** The suburb of an old URL with its state, as manly-nsw (spec §2.9). */
export function getMovedSuburb(suburbs: readonly Suburb[], id: string) {
  return id.endsWith(STATE_SUFFIX) ? getSuburb(suburbs, id.slice(0, -STATE_SUFFIX.length)) : undefined;
}
