import * as v from "valibot";
import type { Database } from "#app/store/database.server.ts";
import { makeId } from "#app/store/make-id.ts";
import { startMailServer } from "#app/store/outbox/mail-server.fixture.ts";
import { createSend } from "#app/store/outbox/outbox.server.ts";
import { sendNext, type WorkerOptions } from "#app/store/outbox/worker.server.ts";
import { questionKind } from "../about-listing/question-schema.ts";
import type { Enquiry } from "../enquiry.ts";
import { saveEnquiry } from "../save-enquiry.server.ts";
import { type NoticeSettings, toEnquiryNotices } from "./enquiry-notices.server.ts";

const home = { id: "S014", title: "The white house", address: "14 Tern Lane, Freshwater" };
const about = {
  listing: { ...home, url: "https://headland.example/property/S014" },
  agent: { name: "Priya Nair", email: "priya@headland.example" },
};

/** A question about a listing, which is mailed to the office, the agent and the visitor. */
export function makeQuestion(
  changes: Partial<{ name: string; email: string; message: string }> = {},
): Enquiry {
  const fields = { name: "Leila Marsh", email: "leila@mail.example", phone: "", message: "Is there a bath?" };
  return { kind: questionKind, fields: { ...fields, ...changes }, about };
}

export const testSettings: NoticeSettings = {
  officeEmail: "office@headland.example",
  phone: "(02) 5550 0142",
  toFurtherNotices: () => [],
};

export function saveTestEnquiry(db: Database, enquiry: Enquiry, now: number, settings = testSettings) {
  return saveEnquiry(
    db,
    { ...enquiry, id: makeId(now) },
    { now, toNotices: (...saved) => toEnquiryNotices(...saved, settings) },
  );
}

/** A worker whose clock the test sets, with a mail server of its own. */
export async function openDesk(db: Database) {
  const server = await startMailServer();
  const logged: object[] = [];
  const messages: string[] = [];
  const write = (fields: object, message: string) => {
    logged.push(fields);
    messages.push(message);
  };
  const log = { warn: write, error: write };
  let now = Date.UTC(2026, 10, 21, 8);
  const options: WorkerOptions = {
    db,
    log,
    now: () => now,
    send: createSend({
      smtpUrl: server.url,
      mailFrom: "hello@headland.example",
      dataDir: "",
      makers: { issue: async (payload) => toTestMail(payload) },
    }),
  };
  return {
    server,
    logged,
    messages,
    options,
    save: () => saveTestEnquiry(db, makeQuestion(), now),
    wait(ms: number) {
      now += ms;
    },
    async sendAllDue() {
      let attempts = 0;
      while (await sendNext(options)) attempts += 1;
      return attempts;
    },
    getStates: async () =>
      (await db.selectFrom("notice").select("state").execute()).map(({ state }) => state),
  };
}

function toTestMail(payload: unknown) {
  const { subscriber } = v.parse(v.object({ subscriber: v.string() }), payload);
  const to = { name: "", address: `${subscriber}@mail.example` };
  return { channel: "mail" as const, to, subject: "Three homes", text: "", html: "" };
}
