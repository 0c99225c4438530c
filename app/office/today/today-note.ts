import type { Role } from "#app/core/permission.ts";
import type { Database } from "#app/store/database.server.ts";

/** What a module asks whoever reads Today, with a button for each answer. */
export type TodayNote = {
  title: string;
  words: string;
  /** The page that takes the answers. */
  action: string;
  acts: readonly {
    intent: string;
    label: string;
    look?: "primary";
    /** What the button is about, where several have its label. */
    about?: string;
    hidden?: Readonly<Record<string, string>>;
  }[];
};

/** Of this person; none where it asks nothing. */
export type FindTodayNotes = (reader: {
  db: Database;
  person: { role: Role };
}) => Promise<readonly TodayNote[]>;
