import { toAgencyTime } from "#app/agency/agency-time.ts";
import { isKindNotShown, KINDS_NOT_SHOWN } from "#app/feed/arrival/kinds-not-shown.server.ts";
import { toUnknownAgentWords } from "#app/feed/arrival/unknown-agents.server.ts";
import { KIND_NOT_SHOWN } from "#app/feed/format.ts";
import { UNKNOWN_AGENT } from "#app/feed/importing/survey-feed.server.ts";
import { findFile, parseReports } from "#app/feed/store/feed-files.server.ts";
import { toComparableAddress } from "#app/homes/address/comparable-address.ts";
import { findPictureRows } from "#app/pictures/picture-rows.server.ts";
import { findOverrides } from "#app/register/by-hand/overrides.server.ts";
import type { KnownHome } from "#app/register/identity/known-homes.server.ts";
import { lookUpHomes } from "#app/register/look-up.server.ts";
import { type HomeReport, parseFindings, parseMedia, parseRecord } from "#app/register/register.ts";
import type { RegisterVersionRow } from "#app/register/store/register-rows.ts";
import type { Database } from "#app/store/database.server.ts";
import { describeOutcome, describeState, type Printed, toFindingLine } from "./report-lines.ts";

const MOST_HOMES_LISTED = 5;

/** Explains why a home is on the site or not; `words` are from its address, id or headline. */
export async function explain(db: Database, words: string, now: number): Promise<Printed> {
  const homes = await lookUpHomes(db, words, MOST_HOMES_LISTED * 4);
  if (homes.length === 0) return explainUnknown(db, words);
  const all: Printed[] = [];
  for (const home of homes.slice(0, MOST_HOMES_LISTED)) all.push(await explainHome(db, home, now));
  const more = homes.length - MOST_HOMES_LISTED;
  return {
    lines: [
      ...all.flatMap(({ lines }, index) => (index === 0 ? lines : ["", ...lines])),
      ...(more > 0 ? ["", `${more} more; say more of the address.`] : []),
    ],
    exitCode: findWorst(all),
  };
}

function findWorst(all: readonly Printed[]) {
  return ([2, 1] as const).find((worst) => all.some(({ exitCode }) => exitCode === worst)) ?? 0;
}

async function explainHome(db: Database, { row: home, newest }: KnownHome, now: number): Promise<Printed> {
  const file = newest.file_id ? await findFile(db, newest.file_id) : undefined;
  const overrides = (await findOverrides(db, [home.id])).get(home.id) ?? [];
  const { title, address, suburb } = parseRecord(newest);
  const findings = parseFindings(newest);
  const by = file && newest.author !== file.provider ? ` (${newest.author})` : "";
  const from = file ? `in ${file.name} of ${file.provider}${by}` : `by ${newest.author}`;
  const lines = [
    `${home.id}: ${[title, address ?? suburb].filter(Boolean).join(", ") || "nothing is known of it but its id"}`,
    `It ${describeState({ home, newest, findings, overrides, now })}.`,
    `Its newest version, number ${newest.number}, came ${toAgencyTime(newest.created_at).replace("T", " at ")} ${from}: ${describeOutcome(home, newest)}.`,
    ...(home.pinned_until
      ? [
          `An earlier version was brought back; it stays until something newer than ${home.pinned_until} comes.`,
        ]
      : []),
    ...(overrides.length > 0
      ? [`The office has edited its ${overrides.map(({ part }) => part).join(", ")}; that is what is shown.`]
      : []),
    ...findings.map(
      (finding) => `${finding.level === "stop" ? "Stopped" : "To note"}: ${toFindingLine(finding)}.`,
    ),
    ...(await describePictures(db, newest)),
  ];
  const isStopped = newest.state === "pending" || newest.state === "quarantined";
  return { lines, exitCode: isStopped ? 2 : findings.length > 0 ? 1 : 0 };
}

async function describePictures(db: Database, version: Pick<RegisterVersionRow, "media">) {
  const urls = parseMedia(version).map(({ url }) => url);
  if (urls.length === 0) return ["It has no pictures."];
  const rows = await findPictureRows(db, urls);
  const here = rows.filter(({ name }) => name !== null).length;
  const failed = rows.filter(({ last_error }) => last_error !== null);
  return [
    `${here} of its ${urls.length} pictures and documents are here.`,
    ...failed.map(({ url, last_error }) => `Not here: ${url}: ${last_error}`),
  ];
}

/** A listing that never became a home appears only in its files' reports. */
async function explainUnknown(db: Database, words: string): Promise<Printed> {
  const text = words
    .trim()
    .toLowerCase()
    .replace(/[\\%_"]/g, "");
  const files = await db
    .selectFrom("feed_file")
    .select(["id", "name", "provider", "listings"])
    .where(({ or, eb, fn }) =>
      or([
        eb(fn<string>("lower", ["listings"]), "like", `%${text}%`),
        // The address may be spelled differently.
        eb("listings", "like", `%${KIND_NOT_SHOWN}%`),
        eb("listings", "like", `%${UNKNOWN_AGENT}%`),
      ]),
    )
    .orderBy("received_at", "desc")
    .execute();
  const found = files
    .map((file) => ({ ...file, named: parseReports(file).filter((each) => isNamed(each, words)) }))
    .filter(({ listings, named }) => named.length > 0 || listings.toLowerCase().includes(text))
    .slice(0, MOST_HOMES_LISTED);
  const reports = found.map(
    ({ name, provider, id }) => `It is named in ${name} of ${provider} (file ${id}).`,
  );
  const named = found.flatMap((each) => each.named);
  if (named.some(isKindNotShown)) reports.push(KINDS_NOT_SHOWN);
  const strangers = toUnknownAgentWords(named);
  return {
    lines: [
      `The register has no home like ${JSON.stringify(words)}.`,
      ...reports,
      ...(strangers ? [strangers] : []),
    ],
    exitCode: strangers ? 2 : 1,
  };
}

function isNamed({ key, address = "" }: HomeReport, words: string) {
  const text = toPlainWords(`${key.kind} ${key.agentId} ${key.uniqueId} ${address}`);
  const wanted = toComparableAddress(words);
  const isThere = wanted !== undefined && toComparableAddress(address)?.includes(wanted);
  return isThere || text.includes(toPlainWords(words));
}

/** Mails call a home "residential HEADLD/7"; on the site its id would be HEADLD-7. */
function toPlainWords(words: string) {
  return words.toLowerCase().replaceAll(/[-/]/g, " ").trim();
}
