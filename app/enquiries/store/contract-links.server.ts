import { DAY_MS } from "#app/region/time.ts";
import type { Database } from "#app/store/database.server.ts";
import { hashSecret, makeToken } from "#app/store/make-token.server.ts";

const TOKEN_BYTES = 24;
export const CONTRACT_DAYS = 14;

/** The channel of mails with a link to a contract, made at the time of sending (made-mails.server.ts). */
export const CONTRACT = "contract";
/** Makes a link to a home's contract and returns its token; the store keeps only the hash. */
export async function addContractLink(
  db: Database,
  { enquiryId, homeId }: { enquiryId: string; homeId: string },
  now: number,
) {
  const token = makeToken(TOKEN_BYTES);
  const link = { enquiry_id: enquiryId, home_id: homeId, ends_at: now + CONTRACT_DAYS * DAY_MS };
  await db
    .insertInto("contract_link")
    .values({ hash: hashSecret(token), ...link, opened: 0, opened_at: null })
    .execute();
  return token;
}

/** Finds the home of a contract link, with its address; undefined when the link is wrong, ended, expired or erased. */
export function getContractLink(db: Database, token: string, now: number) {
  return db
    .selectFrom("contract_link")
    .innerJoin("enquiry", "enquiry.id", "contract_link.enquiry_id")
    .select(["hash", "home_id", "about"])
    .where("hash", "=", hashSecret(token))
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

/** The links of an enquiry taken together: when the last one ends, how often they were opened, and when last (ms). */
export type ContractLinks = { endsAt: number; opened: number; openedAt: number };

export async function findContractLinks(db: Database, enquiryId: string): Promise<ContractLinks | undefined> {
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

/** Ends every link of an enquiry; the record of openings stays. */
export async function endContractLinks(db: Database, enquiryId: string, now: number) {
  await db
    .updateTable("contract_link")
    .set({ ends_at: now })
    .where("enquiry_id", "=", enquiryId)
    .where("ends_at", ">", now)
    .execute();
}

/** Finds the contract links of some enquiries, the one that ends last first. */
export async function findContractLinksOf(db: Database, enquiryIds: readonly string[]) {
  if (enquiryIds.length === 0) return [];
  return db
    .selectFrom("contract_link")
    .innerJoin("enquiry", "enquiry.id", "contract_link.enquiry_id")
    .select(["reference", "about", "ends_at", "opened"])
    .where("enquiry_id", "in", enquiryIds)
    .orderBy("ends_at", "desc")
    .execute();
}
