import { data, href, redirect } from "react-router";
import * as v from "valibot";
import { toAgencyDay, toAgencyTime } from "#app/agency/agency-time.ts";
import { isOver, parseInspection, toSaturday } from "#app/homes/inspections/inspection.ts";
import {
  handleIntent,
  INCOMPLETE_FORM,
  type OfficeIntent,
  requirePerson,
  submissionRule,
  toOfficePath,
} from "#app/office/access/require-person.server.ts";
import { type Errors, type FormField, FormFields, type Typed } from "#app/office/frame/form-fields.tsx";
import { IntentForm, OfficePage, Part } from "#app/office/frame/office-page.tsx";
import { toRefusal } from "#app/office/frame/refusal.ts";
import { writeLog } from "#app/office/log/office-log.server.ts";
import { readTime, toEndField } from "#app/office-homes/forms/inspections-form.ts";
import { findOwnHome, type HomeReader, toHomeCheck } from "#app/office-homes/home-desk.ts";
import { formatCount, toCapital } from "#app/region/format.ts";
import { editOnce, wasDone } from "#app/register/by-hand/edit-home.server.ts";
import { HOMES_A_PAGE } from "#app/register/by-hand/find-homes.server.ts";
import type { HandHome } from "#app/register/by-hand/get-home.server.ts";
import { RegisterError } from "#app/register/versions.server.ts";
import { makeId } from "#app/store/make-id.ts";
import { ErrorSummary, SuccessNotice } from "#app/ui/form/notices.tsx";
import type { Route } from "./+types/several.ts";
import { isSeveralName, severalActs } from "./several-acts.ts";

/** Lists the ticked homes, and which of them will be refused and why, before anything is done. */
export async function loader(args: Route.LoaderArgs) {
  const entrance = await requirePerson(args);
  const asked = new URL(args.request.url).searchParams;
  const name = asked.get("act");
  if (!isSeveralName(name)) throw toRefusal({ reason: "not found" });
  const { intent, label, words, findRefusal, findNote } = severalActs[name];
  const check = toHomeCheck(args, entrance.now);
  const homes = await findChosen(entrance, asked.getAll("home"));
  return {
    intent,
    label,
    words,
    back: toListPath(asked.get("from")),
    from: asked.get("from") ?? "",
    homes: homes.map((home) => ({
      ...toName(home),
      note: findNote(home),
      refusal: findRefusal(home, { check }),
    })),
    fields: name === "open" ? toFields(toAgencyDay(entrance.now)) : [],
    submission: makeId(entrance.now),
  };
}

export function action(args: Route.ActionArgs) {
  return handleIntent(args, (entrance) => changeSeveral(entrance, args));
}

async function changeSeveral(entrance: OfficeIntent, args: Route.ActionArgs) {
  const { form, intent, values, now } = entrance;
  const act = Object.values(severalActs).find((each) => each.intent === intent);
  if (!act || !v.is(submissionRule, values.submission))
    return respond(values, { errors: { "": INCOMPLETE_FORM } });
  const time = intent === severalActs.open.intent ? readComing(values, now) : {};
  if (time.errors) return respond(values, { errors: time.errors });
  const homes = await findChosen(entrance, form.getAll("home").map(String));
  const done: Name[] = [];
  const refused: Refused[] = [];
  for (const home of homes) {
    const refusal = await changeOne(entrance, args, { act, home, time: time.time });
    if (refusal) refused.push({ ...toName(home), refusal });
    else done.push(toName(home));
  }
  if (homes.length === 0) return respond(values, { errors: { "": "None of these homes is here any more." } });
  return refused.length > 0 ? respond(values, { done, refused }) : redirect(toListPath(values.from), 303);
}

type Change = {
  act: (typeof severalActs)[keyof typeof severalActs];
  home: HandHome;
  time?: string;
};

/** Carries the action out on one home; returns why it was refused. */
async function changeOne(
  { db, values, person, intent, now }: OfficeIntent,
  args: Route.ActionArgs,
  { act, home, time }: Change,
) {
  const { id } = home.row;
  const edit = { id: `${values.submission}/${id}`, homeId: id, author: person.name, kind: act.kind, now };
  if (await wasDone(db, edit.id)) return undefined;
  const refusal = act.findRefusal(home, { check: toHomeCheck(args, now), time });
  if (refusal) return refusal;
  try {
    await editOnce(db, edit, async (transaction) => {
      await act.carryOut(transaction, home, { author: person.name, now }, time);
      const after = time ? { "open home": time } : undefined;
      await writeLog(transaction, { person, intent, subject: id, after, now });
    });
  } catch (error) {
    if (error instanceof RegisterError) return error.message;
    throw error;
  }
}

