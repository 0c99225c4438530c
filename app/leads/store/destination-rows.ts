export type LeadsTables = { destination: DestinationRow };

/** Software that gets enquiries: what became of the last attempt. */
type DestinationRow = {
  name: string;
  /** A status of HTTP, or the code of an error. */
  last_answer: string | null;
  last_at: number | null;
  /** Since when nothing is sent, as it refuses our secret. */
  stopped_at: number | null;
  /** A digest of the secrets in use, so that new ones start it again. */
  secrets: string;
};
