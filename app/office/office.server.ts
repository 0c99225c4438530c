import type { Database } from "#app/store/database.server.ts";
import type { Texts } from "#app/texts/open-texts.server.ts";
import { readCookie, sessionCookie } from "./access/cookies.server.ts";
import { getSession } from "./access/sessions.server.ts";
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
    /** False until somebody was invited. While the store is away it may be open: the page then says what is wrong. */
    isOpen: () => hasPeople(options.db).catch(() => true),
    /** Whether a request comes from somebody who is signed in. */
    isSignedIn: async (request: Request) =>
      (await getSession(options.db, await readCookie(sessionCookie, request), Date.now())) !== undefined,
    /** How many enquiries wait longer than promised. */
    countOverdue: () => countOverdue(options.db, Date.now()),
  };
}
