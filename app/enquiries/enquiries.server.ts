import type { NoticeState } from "#app/store/core-rows.ts";
import type { Database } from "#app/store/database.server.ts";
import type { NoteOutage } from "#app/store/outages/outage-log.server.ts";
import { createStoreCheck } from "#app/store/outages/store-check.server.ts";
import { getOldestUndelivered } from "#app/store/outbox/notices.server.ts";
import type { Outbox } from "#app/store/outbox/outbox.server.ts";
import { countByState } from "#app/store/outbox/queued.server.ts";
import { type NoticeSettings, toEnquiryNotices } from "./delivery/enquiry-notices.server.ts";
import type { Enquiry } from "./enquiry.ts";
import { createRateLimit, type RateLimit } from "./form/rate-limit.server.ts";
import { createSharedTexts, type SharedTexts } from "./form/suspicion.server.ts";
import { saveEnquiry } from "./save-enquiry.server.ts";
import type { SavedEnquiry } from "./saved-enquiry.ts";
import { startDigests } from "./store/held.server.ts";
import { type RetentionOptions, startRetention } from "./store/retention.server.ts";

export type EnquiriesOptions = Omit<RetentionOptions, "now"> & {
  rateLimitPerMinute: number;
  /** The agency's current details, for mails. */
  getNoticeSettings: () => Promise<NoticeSettings>;
  outbox: Pick<Outbox, "wake">;
  log: RetentionOptions["log"] & { error(fields: object, message: string): void };
  noteOutage: NoteOutage;
};

/** Receives and stores enquiries. */
export type Enquiries = {
  getNoticeSettings: () => Promise<NoticeSettings>;
  rateLimit: RateLimit;
  sharedTexts: SharedTexts;
  /** Stores an enquiry. It is on disk when this returns. */
  save: (enquiry: Enquiry, submission: { id: string; flag?: string }) => Promise<SavedEnquiry>;
  /** Why the store can keep nothing at the moment; `undefined` when all is well. */
  getFault: () => Promise<string | undefined>;
  /** Reports that a form or page failed because of an error of the store. */
  noteRefused: (error: unknown, message: string) => void;
  /** Counts the enquiries saved by this process, and the stored ones unless the store cannot be read. */
  getFigures: () => Promise<EnquiryFigures>;
  log: EnquiriesOptions["log"];
  close: () => Promise<void>;
};

type EnquiryFigures = { saved: SavedCount[]; stored?: StoredCounts };

type SavedCount = { kind: string; outcome: string; count: number };

type StoredCounts = {
  enquiries: { kind: string; count: number }[];
  notices: { state: NoticeState; count: number }[];
  /** Time (ms) at which the oldest unsent notice was queued. */
  since?: number;
};

/** Opens what takes enquiries, and starts their digests and the erasing of old ones. `close` stops both. */
export function openEnquiries(options: EnquiriesOptions): Enquiries {
  const { db, outbox, log, noteOutage } = options;
  const tally = createTally();
  const storeCheck = createStoreCheck(db);
  const stopRetention = startRetention(options);
  const stopDigests = startDigests({ db, noteOutage, onQueued: outbox.wake });

  return {
    getNoticeSettings: options.getNoticeSettings,
    rateLimit: createRateLimit(options.rateLimitPerMinute),
    sharedTexts: createSharedTexts(),
    async save(enquiry, submission) {
      const kind = enquiry.kind.name;
      const settings = await options.getNoticeSettings();
      const saved = await saveEnquiry(
        db,
        { ...enquiry, ...submission },
        { now: Date.now(), toNotices: (...saved) => toEnquiryNotices(...saved, settings) },
      );
      outbox.wake();
      tally.note(kind, saved.outcome);
      log.info({ ...saved, kind, held: Boolean(submission.flag) }, "enquiry saved");
      return saved;
    },
    getFault: storeCheck.getFault,
    noteRefused(error, message) {
      storeCheck.noteRefused(error);
      log.error({ reason: toReason(error) }, message);
    },
    async getFigures() {
      return { saved: tally.get(), stored: await countStored(db).catch(() => undefined) };
    },
    log,
    async close() {
      await Promise.all([stopRetention(), stopDigests()]);
    },
  };
}

/** The error's name and code for the log, without its message, in which databases quote rejected values. */
function toReason(error: unknown) {
  if (!(error instanceof Error)) return "unknown";
  const codes = ["code", "errcode"].map((name) => Reflect.get(error, name)).filter(Boolean);
  return [error.name, ...codes].join(" ");
}

function createTally() {
  const counts = new Map<string, SavedCount>();
  return {
    note(kind: string, outcome: string) {
      const key = `${kind} ${outcome}`;
      counts.set(key, { kind, outcome, count: (counts.get(key)?.count ?? 0) + 1 });
    },
    get: () => [...counts.values()],
  };
}

async function countStored(db: Database): Promise<StoredCounts> {
  const enquiries = await db
    .selectFrom("enquiry")
    .select(["kind", (each) => each.fn.countAll().as("count")])
    .groupBy("kind")
    .execute();
  return {
    enquiries: enquiries.map(({ kind, count }) => ({ kind, count: Number(count) })),
    notices: await countByState(db),
    since: await getOldestUndelivered(db),
  };
}
