export type ShortlistTables = {
  shortlist: ShortlistRow;
  shortlist_member: ShortlistMemberRow;
  shortlist_item: ShortlistItemRow;
  shortlist_opinion: ShortlistOpinionRow;
};

/** Homes that one or more visitors keep together. */
type ShortlistRow = {
  id: string;
  /** In the link that makes the list somebody else's too; kept as it is, so that it can be shown again. */
  join_token: string | null;
  /** Of earlier releases, whose links could only show a list. */
  show_token: string | null;
  /** In the address of the calendar. */
  calendar_token: string | null;
  created_at: number;
  /** The last visit or change, to the day. */
  used_at: number;
  /** Since when it holds no home; null: it holds some. */
  emptied_at: number | null;
};

/** A browser that has the list. */
type ShortlistMemberRow = {
  /** SHA-256 of the cookie. */
  id: string;
  shortlist_id: string;
  /** The first name, as they typed it; empty at first. */
  name: string;
  joined_at: number;
};

type ShortlistItemRow = {
  shortlist_id: string;
  /** The listing's source id. */
  home: string;
  /** Sorts the list; there may be gaps. */
  place: number;
  /** JSON: what the home was like when it was kept. */
  kept: string;
  /** JSON: what it was like when it was last looked at. */
  seen: string;
  /** The day at the agency on which `seen` last changed. */
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
