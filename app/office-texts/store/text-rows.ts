export type TextKind = "agent" | "testimonial" | "article" | "suburb" | "office" | "page" | "answer";

/** A draft is seen by the office only; what is withdrawn is shown to nobody. */
export const textStates = ["draft", "published", "withdrawn"] as const;
export type TextState = (typeof textStates)[number];

/** A text as somebody wrote it. The newest version that is no draft counts; a draft is always the newest of all. */
export type TextVersionRow = {
  /** The form's submission id: sent twice, it is one version. */
  id: string;
  /** A TextKind, or one of an earlier release. */
  kind: string;
  /** An agent's id, a suburb's: the text among those of its kind. */
  key: string;
  /** From 1, by one, for each text. */
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
