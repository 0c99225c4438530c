import { data, href, redirect } from "react-router";
import { toPicture } from "#app/agency/folder/pictures.ts";
import { allowEveryPicture } from "#app/listings/allow-pictures.ts";
import {
  handleIntent,
  INCOMPLETE_FORM,
  type OfficeIntent,
  requirePerson,
} from "#app/office/access/require-person.server.ts";
import { formatMoment } from "#app/office/frame/moment-words.ts";
import { IntentForm, OfficePage } from "#app/office/frame/office-page.tsx";
import { writeLog } from "#app/office/log/office-log.server.ts";
import { getFiles, takePicture } from "#app/office/uploads/take-picture.server.ts";
import {
  findPage,
  getOwnHome,
  readHomeEdit,
  toHiddenFields,
  toHomeCheck,
} from "#app/office-homes/home-desk.ts";
import { NewPictures } from "#app/office-homes/pictures/new-pictures.tsx";
import { PictureCard, type ShownPicture } from "#app/office-homes/pictures/picture-card.tsx";
import {
  arrangePictures,
  isOfPictures,
  MOST_PICTURES,
  readPictures,
  type TypedPicture,
  toAlt,
  toPictureRecords,
  toPlaceWords,
} from "#app/office-homes/pictures/picture-form.ts";
import { findPictureNotes, PictureSummary, toNoted } from "#app/office-homes/pictures/picture-notes.tsx";
import { script } from "#app/office-homes/pictures/pictures.script.ts?script";
import { SenderValue } from "#app/office-homes/section-form.tsx";
import { formatCount } from "#app/region/format.ts";
import { editHome, editOnce, revertPart, wasDone } from "#app/register/by-hand/edit-home.server.ts";
import { getHandHome, type HandHome, hasSender, isDraft } from "#app/register/by-hand/get-home.server.ts";
import { toText } from "#app/register/register.ts";
import { ErrorSummary } from "#app/ui/form/notices.tsx";
import type { Route } from "./+types/home-pictures.ts";

const CHANGED =
  "This home was changed while you looked at it. Nothing was saved: look at what is new, then do it again.";
const STILL_HERE = "What you typed is still beside its pictures.";

type Fields = HandHome["shown"];

export async function loader(args: Route.LoaderArgs) {
  const entrance = await requirePerson(args);
  const home = await getOwnHome(entrance, args.params.id);
  allowEveryPicture(args.context);
  const held = home.overrides.find(({ part }) => part === "pictures");
  const sent = toPictureRecords(home.sent).length;
  const { row, shown } = home;
  const findings = isDraft(home)
    ? []
    : toHomeCheck(args, entrance.now)(row.id, { offer: row.offer, record: shown });
  const notes = findPictureNotes(findings, shown);
  return {
    home: { id: row.id, address: String(shown.address ?? ""), page: findPage(args, home, entrance.now) },
    pictures: toPictureRecords(shown).map((record, index) => ({
      ...toShownPicture(record),
      note: notes[index],
    })),
    place: toPlaceWords(shown),
    hidden: toHiddenFields(home, entrance.now),
    sender: {
      hasSender: hasSender(row),
      words: formatCount(sent, "picture"),
      since: held && { author: held.author, at: formatMoment(held.createdAt) },
    },
  };
}

export function action(args: Route.ActionArgs) {
  return handleIntent(args, (entrance) => changePictures(entrance, args));
}

async function changePictures(entrance: OfficeIntent, args: Route.ActionArgs) {
  const home = await getOwnHome(entrance, args.params.id);
  const homeEdit = readHomeEdit(entrance, home.row.id, doneWords[entrance.intent] ?? entrance.intent);
  if (!homeEdit) return respond([INCOMPLETE_FORM]);
  const { db, intent, values: typed, person, now } = entrance;
  const respondChanged = () =>
    intent === "arrange"
      ? respond([CHANGED, STILL_HERE], 409, readPictures(typed, home.shown))
      : respond([CHANGED], 409);
  const isRepeated = await wasDone(db, homeEdit.id);
  if (intent === "arrange" && !isRepeated && !isOfPictures(typed, home.shown)) return respondChanged();
  const { added, problems } =
    intent === "upload" ? await addFiles(entrance, { home, isRepeated }) : { added: [], problems: [] };
  if (intent === "upload" && added.length === 0) return respond(problems);
  // New pictures are appended, so changes by others do not matter.
  const seen = intent === "upload" ? undefined : homeEdit.seen;
  const outcome = await editOnce(db, { ...homeEdit, seen }, async (transaction) => {
    const by = { author: person.name, now };
    const fresh = (await getHandHome(transaction, home.row.id)) ?? home;
    const before = toPictureRecords(fresh.shown);
    const isNew = ({ src }: Fields) => before.every((picture) => picture.src !== src);
    const pictures =
      intent === "upload" ? [...before, ...added.filter(isNew)] : arrangePictures(typed, fresh.shown);
    if (intent === "take back") await revertPart(transaction, home.row.id, "pictures", by);
    else await editHome(transaction, fresh, { part: "pictures", value: { pictures } }, by);
    const after = intent === "take back" ? toPictureRecords(fresh.sent) : pictures;
    await writeLog(transaction, {
      person,
      intent: `${intent}: pictures`,
      subject: home.row.id,
      before: { pictures: String(before.length) },
      after: { pictures: String(after.length) },
      now,
    });
  });
  if (outcome === "changed") return respondChanged();
  if (problems.length > 0) return respond([`${formatCount(added.length, "picture")} added.`, ...problems]);
  const page = typed.next === "home" ? "/office/homes/:id" : "/office/homes/:id/pictures";
  return redirect(href(page, { id: home.row.id }), 303);
}

