import { openTestDesk } from "#app/enquiries/enquiries.fixture.ts";
import { toTestMailServices } from "#app/listings/criteria/no-homes.fixture.ts";
import { makeMail } from "#app/module-server.ts";
import type { Database, DatabaseOptions } from "#app/store/database.server.ts";
import { makeId } from "#app/store/make-id.ts";
import { newsletterMails } from "./module.server.ts";
import { newsletterContext } from "./receive-subscription.server.ts";

const publicOrigin = "https://headland.example";

/** Opens the newsletter over a store, in the context that routes get; mails are written as files. */
export async function openTestNewsletter(where: DatabaseOptions) {
  const desk = await openTestDesk({
    ...where,
    createMakers: (db) => ({
      issue: (queued) => makeMail(newsletterMails.issue, queued, toTestMailServices(db)),
    }),
  });
  desk.context.set(newsletterContext, { ...desk, publicOrigin });
  return desk;
}

/** Adds confirmed subscribers: reader-0@mail.example and on, with the tokens token-0 and on. */
export async function addTestSubscribers(db: Database, count: number, now = Date.now()) {
  const rows = Array.from({ length: count }, (_, index) => ({
    id: makeId(now),
    email: `reader-${index}@mail.example`,
    token: `token-${index}`,
    state: "confirmed" as const,
    wording: "Once a month.",
    asked_at: now,
    confirmed_at: now,
    left_at: null,
  }));
  await db.insertInto("subscriber").values(rows).execute();
}
