export type ShortlistTables = {
  shortlist: ShortlistRow;
  shortlist_member: ShortlistMemberRow;
  shortlist_item: ShortlistItemRow;
  shortlist_opinion: ShortlistOpinionRow;
};

/** A list of homes, shared by one or more browsers. */
type ShortlistRow = {
  id: string;
  /** Token of the link to join; stored unhashed, so that the link can be shown again. */
  join_token: string | null;
  calendar_token: string | null;
  created_at: number;
  /** The last visit or change, accurate to a day. */
  used_at: number;
  /** Since when the list has been empty; null while it holds homes. */
  emptied_at: number | null;
};

/** A browser that has the list. */
type ShortlistMemberRow = {
  /** SHA-256 of the cookie. */
  id: string;
  shortlist_id: string;
  /** The first name as typed; empty until it is given. */
  name: string;
  joined_at: number;
};

type ShortlistItemRow = {
  shortlist_id: string;
  /** The listing's source id. */
  home: string;
  /** Sort key; may have gaps. */
  place: number;
  /** JSON snapshot of the home when it was kept. */
  kept: string;
  /** JSON snapshot of the home when last seen. */
  seen: string;
  /** The day (the agency's time zone) on which `seen` last changed. */
  changed_on: string | null;
  kept_at: number;
};

type ShortlistOpinionRow = {
  shortlist_id: string;
  member_id: string;
  home: string;
  vote: string | null;
  note: string;
  changed_at: number;
};
