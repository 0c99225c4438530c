import type { Database } from "#app/store/database.server.ts";
import type { CheckHome } from "../decide/check-home.ts";
import { openPlaces, toWord } from "../identity/places.server.ts";
import type { Fields } from "../register.ts";
import type { RegisterRow } from "../store/register-rows.ts";
import { toFirst } from "../versions.server.ts";
import { noteEdit } from "./edit-home.server.ts";
import { type HandHome, isDraft, OFFICE } from "./get-home.server.ts";

type Draft = {
  /** The form's submission id: sending the form again returns the same draft. */
  id: string;
  offer: RegisterRow["offer"];
  record: Fields;
  author: string;
  now: number;
};

/**
 * Creates a draft of a home that no software sends, and returns its public id. Runs within a transaction; throws if the
 * same form was sent concurrently.
 */
export async function startDraft(db: Database, { id, offer, record, author, now }: Draft) {
  const known = await db.selectFrom("home_act").select("home_id").where("id", "=", id).executeTakeFirst();
  if (known) return known.home_id;
  const called = { agentId: toPublicName(record), uniqueId: toLower(record.suburb), kind: offer };
  const { takeId } = await openPlaces(db, [called]);
  const homeId = takeId(called);
  const { row, version } = toFirst({
    id: homeId,
    agent_id: OFFICE,
    offer,
    state: "incomplete",
    position: null,
    author,
    status: "current",
    record,
    now,
  });
  await db.insertInto("register_version").values(version).execute();
  await db.insertInto("register").values(row).execute();
  if (!(await noteEdit(db, { id, homeId, author, kind: "start", now })))
    throw new Error("The same form has begun a draft meanwhile.");
  return homeId;
}

/** The name at the start of the home's web address: "7 plover street", or the type of a home whose street is hidden. */
function toPublicName({ address, address_display: isShown, type }: Fields) {
  const [street = ""] = toLower(address).split(",");
  return (isShown !== false && street) || toLower(type) || "home";
}

/** Whether the web address reveals a street that was hidden later. */
export function tellsStreet({ row, shown }: Pick<HandHome, "row" | "shown">) {
  const name = toPublicName({ ...shown, address_display: true });
  return shown.address_display === false && row.id.startsWith(`${toWord(name)}-`);
}

function toLower(value: unknown) {
  return typeof value === "string" ? value.toLowerCase() : "";
}

const shared = ["title", "address", "suburb", "description", "agent"] as const;
const required = { sale: [...shared, "price_aud"], rental: [...shared, "weekly_rent_aud"] } as const;

/** Fields that a home needs: how they are called, and a placeholder with which the rules can judge a draft. */
const needs = {
  title: { words: "a headline", standIn: "Home" },
  address: { words: "address", standIn: undefined },
  suburb: { words: "suburb", standIn: undefined },
  description: { words: "a text", standIn: "Home" },
  agent: { words: "an agent", standIn: { name: "Agent", phone: "none", email: "none" } },
  price_aud: { words: "a price", standIn: 0 },
  weekly_rent_aud: { words: "a rent", standIn: 10_000 },
} as const;

const list = new Intl.ListFormat("en-AU");

/** What a home still needs before it can be published, such as "a headline, a text and a price". */
export function describeMissing(home: Pick<HandHome, "row" | "shown">) {
  return list.format(findMissingFields(home).map((field) => needs[field].words));
}

function findMissingFields({ row, shown }: Pick<HandHome, "row" | "shown">) {
  return required[row.offer].filter((field) => shown[field] === undefined || shown[field] === "");
}

/** The rules' findings about a home; for an incomplete draft, only those that would stop it as it is. */
export function judgeHome(home: HandHome, check: CheckHome) {
  const { row, shown } = home;
  const missing = isDraft(home) ? findMissingFields(home) : [];
  const filled = Object.fromEntries(missing.map((field) => [field, needs[field].standIn]));
  const findings = check(row.id, { offer: row.offer, record: { ...shown, ...filled } });
  if (missing.length === 0) return findings;
  // Without a price no figure in the text can be the price that is not shown.
  const unknown = missing.includes("price_aud") ? "hidden-price" : "";
  return findings.filter(
    ({ level, code }) => level === "stop" && code !== "invalid-record" && code !== unknown,
  );
}

/** Discards a draft; its id is never reused. Runs within a transaction. */
export async function discardDraft(db: Database, { row }: HandHome, now: number) {
  await db
    .updateTable("register")
    .set({ state: "removed", updated_at: now })
    .where("id", "=", row.id)
    .execute();
}
