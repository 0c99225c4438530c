import type { ExpressionBuilder } from "kysely";
import type { Scope } from "#app/core/permission.ts";
import type { EnquiryRow } from "#app/enquiries/store/enquiry-rows.ts";
import { findNewestFields } from "#app/enquiries/store/newest-values.server.ts";
import type { Tables } from "#app/module-types.ts";
import type { Database } from "#app/store/database.server.ts";
import { countGivenUp } from "#app/store/outbox/queued.server.ts";
import type { HandlingRow } from "../store/handling-rows.ts";

export const PAGE_SIZE = 40;
/** Counting further would take longer and tell people nothing new. */
export const MOST_COUNTED = 100;

/** The office's lists. */
export type View = "new" | "mine" | "waiting" | "answered" | "spam" | "all";

const countedViews = ["new", "mine", "waiting", "spam"] as const satisfies readonly View[];

/** The person asking, by office id and e-mail address, and which enquiries they may see. */
export type Access = { person: { id: string; email: string }; scope: Scope };

/** Filters of a list; a missing one excludes nothing. */
export type Narrowing = {
  /** The e-mail address of the person who answers, or of the agent it is addressed to. */
  agent?: string;
  kind?: string;
  /** The source id of the home. */
  home?: string;
  /** Received since then (ms). */
  since?: number;
};

type Find = Access & {
  view: View;
  page: number;
  narrowing?: Narrowing;
};

/** Finds one page of a view's enquiries, and the first one of the next page. */
export async function findEnquiries(db: Database, { view, page, narrowing = {}, ...access }: Find) {
  const { agent, kind, home, since } = narrowing;
  let query = showView(selectHandled(db, access), view, access.person);
  if (agent !== undefined)
    query = query.where(({ fn }) => fn.coalesce("person.email", "agent_email"), "=", agent);
  if (kind !== undefined) query = query.where("kind", "=", kind);
  if (home !== undefined) query = query.where("listing_id", "=", home);
  if (since !== undefined) query = query.where("enquiry.created_at", ">=", since);
  const found = await query
    .limit(PAGE_SIZE + 1)
    .offset((page - 1) * PAGE_SIZE)
    .execute();
  return withNewestFields(db, found);
}

/** Filters are not counted for longer lists. */
export const MOST_NARROWED = 500;

/** Finds the filters that apply to a view's first enquiries. */
export function findNarrowings(db: Database, { view, ...access }: Access & { view: View }) {
  return showView(selectHandled(db, access), view, access.person)
    .select(["listing_id", ({ fn }) => fn.coalesce("person.email", "agent_email").as("agent")])
    .limit(MOST_NARROWED)
    .execute();
}

/** Finds enquiries by id, in the order of the ids. */
export async function getEnquiriesOf(db: Database, access: Access, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const found = await withNewestFields(
    db,
    await selectHandled(db, access).where("enquiry.id", "in", ids).execute(),
  );
  return found.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

/** Finds enquiries that wait for an answer, the longest overdue first. */
export async function findWaiting(db: Database, access: Access, limit: number) {
  const found = await showView(selectHandled(db, access), "waiting", access.person).limit(limit).execute();
  return withNewestFields(db, found);
}

/** Replaces the fields by the visitors' latest amendments. */
async function withNewestFields(db: Database, found: readonly FoundEnquiry[]) {
  const newest = await findNewestFields(
    db,
    found.map(({ id }) => id),
  );
  return found.map((each) => ({ ...each, fields: newest.get(each.id) ?? each.fields }));
}

/**
 * Finds enquiries held as spam since a time (ms) for those who may judge them. Bookings come first, because their open
 * homes are within days.
 */
export async function findHeld(
  db: Database,
  access: Access,
  { since, limit }: { since: number; limit: number },
) {
  if (access.scope === "own") return [];
  return selectHandled(db, access)
    .where("flag", "is not", null)
    .where("enquiry.created_at", ">=", since)
    .orderBy((each) => each.case().when("kind", "=", "inspection").then(0).else(1).end())
    .orderBy("enquiry.created_at", "desc")
    .limit(limit)
    .execute();
}

/** Finds enquiries with mails that were given up, and how many of each. */
export async function findUndelivered(db: Database, limit: number) {
  const givenUp = await countGivenUp(db);
  if (givenUp.size === 0) return [];
  const found = await db
    .selectFrom("enquiry")
    .select(["id", "reference"])
    .where("id", "in", [...givenUp.keys()])
    .orderBy("reference")
    .limit(limit)
    .execute();
  return found.map(({ id, reference }) => ({ reference, mails: givenUp.get(id) ?? 0 }));
}

/** Counts the enquiries in each list that needs action, up to `MOST_COUNTED`. */
export async function countEnquiries(db: Database, access: Access) {
  const counts = countedViews.map(async (view) => {
    const few = showView(selectHandled(db, access), view, access.person).clearOrderBy().limit(MOST_COUNTED);
    const { count } = await db
      .selectFrom(few.as("few"))
      .select((each) => each.fn.countAll().as("count"))
      .executeTakeFirstOrThrow();
    return [view, Number(count)] as const;
  });
  return new Map<View, number>(await Promise.all(counts));
}

/** The data of a line in a list. */
export type FoundEnquiry = Pick<
  EnquiryRow,
  "id" | "reference" | "kind" | "fields" | "about" | "flag" | "created_at"
> &
  Pick<HandlingRow, "state" | "due_at" | "answered_at" | "version" | "assignee_id"> & {
    /** The name of the person who answers it. */
    assignee: string | null;
  };

/** Selects the enquiries that the person may see. */
function selectHandled(db: Database, access: Access) {
  return db
    .selectFrom("handling")
    .innerJoin("enquiry", "enquiry.id", "handling.enquiry_id")
    .leftJoin("person", "person.id", "handling.assignee_id")
    .select(["enquiry.id", "reference", "kind", "fields", "about", "flag", "enquiry.created_at"])
    .select(["state", "due_at", "answered_at", "version", "assignee_id", "person.name as assignee"])
    .where(isAccessible(access));
}

/** Agents see enquiries addressed to them, whoever answers, and those they answer; the office sees all. */
export function isAccessible({ person, scope }: Access) {
  return (where: ExpressionBuilder<Tables, "handling">) =>
    scope === "all"
      ? where.lit(true)
      : where.or([where("assignee_id", "=", person.id), where("agent_email", "=", person.email)]);
}

type Query = ReturnType<typeof selectHandled>;

function showView(query: Query, view: View, person: Access["person"]) {
  const genuine = query.where("flag", "is", null);
  const byDue = (chosen: Query) => chosen.orderBy("due_at").orderBy("handling.enquiry_id");
  switch (view) {
    case "new":
      return byDue(genuine.where("state", "=", "new"));
    case "mine":
      return byDue(genuine.where("assignee_id", "=", person.id).where("state", "!=", "answered"));
    case "waiting":
      return byDue(genuine.where("state", "in", ["new", "taken"]));
    case "answered":
      return genuine
        .where("state", "=", "answered")
        .orderBy("answered_at", "desc")
        .orderBy("handling.enquiry_id", "desc");
    case "spam":
      return query.where("flag", "is not", null).orderBy("enquiry.created_at", "desc");
    case "all":
      return query.orderBy("handling.created_at", "desc").orderBy("handling.enquiry_id", "desc");
  }
}
