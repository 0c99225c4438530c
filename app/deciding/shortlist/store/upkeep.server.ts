import type { Database } from "#app/store/database.server.ts";
import { eraseList } from "./links.server.ts";

const DAY_MS = 24 * 60 * 60_000;
const EMPTY_DAYS = 30;
const UNUSED_DAYS = 365;

export const LINK_NOTICE = "shortlist-link";

/**
 * Erases lists that have been empty for 30 days or unused for 12 months, opinions of homes taken off 30 days ago, and
 * addresses to which a link was sent yesterday. Returns how many lists.
 */
export async function purgeShortlists(db: Database, now: number) {
  const old = await db
    .selectFrom("shortlist")
    .select("id")
    .where((where) =>
      where.or([
        where("emptied_at", "<", now - EMPTY_DAYS * DAY_MS),
        where("used_at", "<", now - UNUSED_DAYS * DAY_MS),
      ]),
    )
    .execute();
  for (const { id } of old) await db.transaction().execute((transaction) => eraseList(transaction, id));
  await db
    .deleteFrom("shortlist_opinion")
    .where("changed_at", "<", now - EMPTY_DAYS * DAY_MS)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("shortlist_item")
            .select("shortlist_item.home")
            .whereRef("shortlist_item.shortlist_id", "=", "shortlist_opinion.shortlist_id")
            .whereRef("shortlist_item.home", "=", "shortlist_opinion.home"),
        ),
      ),
    )
    .execute();
  await db
    .deleteFrom("notice")
    .where("kind", "=", LINK_NOTICE)
    .where("settled_at", "<", now - DAY_MS)
    .execute();
  return old.length;
}
