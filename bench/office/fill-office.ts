import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { toAgencyTime } from "#app/agency/agency-time.ts";
import { toUid } from "#app/calendars/note-times.server.ts";
import { getDoor, openDoor } from "#app/door/store/doors.server.ts";
import { noteVisitor } from "#app/door/store/note-visitor.server.ts";
import { makeQuestion } from "#app/enquiries/delivery/delivery.fixture.ts";
import { saveEnquiry } from "#app/enquiries/save-enquiry.server.ts";
import { addTestPerson, signInForTest } from "#app/office/office.fixture.ts";
import { addOwner, addOwnerKey } from "#app/owners/owners.server.ts";
import { adopt } from "#app/register/adopt.server.ts";
import type { Database } from "#app/store/database.server.ts";
import { makeId } from "#app/store/make-id.ts";

const ENQUIRIES = 50_000;
const VISITORS = 5_000;
/** Visitors of the door whose page is measured. */
const AT_ONE_DOOR = 100;
const OWNERS = 200;
const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const BETWEEN_MS = HOUR_MS / 6;

/**
 * Fills a store with a year of a busy agency: the homes of `folder`, 50,000 enquiries (answered if older than two
 * days), 5,000 visitors of open homes, half of whom have enquired before, and 200 owners with a report each. Returns
 * what measuring needs: a session cookie, an enquiry, an open door, its home's owner, and the tokens of both.
 */
export async function fillOffice(db: Database, folder: string) {
  const now = Date.now();
  const { time, ends } = await openToday(folder, now);
  await adopt(db, folder, now);
  let reference = "";
  for (let index = 0; index < ENQUIRIES; index += 1)
    ({ reference } = await save(db, index, now - index * BETWEEN_MS));
  await db
    .updateTable("handling")
    .set({ state: "answered", answered_at: sql`created_at` })
    .where("created_at", "<", now - 48 * HOUR_MS)
    .execute();
  const door = { uid: toUid(toHomeId(0), time), homeId: toHomeId(0), time };
  for (let index = 0; index < VISITORS; index += 1) await note(db, index, { door, now });
  await openDoor(db, { ...door, ends }, now);
  for (let index = 1; index < OWNERS; index += 1) await tell(db, index, now);
  const { id } = await addTestPerson(db, "Marion Tate", "principal");
  const { token = "" } = (await getDoor(db, door.uid)) ?? {};
  return {
    reference,
    door: { ...door, token },
    owner: await tell(db, 0, now),
    cookie: await signInForTest(db, id, now),
  };
}

function toHomeId(index: number) {
  return `S${String(index + 1).padStart(6, "0")}`;
}

/** Gives the first home an inspection now. */
async function openToday(folder: string, now: number) {
  const file = join(folder, "coastal-listings.json");
  const [first, ...others] = JSON.parse(await readFile(file, "utf8"));
  const [time, ends] = [now, now + HOUR_MS].map(toAgencyTime);
  if (!time || !ends) throw new Error("There is no time.");
  const inspections = [`${time}/${ends.slice(11)}`];
  await writeFile(file, JSON.stringify([{ ...first, status: undefined, inspections }, ...others]));
  return { time, ends };
}

function toPerson(index: number) {
  const phone = `04${String(index).padStart(8, "0")}`;
  return { name: `Visitor ${index} Marsh`, email: `visitor-${index}@mail.example`, phone };
}

/** Saves an enquiry without mails, which the site would start to send. */
function save(db: Database, index: number, now: number) {
  const { kind, fields } = makeQuestion();
  const enquiry = { kind, fields: { ...fields, ...toPerson(index) }, about: toAbout(index) };
  const campaign = { name: `letter ${index % 100}`, source: "newsletter", page: `/page-${index % 1_000}` };
  return saveEnquiry(db, { ...enquiry, id: makeId(now), campaign }, { now, toNotices: () => [] });
}

function toAbout(index: number) {
  const home = toHomeId(index % 2_000);
  const url = `https://headland.example/property/${home}`;
  return { listing: { id: home, title: "", address: `${index} Gannet Crescent`, url } };
}

type AtDoor = { door: Parameters<typeof noteVisitor>[1]; now: number };

/** Notes a visitor at the measured door, or at one of the last weeks'; every second one has enquired before. */
function note(db: Database, index: number, { door, now }: AtDoor) {
  const isHere = index < AT_ONE_DOOR;
  const at = isHere ? now : now - (1 + (index % 50)) * DAY_MS;
  const home = isHere ? 0 : index % 500;
  const time = toAgencyTime(at);
  const there = { uid: toUid(toHomeId(home), time), homeId: toHomeId(home), time };
  const said = {
    interest: "warm",
    price: 2_400_000,
    note: "",
    told: "Liked the light",
    isReleased: true,
  } as const;
  const fields = { ...toPerson(index % 2 ? index : ENQUIRIES + index), ...said, came: true };
  const more = { callBack: false, news: false };
  const visit = { id: makeId(at), at, fields: { ...fields, ...more }, about: toAbout(home) };
  return noteVisitor(db, isHere ? door : there, visit, at);
}

/** Adds an owner of a home with a report and a hundred days of views. */
async function tell(db: Database, index: number, now: number) {
  const id = makeId(now);
  const home_id = toHomeId(index);
  const weekAgo = now - 7 * DAY_MS;
  const owner = { id, home_id, name: `Owner ${index}`, email: `owner-${index}@mail.example` };
  await addOwner(db, { ...owner, role: "seller" }, weekAgo - DAY_MS);
  const counts = { groups: 4, enquiries: 9, bookings: 2, views: 80 };
  await db
    .insertInto("owner_report")
    .values({
      id: makeId(weekAgo),
      owner_id: id,
      words: "Dear owner,\n\nA good week.",
      sent_at: weekAgo,
      figures: JSON.stringify({ counts, address: "", rows: [] }),
      author: "Marion Tate",
      author_email: "",
    })
    .execute();
  await db.updateTable("owner").set({ reported_at: weekAgo }).where("id", "=", id).execute();
  const views = Array.from({ length: 100 }, (_, day) => ({
    home_id,
    list: "sale" as const,
    day: toAgencyTime(now - day * DAY_MS).slice(0, 10),
    count: 7,
  }));
  await db.insertInto("home_view").values(views).execute();
  return { id, token: await addOwnerKey(db, id, now) };
}
