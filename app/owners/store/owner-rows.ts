export type OwnerTables = {
  owner: OwnerRow;
  owner_key: { hash: string; owner_id: string; created_at: number };
  owner_report: OwnerReportRow;
  home_view: HomeViewRow;
};

export type OwnerMails = { "owner-report": { report: string } };

/** An owner of a home that the agency sells or lets, with a private page about it. */
export type OwnerRow = {
  /** The submission id of the form that added the owner. */
  id: string;
  home_id: string;
  name: string;
  /** In lower case. */
  email: string;
  role: "seller" | "landlord";
  created_at: number;
  /** When (ms) their page was ended. */
  ended_at: number | null;
  /** The agent's words for the next report. */
  draft: string;
  /** When the draft was last saved; 0: never. */
  drafted_at: number;
  /** When the last report was sent; 0: none was. */
  reported_at: number;
  /** 1 if the last report said that the home has left the market; otherwise 0. */
  end_told: number;
};

export type OwnerReportRow = {
  /** The form's submission id, so that a form submitted twice sends one report. */
  id: string;
  owner_id: string;
  words: string;
  /** JSON: the figures at that moment (figures.server.ts). */
  figures: string;
  author: string;
  author_email: string;
  sent_at: number;
};

/** Views of a home's page on one day at the agency. */
type HomeViewRow = {
  home_id: string;
  list: "sale" | "rent";
  day: string;
  count: number;
};
