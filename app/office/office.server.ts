import type { Texts } from "#app/agency/texts/open-texts.server.ts";
import type { Database } from "#app/store/database.server.ts";
import type { Outbox } from "#app/store/outbox/outbox.server.ts";
import { readCookie, sessionCookie } from "./access/cookies.server.ts";
import { getSession } from "./access/sessions.server.ts";
import { countOverdue } from "./enquiries/overdue.server.ts";
import { hasPeople } from "./people/people.server.ts";

/** An uploaded picture as records describe it. */
export type UploadedPicture = {
  src: string;
  width: number;
  height: number;
  colour: string;
  widths: number[];
};

export type OfficeOptions = {
  db: Database;
  /** The published texts. */
  texts: Pick<Texts, "get" | "refresh">;
  publicOrigin: string;
  officeEmail: string;
  dataDir: string;
  /** Folder of the supplied files of homes. */
  listingsDir: string;
  outbox: Pick<Outbox, "wake">;
  log: { error(fields: object, message: string): void };
  /** Returns `undefined` for what is no picture. */
  pictures: { add: (bytes: Uint8Array) => Promise<UploadedPicture | undefined> };
  /** Software that should have sent homes and has not, with the hours; undefined where there is no feed. */
  findSilentFeeds?: () => Promise<{ name: string; hours: number }[]>;
};

export type Office = ReturnType<typeof openOffice>;

/** Opens the services that the office's pages use. */
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
