import { data, href, redirect } from "react-router";
import {
  handleIntent,
  INCOMPLETE_FORM,
  type OfficeIntent,
  requirePerson,
} from "#app/office/access/require-person.server.ts";
import { formatMoment } from "#app/office/frame/moment-words.ts";
import { toRefusal } from "#app/office/frame/refusal.ts";
import { writeLog } from "#app/office/log/office-log.server.ts";
import { findPartForms } from "#app/office-homes/forms/part-forms.ts";
import {
  getOwnHome,
  readHomeEdit,
  toFormFacts,
  toHiddenFields,
  toHomeCheck,
} from "#app/office-homes/home-desk.ts";
import { describeCode } from "#app/office-homes/home-state.ts";
import { PartPage } from "#app/office-homes/part-page.tsx";
import { editHome, editOnce, findNewStops, revertPart } from "#app/register/by-hand/edit-home.server.ts";
import { type HandHome, hasSender, isDraft } from "#app/register/by-hand/get-home.server.ts";
import { RegisterError } from "#app/register/versions.server.ts";
import type { Route } from "./+types/home-part.ts";

export async function loader(args: Route.LoaderArgs) {
  const entrance = await requirePerson(args);
  const home = await getOwnHome(entrance, args.params.id);
  const { part, form } = getForm(home, args.params.part);
  const { row, shown, sent, overrides } = home;
  const held = overrides.find((each) => each.part === part);
  return {
    home: {
      id: row.id,
      address: String(shown.address ?? ""),
      isOff: row.state === "hidden" || shown.status === "withdrawn",
    },
    label: form.label,
    hint: form.hint,
    fields: form.toFields(shown, toFormFacts(row, entrance)),
    hidden: toHiddenFields(home, entrance.now),
    sender: {
      hasSender: hasSender(row),
      words: form.toWords(sent, row),
      since: held && { author: held.author, at: formatMoment(held.createdAt) },
    },
    isDraft: isDraft(home),
    now: form.toWords(shown, row),
  };
}

export function action(args: Route.ActionArgs) {
  return handleIntent(args, (entrance) => changePart(entrance, args));
}

async function changePart(entrance: OfficeIntent, args: Route.ActionArgs) {
  const home = await getOwnHome(entrance, args.params.id);
  const { part, form } = getForm(home, args.params.part);
  const { db, intent, person, now } = entrance;
  const { row, shown } = home;
  const sent = entrance.values;
  // The other form of the page, which takes a change back, has no fields.
  const typed = intent === "save" ? sent : undefined;
  const by = { author: person.name, now };
  const words = form.label.toLowerCase();
  const homeEdit = readHomeEdit(entrance, row.id, `${intent === "save" ? "changed" : "took back"}: ${words}`);
  const read = intent === "save" ? form.read(sent, shown, toFormFacts(row, entrance)) : { value: {} };
  if (!homeEdit) return respond(typed, { errors: { "": INCOMPLETE_FORM } });
  if ("errors" in read) return respond(typed, { errors: read.errors });
  const override = { part, value: read.value };
  // It is to stop the home.
  const mayStop = part === "reletting";
  const stops = intent === "save" && !mayStop ? findNewStops(home, override, toHomeCheck(args, now)) : [];
  if (stops.length > 0)
    return respond(typed, {
      stops: stops.map(({ code, words: found, hint }) => ({
        words: `${describeCode(code)}: ${found}`,
        hint,
      })),
    });
  const outcome = await editOnce(db, homeEdit, async (transaction) => {
    if (intent === "save") await editHome(transaction, home, override, by);
    else await revertPart(transaction, row.id, part, by);
    const next = intent === "save" ? { ...shown, ...read.value } : home.sent;
    const [before, after] = [shown, next].map((record) => ({ [words]: form.toWords(record, row) }));
    const said = { intent: `${intent}: ${words}`, subject: row.id, before, after };
    await writeLog(transaction, { person, now, ...said });
  }).catch(toProblem);
  if (outcome instanceof RegisterError) return respond(typed, { errors: { "": outcome.message } });
  if (outcome === "changed") return respond(typed, { isChanged: true }, 409);
  return redirect(href("/office/homes/:id", { id: row.id }), 303);
}

/** The form shows why the register refuses something, such as a second home at an address. */
function toProblem(error: unknown) {
  if (error instanceof RegisterError) return error;
  throw error;
}

type Problem = {
  isChanged?: boolean;
  errors?: Readonly<Record<string, string>>;
  stops?: readonly { words: string; hint: string }[];
};

function respond(typed: Record<string, string> | undefined, problem: Problem, status = 422) {
  return data({ typed, ...problem }, { status });
}

function getForm({ row, shown }: HandHome, name: string) {
  const forms = findPartForms(row, shown);
  const found = forms.find(({ part }) => part === name);
  if (!found) throw toRefusal({ reason: "not found" });
  return found;
}

export default function HomePart({ loaderData, actionData }: Route.ComponentProps) {
  const { now, ...page } = loaderData;
  return (
    <PartPage
      {...page}
      typed={actionData?.typed}
      changed={actionData?.isChanged ? { now, hasTyped: actionData.typed !== undefined } : undefined}
      errors={actionData?.errors}
      stops={actionData?.stops}
    />
  );
}
