import type { Role } from "#app/core/permission.ts";
import type { Database } from "#app/store/database.server.ts";

/** What a module asks whoever reads Today, with a button for each answer. */
export type TodayNote = {
  title: string;
  words: string;
  /** The page that takes the answers. */
  action: string;
  acts: readonly { intent: string; label: string; look?: "primary" }[];
};

/** Undefined where it asks nothing of this person. */
export type FindTodayNote = (reader: {
  db: Database;
  person: { role: Role };
}) => Promise<TodayNote | undefined>;
