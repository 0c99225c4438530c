import { ACKNOWLEDGEMENT } from "#app/enquiries/saved-enquiry.ts";
import { DAY_MS } from "#app/region/time.ts";
import type { Database } from "#app/store/database.server.ts";
import { hashSecret, makeToken } from "#app/store/make-token.server.ts";
import { hasNotice } from "#app/store/outbox/notices-of.server.ts";
import { queueOnce } from "#app/store/outbox/queued.server.ts";

const TOKEN_BYTES = 24;
export const CONTRACT_DAYS = 14;
const WAITING_DAYS = 90;

/** The kind of enquiry, and the channel of mails with a link to a contract. */
export const CONTRACT = "contract";
/** The kind of the notice to visitors who asked before there was a contract. */
const LATER = "contract later";

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

/**
 * Finds unanswered requests of the last 90 days for a home's contract that have had no link. One whose first mail still
 * waits will get its link with that.
 */
export function findWaiting(db: Database, homeId: string, now: number) {
  return db
    .selectFrom("enquiry")
    .innerJoin("handling", "handling.enquiry_id", "enquiry.id")
    .select(["enquiry.id", "reference"])
    .where("kind", "=", CONTRACT)
    .where("listing_list", "=", "sale")
    .where("listing_id", "=", homeId)
    .where("enquiry.created_at", ">", now - WAITING_DAYS * DAY_MS)
    .where("flag", "is", null)
    .where("handling.state", "!=", "answered")
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("contract_link").select("hash").whereRef("contract_link.enquiry_id", "=", "enquiry.id"),
        ),
      ),
    )
    .where(({ not }) => not(hasNotice("enquiry.id", { kind: LATER })))
    .where(({ not }) => not(hasNotice("enquiry.id", { kind: ACKNOWLEDGEMENT, state: "waiting" })))
    .execute();
}

/** Queues the mail with the link once for each waiting visitor: its id is the enquiry's. Within a transaction. */
export async function sendToWaiting(db: Database, homeId: string, now: number) {
  const waiting = await findWaiting(db, homeId, now);
  const notices = waiting.map(({ id, reference }) => ({
    id: `${id}.contract`,
    subjectId: id,
    kind: LATER,
    payload: { channel: CONTRACT, reference, isLater: true } as const,
  }));
  await queueOnce(db, { kind: LATER, notices, state: "waiting", now });
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

/** When an enquiry's links to the contract end, and how often they were opened; undefined if it has none. */
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
