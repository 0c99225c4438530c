/** What the office says of homes. */
export type OverrideTables = {
  override: OverrideRow;
  home_act: HomeIntentRow;
};

/** A part of a home as the office wants it shown; it stands before what its sender says until it is taken back. */
export type OverrideRow = {
  id: string;
  home_id: string;
  /** What is edited together: headline, price, inspections … */
  part: string;
  /** Fields of the record, as JSON; null takes one away. */
  value: string;
  author: string;
  created_at: number;
  /** Null while it holds; it is kept, as a record of who published which price when. */
  ended_by: string | null;
  ended_at: number | null;
};

/** What was done with a home in the office. */
type HomeIntentRow = {
  /** The form's submission id: sent twice, it is done once. */
  id: string;
  home_id: string;
  author: string;
  kind: string;
  created_at: number;
};
