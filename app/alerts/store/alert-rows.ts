export type AlertsTables = {
  follower: FollowerRow;
  alert: AlertRow;
  alert_match: AlertMatchRow;
  known_home: KnownHomeRow;
};

export type AlertsMails = { alert: { alert: string; queuedAt: number } };

/** Somebody who asked to be told. */
export type FollowerRow = {
  id: string;
  /** In lower case. */
  email: string;
  /** Opens their page, and the links in their mails. */
  token: string;
  asked_at: number;
  /** When the owner of the address first agreed to something; null: not yet. */
  confirmed_at: number | null;
  paused_until: number | null;
  /** Why nothing is sent any more: the mail server refused the address on three days. */
  refused_at: number | null;
};

export type AlertRow = {
  id: string;
  follower_id: string;
  list: "sale" | "rent";
  /** The query of the list's canonical address; null: it is about one home. */
  criteria: string | null;
  /** The key of a home in its list ("sale S001"). */
  home: string | null;
  frequency: "at-once" | "daily" | "weekly";
  /** Kinds of news with commas between them. */
  topics: string;
  /** The words they agreed to. */
  wording: string;
  asked_at: number;
  confirmed_at: number | null;
  /** When its last mail was sent, or, while nobody has confirmed it, the mail that asks for it. */
  mailed_at: number | null;
};

/** News of a home that an alert asked for. */
export type AlertMatchRow = {
  id: string;
  alert_id: string;
  /** Its key. */
  home: string;
  /** Kinds of news with commas between them. */
  news: string;
  /** JSON: the state of the home before; null: it was new. */
  before: string | null;
  found_at: number;
  /** When its mail was queued; null: it waits for the time of its alert. */
  queued_at: number | null;
};

/** What was told of a home, and what is seen of it (compare-homes.ts). */
export type KnownHomeRow = {
  /** Its key. */
  id: string;
  /** JSON: as it was last told, or learned. */
  state: string;
  /** JSON: as it was last seen; null: not since the update that brought this column. */
  seen: string | null;
  /** Since when it is in that state. */
  seen_at: number | null;
  /** Since when it is new, and nobody has been told; null: it was told, or learned. */
  new_at: number | null;
  /** New among so many that the office decides whether they are told: since when it waits. */
  held_at: number | null;
  /** When the office has decided that it is told. */
  released_at: number | null;
};
