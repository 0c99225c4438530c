export type TextKind = "agent" | "testimonial" | "article" | "suburb" | "office" | "page" | "answer";

/** A draft is seen in the office only; a withdrawn text is shown to nobody. */
export const textStates = ["draft", "published", "withdrawn"] as const;
export type TextState = (typeof textStates)[number];

/** A version of a text. The site shows the newest that is not a draft; only the newest of all can be a draft. */
export type TextVersionRow = {
  /** The form's submission id, so that a form that is sent twice adds one version. */
  id: string;
  /** A TextKind, or a kind of an earlier release. */
  kind: string;
  /** The text within its kind, such as an agent's or a suburb's id. */
  key: string;
  /** Counts from 1 for each text. */
  version: number;
  state: TextState;
  /** JSON, by the schema of its kind (app/agency/kinds). */
  fields: string;
  person_id: string;
  person_name: string;
  created_at: number;
};

export type TextTables = {
  text_version: TextVersionRow;
  /** A single row. Each process compares its number with that of the texts it shows. */
  text_revision: { id: number; number: number };
};
