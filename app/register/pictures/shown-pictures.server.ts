import * as v from "valibot";
import {
  findPictures,
  forgetNotShown,
  hasDropped,
  NEVER_SHOWN,
  noteShown,
} from "#app/pictures/picture-rows.server.ts";
import { DAY_MS } from "#app/region/time.ts";
import type { Database } from "#app/store/database.server.ts";
import { takeTask } from "#app/store/tasks.server.ts";
import { type Override, toOverride } from "../by-hand/overrides.server.ts";
import { type Media, parseMedia } from "../register.ts";
import { raiseRevision } from "../revision.server.ts";
import { type RegisterRow, shownStates } from "../store/register-rows.ts";
import { compareSlots } from "../to-entry.ts";

const HOMES_A_BATCH = 200;
const KEPT_MS = 30 * DAY_MS;

type Shower = Pick<RegisterRow, "published_version">;

/** Marks the pictures of these homes for the next `forgetUnshown`, unless another home shows them. */
export async function dropPictures(db: Database, deleted: readonly Shower[]) {
  await noteShownBy(db, deleted, NEVER_SHOWN);
}

/** Once a day, and when a home was deleted: records which pictures are shown, and forgets those unshown for 30 days. */
export async function forgetUnshown(db: Database, now: number) {
  const isDue = await takeTask(db, "unshown pictures", { now, leaseMs: DAY_MS });
  if (!isDue && !(await hasDropped(db))) return;
  for (let after = ""; ; ) {
    const homes = await db
      .selectFrom("register")
      .select(["id", "published_version"])
      .where("state", "in", shownStates)
      .where("id", ">", after)
      .orderBy("id")
      .limit(HOMES_A_BATCH)
      .execute();
    const last = homes.at(-1);
    if (!last) break;
    await noteShownBy(db, homes, now);
    after = last.id;
  }
  await noteOverridden(db, now);
  await forgetNotShown(db, now - KEPT_MS);
}

/** Pictures in an order that the office has set, whatever the sender shows now. */
async function noteOverridden(db: Database, shownAt: number) {
  const overrides = await db
    .selectFrom("override")
    .selectAll()
    .where("part", "=", "pictures")
    .where("ended_at", "is", null)
    .execute();
  const names = overrides.flatMap(toOverride).flatMap(({ value }) => toNames(value));
  await noteShown(db, "name", names, shownAt);
}

const picturesSchema = v.object({ pictures: v.array(v.object({ src: v.string() })) });

function toNames(value: Override["value"]) {
  const { pictures } = v.parse(picturesSchema, value);
  return pictures.map(({ src }) => src.slice(src.lastIndexOf("/") + 1));
}

async function noteShownBy(db: Database, homes: readonly Shower[], shownAt: number) {
  const ids = homes.flatMap(({ published_version }) => published_version ?? []);
  if (ids.length === 0) return;
  const versions = await db.selectFrom("register_version").select("media").where("id", "in", ids).execute();
  const all = [...new Set(versions.flatMap((version) => parseMedia(version).map(({ url }) => url)))];
  await noteShown(db, "url", all, shownAt);
}

/** Publishes new homes whose first picture has been fetched or has taken too long. */
export async function releaseWaiting(db: Database, now: number) {
  const rows = await db
    .selectFrom("register")
    .innerJoin("register_version", "register_version.id", "register.published_version")
    .select(["register.id", "waits_until", "media"])
    .where("waits_until", ">", 0)
    .execute();
  if (rows.length === 0) return;
  const waiting = rows.map((row) => ({ ...row, firstPicture: findFirstPicture(parseMedia(row)) }));
  const fetched = await findPictures(
    db,
    waiting.flatMap(({ firstPicture }) => firstPicture ?? []),
  );
  const ids = waiting
    .filter(({ waits_until, firstPicture = "" }) => waits_until <= now || fetched.has(firstPicture))
    .map(({ id }) => id);
  if (ids.length === 0) return;
  await db.transaction().execute(async (transaction) => {
    await transaction.updateTable("register").set({ waits_until: 0 }).where("id", "in", ids).execute();
    await raiseRevision(transaction, now);
  });
}

/** The address of the picture that the site shows first. */
function findFirstPicture(media: readonly Media[]) {
  const [first] = media
    .filter(({ use }) => use === "picture")
    .sort((one, other) => compareSlots(one.slot, other.slot));
  return first?.url;
}
