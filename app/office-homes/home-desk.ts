import { href } from "react-router";
import * as v from "valibot";
import { toAgencyTime } from "#app/agency/agency-time.ts";
import { places } from "#app/agency/folder/places.ts";
import { type Agent, toOwnPhone } from "#app/agency/kinds/agent-schema.ts";
import type { SiteTexts } from "#app/agency/texts/site-texts.ts";
import { toAgentId } from "#app/homes/record/agent-id.ts";
import { toStatusLabel } from "#app/homes/record/listing-status.ts";
import { catalogueContext } from "#app/listings/catalogue/catalogue-context.ts";
import {
  type Entrance,
  numberRule,
  type OfficeArguments,
  type OfficeIntent,
  submissionRule,
} from "#app/office/access/require-person.server.ts";
import { toRefusal } from "#app/office/frame/refusal.ts";
import { toTimes } from "#app/office-homes/forms/inspections-form.ts";
import type { FormFacts, TeamMember } from "#app/office-homes/forms/part-form.ts";
import { type Judged, toHomeState } from "#app/office-homes/home-state.ts";
import { toPictureRecords } from "#app/office-homes/pictures/picture-form.ts";
import { findMissing } from "#app/register/by-hand/drafts.server.ts";
import type { HomeEdit } from "#app/register/by-hand/edit-home.server.ts";
import { isAgentsHome } from "#app/register/by-hand/find-homes.server.ts";
import { getHandHome, type HandHome, isDraft, isOfOffice } from "#app/register/by-hand/get-home.server.ts";
import { type CheckHome, createHomeCheck } from "#app/register/decide/check-home.ts";
import { describeCode } from "#app/register/finding-words.ts";
import type { Finding } from "#app/register/register.ts";
import { makeId } from "#app/store/make-id.ts";

/** Who asks for a home. */
export type HomeReader = Pick<Entrance, "db" | "person" | "scope">;

/** A home that the person may work on; undefined where there is none. */
export async function findOwnHome({ db, person, scope }: HomeReader, id: string) {
  const isTheirs = scope === "all" || (await isAgentsHome(db, id, person.email));
  const home = isTheirs ? await getHandHome(db, id) : undefined;
  return home?.row.state === "removed" ? undefined : home;
}

/** The same. Throws that there is none. */
export async function getOwnHome(entrance: HomeReader, id: string): Promise<HandHome> {
  const home = await findOwnHome(entrance, id);
  if (!home) throw toRefusal({ reason: "not found" });
  return home;
}

/**
 * Hidden fields of every form about a home: a form sent twice is carried out once, and a change in the meantime is
 * noticed.
 */
export function toHiddenFields({ row }: Pick<HandHome, "row">, now: number) {
  return { submission: makeId(now), seen: String(row.updated_at) };
}

const hiddenSchema = v.object({ submission: submissionRule, seen: numberRule });

/** Parses a form into an edit for `editOnce`; undefined if it is incomplete. */
export function readHomeEdit(
  { values, person, now }: Pick<OfficeIntent, "values" | "person" | "now">,
  homeId: string,
  kind: string,
): HomeEdit | undefined {
  const { success, output } = v.safeParse(hiddenSchema, values);
  return success
    ? { id: output.submission, seen: output.seen, homeId, author: person.name, kind, now }
    : undefined;
}

type Now = Pick<OfficeIntent, "now" | "texts">;
type Home = Pick<HandHome["row"], "offer" | "agent_id">;

export function toFormFacts(home: Home, { now, texts }: Now): FormFacts {
  return {
    offer: home.offer,
    isOfOffice: isOfOffice(home),
    team: texts.get().agents.map(toTeamMember),
    suburbs: toSuburbs(texts.get()),
    today: toAgencyTime(now).slice(0, 10),
  };
}

/** Those of the map, and those that the office has written of; homes on the map have its postcode. */
function toSuburbs({ suburbs }: SiteTexts) {
  const own = suburbs.filter(({ name }) => !places.some((place) => place.name === name));
  const all = [
    ...places.map(({ name }) => ({ name })),
    ...own.map(({ name, postcode }) => ({ name, postcode })),
  ];
  return all.toSorted((a, b) => a.name.localeCompare(b.name));
}

