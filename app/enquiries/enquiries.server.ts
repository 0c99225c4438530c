import { createMailSender } from "#app/mail/mail-sender.server.ts";
import type { MailPayload } from "#app/mail/payload.ts";
import { createWebhookSender } from "#app/mail/webhook-sender.server.ts";
import { type Send, startWorker, type WorkerLog } from "#app/mail/worker.server.ts";
import type { Database } from "#app/store/database.server.ts";
import { makeId } from "#app/store/make-id.ts";
import type { NoteOutage } from "#app/store/outages/outage-log.server.ts";
import { createStoreCheck } from "#app/store/outages/store-check.server.ts";
import { agency } from "#content/agency.ts";
import { toEnquiryNotices } from "./delivery/enquiry-notices.server.ts";
import { toDigestMail } from "./delivery/held-digest.server.ts";
import { toConfirmNotice, toIssueMail, toWelcomeNotice } from "./delivery/newsletter-notices.server.ts";
import { type Enquiry, getEmail } from "./enquiry.ts";
import { createRateLimit } from "./form/rate-limit.server.ts";
import { newsletterWording } from "./newsletter/newsletter-schema.ts";
import { saveEnquiry } from "./store/enquiries.server.ts";
import { countStored, getOldestUndelivered } from "./store/figures.server.ts";
import { findHeld, startDigests } from "./store/held.server.ts";
import { getIssueAndReader } from "./store/issues.server.ts";
import { type RetentionOptions, startRetention } from "./store/retention.server.ts";
import {
  askToSubscribe,
  confirmSubscription,
  getSubscriber,
  unsubscribe,
} from "./store/subscribers.server.ts";

type DeliveryOptions = {
  smtpUrl?: string;
  mailFrom: string;
  officeEmail: string;
  mailPerMinute: number;
  dataDir: string;
  publicOrigin: string;
  webhook?: { url: string; secret: string };
  /** The office’s number, as published now. */
  getPhone: () => string;
  /** Whether people answer in the office; mails to the agency then link to it. */
  isOfficeOpen?: (db: Database) => Promise<boolean>;
  /** Makes the mail with a link to sign in to the office; `undefined`: there is none to send. */
  makeSignInMail?: (db: Database, signIn: string) => Promise<MailPayload | undefined>;
};

export type EnquiriesOptions = DeliveryOptions & {
  db: Database;
  rateLimitPerMinute: number;
  purgeAfterMonths: number;
  log: WorkerLog & RetentionOptions["log"];
  noteOutage: NoteOutage;
};

export type Enquiries = ReturnType<typeof openEnquiries>;

/** The enquiry desk: keeps what visitors send and has it delivered. */
export function openEnquiries(options: EnquiriesOptions) {
  const { db, officeEmail, publicOrigin, log, noteOutage } = options;
  const hasWebhook = options.webhook !== undefined;
  const { mailPerMinute } = options;
  const worker = startWorker({ db, send: createSend(db, options), mailPerMinute, log, noteOutage });
  const tally = createTally();
  const stopRetention = startRetention(options);
  const stopDigests = startDigests({ db, noteOutage, onQueued: worker.wake });

  return {
    rateLimit: createRateLimit(options.rateLimitPerMinute),
    /** Stores an enquiry; it is on disk when this returns. */
    async save(enquiry: Enquiry, submission: { id: string; flag?: string }) {
      const kind = enquiry.kind.name;
      const officeOrigin = (await options.isOfficeOpen?.(db)) ? publicOrigin : undefined;
      const saved = await saveEnquiry(
        db,
        { ...enquiry, ...submission, kind, email: getEmail(enquiry) },
        {
          now: Date.now(),
          toNotices: (known) => {
            const phone = options.getPhone();
            return toEnquiryNotices(enquiry, known, { officeEmail, hasWebhook, phone, officeOrigin });
          },
        },
      );
      worker.wake();
      tally.note(kind, saved.outcome);
      log.info({ ...saved, kind, held: Boolean(submission.flag) }, "enquiry saved");
      return saved;
    },
    async subscribe(email: string) {
      await askToSubscribe(db, {
        email,
        wording: newsletterWording,
        now: Date.now(),
        toNotice: (subscriber) => toConfirmNotice(subscriber, publicOrigin),
      });
      worker.wake();
    },
    getSubscriber: (token: string) => getSubscriber(db, token),
    async confirm(token: string) {
      const toNotice = (subscriber: Parameters<typeof toWelcomeNotice>[0]) =>
        toWelcomeNotice(subscriber, publicOrigin);
      const isConfirmed = await confirmSubscription(db, { token, now: Date.now(), toNotice });
      worker.wake();
      return isConfirmed;
    },
    unsubscribe: (token: string) => unsubscribe(db, { token, now: Date.now() }),
    /** Why nothing can be kept at the moment; `undefined` when all is well. */
    getFault: createStoreCheck(db),
    /** Since when (ms) the oldest message waits; `undefined` when none does. */
    getOldestUndelivered: () => getOldestUndelivered(db),
    /** What there is, and what this process has saved; `stored` is missing while the store cannot be read. */
    async getFigures() {
      const stored = await readFigures(db).catch(() => undefined);
      return { saved: tally.get(), stored };
    },
    log,
    wake: worker.wake,
    /** Finishes the messages under way and begins no more; what visitors still send is kept for the next start. */
    stopSending: worker.stop,
    /** Lets the messages under way end. */
    async close() {
      await Promise.all([worker.stop(), stopRetention(), stopDigests()]);
    },
  };
}

async function readFigures(db: Database) {
  return { ...(await countStored(db)), since: await getOldestUndelivered(db) };
}

/** How many enquiries of each kind were saved, and with what outcome. */
function createTally() {
  const counts = new Map<string, { kind: string; outcome: string; count: number }>();
  return {
    note(kind: string, outcome: string) {
      const key = `${kind} ${outcome}`;
      counts.set(key, { kind, outcome, count: (counts.get(key)?.count ?? 0) + 1 });
    },
    get: () => [...counts.values()],
  };
}

/** How a notice leaves, whatever it is. */
function createSend(db: Database, options: DeliveryOptions): Send {
  const sendMail = createMailSender(options);
  const { webhook, publicOrigin } = options;
  const office = { name: agency.legalName, address: options.officeEmail };
  const sendWebhook = webhook && createWebhookSender(webhook.url, webhook.secret);
  return async (id, payload) => {
    if (payload.channel === "mail") return sendMail(id, payload);
    if (payload.channel === "issue") {
      const found = await getIssueAndReader(db, payload);
      // Who has left in the meantime gets nothing.
      const site = { origin: publicOrigin, phone: options.getPhone() };
      return found && sendMail(id, toIssueMail(found.issue, found.reader, site));
    }
    if (payload.channel === "digest") {
      const held = await findHeld(db, payload);
      // What was released or erased in the meantime is not held any more.
      const origin = (await options.isOfficeOpen?.(db)) ? publicOrigin : undefined;
      return held.length > 0 ? sendMail(id, toDigestMail(held, office, origin)) : undefined;
    }
    if (payload.channel === "sign-in") {
      const mail = await options.makeSignInMail?.(db, payload.signIn);
      // Each attempt has its own link, so it must not look like the same mail.
      return mail && sendMail(makeId(Date.now()), mail);
    }
    if (!sendWebhook) throw new Error("WEBHOOK_URL is not set");
    return sendWebhook(id, payload);
  };
}
