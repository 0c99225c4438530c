import type { Texts } from "#app/agency/texts/texts.ts";
import type { NoticeSettings } from "#app/enquiries/delivery/enquiry-notices.server.ts";
import { DAY_MS, toMonthsBefore } from "#app/region/time.ts";
import { readCookie } from "#app/store/cookies.server.ts";
import type { Database } from "#app/store/database.server.ts";
import type { NoteOutage } from "#app/store/outages/outage-log.server.ts";
import type { Outbox } from "#app/store/outbox/outbox.server.ts";
import { forgetNotices } from "#app/store/outbox/queued.server.ts";
import { doEach, startLooking } from "#app/store/tasks.server.ts";
import { getSession, KNOWN_DAYS, sessionCookie } from "./access/sessions.server.ts";
import { hasPeople } from "./people/agency-people.server.ts";
import type { Uploads } from "./uploads/uploads.server.ts";

export type OfficeOptions = {
  db: Database;
  texts: Pick<Texts, "get" | "refresh">;
  publicOrigin: string;
  officeEmail: string;
  /** Without an SMTP server mails are written as files. */
  smtpUrl?: string;
  dataDir: string;
  listingsDir: string;
  outbox: Pick<Outbox, "wake" | "findClosedLanes">;
  getNoticeSettings: () => Promise<NoticeSettings>;
  log: { error(fields: object, message: string): void };
  pictures: Pick<Uploads, "add">;
};

/** Everything that the office's pages use. */
export type Office = OfficeOptions & {
  /** False until the first person is invited. True while the store is away, so that the pages can say so. */
  isOpen: () => Promise<boolean>;
  isSignedIn: (request: Request) => Promise<boolean>;
};

/** Services of the office's pages. */
export function openOffice(options: OfficeOptions): Office {
  const { db } = options;
  return {
    ...options,
    isOpen: () => hasPeople(db).catch(() => true),
    isSignedIn: async (request) =>
      (await getSession(db, await readCookie(sessionCookie, request), Date.now())) !== undefined,
  };
}

const LOG_MONTHS = 24;

/** Deletes expired rows every ten minutes. Returns a function that stops it. */
export function startUpkeep({ db, noteOutage }: Pick<OfficeOptions, "db"> & { noteOutage: NoteOutage }) {
  return startLooking(() =>
    purgeOffice(db, Date.now()).catch((error: unknown) =>
      noteOutage(error, "the upkeep of the office failed; it is tried again in ten minutes"),
    ),
  );
}

/** Deletes day-old links with their notices, expired sessions, unused browsers and log entries of before 24 months. */
export async function purgeOffice(db: Database, now: number) {
  const yesterday = now - DAY_MS;
  const before = toMonthsBefore(now, LOG_MONTHS);
  await doEach([
    () => forgetNotices(db, "sign-in", yesterday),
    () => db.deleteFrom("sign_in").where("asked_at", "<", yesterday).execute(),
    () => db.deleteFrom("session").where("expires_at", "<", now).execute(),
    () =>
      db
        .deleteFrom("known_browser")
        .where("seen_at", "<", now - KNOWN_DAYS * DAY_MS)
        .execute(),
    () => db.deleteFrom("log").where("created_at", "<", before).execute(),
  ]);
}
