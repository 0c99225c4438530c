export type RegisterTables = {
  register: RegisterRow;
  register_version: RegisterVersionRow;
  register_revision: { id: number; number: number; changed_at: number };
};

/**
 * "live" is on the lists; "sold" and "leased" have a page. "hidden" was withdrawn, taken off the market or relisted
 * under another key. "removed" was sent in error. "incomplete" has never been public.
 */
export type State = "live" | "sold" | "leased" | "hidden" | "removed" | "incomplete";

/** States in which visitors see the home. */
export const shownStates: readonly State[] = ["live", "sold", "leased"];

/** The status that a sender gives a home. */
export type FeedStatus = "current" | "sold" | "leased" | "withdrawn" | "offmarket" | "deleted";

export const outcomes = [
  "NEW",
  "PROCESSED",
  "UNCHANGED",
  "STALE",
  "HELD",
  "QUARANTINED",
  "SKIPPED",
  "DELETED",
] as const;
export type Outcome = (typeof outcomes)[number];

/** A home in its current state. */
export type RegisterRow = {
  /** The public id, in addresses and records; never reused. */
  id: string;
  agent_id: string;
  unique_id: string;
  kind: string;
  offer: "sale" | "rental";
  /** Position in the published list, from 1; null until first published, never reused. */
  position: number | null;
  state: State;
  /** The agency’s wall time of the newest version, such as 2026-11-20T09:31:30. */
  mod_time: string | null;
  /** A rolled-back version stays until the sender sends something newer than this modTime. */
  pinned_until: string | null;
  /** SHA-256 of the listing as last sent. */
  hash: string;
  /** In comparable form, to recognise homes that are listed again. */
  address: string | null;
  newest_version: string;
  /** The published version; null for a home that was never published. */
  published_version: string | null;
  /** Until this time (ms) a new home waits for its first picture; 0 if it does not wait. */
  waits_until: number;
  /** When the feed took it off the lists (ms); null while listed, or if a person approved the removal. */
  left_at: number | null;
  /** The id of the home listed later at the same address, which is shown instead. */
  relisted_as: string | null;
  created_at: number;
  updated_at: number;
};

/** "pending" waits for approval; "draft" is being written in the office. */
export type VersionState = "published" | "pending" | "quarantined" | "rejected" | "draft";

export type RegisterVersionRow = {
  id: string;
  home_id: string;
  number: number;
  /** Null for a version that did not come from a file. */
  file_id: string | null;
  /** The author of the version: a provider, or a person. */
  author: string;
  outcome: Outcome;
  state: VersionState;
  status: FeedStatus;
  mod_time: string | null;
  /** The merged listing as its format wrote it, without credentials and vendors. */
  source: string | null;
  /** The entry of the published list, without id and pictures. */
  record: string;
  media: string;
  differences: string;
  findings: string;
  created_at: number;
};

/** Tables of the office's edits of homes. */
export type OverrideTables = {
  override: OverrideRow;
  home_act: HomeIntentRow;
  confirmed_words: ConfirmedWordsRow;
};

/** Words of a home that a rule asked about and a person confirmed. */
type ConfirmedWordsRow = {
  home_id: string;
  /** The rule that asked. */
  code: string;
  words: string;
  author: string;
  confirmed_at: number;
};

/** The office's override of a part of a home. It replaces the sender's value until it is reverted. */
export type OverrideRow = {
  id: string;
  home_id: string;
  /** Fields that are edited together, such as headline, price or inspections. */
  part: string;
  /** Fields of the record as JSON; null removes a field. */
  value: string;
  author: string;
  created_at: number;
  /** Null while in force. Ended rows are kept, as a record of who published which price when. */
  ended_by: string | null;
  ended_at: number | null;
};

/** An edit of a home in the office. */
type HomeIntentRow = {
  /** The form's submission id, so that sending the form twice acts once. */
  id: string;
  home_id: string;
  author: string;
  kind: string;
  created_at: number;
};
