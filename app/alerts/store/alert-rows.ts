export type AlertsTables = {
  follower: FollowerRow;
  alert: AlertRow;
  alert_match: AlertMatchRow;
  known_home: KnownHomeRow;
};

export type AlertsMails = { alert: { alert: string; queuedAt: number } };

/** Somebody who asked for alerts. */
export type FollowerRow = {
  id: string;
  /** In lower case. */
  email: string;
  /** Token of their page, used by the links in their mails. */
  token: string;
  asked_at: number;
  /** When the owner of the address confirmed it; null until then. */
  confirmed_at: number | null;
  paused_until: number | null;
  /** When mails were stopped because the mail server had refused the address on three days. */
  refused_at: number | null;
};

export type AlertRow = {
  id: string;
  follower_id: string;
  list: "sale" | "rent";
  /** The query of the list's canonical address; null for an alert about one home. */
  criteria: string | null;
  /** The key of a home in its list ("sale S001"). */
  home: string | null;
  frequency: "at-once" | "daily" | "weekly";
  /** Kinds of news, separated by commas. */
  topics: string;
  /** The text they agreed to. */
  wording: string;
  asked_at: number;
  confirmed_at: number | null;
  /** When its last mail was sent; before confirmation, when the mail that asks for it was queued. */
  mailed_at: number | null;
};

/** News of a home that an alert asked for. */
export type AlertMatchRow = {
  id: string;
  alert_id: string;
  /** Key of the home. */
  home: string;
  /** Kinds of news, separated by commas. */
  news: string;
  /** Earlier state of the home, as JSON; null for a new home. */
  before: string | null;
  found_at: number;
  /** When its mail was queued; null while it waits for the time of its alert. */
  queued_at: number | null;
};

/** A home's state as last announced, and as last seen (compare-homes.ts). */
export type KnownHomeRow = {
  /** Key of the home. */
  id: string;
  /** State last announced, or recorded on the first look, as JSON. */
  state: string;
  /** State last seen, as JSON; null if not seen since the migration that added this column. */
  seen: string | null;
  /** When `seen` last changed. */
  seen_at: number | null;
  /** When a new home appeared that nobody was told of yet; otherwise null. */
  new_at: number | null;
  /** When a new home was held for the office to decide, as too many came at once. */
  held_at: number | null;
  /** When the office decided that followers are told. */
  released_at: number | null;
};
