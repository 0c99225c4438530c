export type NewsletterTables = {
  subscriber: SubscriberRow;
  issue: IssueRow;
  issue_draft: IssueDraftRow;
};

export type NewsletterMails = { issue: { issue: string; subscriber: string } };

export type SubscriberRow = {
  id: string;
  email: string;
  /** Opens the links in their mails. */
  token: string;
  state: "asked" | "confirmed" | "left";
  /** The words they agreed to. */
  wording: string;
  /** By which campaign the visit began that asked, as JSON. */
  campaign: string | null;
  asked_at: number;
  confirmed_at: number | null;
  left_at: number | null;
};

/** An issue of the newsletter, as it was when it was first sent. */
export type IssueRow = {
  /** A UUID; of earlier releases, the name of a file. */
  id: string;
  /** Of earlier releases, of the file. */
  digest: string;
  subject: string;
  text: string;
  html: string;
  created_at: number;
  /** Since when (ms) its mails are held back. */
  paused_at: number | null;
};

/** An issue that the office is writing; when it is sent, an issue takes its id. */
export type IssueDraftRow = {
  id: string;
  subject: string;
  /** Markdown, with homes by their ids. */
  body: string;
  saved_at: number;
};
