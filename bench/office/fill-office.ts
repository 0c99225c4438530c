import { sql } from "kysely";
import { makeQuestion } from "#app/enquiries/delivery/enquiries.fixture.ts";
import { getEmail } from "#app/enquiries/enquiry.ts";
import { saveEnquiry } from "#app/enquiries/store/enquiries.server.ts";
import { adopt } from "#app/homes/register/adopt.server.ts";
import { addTestPerson, signInForTest } from "#app/office/office.fixture.ts";
import type { Database } from "#app/store/database.server.ts";
import { makeId } from "#app/store/make-id.ts";

const ENQUIRIES = 50_000;
const HOUR_MS = 60 * 60_000;
const BETWEEN_MS = HOUR_MS / 6;

/** A year of a busy agency: the homes of `folder` and 50,000 enquiries, those older than two days answered. */
export async function fillOffice(db: Database, folder: string) {
  const now = Date.now();
  await adopt(db, folder, now);
  let reference = "";
  for (let index = 0; index < ENQUIRIES; index += 1)
    ({ reference } = await save(db, index, now - index * BETWEEN_MS));
  await db
    .updateTable("handling")
    .set({ state: "answered", answered_at: sql`created_at` })
    .where("created_at", "<", now - 48 * HOUR_MS)
    .execute();
  const { id } = await addTestPerson(db, "Marion Tate", "principal");
  return { reference, cookie: await signInForTest(db, id, now) };
}

/** Without its mails, which the site would begin to send. */
function save(db: Database, index: number, now: number) {
  const enquiry = makeQuestion({ name: `Visitor ${index} Marsh`, email: `visitor-${index}@mail.example` });
  const row = { ...enquiry, kind: enquiry.kind.name, id: makeId(now), email: getEmail(enquiry) };
  return saveEnquiry(db, row, { now, toNotices: () => [] });
}
