export const votes = ["yes", "maybe", "no"] as const;
export type Vote = (typeof votes)[number];

export const MOST_NOTE_CHARACTERS = 500;
export const MOST_NAME_CHARACTERS = 40;

/** The links of a list: to have it too, to see it, and its calendar. */
export const linkKinds = ["join", "show", "calendar"] as const;
export type LinkKind = (typeof linkKinds)[number];

export const MOST_KEPT = 100;
