export type OwnerTables = {
  owner: OwnerRow;
  owner_key: { hash: string; owner_id: string; created_at: number };
  owner_report: OwnerReportRow;
  home_view: HomeViewRow;
};

export type OwnerMails = { "owner-report": { report: string } };

/** Somebody whose home the agency sells or lets, and who is told of it. */
export type OwnerRow = {
  /** The submission id of the form that made it. */
  id: string;
  home_id: string;
  name: string;
  /** In lower case. */
  email: string;
  role: "seller" | "landlord";
  created_at: number;
  /** Since when (ms) none of their links opens anything. */
  ended_at: number | null;
  /** The agent's words for the next report. */
  draft: string;
  /** When the draft was last kept; 0: never. */
  drafted_at: number;
  /** When the last report left; 0: none has. */
  reported_at: number;
  /** 1 where it told that the home is not on the market any more. */
  end_told: number;
};

/** A report as it was sent. */
export type OwnerReportRow = {
  /** The form's submission id: sent twice, it leaves once. */
  id: string;
  owner_id: string;
  words: string;
  /** JSON: the figures at that moment (figures.server.ts). */
  figures: string;
  author: string;
  author_email: string;
  sent_at: number;
};

/** How often the page of a home was looked at on a day at the agency. */
type HomeViewRow = {
  /** The source id. */
  home_id: string;
  list: "sale" | "rent";
  day: string;
  count: number;
};
