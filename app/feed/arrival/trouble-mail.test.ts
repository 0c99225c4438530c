import { expect } from "vitest";
import { defaultTexts } from "#app/agency/texts/site-texts.ts";
import { createTroubleMail } from "#app/feed/arrival/trouble-mail.server.ts";
import type { Database } from "#app/store/database.server.ts";
import { defineSqliteTest } from "#app/store/stores.fixture.ts";
import { home, list, openArrival } from "./arrival.fixture.ts";

const testStore = defineSqliteTest();
const HOUR_SECONDS = 60 * 60;

async function findMails(db: Database) {
  const notices = await db.selectFrom("notice").select("payload").orderBy("id").execute();
  return notices.map(({ payload }): { subject: string; text: string } => JSON.parse(payload));
}

testStore("many refused files cause one mail immediately and one after an hour", async ({ db }) => {
  const { drop, settle, look } = await openArrival(db);
  for (let number = 1; number <= 12; number += 1)
    await drop(`broken-${number}.xml`, `<propertyList><home-${number}></propertyList>`);
  await settle();
  expect((await findMails(db)).map(({ subject }) => subject)).toEqual(["Feed: a file could not be used"]);
  await look(HOUR_SECONDS - 10);
  expect(await findMails(db)).toHaveLength(1);
  await look(10);
  const [, gathered, ...more] = await findMails(db);
  expect(more).toEqual([]);
  expect(gathered?.subject).toBe("Feed: 11 files could not be used");
  expect(gathered?.text.match(/broken-\d+\.xml:/g)).toHaveLength(11);
  await look(HOUR_SECONDS);
  expect(await findMails(db)).toHaveLength(2);
});

testStore("a file without a listing is noted in the log, without a mail", async ({ db }) => {
  const { drop, settle, logged } = await openArrival(db);
  await drop("empty.xml", list());
  await settle();
  expect(logged).toEqual([expect.stringContaining('"state":"done","reason":"there is no listing in it"')]);
  expect(await findMails(db)).toEqual([]);
});

testStore("two processes share the limit of one mail an hour", async ({ db }) => {
  const { drop, settle } = await openArrival(db);
  for (const name of ["a", "b"]) await drop(`${name}.xml`, `<propertyList><${name}></propertyList>`);
  await settle();
  const now = () => Date.now() + 2 * HOUR_SECONDS * 1000;
  const options = { db, getTeam: () => defaultTexts, publicOrigin: "https://a.example", now };
  const [one, other] = [createTroubleMail(options), createTroubleMail(options)];
  await Promise.all([one.tellGathered(), other.tellGathered()]);
  const subject = "Feed: a file could not be used";
  expect(await findMails(db)).toMatchObject([{ subject }, { subject }]);
});

testStore("a held file is reported at once after a refused one, with homes and a link", async ({ db }) => {
  const { drop, settle } = await openArrival(db);
  const ids = [1, 2, 3, 4, 5, 6];
  await drop("a.xml", list(...ids.map((id) => home(id))));
  await drop("b.xml", "<propertyList><castle></propertyList>");
  await settle();
  await drop("c.xml", list(...ids.slice(1).map((id) => home(id).replace("current", "withdrawn"))));
  await settle();
  const [, held] = await findMails(db);
  expect(held?.subject).toBe("Feed: a file waits for you");
  expect(held?.text).toContain("it would take 5 of 6 homes off the lists");
  const homes = ids.slice(1).map((id) => `${id} Tern Lane, Freshwater`);
  expect(held?.text.match(/\d Tern Lane, Freshwater/g)).toEqual(homes);
  expect(held?.text).toContain("https://headland.example/office/homes");
});

testStore("a file is not reported once a person has decided about it", async ({ db }) => {
  const { drop, settle, look } = await openArrival(db);
  const homes = (status: string) =>
    list(...[1, 2, 3, 4, 5, 6].map((id) => home(id).replace("current", status)));
  await drop("a.xml", homes("current"));
  await settle();
  await drop("b.xml", homes("withdrawn"));
  await drop("c.xml", homes("deleted"));
  await settle();
  await db.updateTable("feed_file").set({ state: "approved" }).where("state", "=", "held").execute();
  await look(HOUR_SECONDS);
  expect(await findMails(db)).toHaveLength(1);
  expect(await db.selectFrom("feed_file").select("id").where("is_untold", "=", 1).execute()).toEqual([]);
});

testStore("listings of a kind that is not shown are reported once", async ({ db }) => {
  const { drop, settle, look } = await openArrival(db);
  const toKind = (id: number, kind: string) => home(id).replaceAll("residential", kind);
  await drop("a.xml", list(home(1), toKind(2, "commercial"), toKind(3, "commercial")));
  await settle();
  await drop("b.xml", list(toKind(4, "commercial")));
  await settle();
  await look(HOUR_SECONDS);
  const [mail, ...more] = await findMails(db);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe("Feed: crm sends listings that are not shown");
  const told = "The file a.xml from crm has 2 listings of a kind that the site does not show.";
  expect(mail?.text).toContain(told);
  expect(mail?.text).toMatch(/commercial AGENCY\/2:? *\s*2 Tern Lane, Freshwater/);
  await drop("c.xml", list(toKind(5, "commercial"), toKind(6, "holidayRental")));
  await settle();
  const [, other, ...others] = await findMails(db);
  expect(others).toEqual([]);
  expect(other?.text).toContain("1 listing of a kind");
  expect(other?.text).toContain("holidayRental AGENCY/6");
});

testStore("an agentID that feed.json does not name is reported once, with its homes", async ({ db }) => {
  const { drop, settle, look } = await openArrival(db);
  const strange = (id: number) => home(id).replace("AGENCY", "STRANGER");
  await drop("a.xml", list(strange(1), strange(2)));
  await settle();
  await drop("b.xml", list(home(3), strange(4)));
  await drop("c.xml", list(strange(5)));
  await settle();
  await look(HOUR_SECONDS);
  const [mail, known, ...more] = await findMails(db);
  expect(mail?.subject).toBe("Feed: homes with an unknown agentID are not taken");
  expect(mail?.text).toContain("Not taken: 2 listings with the agentID STRANGER");
  expect(mail?.text).toMatch(/residential STRANGER\/2:? *\s*2 Tern Lane, Freshwater/);
  // Sent among homes of a known provider, they are reported once more.
  expect(known?.text).toContain("Not taken: 1 listing with the agentID STRANGER");
  expect(more).toEqual([]);
});
