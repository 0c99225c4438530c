import { defaultTexts } from "#app/agency/texts/site-texts.ts";
import { toSampleListing } from "#app/homes/record/sale.fixture.ts";
import type { SaleRecord } from "#app/homes/record/sale-record.ts";
import type { Database } from "#app/store/database.server.ts";
import { createWordIndex } from "../search/word-index.server.ts";
import type { AlertManner, AlertSubject } from "./alert.ts";
import { type Alerts, createFindHomes, createLook } from "./alerts.server.ts";
import { openCriteria } from "./criteria.server.ts";
import { askForAlert, confirmAlerts } from "./store/followers.server.ts";

const BATCH_ROWS = 500;
export const everything: AlertManner = { frequency: "at-once", topics: ["new", "price", "status", "times"] };
export const origin = "https://headland.example";

/** A catalogue of homes for sale that a test changes, and a process that looks at it. */
export function createMarket() {
  let listings = toListings([]);
  let index = toIndex(listings);
  const catalogue = {
    getSaleListings: () => listings,
    getRentals: () => [],
    getSold: () => [],
    getLeased: () => [],
    matchSaleListings: (words: string) => index.match(listings, words),
    matchRentals: () => ({ listings: [] }),
  };
  const told = {
    criteria: openCriteria(catalogue, () => defaultTexts),
    findHomes: createFindHomes(catalogue),
    publicOrigin: origin,
  };
  return {
    ...told,
    show(...records: Partial<SaleRecord>[]) {
      listings = toListings(records);
      index = toIndex(listings);
    },
    createLook: (db: Database) =>
      createLook({
        ...told,
        db,
        findPrincipals: async () => [{ name: "Ada", email: "ada@headland.example" }],
      }),
  };
}

function toListings(records: readonly Partial<SaleRecord>[]) {
  return records.map((record, index) =>
    toSampleListing({ address: `${record.id} Tern Lane, Manly`, ...record }, index),
  );
}

function toIndex(listings: ReturnType<typeof toListings>) {
  const index = createWordIndex();
  for (const listing of listings) index.add(listing);
  return index;
}

/** Somebody asks for something and confirms it. */
export async function follow(
  db: Database,
  email: string,
  subject: AlertSubject,
  manner = everything,
  now = 0,
) {
  await askForAlert(db, {
    email,
    subject,
    manner,
    token: "",
    now,
    toNotice: () => ({ kind: "alert-confirm", payload: {} }),
  });
  const follower = await db
    .selectFrom("follower")
    .selectAll()
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  await confirmAlerts(db, { followerId: follower.id, until: now, now });
  return follower;
}

/** What pages need of the alerts; nothing looks. */
export function openTestAlerts(
  db: Database,
  catalogue: Parameters<typeof openCriteria>[0] & Parameters<typeof createFindHomes>[0],
): Alerts {
  const told = {
    criteria: openCriteria(catalogue, () => defaultTexts),
    findHomes: createFindHomes(catalogue),
    publicOrigin: origin,
  };
  const nobody = async () => [];
  return {
    ...told,
    db,
    outbox: { wake() {} },
    noteOutage() {},
    findPrincipals: nobody,
    stop: async () => {},
  };
}

/** A confirmed alert for each search, of a person each. Returns their ids. */
export async function addTestAlerts(db: Database, searches: readonly string[]) {
  const ids = searches.map((_, index) => `alert-${index}`);
  for (let start = 0; start < ids.length; start += BATCH_ROWS) {
    const some = searches
      .slice(start, start + BATCH_ROWS)
      .map((criteria, index) => ({ criteria, number: start + index }));
    await db
      .insertInto("follower")
      .values(
        some.map(({ number }) => ({
          id: `follower-${number}`,
          email: `follower-${number}@mail.example`,
          token: `token-${number}`,
          asked_at: 0,
          confirmed_at: 0,
          paused_until: null,
          refused_at: null,
        })),
      )
      .execute();
    await db
      .insertInto("alert")
      .values(
        some.map(({ criteria, number }) => ({
          id: `alert-${number}`,
          follower_id: `follower-${number}`,
          list: "sale" as const,
          criteria,
          home: null,
          frequency: "at-once" as const,
          topics: "new",
          wording: "",
          asked_at: 0,
          confirmed_at: 0,
          mailed_at: null,
        })),
      )
      .execute();
  }
  return ids;
}
