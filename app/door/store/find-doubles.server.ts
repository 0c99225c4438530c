import type { Scope } from "#app/core/permission.ts";
import { formatMoment } from "#app/office/frame/moment-words.ts";
import { findEarlierEnquiries } from "#app/office-enquiries/handling/find-earlier.server.ts";
import { toPhoneDigits } from "#app/region/phone.ts";
import type { Database } from "#app/store/database.server.ts";
import type { Double, Visitor } from "./find-visitors.server.ts";

type Searched = { homeId: string; scope: Scope };

/**
 * Finds visitors without a booking who share a phone number or e-mail address with another visitor of the same open
 * home or an earlier enquiry. Agents see enquiries about this home only, the office all.
 */
export async function findDoubles(db: Database, visitors: readonly Visitor[], searched: Searched) {
  const doubles = new Map<string, Double>();
  const keys = new Map(visitors.map((visitor) => [visitor.id, toKeys(visitor)]));
  const isSame = (one: Visitor, other: Visitor) =>
    keys.get(one.id)?.some((key) => keys.get(other.id)?.includes(key)) === true;
  for (const [index, visitor] of visitors.entries()) {
    if (visitor.hasBooked) continue;
    // Bookings come first. Of two visitors without one, the one noted later is joined to the earlier.
    const others = visitors.filter((other, at) => other.hasBooked || at > index);
    const joined = others.find(({ id }) => id === visitor.sameAs);
    const found = joined ?? others.find((other) => !other.sameAs && isSame(visitor, other));
    if (found) doubles.set(visitor.id, toDouble("twice", found, joined !== undefined));
  }
  const alone = visitors.filter(({ id, hasBooked }) => !hasBooked && !doubles.has(id));
  const earlier = alone.length > 0 ? await findEarlier(db, { ...searched, alone, visitors }) : [];
  // For each key the newest enquiry.
  const known = new Map(earlier.toReversed().flatMap((row) => toKeys(row).map((key) => [key, row] as const)));
  for (const visitor of alone) {
    const joined = earlier.find(({ id }) => id === visitor.joinedTo);
    const found = joined ?? keys.get(visitor.id)?.flatMap((key) => known.get(key) ?? [])[0];
    if (found)
      doubles.set(visitor.id, {
        ...toDouble("earlier", found, joined !== undefined),
        when: formatMoment(found.created_at),
      });
  }
  return doubles;
}

/** Keys that identify a person: the digits of the phone number, and the e-mail address. */
function toKeys({ phone, email }: { phone: string; email: string }) {
  return [toPhoneDigits(phone) ?? phone, email.toLowerCase()].filter(Boolean);
}

type Named = { id: string; reference: string; name: string };

function toDouble(kind: Double["kind"], { id, reference, name }: Named, isJoined: boolean): Double {
  return { kind, id, reference, name: name || reference, isJoined };
}

type Search = Searched & { alone: readonly Visitor[]; visitors: readonly Visitor[] };

/** Enquiries with the same addresses or numbers, about this home or, for the office, any home, newest first. */
async function findEarlier(db: Database, { homeId, scope, alone, visitors }: Search) {
  const rows = await findEarlierEnquiries(db, {
    emails: alone.map(({ email }) => email.toLowerCase()).filter(Boolean),
    phones: alone.flatMap(({ phone }) => toPhoneDigits(phone) ?? []),
    ids: alone.flatMap(({ joinedTo }) => joinedTo ?? []),
    homeId: scope === "own" ? homeId : undefined,
  });
  const here = new Set(visitors.map(({ id }) => id));
  return rows.filter(({ id }) => !here.has(id));
}

/** Records that a visitor is the same person as another; both rows stay. Runs within a transaction. */
export async function joinVisitor(
  db: Database,
  id: string,
  { kind, id: other }: Pick<Double, "kind" | "id">,
) {
  await db
    .updateTable("open_visitor")
    .set(kind === "twice" ? { same_as: other } : { joined_to: other })
    .where("id", "=", id)
    .execute();
}
