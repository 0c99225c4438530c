import { RouterContextProvider } from "react-router";
import { openDatabase } from "#app/open-database.server.ts";
import type { Database, DatabaseOptions } from "#app/store/database.server.ts";
import { makeId } from "#app/store/make-id.ts";
import { type MakeMail, openOutbox } from "#app/store/outbox/outbox.server.ts";
import { testSettings } from "./delivery/enquiries.fixture.ts";
import { createMailMakers } from "./delivery/made-mails.server.ts";
import { createDeliver } from "./destinations/deliver.server.ts";
import type { Destination } from "./destinations/destination.ts";
import { openEnquiries } from "./enquiries.server.ts";
import { enquiriesContext, visitorContext } from "./enquiries-context.ts";
import { SUBMISSION } from "./form/submission-id.ts";

type DeskOptions = DatabaseOptions & {
  destinations?: readonly Destination[];
  /** How other features make their mails. */
  createMakers?: (db: Database) => Record<string, MakeMail>;
};

/** The enquiry desk over a store, as routes get it, for tests; mails become files. */
export async function openTestDesk({ createMakers = () => ({}), ...where }: DeskOptions) {
  const db = await openDatabase(where);
  const shared = {
    ...where,
    db,
    mailFrom: "hello@headland.example",
    publicOrigin: "https://headland.example",
    smtpUrl: undefined,
    mailPerMinute: 60,
    rateLimitPerMinute: 0,
    purgeAfterMonths: 0,
    modules: [],
    getNoticeSettings: async () => ({ ...testSettings, destinations: where.destinations ?? [] }),
    log: { info() {}, warn() {}, error() {} },
    noteOutage() {},
  };
  const deliver = createDeliver(where.destinations ?? [], shared);
  const outbox = openOutbox({
    ...shared,
    deliver,
    makers: { ...createMailMakers(db, shared), ...createMakers(db) },
  });
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

/** A form as a browser sends it. */
export function toPost(fields: Record<string, string>, path = "/") {
  const body = new URLSearchParams({ [SUBMISSION]: makeId(Date.now()), ...fields });
  return new Request(`https://headland.example${path}`, { method: "POST", body });
}
