import { data, href, redirect } from "react-router";
import * as v from "valibot";
import { getPicture } from "#app/agency/folder/pictures.ts";
import { picture as pictureSchema } from "#app/agency/kinds/schema-parts.ts";
import { addVersion } from "#app/agency/texts/versions.server.ts";
import {
  handleIntent,
  INCOMPLETE_FORM,
  type OfficeIntent,
  requirePerson,
  submissionRule,
} from "#app/office/access/require-person.server.ts";
import { IntentForm, OfficePage } from "#app/office/frame/office-page.tsx";
import { toRefusal } from "#app/office/frame/refusal.ts";
import { writeLog } from "#app/office/log/office-log.server.ts";
import { FileField } from "#app/office/uploads/file-field.tsx";
import { getFiles, takePicture } from "#app/office/uploads/take-picture.server.ts";
import { getOfficeText, getOfficeTextKind } from "#app/office-texts/get-office-text.server.ts";
import type { Database } from "#app/store/database.server.ts";
import { makeId } from "#app/store/make-id.ts";
import { BackLink } from "#app/ui/arrow-link.tsx";
import { ErrorSummary } from "#app/ui/form/notices.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import type { Route } from "./+types/text-picture.ts";

type Entrance = Pick<OfficeIntent, "texts" | "person" | "scope">;

/** Finds the text whose picture it is; undefined where its kind has none, or the person may not change it. */
async function findText(db: Database, entrance: Entrance, { kind: path, key }: Route.LoaderArgs["params"]) {
  const kind = getOfficeTextKind(path);
  if (!kind?.picture) return undefined;
  const found = await getOfficeText(db, { kind, key }, { ...entrance, texts: entrance.texts.get() });
  return found && { ...found, label: kind.picture };
}

export async function loader(args: Route.LoaderArgs) {
  const { db, now, ...entrance } = await requirePerson(args);
  const found = await findText(db, entrance, args.params);
  if (!found) throw toRefusal({ reason: "not found" });
  const { kind, text, shown, state, label } = found;
  const { picture } = v.parse(v.object({ picture: v.optional(pictureSchema) }), text);
  return {
    label,
    name: kind.toName(text),
    picture: picture && getPicture(picture),
    isDraft: state === "draft",
    pageHref: shown && state !== "draft" ? kind.toPath(text) : undefined,
    submissions: { add: makeId(now), remove: makeId(now) },
  };
}

export function action(args: Route.ActionArgs) {
  return handleIntent(args, (entrance) => changePicture(entrance, args));
}

const CHANGED = "Somebody changed this text at the same moment. Nothing was saved: please send it again.";

/** Gives a text another picture, or none, in a new version of whatever is newest by then: a draft stays one. */
async function changePicture(entrance: OfficeIntent, { params, url }: Route.ActionArgs) {
  const { db, intent, values, texts, person, now } = entrance;
  if (!(await findText(db, entrance, params))) throw toRefusal({ reason: "not found" });
  const { success, output: id } = v.safeParse(submissionRule, values.submission);
  if (!success) return respond(INCOMPLETE_FORM);
  const read = intent === "add picture" ? await readPicture(entrance) : { picture: undefined };
  if ("problem" in read) return respond(read.problem);
  const { picture } = read;
  const outcome = await db.transaction().execute(async (transaction) => {
    const found = await findText(transaction, entrance, params);
    if (!found) return "changed";
    const { kind, key, version, state, text } = found;
    const { picture: before, ...rest } = text ?? {};
    const added = await addVersion(transaction, {
      id,
      key,
      kind: kind.kind,
      seen: version,
      state,
      fields: picture ? { ...rest, picture } : rest,
      person,
      now,
    });
    if (added === "done")
      await writeLog(transaction, {
        person,
        intent: `${intent}: ${kind.one}`,
        subject: kind.toName(text),
        now,
        before: { picture: toName(before) },
        after: { picture: toName(picture) },
      });
    return added;
  });
  if (outcome === "changed") return respond(CHANGED);
  await texts.refresh();
  return redirect(url.pathname, 303);
}

function respond(problem: string) {
  return data({ problem }, { status: 422 });
}

async function readPicture({ form, pictures }: OfficeIntent) {
  const [file] = getFiles(form, "picture");
  if (!file) return { problem: "Choose a picture." };
  const taken = await takePicture(pictures, file);
  // The name of the person or the suburb stands beside it.
  return "picture" in taken ? { picture: { ...taken.picture, alt: "" } } : taken;
}

function toName(picture: unknown) {
  const name = typeof picture === "object" && picture !== null && "src" in picture ? picture.src : picture;
  return typeof name === "string" ? name : "none";
}

export default function TextPicture({ loaderData, actionData, params }: Route.ComponentProps) {
  const { label, name, picture, isDraft, pageHref, submissions } = loaderData;
  const what = label.toLowerCase();
  const problem = actionData?.problem;
  return (
    <OfficePage title={`${label}, ${name}`} heading={label} publicPage={pageHref}>
      <p>
        <BackLink href={href("/office/texts/:kind/:key", params)}>{name}</BackLink>
      </p>
      {problem && <ErrorSummary title={problem} />}
      {picture ? (
        <Picture picture={picture} sizes="20rem" className="aspect-square w-full max-w-80 rounded-xs" />
      ) : (
        <p>There is no {what} yet: a drawing is shown instead.</p>
      )}
      <IntentForm
        intent="add picture"
        label={isDraft ? "Put it into the draft" : "Put it on the site"}
        hidden={{ submission: submissions.add }}
        sendsFiles
        look="primary"
      >
        <FileField
          name="picture"
          label={`New ${what}`}
          hint={`${hints[label]}, 12 MB at most. Where it was taken is not kept. It takes a few seconds.`}
        />
      </IntentForm>
      {picture && (
        <IntentForm
          intent="remove picture"
          label={`Take the ${what} away`}
          hidden={{ submission: submissions.remove }}
        />
      )}
    </OfficePage>
  );
}

const hints = { Portrait: "Upright", Picture: "Wider than high" } as const;
