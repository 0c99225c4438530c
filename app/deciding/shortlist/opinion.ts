export const votes = ["yes", "maybe", "no"] as const;
export type Vote = (typeof votes)[number];

export const MOST_NOTE_CHARACTERS = 500;
export const MOST_NAME_CHARACTERS = 40;
