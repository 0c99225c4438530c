import { getVisitorName } from "#app/enquiries/enquiry.ts";
import { readFields } from "#app/enquiries/store/read-stored.ts";
import { toPhoneDigits } from "#app/enquiries/store/search-text.ts";
import type { Database } from "#app/store/database.server.ts";
import type { Reach } from "../access/permissions.ts";
import { formatMoment } from "../frame/moment-words.ts";
import type { Double } from "./double.ts";
import type { Visitor } from "./find-visitors.server.ts";

const MOST_EARLIER = 1_000;

type Place = { homeId: string; reach: Reach };

/**
 * Who of those without a booking looks like another visitor of the same open home, or like somebody who asked before: the
 * same phone or e-mail. Agents see enquiries about this home only, the office all.
 */
export async function findDoubles(db: Database, visitors: readonly Visitor[], place: Place) {
  const doubles = new Map<string, Double>();
  for (const [index, visitor] of visitors.entries()) {
    if (visitor.hasBooked) continue;
    // Bookings stand first; of those without, the later of two gives way.
    const others = visitors.filter((other, at) => other.hasBooked || at > index);
    const joined = others.find(({ id }) => id === visitor.sameAs);
    const found = joined ?? others.find((other) => !other.sameAs && isSamePerson(visitor, other));
    if (found) doubles.set(visitor.id, toDouble("twice", found, joined !== undefined));
  }
  const alone = visitors.filter(({ id, hasBooked }) => !hasBooked && !doubles.has(id));
  const earlier = alone.length > 0 ? await findEarlier(db, { ...place, alone, visitors }) : [];
  for (const visitor of alone) {
    const joined = earlier.find(({ id }) => id === visitor.joinedTo);
    const found = joined ?? earlier.find((each) => isSamePerson(visitor, each));
    if (found)
      doubles.set(visitor.id, {
        ...toDouble("earlier", found, joined !== undefined),
        when: formatMoment(found.created_at),
      });
  }
  return doubles;
}

type Person = { phone: string; email: string };

function isSamePerson(one: Person, other: Person) {
  const phone = toPhoneDigits(one.phone);
  const isSamePhone = phone !== undefined && phone === toPhoneDigits(other.phone);
  return isSamePhone || (one.email !== "" && one.email.toLowerCase() === other.email.toLowerCase());
}

type Named = { id: string; reference: string; name: string };

function toDouble(kind: Double["kind"], { id, reference, name }: Named, isJoined: boolean): Double {
  return { kind, id, reference, name: name || reference, isJoined };
}

type Search = Place & { alone: readonly Visitor[]; visitors: readonly Visitor[] };

/** Enquiries about the home, and of the same addresses about anything, the newest first. */
async function findEarlier(db: Database, { homeId, reach, alone, visitors }: Search) {
  const emails = alone.map(({ email }) => email.toLowerCase()).filter(Boolean);
  const rows = await db
    .selectFrom("enquiry")
    .select(["id", "reference", "fields", "created_at"])
    .where("flag", "is", null)
    .where((where) =>
      where.or([
        where("listing_id", "=", homeId),
        ...(reach === "all" && emails.length > 0 ? [where("email", "in", emails)] : []),
      ]),
    )
    .orderBy("created_at", "desc")
    .limit(MOST_EARLIER)
    .execute();
  const here = new Set(visitors.map(({ id }) => id));
  return rows
    .filter(({ id }) => !here.has(id))
    .map(({ fields: json, ...row }) => {
      const fields = readFields(json);
      const [phone = "", email = ""] = [fields.phone, fields.email].map((each) => String(each ?? ""));
      return { ...row, name: getVisitorName({ fields }), phone, email };
    });
}

/** Joins a visitor with whom they look like; both rows stay. Within a transaction. */
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
