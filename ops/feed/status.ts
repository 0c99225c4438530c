import { toAgencyTime } from "#app/agency/agency-time.ts";
import { countNotShown, KINDS_NOT_SHOWN } from "#app/feed/arrival/kinds-not-shown.server.ts";
import { describeUnknownAgents } from "#app/feed/arrival/unknown-agents.server.ts";
import { countFiles } from "#app/feed/store/feed-files.server.ts";
import { countPictures } from "#app/pictures/picture-rows.server.ts";
import { formatCount } from "#app/region/format.ts";
import { countHomes } from "#app/register/look-up.server.ts";
import { findWaiting } from "#app/register/versions.server.ts";
import type { Database } from "#app/store/database.server.ts";
import { describeFile } from "./import-commands.ts";
import { type Printed, toPrinted } from "./report-lines.ts";

const MOST_FILES = 30;

/** Prints homes by state, files, pictures, and what is waiting. */
export async function printStatus(db: Database): Promise<Printed> {
  const homes = await countHomes(db);
  const files = await countFiles(db);
  const pictures = await countPictures(db);
  const last = await db.selectFrom("feed_file").selectAll().orderBy("received_at", "desc").executeTakeFirst();
  const notShown = await countNotShown(db);
  const strangers = await describeUnknownAgents(db);
  const held = Number(files.find(({ state }) => state === "held")?.count ?? 0);
  const waiting = held + (await findWaiting(db)).length;
  return {
    lines: [
      `Homes: ${list(homes)}`,
      `Files: ${list(files)}`,
      `Pictures: ${list(pictures)}`,
      ...(notShown > 0 ? [`Not shown: ${formatCount(notShown, "listing")}. ${KINDS_NOT_SHOWN}`] : []),
      ...(strangers ? [strangers] : []),
      last ? `Last file: ${toAgencyTime(last.received_at)}  ${describeFile(last)}` : "No file has come yet.",
      waiting > 0
        ? `Waiting for a person: ${waiting}; npm run feed -- held lists them`
        : "Nothing waits for a person.",
    ],
    exitCode: waiting > 0 || strangers ? 2 : 0,
  };
}

/** Lists received files, newest first. */
export async function printLog(db: Database): Promise<Printed> {
  const files = await db
    .selectFrom("feed_file")
    .selectAll()
    .orderBy("received_at", "desc")
    .limit(MOST_FILES)
    .execute();
  const lines = files.map((file) => `${toAgencyTime(file.received_at)}  ${file.name}  ${describeFile(file)}`);
  return toPrinted(lines, "No file has come yet.");
}

function list(counts: readonly { state: string; count: number }[]) {
  return counts.map(({ state, count }) => `${count} ${state}`).join(", ") || "none";
}
