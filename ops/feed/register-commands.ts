import { toAgencyTime } from "#app/agency/agency-time.ts";
import { approveFile, rejectFile } from "#app/feed/arrival/decide-held.server.ts";
import { openFolders } from "#app/feed/arrival/folders.server.ts";
import { awaitImportLease } from "#app/feed/arrival/lease.server.ts";
import { describeUnknownAgents } from "#app/feed/arrival/unknown-agents.server.ts";
import type { FeedSettings } from "#app/feed/feed-settings.ts";
import type { OpenFeed } from "#app/feed/open-feed.server.ts";
import { findFile, parseReports } from "#app/feed/store/feed-files.server.ts";
import { formatCount } from "#app/region/format.ts";
import { adopt } from "#app/register/adopt.server.ts";
import { findOverrides } from "#app/register/by-hand/overrides.server.ts";
import { parseDifferences, parseFindings } from "#app/register/register.ts";
import {
  approveHome,
  compareWithPublished,
  findWaiting,
  getHistory,
  rejectHome,
  rollBack,
} from "#app/register/versions.server.ts";
import type { Database } from "#app/store/database.server.ts";
import {
  describeState,
  type Printed,
  toDifferenceLine,
  toFindingLine,
  toPrinted,
  toReportLines,
} from "./report-lines.ts";

const author = "command line";

/** Lists all versions of a home, newest first. */
export async function printHistory(db: Database, id: string, now: number): Promise<Printed> {
  const { home, versions } = await getHistory(db, id);
  const [newest] = versions;
  if (!newest) throw new Error(`The register has no version of ${id}.`);
  const overrides = (await findOverrides(db, [id])).get(id) ?? [];
  const findings = parseFindings(newest);
  const state = describeState({ home, newest, findings, overrides, now });
  const published = state.startsWith("is not") ? "hidden" : "published";
  const lines = versions.map(
    ({ id: version, number, created_at, author: by, outcome, state: versionState, ...row }) => {
      const isUsed = version === home.published_version;
      const mark = isUsed || versionState !== "published" ? ` (${isUsed ? published : versionState})` : "";
      const changed = parseDifferences(row).map(({ field }) => field);
      return `${number}  ${toAgencyTime(created_at)}  ${by}  ${outcome}${mark}  ${changed.join(", ")}`.trimEnd();
    },
  );
  return toPrinted([`${home.id} ${state}`, ...lines]);
}

/** Lists the differences between the published version and this one. */
export async function printDiff(db: Database, id: string, number: string): Promise<Printed> {
  const differences = await compareWithPublished(db, id, toVersion(number));
  return toPrinted(differences.map(toDifferenceLine), "It says what is published.");
}

export async function rollBackVersion(
  db: Database,
  id: string,
  number: string,
  now: number,
): Promise<Printed> {
  const by = { author, now };
  await db.transaction().execute((transaction) => rollBack(transaction, id, toVersion(number), by));
  return toPrinted([`Version ${number} of ${id} is published, until its sender knows something newer.`]);
}

const whatToDo = [
  "Files, and homes that are pending: npm run feed -- approve ID, or reject ID.",
  "Homes that are quarantined: the software has to correct what is said of them here, and send them again.",
];

/** Lists held files and homes. */
export async function printHeld(db: Database): Promise<Printed> {
  const files = await db.selectFrom("feed_file").selectAll().where("state", "=", "held").execute();
  const homes = await findWaiting(db);
  const lines = [
    ...files.flatMap(({ id, name, provider, reason, ...file }) => [
      `file ${id}  ${name} of ${provider}: ${reason}`,
      ...parseReports(file).map(
        ({ publicId, address }) => `  ${[publicId, address].filter(Boolean).join("  ")}`,
      ),
    ]),
    ...homes.flatMap(({ homeId, state, ...version }) => [
      `home ${homeId}  ${state}`,
      ...parseFindings(version).flatMap((finding) =>
        finding.level === "stop" ? [`  ${toFindingLine(finding)}`] : [],
      ),
    ]),
  ];
  const strangers = await describeUnknownAgents(db);
  const notTaken = strangers ? [strangers] : [];
  if (lines.length === 0) return { lines: ["Nothing waits.", ...notTaken], exitCode: strangers ? 2 : 0 };
  return { lines: [...lines, "", ...whatToDo, ...notTaken], exitCode: 2 };
}

export async function adoptSupplied(db: Database, folder: string, now: number): Promise<Printed> {
  const count = await adopt(db, folder, now);
  if (count === 0)
    return { lines: [`There are no homes in ${folder}; set LISTINGS_DIR to where they are.`], exitCode: 1 };
  return toPrinted([
    `Taken into the register from ${folder}: ${formatCount(count, "home")}, ids and positions unchanged.`,
  ]);
}

function toVersion(number: string) {
  if (/^\d{1,9}$/.test(number)) return Number(number);
  throw new Error(
    `${JSON.stringify(number)} is not the number of a version; npm run feed -- history lists them.`,
  );
}

type Settings = { feed?: FeedSettings };

/** Publishes a held file or home. */
export async function approve(feed: OpenFeed, id: string, now: number, settings: Settings): Promise<Printed> {
  const file = await findFile(feed.db, id);
  if (file) {
    const options = { ...feed, folders: await openHeld(settings) };
    const { report } = await awaitImportLease(feed.db, () => approveFile(file, now, options));
    return report ? toReportLines(report) : toPrinted([`The file ${id} was imported before.`]);
  }
  await feed.db.transaction().execute((transaction) => approveHome(transaction, id, { author, now }));
  return toPrinted([`${id} is published as it was sent.`]);
}

/** Rejects a held file or home; the published state stays. */
export async function reject(feed: OpenFeed, id: string, now: number, settings: Settings): Promise<Printed> {
  const file = await findFile(feed.db, id);
  if (file) await rejectFile(file, author, now, { ...feed, folders: await openHeld(settings) });
  else await rejectHome(feed.db, id, { author });
  return toPrinted([`${id}: the site stays as it is; tell the sender.`]);
}

function openHeld({ feed }: Settings) {
  if (feed) return openFolders(feed.directory);
  throw new Error("FEED_DIR is not set; held files lie there. Set it as for the server, and try again.");
}
