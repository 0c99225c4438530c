import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { makeMail } from "#app/module-server.ts";
import { addTestPerson } from "#app/office/office.fixture.ts";
import { setClock } from "#app/region/clock.fixture.ts";
import { DAY_MS, MINUTE_MS } from "#app/region/time.ts";
import type { Database } from "#app/store/database.server.ts";
import { readNotices } from "#app/store/outbox/notices.fixture.ts";
import { defineSqliteTest, defineStoreTest, makeFolder } from "#app/store/stores.fixture.ts";
import { alertMail, toAlertMail } from "./alert-mails.server.ts";
import {
  ask,
  at,
  createMarket,
  everyHome,
  everything,
  findAlertsOf,
  follow,
  openMarket,
  origin,
} from "./alerts.fixture.ts";
import { countInterest } from "./match-changes.server.ts";
import { eraseFollower } from "./store/erase-follower.server.ts";
import { confirmAlerts, getFollower, pauseAlerts, stopAlerts } from "./store/followers.server.ts";
import { countHeld, releaseHeld } from "./store/known-homes.server.ts";
import { findQueued } from "./store/matches.server.ts";
import { purgeFollowers } from "./store/upkeep.server.ts";

const storeTest = defineStoreTest();
const sqliteTest = defineSqliteTest();

/** The texts of queued mails, in the order in which they were queued. */
async function readMails(db: Database, market: ReturnType<typeof createMarket>, now = at(0)) {
  const notices = (await readNotices(db, "alert")).filter(({ state }) => state !== "sent");
  const mails = [];
  for (const { payload, state } of notices) {
    expect(state).toBe("queued");
    const queued = await findQueued(db, payload, now);
    mails.push(queued && toAlertMail(queued, { ...market, publicOrigin: origin }));
  }
  return mails;
}

