export type NewsletterTables = {
  subscriber: SubscriberRow;
  issue: IssueRow;
  issue_draft: IssueDraftRow;
};

export type NewsletterMails = { issue: { issue: string; subscriber: string } };

export type SubscriberRow = {
  id: string;
  email: string;
  /** Token of the links in the subscriber's mails. */
  token: string;
  state: "asked" | "confirmed" | "left";
  /** The words that the subscriber agreed to. */
  wording: string;
  /** JSON: the campaign that led to the visit. */
  campaign: string | null;
  asked_at: number;
  confirmed_at: number | null;
  left_at: number | null;
};

/** A sent issue, unchanged since sending began. */
export type IssueRow = {
  /** A UUID; in earlier releases the name of a file. */
  id: string;
  /** Unused; earlier releases stored the digest of a file. */
  digest: string;
  subject: string;
  text: string;
  html: string;
  created_at: number;
  /** When sending was paused (ms); null while it is not. */
  paused_at: number | null;
};

/** An issue that the office is writing. Sending replaces the draft by an issue with the same id. */
export type IssueDraftRow = {
  id: string;
  subject: string;
  /** Markdown, with homes by their ids. */
  body: string;
  saved_at: number;
};
