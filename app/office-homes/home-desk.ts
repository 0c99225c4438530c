import { href } from "react-router";
import * as v from "valibot";
import { toAgencyDay } from "#app/agency/agency-time.ts";
import { places } from "#app/agency/folder/places.ts";
import { type Agent, toOwnPhone } from "#app/agency/kinds/agent-schema.ts";
import type { SiteTexts } from "#app/agency/texts/site-texts.ts";
import { toAgentId } from "#app/homes/record/agent-id.ts";
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
import { describeMissing, judgeHome } from "#app/register/by-hand/drafts.server.ts";
import type { HomeEdit } from "#app/register/by-hand/edit-home.server.ts";
import { isAgentsHome } from "#app/register/by-hand/find-homes.server.ts";
import { getHandHome, type HandHome, isOfOffice, isOnSite } from "#app/register/by-hand/get-home.server.ts";
import { type CheckHome, createHomeCheck } from "#app/register/decide/check-home.ts";
import { describeCode } from "#app/register/finding-words.ts";
import type { Finding } from "#app/register/register.ts";
import { makeId } from "#app/store/make-id.ts";

/** The person who reads a home, with their scope. */
export type HomeReader = Pick<Entrance, "db" | "person" | "scope">;

/** A home that the person may work on; undefined if there is none. */
export async function findOwnHome({ db, person, scope }: HomeReader, id: string) {
  const isTheirs = scope === "all" || (await isAgentsHome(db, id, person.email));
  const home = isTheirs ? await getHandHome(db, id) : undefined;
  return home?.row.state === "removed" ? undefined : home;
}

/** Like `findOwnHome`, but throws "not found". */
export async function getOwnHome(entrance: HomeReader, id: string): Promise<HandHome> {
  const home = await findOwnHome(entrance, id);
  if (!home) throw toRefusal({ reason: "not found" });
  return home;
}

/** Hidden fields of a form about a home, which detect forms that are sent twice and changes by others. */
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

export function toFormFacts(
  home: Pick<HandHome["row"], "offer" | "agent_id">,
  { now, texts }: Pick<OfficeIntent, "now" | "texts">,
): FormFacts {
  return {
    offer: home.offer,
    isOfOffice: isOfOffice(home),
    team: texts.get().agents.map(toTeamMember),
    suburbs: toSuburbs(texts.get()),
    today: toAgencyDay(now),
  };
}

/** Suburbs of the map, and those that the office has added with a postcode. */
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

/** The rules that are checked before publishing, for one home. */
export function toHomeCheck({ context }: Pick<OfficeArguments, "context">, now: number): CheckHome {
  return createHomeCheck({ now, getEstimate: context.get(catalogueContext).getEstimate });
}

/** Describes a home's state with the current findings of the rules. */
export function describeState({ newest, ...home }: HandHome, judged: Judged) {
  return toHomeState({ ...home, version: newest, judged });
}

/** The home's public page at `now` (ms); undefined if visitors do not see it. */
export function findPage(args: Pick<OfficeArguments, "context">, home: HandHome, now: number) {
  const { row, shown } = home;
  if (!isOnSite(home) || row.waits_until !== 0) return undefined;
  if (findStops(home, toHomeCheck(args, now)).length > 0) return undefined;
  const { id } = row;
  if (row.offer === "rental") return href("/rental/:id", { id });
  return shown.status === "sold" ? href("/sold-property/:id", { id }) : href("/property/:id", { id });
}

/** Why a draft cannot be published yet. */
export function findFaults(home: HandHome, check: CheckHome) {
  const missing = describeMissing(home);
  return missing ? [`it still needs ${missing}.`] : findStopWords(home, check);
}

/** The findings that keep a home off the site. */
export function findStops(home: HandHome, check: CheckHome) {
  return judgeHome(home, check).filter(({ level }) => level === "stop");
}

/** The findings that keep a home off the site, in words. */
export function findStopWords(home: HandHome, check: CheckHome) {
  return findStops(home, check).map(toStopWords);
}

export function toStopWords({ code, words, hint }: Finding) {
  return `${describeCode(code)}, “${words}”. ${hint}.`;
}

/** What a draft may lack, but seldom on purpose: "a picture", "an open home". */
export function findLacks({ shown }: HandHome) {
  return [
    toPictureRecords(shown).length === 0 && "a picture",
    toTimes(shown).length === 0 && "an open home",
  ].filter((each) => each !== false);
}
