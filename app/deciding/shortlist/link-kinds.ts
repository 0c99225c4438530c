/** The links of a list: to have it too, to see it, and its calendar. */
export const linkKinds = ["join", "show", "calendar"] as const;
export type LinkKind = (typeof linkKinds)[number];
