import type { Database } from "#app/store/database.server.ts";
import type { Texts } from "#app/texts/open-texts.server.ts";
import { countOverdue } from "./enquiries/overdue.server.ts";
import { hasPeople } from "./people/people.server.ts";

export type OfficeOptions = {
  db: Database;
  /** What is published. */
  texts: Pick<Texts, "get" | "refresh">;
  publicOrigin: string;
  officeEmail: string;
  dataDir: string;
  /** There is a new notice to send. */
  wake: () => void;
  log: { error(fields: object, message: string): void };
};

export type Office = ReturnType<typeof openOffice>;

/** What the pages of the office work with. */
export function openOffice(options: OfficeOptions) {
  return {
    ...options,
    /** False until somebody was invited: then every address under /office answers 404. */
    /** While the store is away it may be open: the page then says what is wrong. */
    isOpen: () => hasPeople(options.db).catch(() => true),
    /** How many enquiries wait longer than promised. */
    countOverdue: () => countOverdue(options.db, Date.now()),
  };
}
