import { defaultTexts } from "#app/agency/texts/site-texts.ts";
import type { AnyListing } from "#app/homes/record/any-listing.ts";
import { isEnded } from "#app/homes/record/listing-status.ts";
import { noListingsLoaded } from "#app/homes/record/load-failures.ts";
import { toSampleRental } from "#app/homes/record/rental.fixture.ts";
import type { Rental, RentalRecord } from "#app/homes/record/rental-record.ts";
import { toSampleListing } from "#app/homes/record/sale.fixture.ts";
import type { SaleListing, SaleRecord } from "#app/homes/record/sale-record.ts";
import { createFindHomes } from "#app/listings/catalogue/find-homes.server.ts";
import type { SearchedHomes } from "#app/listings/catalogue/open-catalogue.server.ts";
import { createWordIndex } from "#app/listings/search/word-index.server.ts";
import { MINUTE_MS } from "#app/region/time.ts";
import type { Database } from "#app/store/database.server.ts";
import type { AlertPreferences, AlertSubject } from "./alert.ts";
import { toConfirmNotice } from "./alert-mails.server.ts";
import { type Alerts, createLook } from "./alerts.server.ts";
import { openCriteria } from "./criteria.server.ts";
import type { FollowerRow } from "./store/alert-rows.ts";
import { askForAlert, confirmAlerts, getFollower } from "./store/followers.server.ts";

export const everything: AlertPreferences = {
  frequency: "at-once",
  topics: ["new", "price", "status", "times"],
};
export const origin = "https://headland.example";

/** The search that finds every home for sale. */
export const everyHome: AlertSubject = { list: "sale", criteria: "" };

/** A catalogue whose homes a test can change, with the alerts' look at it. */
export function createMarket() {
  let sale = toShown<SaleListing>([]);
  let rent = toShown<Rental>([]);
  const catalogue = {
    getSaleListings: () => sale.offered,
    getRentals: () => rent.offered,
    getSold: () => sale.ended,
    getLeased: () => rent.ended,
    matchSaleListings: (words: string) => sale.index.match(sale.offered, words),
    matchRentals: (words: string) => rent.index.match(rent.offered, words),
  };
  const texts = { get: () => defaultTexts };
  const told = {
    dataDir: "",
    catalogue,
    texts,
    criteria: openCriteria(catalogue, texts.get),
    findHomes: createFindHomes(catalogue),
    publicOrigin: origin,
    getOfficeContact: async () => ({ officeEmail: "", phone: "" }),
  };
  return {
    ...told,
    show(...records: Partial<SaleRecord>[]) {
      sale = toShown(records.map((record, index) => toSampleListing(atItsAddress(record), index)));
    },
    showRentals(...records: Partial<RentalRecord>[]) {
      rent = toShown(records.map((record) => toSampleRental(atItsAddress(record))));
    },
    /** From now on the homes for sale cannot be read. */
    lose() {
      sale = { ...sale, offered: noListingsLoaded };
    },
    createLook: (db: Database) => createLook({ ...told, db }),
  };
}

/** 11 am at the agency on 26 November 2026. */
const start = Date.UTC(2026, 10, 26, 0, 0);

/** The time (ms) this many minutes after 11 am. */
export function at(minute: number) {
  return start + minute * MINUTE_MS;
}

/** A time (ms) of a day in November 2026 at the agency, eleven hours ahead of UTC. */
export function onDay(day: number, hour: number, minute = 0) {
  return Date.UTC(2026, 10, day, hour - 11, minute);
}

/** A market whose first homes are known. `tell` looks twice, 11 minutes apart, so that changes are announced. */
export async function openMarket(
  db: Database,
  sales: readonly Partial<SaleRecord>[] = [{ id: "S001" }],
  rentals: readonly Partial<RentalRecord>[] = [],
) {
  const market = createMarket();
  const look = market.createLook(db);
  market.show(...sales);
  market.showRentals(...rentals);
  await look(at(0));
  async function tell(minute: number) {
    for (const each of [minute, minute + 11]) await look(at(each));
  }
  return { market, look, tell };
}

function atItsAddress<Record extends { id?: string }>(record: Record) {
  return { address: `${record.id} Tern Lane, Manly`, ...record };
}

/** Splits a list's homes as the catalogue does, into those on offer and those sold or leased. */
function toShown<Listing extends AnyListing>(listings: readonly Listing[]) {
  const offered: readonly Listing[] = listings.filter((listing) => !isEnded(listing));
  const index = createWordIndex();
  for (const listing of offered) index.add(listing);
  return { offered, ended: listings.filter(isEnded), index };
}

type Asked = { preferences?: AlertPreferences; now?: number; token?: string };

/** Asks for an alert, without confirming it. */
export function ask(
  db: Database,
  email: string,
  subject: AlertSubject,
  { preferences = everything, now = 0, token = "" }: Asked = {},
) {
  const toNotice = (follower: FollowerRow) => toConfirmNotice(follower, "homes", origin);
  return askForAlert(db, { email, subject, preferences, token, now, toNotice });
}

/** Asks for an alert and confirms it. */
export async function follow(
  db: Database,
  email: string,
  subject: AlertSubject,
  preferences = everything,
  now = 0,
) {
  await ask(db, email, subject, { preferences, now });
  const asked = db.selectFrom("follower").selectAll().where("email", "=", email);
  const follower = await asked.executeTakeFirstOrThrow();
  await confirmAlerts(db, { followerId: follower.id, until: now, now });
  return follower;
}

/** The alerts of the follower whose links have this token. */
export async function findAlertsOf(db: Database, token: string) {
  const own = await getFollower(db, token);
  if (!own) throw new Error("There is no such follower.");
  return own.alerts;
}

/** The matches found so far, as "reader sale S001: new". */
export async function findTold(db: Database) {
  const rows = await db
    .selectFrom("alert_match")
    .innerJoin("alert", "alert.id", "alert_match.alert_id")
    .innerJoin("follower", "follower.id", "alert.follower_id")
    .select(["follower.email", "alert_match.home", "alert_match.news"])
    .orderBy("alert_match.found_at")
    .orderBy("follower.email")
    .orderBy("alert_match.home")
    .execute();
  return rows.map(({ email, home, news }) => `${email.split("@")[0]} ${home}: ${news}`);
}

/** The services of the alerts' pages, without the look at the homes. */
export function openTestAlerts(db: Database, catalogue: SearchedHomes): Alerts {
  return {
    db,
    dataDir: "",
    criteria: openCriteria(catalogue, () => defaultTexts),
    findHomes: createFindHomes(catalogue),
    outbox: { wake() {} },
    stop: async () => {},
  };
}

/** Marks the queued mails of alerts as sent. */
export async function sendAlerts(db: Database, now: number) {
  const sent = await db
    .updateTable("notice")
    .set({ state: "sent", settled_at: now })
    .where("kind", "=", "alert")
    .where("state", "=", "queued")
    .returning("payload")
    .execute();
  for (const { payload } of sent)
    await db
      .updateTable("alert")
      .set({ mailed_at: now })
      .where("id", "=", JSON.parse(payload).alert)
      .execute();
}
