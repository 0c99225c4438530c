import { data, href, redirect } from "react-router";
import * as v from "valibot";
import { getPicture } from "#app/agency/folder/pictures.ts";
import {
  handleIntent,
  INCOMPLETE_FORM,
  type OfficeIntent,
  requirePerson,
  submissionRule,
} from "#app/office/access/require-person.server.ts";
import { withoutDone } from "#app/office/frame/done.ts";
import { IntentForm, OfficePage } from "#app/office/frame/office-page.tsx";
import { toRefusal } from "#app/office/frame/refusal.ts";
import { writeLog } from "#app/office/log/office-log.server.ts";
import { AltField, PictureField } from "#app/office/uploads/picture-field.tsx";
import { ALT_MISSING, getFiles, readAlt, takePicture } from "#app/office/uploads/take-picture.server.ts";
import { makeId } from "#app/store/make-id.ts";
import { ErrorSummary } from "#app/ui/form/notices.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import { getOfficeText, getOfficeTextKind, type OfficeText } from "../get-office-text.server.ts";
import { addVersion } from "../store/versions.server.ts";
import type { OfficeTextKind, PictureOfText, TextFields } from "../text-kind.ts";
import type { Route } from "./+types/text-picture.ts";

type Reader = Pick<OfficeIntent, "db" | "texts" | "person" | "scope">;

type Asked = { params: Route.LoaderArgs["params"]; url: URL };

/** A text with the label of its picture and the place that the picture has on its page. */
type FoundText = OfficeText & {
  text: TextFields;
  label: NonNullable<OfficeTextKind["picture"]>;
  picture: PictureOfText | undefined;
  place: string;
};

/** Finds the text of the picture; undefined if it has none, or the person may not change it. */
async function findText(reader: Reader, { params, url }: Asked): Promise<FoundText | undefined> {
  const kind = getOfficeTextKind(params.kind);
  if (!kind?.picture) return undefined;
  const found = await getOfficeText(reader, { kind, key: params.key });
  if (!found?.text) return undefined;
  const place = url.searchParams.get("place") ?? "";
  const picture = kind.getPicture(found.text, place);
  return kind.kind === "page" && !picture
    ? undefined
    : { ...found, text: found.text, label: kind.picture, picture, place };
}

export async function loader(args: Route.LoaderArgs) {
  const { now, ...reader } = await requirePerson(args);
  const found = await findText(reader, args);
  if (!found) throw toRefusal({ reason: "not found" });
  const { kind, text, shown, state, label, picture } = found;
  return {
    label,
    name: kind.toName(text),
    picture: picture ? getPicture(picture) : undefined,
    alt: typeof picture === "object" ? picture.alt : "",
    needsPicture: kind.needsPicture === true,
    hasOwnAlt: hasOwnAlt(kind),
    isDraft: state === "draft",
    pageHref: shown && state !== "draft" ? kind.toPath(text) : undefined,
    submissions: { add: makeId(now), remove: makeId(now) },
  };
}

export function action(args: Route.ActionArgs) {
  return handleIntent(args, (entrance) => changePicture(entrance, args));
}

const CHANGED = "Somebody changed this text at the same moment. Nothing was saved: please send it again.";

/** Adds a version of the text with another picture, or none. A draft stays a draft. */
async function changePicture(entrance: OfficeIntent, args: Route.ActionArgs) {
  const { db, intent, values, texts, person, now } = entrance;
  const found = await findText(entrance, args);
  if (!found || (intent === "remove picture" && found.kind.needsPicture))
    throw toRefusal({ reason: "not found" });
  const { success, output: id } = v.safeParse(submissionRule, values.submission);
  if (!success) return respond(INCOMPLETE_FORM);
  const read = intent === "add picture" ? await readPicture(entrance, found) : { picture: undefined };
  if ("problem" in read) return respond(read.problem);
  const { picture } = read;
  const outcome = await db.transaction().execute(async (transaction) => {
    const found = await findText({ ...entrance, db: transaction }, args);
    if (!found) return "changed";
    const { kind, key, version, state, text, place, picture: before } = found;
    const added = await addVersion(transaction, {
      id,
      key,
      kind: kind.kind,
      seen: version,
      state,
      fields: kind.withPicture(text, picture, place),
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
  return redirect(withoutDone(args.url), 303);
}

function respond(problem: string) {
  return data({ problem }, { status: 422 });
}

/** A portrait is described by the person's name; any other picture needs a text. */
function hasOwnAlt({ picture }: OfficeTextKind) {
  return picture === "Picture";
}

/** A new picture with its text; or a new text for the picture that was uploaded before. */
async function readPicture({ form, values, pictures }: OfficeIntent, { kind, picture: before }: FoundText) {
  const alt = readAlt(values);
  const [file] = getFiles(form, "picture");
  const kept = hasOwnAlt(kind) && typeof before === "object" ? before : undefined;
  if (!file && !kept) return { problem: "Choose a picture." };
  if (hasOwnAlt(kind) && alt === "") return { problem: ALT_MISSING };
  if (!file) return { picture: { ...kept, alt } };
  const taken = await takePicture(pictures, file);
  return "picture" in taken ? { picture: { ...taken.picture, alt } } : taken;
}

function toName(picture: unknown) {
  const name = typeof picture === "object" && picture !== null && "src" in picture ? picture.src : picture;
  return typeof name === "string" ? name : "none";
}

export default function TextPicture({ loaderData, actionData, params }: Route.ComponentProps) {
  const { label, name, picture, alt, needsPicture, hasOwnAlt, isDraft, pageHref, submissions } = loaderData;
  const what = label.toLowerCase();
  const problem = actionData?.problem;
  return (
    <OfficePage
      title={`${label}, ${name}`}
      heading={label}
      publicPage={pageHref}
      back={{ href: href("/office/texts/:kind/:key", params), label: name }}
    >
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
        <PictureField
          name="picture"
          label={`New ${what}`}
          hint={`${hints[label]}, 12 MB at most. Where it was taken is not kept. It takes a few seconds.`}
        />
        {hasOwnAlt && <AltField defaultValue={alt} />}
      </IntentForm>
      {picture && !needsPicture && (
        <IntentForm
          intent="remove picture"
          label={`Remove the ${what}`}
          hidden={{ submission: submissions.remove }}
        />
      )}
    </OfficePage>
  );
}

const hints = { Portrait: "Upright", Picture: "Wider than high" } as const;