storeTest("news is announced once, also after further looks and restarts", async (open) => {
  const [db, other] = [await open(), await open()];
  const market = createMarket();
  const looks = [market.createLook(db), market.createLook(other)];
  async function look(minute: number) {
    for (const each of [...looks, market.createLook(db)]) await each(at(minute));
  }
  market.show({ id: "S001" });
  await look(0);
  await follow(db, "search@mail.example", { list: "sale", criteria: "beds=3&max=2000000" });
  await follow(db, "home@mail.example", { list: "sale", home: "sale S001" });
  await follow(db, "other@mail.example", { list: "sale", criteria: "beds=4" });
  market.show({ id: "S001" }, { id: "S002" });
  await look(1);
  await look(11);
  expect((await readMails(db, market)).map((mail) => [mail?.to.address, mail?.subject])).toEqual([
    ["search@mail.example", "New: S002 Tern Lane, Manly NSW 2095"],
  ]);
  await db.updateTable("notice").set({ state: "sent" }).execute();
  market.show({ id: "S001", price_aud: 1_300_000 }, { id: "S002" });
  await look(60);
  await look(71);
  await look(72);
  const mails = await readMails(db, market);
  expect(mails.map((mail) => mail?.to.address).sort()).toEqual(["home@mail.example", "search@mail.example"]);
  expect(mails[0]?.text).toContain("$1.3M (before: $1.5M)");
  expect(mails[0]?.headers?.["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
});

sqliteTest("a mail leaves out news that is no longer true when it is made", async ({ db }) => {
  const { market, tell } = await openMarket(db);
  const follower = await follow(db, "reader@mail.example", everyHome);
  market.show({ id: "S001" }, { id: "S002" }, { id: "S003" });
  await tell(1);
  market.show({ id: "S001" }, { id: "S003", price_aud: 1_200_000 });
  const [mail] = await readMails(db, market);
  expect(mail?.subject).toBe("New: S003 Tern Lane, Manly NSW 2095");
  expect(mail?.text).toContain("$1.2M");
  market.show({ id: "S001" });
  expect(await readMails(db, market)).toEqual([undefined]);
  market.show({ id: "S001" }, { id: "S003" });
  await pauseAlerts(db, follower.id, at(12), true);
  expect(await readMails(db, market, at(12))).toEqual([undefined]);
  await pauseAlerts(db, follower.id, at(2), false);
  await stopAlerts(db, follower.id, at(2));
  expect(await db.selectFrom("alert_match").select("id").execute()).toEqual([]);
  expect(await readMails(db, market)).toEqual([undefined]);
});

sqliteTest("a hidden price is found by its band and never shown", async ({ db }) => {
  const { market, tell } = await openMarket(db);
  await follow(db, "below@mail.example", { list: "sale", criteria: "max=1000000" });
  await follow(db, "band@mail.example", { list: "sale", criteria: "price=2m%2B" });
  market.show({ id: "S001" }, { id: "S002", price_aud: 2_345_000, price_display: false });
  await tell(1);
  const mails = await readMails(db, market);
  expect(mails.map((mail) => mail?.to.address)).toEqual(["band@mail.example"]);
  expect(JSON.stringify(mails)).not.toMatch(/2[.,]345|2[.]3/);
  await follow(db, "home@mail.example", { list: "sale", home: "sale S001" });
  const hidden = { id: "S001", price_display: false };
  market.show(hidden);
  await tell(12);
  const [mail] = (await readMails(db, market)).filter((each) => each?.to.address === "home@mail.example");
  expect(mail?.text).toContain("New price");
  expect(JSON.stringify(mail)).not.toContain("$1.5M");
});

sqliteTest("mails show no figure of a home sold or leased with a hidden price", async ({ db }) => {
  const home = { id: "S001", price_aud: 2_345_000, price_display: false };
  const rental = { id: "R001", weekly_rent_aud: 1_234, price_display: false };
  const { market, tell } = await openMarket(db, [home], [rental]);
  await follow(db, "buyer@mail.example", { list: "sale", criteria: "beds=3" });
  await follow(db, "tenant@mail.example", { list: "rent", criteria: "" });
  const sold = { date: "2026-11-25", price_aud: 2_456_000, display: false };
  market.show({ ...home, status: "sold", sold });
  market.showRentals({ ...rental, status: "leased" });
  await tell(1);
  const mails = await readMails(db, market);
  expect(mails.map((mail) => mail?.subject).sort()).toEqual([
    "Leased: R001 Tern Lane, Manly NSW 2095",
    "Sold: S001 Tern Lane, Manly NSW 2095",
  ]);
  expect(mails.map((mail) => `${mail?.text} ${mail?.html}`).join()).not.toContain("$");
});

const many = Array.from({ length: 12 }, (_, index) => ({ id: `S1${index}` }));

storeTest("many new homes at once are announced when the principal says so", async ({ db }) => {
  await addTestPerson(db, "Ada", "principal");
  const { market, look } = await openMarket(db);
  await follow(db, "reader@mail.example", everyHome);
  market.show({ id: "S001" }, ...many);
  for (const minute of [1, 11, 12]) await look(at(minute));
  expect([await readMails(db, market), await countHeld(db)]).toEqual([[], 12]);
  expect(await readNotices(db, "alerts-held")).toMatchObject([
    { payload: { subject: "12 new homes at once: tell everybody?" } },
  ]);
  expect([await releaseHeld(db, at(20)), await releaseHeld(db, at(20))]).toEqual([true, false]);
  for (const minute of [21, 22]) await look(at(minute));
  expect((await readMails(db, market)).map((mail) => mail?.subject)).toEqual(["News about 12 homes"]);
});

sqliteTest("many new homes at once are not announced after a day without a decision", async ({ db }) => {
  const { market, look, tell } = await openMarket(db);
  await follow(db, "reader@mail.example", everyHome);
  market.show({ id: "S001" }, ...many);
  await tell(1);
  await look(at(12) + DAY_MS);
  expect([await readMails(db, market), await countHeld(db)]).toEqual([[], 0]);
});

function askAsOwner(db: Database, criteria: string, now = 0, token = "") {
  return ask(db, "Owner@mail.example", { list: "sale", criteria }, { now, token });
}

storeTest("requests by strangers use up neither the owner's alerts nor mails", async ({ db }) => {
  const countMails = async () => (await readNotices(db, "alert-confirm")).length;
  for (let beds = 1; beds <= 30; beds += 1) expect(await askAsOwner(db, `bedrooms=${beds}`)).toBe("asked");
  expect(await countMails()).toBe(1);
  for (let quarter = 1; quarter <= 8; quarter += 1) await askAsOwner(db, "beds=1", quarter * 16 * MINUTE_MS);
  expect(await countMails()).toBe(3);
  const owner = await follow(db, "owner@mail.example", everyHome, everything, 9 * 16 * MINUTE_MS);
  expect(await findAlertsOf(db, owner.token)).toHaveLength(20);
  expect(await askAsOwner(db, "land=500", 0, owner.token)).toBe("full");
  await stopAlerts(db, owner.id, 0, (await findAlertsOf(db, owner.token))[0]?.id);
  expect(await askAsOwner(db, "land=500", 0, owner.token)).toBe("confirmed");
  expect(await askAsOwner(db, "land=600")).toBe("asked");
  await purgeFollowers(db, 8 * DAY_MS, makeFolder());
  const alerts = await findAlertsOf(db, owner.token);
  expect(alerts.filter(({ confirmed_at }) => confirmed_at === null)).toEqual([]);
  await eraseFollower(db, owner.id, makeFolder());
  expect(await getFollower(db, owner.token)).toBeUndefined();
});

storeTest("the office sees how many people follow a home or ask for one like it", async ({ db }) => {
  const market = createMarket();
  market.show({ id: "S001" });
  for (const email of ["one@mail.example", "two@mail.example"]) {
    await follow(db, email, { list: "sale", criteria: "beds=3" });
    await follow(db, email, everyHome);
  }
  await follow(db, "one@mail.example", { list: "sale", home: "sale S001" });
  await follow(db, "other@mail.example", { list: "sale", criteria: "beds=4" });
  expect(await countInterest(db, "sale S001", market.criteria, at(0))).toEqual({ following: 1, asking: 2 });
});

sqliteTest("a mail says why it was sent, shows twenty homes and links to the others", async ({ db }) => {
  const others = Array.from({ length: 90 }, (_, index) => ({ id: `S2${index}`, beds: 1 }));
  const { market, tell } = await openMarket(db, others);
  const search = { list: "sale", criteria: "beds=3" } as const;
  const follower = await follow(db, "reader@mail.example", search, everything, at(0));
  const fresh = Array.from({ length: 22 }, (_, index) => ({ id: `S1${index}` }));
  market.show(...others, ...fresh.map((each) => ({ ...each, images: ["/pictures/s001-1.jpg"] })));
  await tell(1);
  const [mail] = await readMails(db, market);
  expect(mail?.subject).toBe("News about 22 homes");
  expect(mail?.text).toContain("You asked for this on 26 November: Homes for sale, 3+ beds.");
  expect(mail?.text.match(/^New: /gm)).toHaveLength(20);
  expect(mail?.text).toContain(`And 2 more:\n  ${origin}/listings?beds=3`);
  expect(mail?.html).toContain(`<a href="${origin}/alerts/${follower.token}">Change, pause or stop</a>`);
  expect(mail?.html.split(`<a href="${origin}/property/S1`)).toHaveLength(21);
  expect(mail?.html).toContain(`<img src="${origin}/pictures/s001-1.jpg`);
});

sqliteTest("yesterday's news is dropped, and none is sent while homes cannot be read", async ({ db }) => {
  const { market, tell } = await openMarket(db);
  await follow(db, "gone@mail.example", everyHome);
  market.show({ id: "S001" }, { id: "S002" });
  await tell(1);
  const [notice] = await readNotices(db, "alert");
  const make = (more: object = {}) => makeMail(alertMail, notice?.payload, { ...market, db, ...more });
  setClock(at(12) + DAY_MS - 1);
  expect(await make()).toBeDefined();
  await expect(make({ findHomes: () => undefined })).rejects.toThrow("cannot be read");
  vi.setSystemTime(at(12) + DAY_MS);
  expect(await make()).toBeUndefined();
});

storeTest("alerts requested after the page was shown are not confirmed with it", async ({ db }) => {
  await askAsOwner(db, "beds=3", 1);
  const [follower] = await db.selectFrom("follower").select(["id", "token"]).execute();
  await askAsOwner(db, "beds=4", 2);
  await confirmAlerts(db, { followerId: follower?.id ?? "", until: 1, now: 3 });
  const alerts = await findAlertsOf(db, follower?.token ?? "");
  expect(alerts.map(({ criteria, confirmed_at }) => [criteria, confirmed_at])).toEqual([
    ["beds=3", 3],
    ["beds=4", null],
  ]);
});

const criteria = fc.record(
  {
    beds: fc.constantFrom("1", "2", "3", "4"),
    price: fc.constantFrom("0-750k", "1m-2m", "2m+", "3m+"),
    max: fc.constantFrom("1500000", "2500000"),
    min: fc.constantFrom("900000", "3000000"),
    suburbs: fc.constantFrom("Manly", "Freshwater,Manly", "Curl Curl"),
    location: fc.constantFrom("Manly", "2095", "tern", "quiet"),
    types: fc.constantFrom("House", "House,Apartment"),
    features: fc.constantFrom("pool", "study"),
  },
  { requiredKeys: [] },
);

const home = fc.record({
  price_aud: fc.constantFrom(700_000, 1_400_000, 2_400_000, 3_600_000),
  price_display: fc.boolean(),
  beds: fc.integer({ min: 1, max: 5 }),
  suburb: fc.constantFrom("Manly", "Freshwater", "Curl Curl"),
  type: fc.constantFrom("House", "Apartment"),
  description: fc.constantFrom("A quiet home with a pool.", "A study, and no more."),
});

test("an alert and its list find the same homes", async () => {
  const market = createMarket();
  await fc.assert(
    fc.property(criteria, fc.array(home, { minLength: 1, maxLength: 8 }), (asked, homes) => {
      const toAddress = (index: number, suburb: string) => `${index} Tern Lane, ${suburb}`;
      const records = homes.map((each, index) => ({
        ...each,
        id: `S${index}`,
        address: toAddress(index, each.suburb),
      }));
      market.show(...records);
      const read = market.criteria.sale.read(new URLSearchParams(asked));
      const changes = records.map(({ id }) => ({ home: `sale ${id}` }));
      const found = market.criteria.sale.toFinder(changes)(read.criteria);
      expect(found).toHaveLength(read.found);
      expect(market.criteria.sale.read(new URLSearchParams(read.criteria)).criteria).toBe(read.criteria);
    }),
    { numRuns: 200 },
  );
});
