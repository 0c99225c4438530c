import type { HomeState } from "./home-state.ts";

export type ShownVersion = {
  number: number;
  at: string;
  author: string;
  /** "published", "waits", "not used". */
  state: string;
  isPublished: boolean;
  differences: readonly { field: string; before: string; after: string }[];
};

type PartLine = { part: string; label: string; words: string; isEdited: boolean };

export type ShownHome = {
  id: string;
  address: string;
  /** "For sale", "For rent". */
  offer: string;
  state: HomeState;
  /** Where visitors see it; nothing where they do not. */
  page?: string;
  /** What the rules say, with what to do. */
  findings: readonly { key: string; words: string; hint: string; isStop: boolean }[];
  parts: readonly PartLine[];
  pictures: number;
  hasOwnPictures: boolean;
  /** Pictures without a description, by their numbers. */
  undescribed: readonly number[];
  /** Whether somebody else says what the home is: the agency’s software. */
  hasSender: boolean;
  versions: readonly ShownVersion[];
  statements: readonly { at: string; author: string; words: string }[];
  intents: readonly { key: string; at: string; author: string; kind: string }[];
};
