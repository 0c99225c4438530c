import { data, href, redirect } from "react-router";
import {
  INCOMPLETE_FORM,
  type OfficeArguments,
  type OfficeIntent,
} from "#app/office/access/require-person.server.ts";
import { toRefusal } from "#app/office/frame/refusal.ts";
import { writeLog } from "#app/office/log/office-log.server.ts";
import {
  findSections,
  type PartEdit,
  readSection,
  type Section,
  toSectionFields,
} from "#app/office-homes/forms/part-forms.ts";
import { readHomeEdit, toFormFacts, toHomeCheck } from "#app/office-homes/home-desk.ts";
import type { ShownSection, Tried } from "#app/office-homes/section-form.tsx";
import {
  editHome,
  editOnce,
  findNewStops,
  type HomeEdit,
  revertPart,
} from "#app/register/by-hand/edit-home.server.ts";
import { type HandHome, isDraft } from "#app/register/by-hand/get-home.server.ts";
import { describeCode } from "#app/register/finding-words.ts";
import { RegisterError } from "#app/register/versions.server.ts";
import { sectionHints } from "#app/slots/office-homes.server.ts";

/** Sections that a draft without values shows unfolded. */
const neededSections: readonly string[] = ["price", "headline", "inspections"];

/** The sections of a home's page; `asked` is the one in its address. */
export function toShownSections(
  home: HandHome,
  entrance: Pick<OfficeIntent, "now" | "texts">,
  { asked, isDone }: { asked: string | null; isDone: boolean },
): readonly ShownSection[] {
  const { row, shown } = home;
  const facts = toFormFacts(row, entrance);
  return findSections(row, shown).map((section) => {
    const { id, label, parts } = section;
    const isLacking = parts.some(({ form }) => form.toWords(shown, row) === "");
    return {
      id,
      label,
      hint: findHints(section).join(" "),
      parts: parts.map(({ part }) => part),
      fields: toSectionFields(section, shown, facts),
      isOpen: (isDraft(home) && isLacking && neededSections.includes(id)) || (asked === id && !isDone),
      isDone: isDone && asked === id,
    };
  });
}

function findHints({ id, parts }: Section) {
  const own = parts.flatMap(({ form }) => form.hint ?? []);
  return [...own, ...sectionHints.filter(({ section }) => section === id).map(({ words }) => words)];
}

/** Saves the changes of a section, or reverts our edit of a part. */
export async function saveSection(entrance: OfficeIntent, args: OfficeArguments, home: HandHome) {
  const { intent, values, now } = entrance;
  const section = getSection(home, values.part ?? "");
  const isSave = intent === "save";
  const respond = (tried: Omit<Tried, "id" | "typed">, status = 422) =>
    // The form that reverts an edit has no fields.
    data({ tried: { id: section.id, typed: isSave ? values : undefined, ...tried } }, { status });
  const read = isSave
    ? readSection(section, values, home.shown, toFormFacts(home.row, entrance))
    : { edits: [] };
  if ("errors" in read) return respond({ errors: read.errors });
  const isChanged = ({ part }: Section["parts"][number]) => read.edits.some((edit) => edit.part === part);
  const parts = isSave ? section.parts.filter(isChanged) : section.parts;
  const words = parts.map(({ form }) => form.label.toLowerCase()).join(", ");
  const homeEdit = readHomeEdit(entrance, home.row.id, `${isSave ? "changed" : "took back"}: ${words}`);
  if (!homeEdit) return respond({ errors: { "": INCOMPLETE_FORM } });
  // A re-letting period is meant to take the home off the site.
  const mayStop = section.id === "reletting";
  const stops = mayStop ? [] : findNewStops(home, read.edits, toHomeCheck(args, now));
  if (stops.length > 0)
    return respond({
      stops: stops.map(({ code, words: found, hint }) => `“${describeCode(code)}: ${found}”: ${hint}.`),
    });
  // The forms of a page share one submission id, and each may be sent.
  const edit = { ...homeEdit, id: `${homeEdit.id}/${parts.map(({ part }) => part).join(" ")}` };
  if (parts.length > 0) {
    const outcome = await carryOut(entrance, home, { parts, edits: read.edits, edit }).catch(toProblem);
    if (outcome instanceof RegisterError) return respond({ errors: { "": outcome.message } });
    if (outcome === "changed") return respond({ isChanged: true }, 409);
  }
  const { id } = section;
  return redirect(`${href("/office/homes/:id", { id: home.row.id })}?part=${id}#sent`, 303);
}

type Change = {
  parts: Section["parts"];
  edits: readonly PartEdit[];
  edit: HomeEdit;
};

function carryOut({ db, intent, person, now }: OfficeIntent, home: HandHome, { parts, edits, edit }: Change) {
  const { row, shown, sent } = home;
  const by = { author: person.name, now };
  return editOnce(db, edit, async (transaction) => {
    for (const { part, form } of parts) {
      const change = edits.find((each) => each.part === part);
      if (change) await editHome(transaction, home, change, by);
      else await revertPart(transaction, row.id, part, by);
      const words = form.label.toLowerCase();
      const next = change ? { ...shown, ...change.value } : sent;
      const [before, after] = [shown, next].map((record) => ({ [words]: form.toWords(record, row) }));
      const act = `${intent}: ${words}`;
      await writeLog(transaction, { person, intent: act, subject: row.id, before, after, now });
    }
  });
}

/** Errors that the form shows, such as a second home at an address. */
function toProblem(error: unknown) {
  if (error instanceof RegisterError) return error;
  throw error;
}

/** The section with the parts that a form names. */
function getSection({ row, shown }: HandHome, names: string): Section {
  const asked = names.split(" ");
  for (const section of findSections(row, shown)) {
    const parts = section.parts.filter(({ part }) => asked.includes(part));
    if (parts.length > 0) return { ...section, parts };
  }
  throw toRefusal({ reason: "not found" });
}
