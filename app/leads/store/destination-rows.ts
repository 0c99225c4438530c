export type LeadsTables = { destination: DestinationRow };

/** A destination, with the result of the last attempt. */
type DestinationRow = {
  name: string;
  /** An HTTP or SMTP status, or an error code. */
  last_answer: string | null;
  last_at: number | null;
  /** When sending stopped (ms) because the destination refused our secret; null while it has not. */
  stopped_at: number | null;
  /** A digest of the secrets in use; new secrets restart a stopped destination. */
  secrets: string;
};
