import { hash } from "node:crypto";
import { DAY_MS } from "#app/region/time.ts";
import type { Database } from "#app/store/database.server.ts";
import { makeToken } from "#app/store/make-token.server.ts";

const TOKEN_BYTES = 24;
export const CONTRACT_DAYS = 14;

/** Makes a link to a home's contract and returns its token, of which the store keeps the hash. */
export async function addContractLink(
  db: Database,
  { enquiryId, homeId }: { enquiryId: string; homeId: string },
  now: number,
) {
  const token = makeToken(TOKEN_BYTES);
  const link = { enquiry_id: enquiryId, home_id: homeId, ends_at: now + CONTRACT_DAYS * DAY_MS };
  await db
    .insertInto("contract_link")
    .values({ hash: toHash(token), ...link, opened: 0, opened_at: null })
    .execute();
  return token;
}

/** The home whose contract a link opens, with its address; undefined when it is wrong, ended, too old or erased. */
export function getContractLink(db: Database, token: string, now: number) {
  return db
    .selectFrom("contract_link")
    .innerJoin("enquiry", "enquiry.id", "contract_link.enquiry_id")
    .select(["hash", "home_id", "about"])
    .where("hash", "=", toHash(token))
    .where("ends_at", ">", now)
    .executeTakeFirst();
}

export async function noteOpening(db: Database, linkHash: string, now: number) {
  await db
    .updateTable("contract_link")
    .set((each) => ({ opened: each("opened", "+", 1), opened_at: now }))
    .where("hash", "=", linkHash)
    .execute();
}

/** The links of an enquiry as one: until when they open the contract, how often they have, and when last. */
export async function findContractLinks(db: Database, enquiryId: string) {
  const links = await db
    .selectFrom("contract_link")
    .select(["ends_at", "opened", "opened_at"])
    .where("enquiry_id", "=", enquiryId)
    .execute();
  if (links.length === 0) return undefined;
  return {
    endsAt: Math.max(...links.map(({ ends_at }) => ends_at)),
    opened: links.reduce((total, { opened }) => total + opened, 0),
    openedAt: Math.max(...links.map(({ opened_at }) => opened_at ?? 0)),
  };
}

/** Every link of an enquiry opens nothing from now on; openings stay known. */
export async function endContractLinks(db: Database, enquiryId: string, now: number) {
  await db
    .updateTable("contract_link")
    .set({ ends_at: now })
    .where("enquiry_id", "=", enquiryId)
    .where("ends_at", ">", now)
    .execute();
}

function toHash(token: string) {
  return hash("sha256", token, "base64url");
}
