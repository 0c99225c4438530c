import { toHomeKey } from "#app/homes/record/listing-links.ts";
import type { Database } from "#app/store/database.server.ts";
import { openHomeKind } from "../open-home-kind.ts";
import { parseCampaign } from "./campaign.ts";
import { readSubject } from "./read-stored.ts";

/** Counts enquiries about each home since then (ms), by its key, without spam. */
export async function countEnquiriesByHome(db: Database, since: number) {
  const rows = await db
    .selectFrom("enquiry")
    .select(["listing_id", "listing_list"])
    .where("created_at", ">=", since)
    .where("flag", "is", null)
    .where("listing_id", "is not", null)
    .execute();
  // SQLite would go through all enquiries to group those of a few days.
  const counts = new Map<string, number>();
  for (const { listing_id, listing_list } of rows) {
    const key = toHomeKey({ offer: listing_list ?? "sale", home_id: listing_id ?? "" });
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

type OfHome = { ids: readonly string[]; list: "sale" | "rent"; after: number };

/** Counts enquiries and bookings of a home, by any of its ids, after a time (ms), without spam and walk-ins. */
export async function countAsked(db: Database, { ids, list, after }: OfHome) {
  const asked = await db
    .selectFrom("enquiry")
    .leftJoin("booking", "booking.enquiry_id", "enquiry.id")
    .select((each) => [
      each.fn.countAll<number>().as("all"),
      each.fn.count<number>("booking.enquiry_id").as("booked"),
    ])
    .where("listing_id", "in", ids)
    .where("listing_list", "=", list)
    .where("enquiry.created_at", ">", after)
    .where("kind", "!=", openHomeKind.name)
    .where("flag", "is", null)
    .executeTakeFirstOrThrow();
  const bookings = Number(asked.booked);
  return { enquiries: Number(asked.all) - bookings, bookings };
}

/**
 * Counts the enquiries that each campaign page brought, by path, without spam: through its forms, and from visits that
 * began there. `recent` ones came since then (ms).
 */
export async function countEnquiriesByPage(db: Database, since: number) {
  const rows = await db
    .selectFrom("enquiry")
    .select(["about", "campaign", "created_at"])
    .where("flag", "is", null)
    .where((where) => where.or([where("campaign", "is not", null), where("about", "like", '%"page":%')]))
    .execute();
  const counts = new Map<string, { recent: number; all: number }>();
  for (const { about, campaign, created_at } of rows) {
    const { page } = readSubject(about) ?? {};
    const form = page && new URL(page.url).pathname;
    for (const path of new Set([form, parseCampaign(campaign)?.page])) {
      if (!path) continue;
      const { recent, all } = counts.get(path) ?? { recent: 0, all: 0 };
      counts.set(path, { recent: recent + Number(created_at >= since), all: all + 1 });
    }
  }
  return counts;
}
