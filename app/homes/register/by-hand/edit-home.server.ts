import type { Database } from "#app/store/database.server.ts";
import type { Finding } from "../register.ts";
import { raiseRevision } from "../revision.server.ts";
import type { FeedStatus } from "../store/register-rows.ts";
import { getHistory, publishVersion } from "../versions.server.ts";
import { getHandHome, type HandHome, isDraft, isOfOffice } from "./get-home.server.ts";
import { endOverride, saveOverride } from "./overrides.server.ts";
import { applyOverrides, type Override, type Part } from "./overrides.ts";

export type HomeCheck = (
  id: string,
  home: { offer: HandHome["row"]["offer"]; record: Readonly<Record<string, unknown>> },
) => readonly Finding[];

type By = { author: string; now: number };

/** Finds the rules that would stop the edited home and did not stop it before; none for a draft. */
export function findNewStops(home: HandHome, override: Override, check: HomeCheck) {
  if (isDraft(home)) return [];
  const { row, sent, overrides, shown } = home;
  const others = overrides.filter(({ part }) => part !== override.part);
  const next = applyOverrides(row, sent, [...others, override]);
  const findStops = (record: typeof next) =>
    check(row.id, { offer: row.offer, record }).filter(({ level }) => level === "stop");
  const before = new Set(findStops(shown).map(({ code, words }) => `${code} ${words}`));
  return findStops(next).filter(({ code, words }) => !before.has(`${code} ${words}`));
}

/** Lays it over what the home's sender says; a home of the office itself has a new version. Within a transaction. */
export async function editHome(db: Database, { row }: HandHome, override: Override, by: By) {
  const home = await getHandHome(db, row.id);
  if (!home) throw new Error(`There is no home ${row.id}`);
  if (isDraft(home)) await writeDraft(db, home, override.value);
  else if (isOfOffice(row)) await addVersion(db, home, override.value, by);
  else await saveOverride(db, row.id, override, by);
  if (!isDraft(home)) await raiseRevision(db, by.now);
}

/** The home's sender has the word again. Within a transaction. */
export async function revertPart(db: Database, homeId: string, part: Part, by: By) {
  await endOverride(db, homeId, part, by);
  await raiseRevision(db, by.now);
}

async function writeDraft(db: Database, { newest, sent }: HandHome, value: Override["value"]) {
  const record = JSON.stringify(merge(sent, value));
  await db.updateTable("register_version").set({ record }).where("id", "=", newest.id).execute();
}

async function addVersion(db: Database, { row, newest, sent }: HandHome, value: Override["value"], by: By) {
  const { versions } = await getHistory(db, row.id);
  const record = merge(sent, value);
  const differences = Object.keys(value)
    .filter((field) => JSON.stringify(value[field]) !== JSON.stringify(sent[field] ?? null))
    .map((field) => ({ field, before: sent[field] ?? null, after: value[field] ?? null }));
  const version = {
    ...newest,
    outcome: "PROCESSED" as const,
    state: "published" as const,
    status: toFeedStatus(record.status),
    record: JSON.stringify(record),
    differences: JSON.stringify(differences),
    findings: "[]",
  };
  await publishVersion(db, row, version, versions, by);
}

function merge(
  { id, ...record }: HandHome["sent"],
  value: Override["value"],
): Readonly<Record<string, unknown>> {
  return applyOverrides({ state: "live" }, record, [{ part: "facts", value }]);
}

/** The status that a sender would give a home in this state. */
function toFeedStatus(status: unknown): FeedStatus {
  return status === "sold" || status === "leased" || status === "withdrawn" ? status : "current";
}
