import { openTestDesk } from "#app/enquiries/enquiries.fixture.ts";
import type { DatabaseOptions } from "#app/store/database.server.ts";
import { newsletterServer } from "./module.server.ts";
import { newsletterContext, openNewsletter } from "./newsletter.server.ts";

const publicOrigin = "https://headland.example";

/** The newsletter over a store, as routes get it, for tests; its mails become files. */
export async function openTestNewsletter(where: DatabaseOptions) {
  const { issue } = newsletterServer.mails;
  const desk = await openTestDesk({
    ...where,
    createMakers: (db) => ({
      issue: (queued) => issue.make(queued, { db, publicOrigin, getPhone: () => "(02) 5550 0142" }),
    }),
  });
  desk.context.set(newsletterContext, openNewsletter({ ...desk, publicOrigin }));
  return desk;
}