export function toTeamMember(agent: Agent): TeamMember {
  const { id, name, email } = agent;
  return { id: toAgentId(id), name, phone: toOwnPhone(agent), email };
}

/** The rules before publishing, as they judge one home. */
export function toHomeCheck({ context }: Pick<OfficeArguments, "context">, now: number): CheckHome {
  return createHomeCheck({ now, getEstimate: context.get(catalogueContext).getEstimate });
}

/** Describes a home's state with the current findings of the rules. */
export function describeState(home: HandHome, judged: Judged) {
  const { row, newest, shown, isHidden } = home;
  const state = shown.status === "withdrawn" && row.state === "live" ? "hidden" : row.state;
  return toHomeState({ row: { ...row, state }, version: newest, label: toLabel(shown), isHidden, judged });
}

/** Returns the home's page at `now` (ms); undefined if visitors do not see it. */
export function findPage(args: Pick<OfficeArguments, "context">, home: HandHome, now: number) {
  const { row, shown } = home;
  if (!isOnSite(home) || row.waits_until !== 0) return undefined;
  if (findStops(home, toHomeCheck(args, now)).length > 0) return undefined;
  const { id } = row;
  if (row.offer === "rental") return href("/rental/:id", { id });
  return shown.status === "sold" ? href("/sold-property/:id", { id }) : href("/property/:id", { id });
}

/** Published, and neither hidden nor withdrawn. */
export function isOnSite({ row, shown, isHidden }: HandHome) {
  const isShown = row.state === "live" || row.state === "sold" || row.state === "leased";
  return isShown && !isHidden && shown.status !== "withdrawn";
}

/** The home's status in the site's words: "Under offer". */
export function toLabel({ status }: Readonly<Record<string, unknown>>) {
  const known = (["under-offer", "deposit-taken", "sold", "leased"] as const).find((each) => each === status);
  return known && toStatusLabel({ status: known });
}

const missingWords: Readonly<Record<string, string>> = {
  title: "a headline",
  description: "a text",
  agent: "an agent",
  price_aud: "a price",
  weekly_rent_aud: "a rent",
};

/** Describes a field that a draft still needs: "a headline". */
export function describeMissing(field: string) {
  return missingWords[field] ?? field;
}

/** What of a draft no rule can mind. */
const standIns: Readonly<Record<string, unknown>> = {
  title: "Home",
  description: "Home",
  agent: { name: "Agent", phone: "none", email: "none" },
  price_aud: 0,
  weekly_rent_aud: 10_000,
};

/** What the rules say of a home; of a draft that still lacks something, what would stop it as it is. */
export function judgeHome(home: HandHome, check: CheckHome) {
  const { row, shown } = home;
  const missing = isDraft(home) ? findMissing(home) : [];
  const filled = Object.fromEntries(missing.map((field) => [field, standIns[field]]));
  const findings = check(row.id, { offer: row.offer, record: { ...shown, ...filled } });
  if (missing.length === 0) return findings;
  return findings.filter(({ level, code }) => level === "stop" && code !== "invalid-record");
}

/** Why a draft cannot be published yet. */
export function findFaults(home: HandHome, check: CheckHome) {
  const missing = findMissing(home).map(describeMissing).join(", ");
  return missing ? [`it still needs ${missing}.`] : findStopWords(home, check);
}

/** What of the rules keeps a home off the site. */
export function findStops(home: HandHome, check: CheckHome) {
  return judgeHome(home, check).filter(({ level }) => level === "stop");
}

/** The same in words. */
export function findStopWords(home: HandHome, check: CheckHome) {
  return findStops(home, check).map(toStopWords);
}

export function toStopWords({ code, words, hint }: Finding) {
  return `${describeCode(code)}, “${words}”. ${hint}.`;
}

/** What a draft may lack and seldom means to: "a picture", "an open home". */
export function findLacks({ shown }: HandHome) {
  return [
    toPictureRecords(shown).length === 0 && "a picture",
    toTimes(shown).length === 0 && "an open home",
  ].filter((each) => each !== false);
}
