import { type FoundHome, getHomeRows } from "#app/homes/register/by-hand/find-homes.server.ts";
import {
  applyOverrides,
  findOverrides,
  type HeldOverride,
  HIDDEN,
} from "#app/homes/register/by-hand/overrides.server.ts";
import { parseRecord } from "#app/homes/register/register.ts";
import { catalogueContext } from "#app/listings/catalogue/catalogue-context.ts";
import type { OfficeArguments } from "#app/office/access/require-person.server.ts";
import { toInner, toText } from "#app/office/homes/forms/part-form.ts";
import { toPriceWords } from "#app/office/homes/forms/price-words.ts";
import type { HomeLine } from "#app/office/homes/home-line-list.tsx";
import { toHomeState } from "#app/office/homes/home-state.ts";
import type { Database } from "#app/store/database.server.ts";
import { toLabel } from "./home-desk.ts";

type Stops = ReturnType<typeof findStops>;

/** Homes as lines of a list. */
export async function toHomeLines(db: Database, found: readonly { id: string }[], stops: Stops) {
  const ids = found.map(({ id }) => id);
  const homes = await getHomeRows(db, ids);
  const overrides = await findOverrides(db, ids);
  return homes.map((home) => toLine(home, overrides.get(home.id) ?? [], stops.get(home.id) ?? []));
}

/** By home, why the rules withhold it now. */
export function findStops(context: OfficeArguments["context"]) {
  const stopped = [...context.get(catalogueContext).findFindings()].map(
    ([id, findings]) => [id, findings.filter(({ level }) => level === "stop")] as const,
  );
  return new Map(stopped.filter(([, stops]) => stops.length > 0));
}

function toLine(
  home: FoundHome,
  overrides: readonly HeldOverride[],
  stops: Parameters<typeof toHomeState>[0]["stops"],
): HomeLine {
  const said = overrides.filter(({ part }) => part !== HIDDEN);
  const isHidden = said.length < overrides.length;
  const record = applyOverrides(home, parseRecord(home), said);
  const state = record.status === "withdrawn" && home.state === "live" ? "hidden" : home.state;
  const version = { state: home.versionState, findings: home.findings };
  return {
    id: home.id,
    title: toText(record, "title"),
    address: toText(record, "address"),
    agent: toText(toInner(record, "agent"), "name"),
    price: toPriceWords(record, home),
    state: toHomeState({ row: { ...home, state }, version, label: toLabel(record), isHidden, stops }),
    isEdited: said.length > 0,
  };
}
