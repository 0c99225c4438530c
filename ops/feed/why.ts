import { toComparableAddress } from "#app/listings/register/identity/comparable-address.ts";
import type { Finding } from "#app/listings/register/register.ts";
import type { Database } from "#app/store/database.server.ts";
import type { HomeState, RegisterRow, RegisterVersionRow } from "#app/store/register-rows.ts";
import { toSydneyTime } from "#app/sydney-time.ts";
import { type Printed, toFindingLine } from "./report-lines.ts";

const MOST_HOMES = 5;

const states: Readonly<Record<HomeState, string>> = {
  live: "is on the site",
  sold: "is on the site as sold",
  leased: "is leased",
  hidden: "is not on the site: it was withdrawn, taken off the market, or listed again under another id",
  removed: "is not on the site: its sender deleted it",
  incomplete: "is not on the site: it has never come whole",
};

/** Why a home is, or is not, on the site; `words` are of its address, its id or its headline. */
export async function explain(db: Database, words: string, now: number): Promise<Printed> {
  const homes = await findHomes(db, words);
  if (homes.length === 0) return explainUnknown(db, words);
  const lines: string[] = [];
  for (const home of homes.slice(0, MOST_HOMES)) lines.push(...(await explainHome(db, home, now)), "");
  if (homes.length > MOST_HOMES) lines.push(`${homes.length - MOST_HOMES} more; say more of the address.`);
  return { lines: lines.join("\n").trimEnd().split("\n"), exitCode: 0 };
}

async function findHomes(db: Database, words: string) {
  const text = words.trim().toLowerCase();
  const address = toComparableAddress(words);
  const like = (part: string) => `%${part.replace(/[\\%_]/g, "")}%`;
  return db
    .selectFrom("register")
    .innerJoin("register_version", "register_version.id", "register.newest_version")
    .selectAll("register")
    .where(({ or, eb, fn }) =>
      or([
        eb(fn<string>("lower", ["register.id"]), "=", text),
        eb(fn<string>("lower", ["register.unique_id"]), "=", text),
        eb("register.address", "like", like(address ?? text)),
        eb(fn<string>("lower", ["register_version.record"]), "like", like(text)),
      ]),
    )
    .orderBy("register.updated_at", "desc")
    .limit(MOST_HOMES * 4)
    .execute();
}

async function explainHome(db: Database, home: RegisterRow, now: number) {
  const newest = await db
    .selectFrom("register_version")
    .selectAll()
    .where("id", "=", home.newest_version)
    .executeTakeFirstOrThrow();
  const file = newest.file_id
    ? await db.selectFrom("feed_file").selectAll().where("id", "=", newest.file_id).executeTakeFirst()
    : undefined;
  const { title, address, suburb } = JSON.parse(newest.record);
  return [
    `${home.id}: ${[title, address ?? suburb].filter(Boolean).join(", ") || "nothing is known of it but its id"}`,
    `It ${describeState(home, now)}.`,
    `Its newest version, number ${newest.number}, came ${toSydneyTime(newest.created_at).replace("T", " at ")} ${file ? `in ${file.name} of ${file.provider}` : `by ${newest.author}`}: ${describeOutcome(newest)}.`,
    ...(home.pinned_until
      ? [
          `An earlier version was brought back; it stays until something newer than ${home.pinned_until} comes.`,
        ]
      : []),
    ...JSON.parse(newest.findings).map(
      (finding: Finding) => `${finding.level === "stop" ? "Stopped" : "To note"}: ${toFindingLine(finding)}.`,
    ),
    ...(await describePictures(db, newest)),
  ];
}

function describeState({ state, waits_until }: RegisterRow, now: number) {
  if (state === "live" && waits_until > 0)
    return `waits for its first picture, at most ${Math.max(1, Math.ceil((waits_until - now) / 60_000))} minutes more`;
  return states[state];
}

function describeOutcome({ outcome, state }: RegisterVersionRow) {
  if (state === "pending") return "it is held until somebody approves or rejects it";
  if (state === "quarantined") return "it is not used; what was published before stays";
  if (state === "rejected") return "it was rejected";
  return outcome.toLowerCase();
}

async function describePictures(db: Database, { media }: RegisterVersionRow) {
  const urls: string[] = JSON.parse(media).map(({ url }: { url: string }) => url);
  if (urls.length === 0) return ["It has no pictures."];
  const rows = await db.selectFrom("feed_picture").selectAll().where("url", "in", urls).execute();
  const here = rows.filter(({ name }) => name !== null).length;
  const failed = rows.filter(({ last_error }) => last_error !== null);
  return [
    `${here} of its ${urls.length} pictures and documents are here.`,
    ...failed.map(({ url, last_error }) => `Not here: ${url}: ${last_error}`),
  ];
}

/** What no home can be made of stands in the reports of the files alone. */
async function explainUnknown(db: Database, words: string): Promise<Printed> {
  const files = await db
    .selectFrom("feed_file")
    .selectAll()
    .where("listings", "like", `%${words.trim().replace(/[\\%_"]/g, "")}%`)
    .orderBy("received_at", "desc")
    .limit(MOST_HOMES)
    .execute();
  const reports = files.map(
    ({ name, provider, id }) => `It is named in ${name} of ${provider} (file ${id}).`,
  );
  return {
    lines: [`The register has no home like ${JSON.stringify(words)}.`, ...reports],
    exitCode: 1,
  };
}