const doneWords: Readonly<Record<string, string>> = {
  upload: "added pictures",
  arrange: "changed the pictures",
  "take back": "took back: pictures",
};

function respond(problems: readonly string[], status = 422, typed: readonly TypedPicture[] = []) {
  return data({ problems, typed }, { status });
}

function toTypedPictures(pictures: readonly ShownPicture[], typed: readonly TypedPicture[]) {
  return pictures.map((picture) => ({ ...picture, ...typed.find(({ src }) => src === picture.src) }));
}

function findLost(pictures: readonly ShownPicture[], typed: readonly TypedPicture[]) {
  const shown = new Set(pictures.map(({ src }) => src));
  return typed
    .filter(({ src, alt }) => alt && !shown.has(src))
    .map(({ alt }) => `“${alt}” was about a picture that is gone.`);
}

function toShownPicture(record: Fields): ShownPicture {
  const src = toText(record, "src");
  const alt = toAlt(record);
  const { width, height, colour, widths } = record;
  const picture = toPicture(src, alt);
  return {
    src,
    alt,
    label: toText(record, "label"),
    picture: {
      ...picture,
      ...(typeof width === "number" && typeof height === "number" && { width, height }),
      ...(typeof colour === "string" && { colour }),
      ...(Array.isArray(widths) && { widths }),
    },
  };
}

const MOST_AT_ONCE = 10;

type Upload = {
  home: HandHome;
  /** The form was carried out before: its own pictures are no duplicates. */
  isRepeated: boolean;
};

/** Stores each picture of a form once. Names files that are no pictures or duplicates. */
async function addFiles({ form, pictures }: OfficeIntent, { home: { shown }, isRepeated }: Upload) {
  const files = getFiles(form, "files");
  const problems: string[] = files.length === 0 ? ["Choose a picture."] : [];
  // An upload's address is a digest of its content.
  const sources = toPictureRecords(shown).map((picture) => toText(picture, "src"));
  const before = new Set(isRepeated ? [] : sources);
  const room = MOST_PICTURES - before.size;
  const added = new Map<string, HandHome["shown"]>();
  for (const [index, file] of files.entries()) {
    if (index >= MOST_AT_ONCE) problems.push(`${file.name} was one too many: send 10 at a time.`);
    else if (added.size >= room) problems.push(`${file.name}: a home has at most ${MOST_PICTURES} pictures.`);
    else {
      const taken = await takePicture(pictures, file);
      if ("problem" in taken) problems.push(taken.problem);
      else if (before.has(taken.picture.src)) problems.push(`${file.name} is here already.`);
      else added.set(taken.picture.src, taken.picture);
    }
  }
  return { added: [...added.values()], problems };
}

export default function HomePictures({ loaderData, actionData }: Route.ComponentProps) {
  const { home, place, hidden, sender } = loaderData;
  const { typed = [] } = actionData ?? {};
  const pictures = toTypedPictures(loaderData.pictures, typed);
  const problems = [...(actionData?.problems ?? []), ...findLost(loaderData.pictures, typed)];
  return (
    <OfficePage
      title={`Pictures, ${home.address || home.id}`}
      heading="Pictures"
      publicPage={home.page}
      back={{ href: href("/office/homes/:id", { id: home.id }), label: home.address || home.id }}
    >
      {problems.length > 0 && <ErrorSummary title={problems.join(" ")} />}
      <SenderValue {...sender} hidden={hidden} />
      <NewPictures home={home} hidden={hidden} />
      <PictureSummary home={home} pictures={toNoted(pictures.map(({ note }) => note))} />
      {pictures.length > 0 && (
        <IntentForm intent="arrange" label="Save the pictures" hidden={hidden}>
          <ol data-pictures data-place={place} className="grid w-full gap-5 sm:grid-cols-2 lg:grid-cols-3">
            {pictures.map((picture, index) => (
              <PictureCard key={picture.src} {...picture} index={index} home={place} />
            ))}
          </ol>
          <p role="status" data-moved className="sr-only" />
        </IntentForm>
      )}
      <script>{script}</script>
    </OfficePage>
  );
}
