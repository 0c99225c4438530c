/** The files that the agency’s software sent. */
export type FeedTables = { feed_file: FeedFileRow };

export type FeedFileRow = {
  id: string;
  provider: string;
  name: string;
  /** SHA-256 of the file, in hex. */
  digest: string;
  /** Reading: being imported, or to be resumed. Approved, rejected: was held, and the feed's process carries it out. */
  state: "reading" | "done" | "held" | "approved" | "rejected" | "refused";
  /** Why it is held or refused. */
  reason: string | null;
  /** Listings by outcome. */
  counts: string;
  /** The outcome of each listing, without unchanged ones. */
  listings: string;
  received_at: number;
  finished_at: number | null;
  /** 1 while the next mail about the feed has to tell of it. */
  is_untold: number;
};
