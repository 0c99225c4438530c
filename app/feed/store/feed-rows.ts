/** The files that the agency’s software sent. */
export type FeedTables = { feed_file: FeedFileRow };

export type FeedFileRow = {
  id: string;
  provider: string;
  name: string;
  /** SHA-256 of the file, in hex. */
  digest: string;
  /**
   * "reading" is being imported, or to be resumed. "approved" and "rejected" were held; the feed's process carries the
   * decision out.
   */
  state: "reading" | "done" | "held" | "approved" | "rejected" | "refused";
  /** Why the file is held or refused. */
  reason: string | null;
  /** JSON: numbers of listings by outcome. */
  counts: string;
  /** JSON: reports of listings, without unchanged ones. */
  listings: string;
  received_at: number;
  finished_at: number | null;
  /** 1 until a mail about the feed has named the file. */
  is_untold: number;
};
