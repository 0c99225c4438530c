import { openFolders } from "#app/homes/feed/arrival/folders.server.ts";
import { approveFile, rejectFile } from "#app/homes/feed/arrival/held-files.server.ts";
import { awaitImportLease } from "#app/homes/feed/arrival/lease.server.ts";
import { findFile } from "#app/homes/register/feed-files.server.ts";
import { approveHome, rejectHome } from "#app/homes/register/versions.server.ts";
import type { Environment } from "#server/environment.ts";
import type { openFeed } from "#server/feed/open-feed.ts";
import { type Printed, toReportLines } from "./report-lines.ts";

const author = "command line";

type Feed = Awaited<ReturnType<typeof openFeed>>;
type Settings = Pick<Environment, "feed">;

/** Publishes what is held: a whole file, or a home. */
export async function approve(feed: Feed, id: string, now: number, settings: Settings): Promise<Printed> {
  const file = await findFile(feed.db, id);
  if (file) {
    const options = { ...feed, folders: await openHeld(settings) };
    const { report } = await awaitImportLease(feed.db, () => approveFile(file, now, options));
    return report ? toReportLines(report) : { lines: [`The file ${id} was imported before.`], exitCode: 0 };
  }
  await feed.db.transaction().execute((transaction) => approveHome(transaction, id, { author, now }));
  return { lines: [`${id} is published as it was sent.`], exitCode: 0 };
}

/** Leaves what is published. */
export async function reject(feed: Feed, id: string, now: number, settings: Settings): Promise<Printed> {
  const file = await findFile(feed.db, id);
  if (file) await rejectFile(file, author, now, { ...feed, folders: await openHeld(settings) });
  else await rejectHome(feed.db, id, { author });
  return { lines: [`${id}: everything stays as it is published; tell its sender.`], exitCode: 0 };
}

function openHeld({ feed }: Settings) {
  if (feed) return openFolders(feed.directory);
  throw new Error("FEED_DIR is not set; held files lie there. Set it as for the server, and try again.");
}
