import { RouterContextProvider } from "react-router";
import type { LaneServices, ModuleLanes } from "#app/module-server.ts";
import { openDatabase } from "#app/open-database.server.ts";
import type { Database, DatabaseOptions } from "#app/store/database.server.ts";
import { makeId } from "#app/store/make-id.ts";
import { type MakeMail, openOutbox } from "#app/store/outbox/outbox.server.ts";
import { questionKind, questionSchema } from "./about-listing/question-schema.ts";
import { testSettings } from "./delivery/delivery.fixture.ts";
import { createMailMakers } from "./delivery/made-mails.server.ts";
import { openEnquiries } from "./enquiries.server.ts";
import { enquiriesContext, visitorContext } from "./enquiries-context.ts";
import { receiveEnquiry } from "./form/receive-form.server.ts";
import { SUBMISSION } from "./form/submission-id.ts";

type DeskOptions = DatabaseOptions & {
  openLanes?: (services: LaneServices) => ModuleLanes;
  /** Creates the mail makers of other features. */
  createMakers?: (db: Database) => Record<string, MakeMail>;
};

/** Opens the enquiry desk over a store, as routes receive it. Mails become files. */
export async function openTestDesk({
  createMakers = () => ({}),
  openLanes = openNone,
  ...where
}: DeskOptions) {
  const db = await openDatabase(where);
  const services = {
    ...where,
    db,
    mailFrom: "hello@headland.example",
    smtpUrl: undefined,
    publicOrigin: "https://headland.example",
    variables: {},
    mailPerMinute: 60,
    rateLimitPerMinute: 0,
    purgeAfterMonths: 0,
    modules: [],
    getOfficeContact: async () => testSettings,
    log: { info() {}, warn() {}, error() {} },
    noteOutage() {},
  };
  const { lanes, toNotices } = openLanes(services);
  const settings = { ...testSettings, toFurtherNotices: toNotices };
  const shared = { ...services, getNoticeSettings: async () => settings };
  const makers = { ...createMailMakers(db, shared.getNoticeSettings), ...createMakers(db) };
  const outbox = openOutbox({ ...shared, lanes, makers });
  const enquiries = openEnquiries({ ...shared, outbox });
  const context = new RouterContextProvider();
  context.set(enquiriesContext, enquiries);
  context.set(visitorContext, { address: "192.0.2.1" });
  async function close() {
    await Promise.all([outbox.stop(), enquiries.close()]);
    await db.destroy();
  }
  return { context, close, db, outbox };
}

function openNone(): ModuleLanes {
  return { lanes: [], toNotices: () => [] };
}

/** Calls the action of the form of a question. */
export function sendQuestion(context: RouterContextProvider, fields: Record<string, string>) {
  return receiveEnquiry(
    { request: toPost(fields), context },
    {
      schema: questionSchema,
      toEnquiry: (read) => ({ kind: questionKind, fields: read }),
      toThanks: (reference) => `/thanks/${reference}`,
    },
  );
}

/** A form post as a browser sends it. */
export function toPost(fields: Record<string, string>, path = "/") {
  const body = new URLSearchParams({ [SUBMISSION]: makeId(Date.now()), ...fields });
  return new Request(`https://headland.example${path}`, { method: "POST", body });
}