type Name = { id: string; address: string };
type Refused = Name & { refusal?: string };

function toName({ row, shown }: HandHome): Name {
  return { id: row.id, address: String(shown.address ?? row.id) };
}

/** The ticked homes that the person may work on, without duplicates. */
async function findChosen(reader: HomeReader, ids: readonly string[]) {
  const chosen = [...new Set(ids)].slice(0, HOMES_A_PAGE);
  const homes = await Promise.all(chosen.map((id) => findOwnHome(reader, id)));
  return homes.filter((home) => home !== undefined);
}

function readComing(values: Typed, now: number): { time?: string; errors?: Errors } {
  const read = readTime(values);
  const time = read.time && parseInspection(read.time);
  if (time && isOver(time, toAgencyTime(now)))
    return { errors: { day: "Choose a time that is still to come" } };
  return read;
}

function toFields(today: string): FormField[] {
  return [
    { name: "day", label: "Day", kind: "day", defaultValue: toSaturday(today) },
    { name: "start", label: "From", kind: "time" },
    toEndField(),
  ];
}

/** The list with its filters, or the home's page. */
function toListPath(from: string | null | undefined) {
  return from ? toOfficePath(from) : href("/office/homes");
}

type Problem = { errors?: Errors; done?: readonly Name[]; refused?: readonly Refused[] };

function respond(typed: Typed, problem: Problem) {
  return data({ typed, ...problem }, { status: 422 });
}

/** Confirms an action on several homes: lists them, and what stops any of them. */
export default function Several({ loaderData, actionData }: Route.ComponentProps) {
  const { intent, label, words, back, from, homes, fields, submission } = loaderData;
  const { typed, errors, done } = actionData ?? {};
  const able = homes.filter(({ refusal }) => !refusal);
  const refused = actionData?.refused ?? homes.filter(({ refusal }) => refusal);
  const title = `${label} ${formatCount((done ?? able).length || homes.length, "home")}`;
  return (
    <OfficePage title={title} back={{ href: back, label: "Back" }}>
      {errors && <ErrorSummary title="Please look at this again." errors={errors} />}
      {done && done.length > 0 && (
        <SuccessNotice title={`Done: ${done.map(({ address }) => address).join("; ")}.`} autoFocus />
      )}
      {homes.length === 0 && <p className="text-lead text-tide">No home was chosen. Tick at least one.</p>}
      {!done && able.length > 0 && (
        <div className="grid max-w-prose gap-6">
          <p className="text-lead text-tide">{words}</p>
          <IntentForm intent={intent} label={title} look="primary" hidden={{ submission, from }}>
            <ul className="divide-y divide-line border-line border-y">
              {able.map(({ id, address, note }) => (
                <li key={id} className="py-3">
                  <input type="hidden" name="home" value={id} />
                  <span className="wrap-anywhere font-semibold">{address}</span>
                  {note && <span className="block text-banksia-700 text-sm">{note}</span>}
                </li>
              ))}
            </ul>
            {fields.length > 0 && (
              <div className="grid gap-5 sm:grid-cols-3">
                <FormFields fields={fields} typed={typed} errors={errors} />
              </div>
            )}
          </IntentForm>
        </div>
      )}
      {refused.length > 0 && <LeftOut homes={refused} isTried={done !== undefined} />}
    </OfficePage>
  );
}

function LeftOut({ homes, isTried }: { homes: readonly Refused[]; isTried: boolean }) {
  return (
    <Part title={isTried ? "Not done" : "Left out"}>
      <ul className="grid max-w-prose gap-3">
        {homes.map(({ id, address, refusal = "" }) => (
          <li key={id} className="wrap-anywhere rounded-sm bg-flame-100 px-5 py-4">
            <a href={href("/office/homes/:id", { id })} className="font-semibold underline">
              {address}
            </a>
            <p>{toCapital(refusal)}</p>
          </li>
        ))}
      </ul>
    </Part>
  );
}
