/** Homes as they are kept, version by version. */
export type RegisterTables = {
  register: RegisterRow;
  register_version: RegisterVersionRow;
  register_revision: { id: number; number: number; changed_at: number };
};

/**
 * Live: on the lists. Sold and leased: with a page of its own. Hidden: withdrawn, off the market, or listed again under
 * another key. Removed: sent in error. Incomplete: seen, and never public yet.
 */
export type State = "live" | "sold" | "leased" | "hidden" | "removed" | "incomplete";

/** The status that a sender gives a home. */
export type FeedStatus = "current" | "sold" | "leased" | "withdrawn" | "offmarket" | "deleted";

/** The outcomes of a listing of a file. */
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

/** A home as last agreed. */
export type RegisterRow = {
  /** The public id, in addresses and records; never reused. */
  id: string;
  agent_id: string;
  unique_id: string;
  kind: string;
  offer: "sale" | "rental";
  /** Its place in the published list, from 1; null until it is first published, never given again. */
  position: number | null;
  state: State;
  /** The agency’s wall time of the newest version, as 2026-11-20T09:31:30. */
  mod_time: string | null;
  /** A version that was rolled back to stays until the sender sends something newer than this modTime. */
  pinned_until: string | null;
  /** The SHA-256 of the listing as it was last sent. */
  hash: string;
  /** Made comparable, to find homes that are listed again. */
  address: string | null;
  newest_version: string;
  /** The published version; null for a home that was never published. */
  published_version: string | null;
  /** Until then (ms) a new home waits for its first picture; 0 when it waits no longer. */
  waits_until: number;
  /** When the feed took it off the lists (ms); null while it is there, and where a person approved it. */
  left_at: number | null;
  /** The home that was listed later at the same address, which is shown instead. */
  relisted_as: string | null;
  created_at: number;
  updated_at: number;
};

/** Pending: somebody has to approve or reject it. Draft: being written in the office. */
export type VersionState = "published" | "pending" | "quarantined" | "rejected" | "draft";

export type RegisterVersionRow = {
  id: string;
  home_id: string;
  number: number;
  /** Null where no file brought it. */
  file_id: string | null;
  /** The author of the version: a provider, or a person. */
  author: string;
  outcome: Outcome;
  state: VersionState;
  status: FeedStatus;
  mod_time: string | null;
  /** The listing as REAXML knows it, without credentials and vendors. */
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

/** Words of a home that the rules asked about, and that a person found right. */
type ConfirmedWordsRow = {
  home_id: string;
  /** The rule that asked. */
  code: string;
  words: string;
  author: string;
  confirmed_at: number;
};

/** A part of a home as the office wants it shown; it stands before what its sender says until it is taken back. */
export type OverrideRow = {
  id: string;
  home_id: string;
  /** Fields that are edited together: headline, price, inspections … */
  part: string;
  /** Fields of the record, as JSON; null takes one away. */
  value: string;
  author: string;
  created_at: number;
  /** Null while it holds; it is kept, as a record of who published which price when. */
  ended_by: string | null;
  ended_at: number | null;
};

/** An action of the office on a home. */
type HomeIntentRow = {
  /** The form's submission id: sent twice, it is done once. */
  id: string;
  home_id: string;
  author: string;
  kind: string;
  created_at: number;
};
