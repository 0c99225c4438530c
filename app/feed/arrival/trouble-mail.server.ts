import { agency } from "#app/agency/folder/agency.ts";
import type { Team } from "#app/agency/texts/site-texts.ts";
import { officePages } from "#app/modules.ts";
import { formatCount, toCapital } from "#app/region/format.ts";
import { describeCode } from "#app/register/finding-words.ts";
import { type HomeReport, parseRecord } from "#app/register/register.ts";
import { findWaiting } from "#app/register/versions.server.ts";
import { type Database, inTransaction } from "#app/store/database.server.ts";
import { type Letter, type Row, toMail } from "#app/store/outbox/letter.ts";
import { addNotices } from "#app/store/outbox/notices.server.ts";
import { takeTask, takeTurn } from "#app/store/tasks.server.ts";
import { unknownProvider } from "../importing/import-file.server.ts";
import { isOfUnknownAgent } from "../importing/survey-feed.server.ts";
import { findFile, findUntoldFiles, markUnreported, parseReports } from "../store/feed-files.server.ts";
import type { FeedFileRow } from "../store/feed-rows.ts";
import { isKindNotShown, KINDS_NOT_SHOWN } from "./kinds-not-shown.server.ts";
import { toUnknownAgentWords } from "./unknown-agents.server.ts";

const MAIL_EVERY_MS = 60 * 60_000;
/** Effectively for ever. */
const FOR_GOOD_MS = 1000 * 365 * 24 * 60 * 60_000;
const MOST_FILES = 20;
const MOST_NAMED = 50;
const WHY_TELLS = "On the server, npm run feed -- why ADDRESS tells whether a home is shown.";
/** Used where the office has no page for held files. */
const HELD_LISTS = "On the server, npm run feed -- held lists what waits, and how to approve or reject it.";

/** The trouble that the principal is notified of: refused files, held files, held homes. */
type Trouble = "refused" | "held" | "homes";
type TroubledFile = Omit<FeedFileRow, "listings"> & { listings: readonly HomeReport[] };
type Told = { subject: string; letter: Letter };

type MailOptions = { db: Database; getTeam: () => Team; publicOrigin: string; now?: () => number };

/**
 * Notifies the principal of files and homes that wait for a decision, and of refused files: of the first one
 * immediately, of later ones in one mail an hour. All processes share that hour.
 */
export function createTroubleMail({ db, getTeam, publicOrigin, now = Date.now }: MailOptions) {
  const decides = officePages.some(({ path }) => path === "homes");
  const officeUrl = decides ? new URL("/office/homes", publicOrigin).href : undefined;

  async function tell(fileId: string) {
    await inTransaction(db, async (transaction) => {
      const row = await findFile(transaction, fileId);
      if (!row) return;
      await tellLeftOut(transaction, { ...row, listings: parseReports(row) });
      const found = await findTrouble(transaction, row);
      if (!found) return;
      if (await isTooSoon(transaction, found.trouble)) await markUnreported(transaction, fileId);
      else await mail(transaction, fileId, describe(found.trouble, [found.file], officeUrl));
    });
  }

  /** Reports listings that the site does not take, once per provider for each kind or agentID. */
  async function tellLeftOut(transaction: Database, file: TroubledFile) {
    const notShown = await findNew(transaction, file.listings.filter(isKindNotShown), ({ key }) => key.kind);
    const unknown = file.listings.filter(isOfUnknownAgent);
    const strangers = await findNew(transaction, unknown, ({ key }) => `agentID ${key.agentId}`);
    if (notShown.length > 0) await mail(transaction, file.id, describeKinds(file, notShown));
    if (strangers.length > 0) await mail(transaction, file.id, describeStrangers(file, strangers));

    async function findNew(
      db: Database,
      listings: readonly HomeReport[],
      toName: (of: HomeReport) => string,
    ) {
      const found: HomeReport[] = [];
      const once = { now: now(), leaseMs: FOR_GOOD_MS };
      for (const [name, some] of Map.groupBy(listings, toName))
        if (await takeTask(db, `feed told: ${file.provider} ${name}`, once)) found.push(...some);
      return found;
    }
  }

  /** Sends the collected trouble if an hour has passed since the last mail. */
  async function tellGathered() {
    if ((await findUntoldFiles(db)).length === 0) return;
    await inTransaction(db, async (transaction) => {
      const found: { trouble?: Trouble; file?: TroubledFile; id: string }[] = [];
      for (const row of await findUntoldFiles(transaction))
        found.push({ id: row.id, ...(await findTrouble(transaction, row)) });
      for (const [trouble, some] of Map.groupBy(found, (each) => each.trouble)) {
        if (trouble && (await isTooSoon(transaction, trouble))) continue;
        const files = some.flatMap(({ file }) => file ?? []);
        if (trouble) await mail(transaction, files[0]?.id ?? "", describe(trouble, files, officeUrl));
        for (const { id } of some) await markUnreported(transaction, id, false);
      }
    });
  }

  async function isTooSoon(transaction: Database, trouble: Trouble) {
    const turn = { now: now(), everyMs: MAIL_EVERY_MS };
    return (await takeTurn(transaction, `feed mail: ${trouble}`, turn)) > 0;
  }

  async function mail(transaction: Database, subjectId: string, told: Told) {
    const principal = getTeam().agents.find(({ role }) => role === "Principal Agent") ?? agency;
    const payload = toMail({
      to: { name: principal.name, address: principal.email },
      subject: `Feed: ${told.subject}`,
      letter: told.letter,
    });
    const notices = [{ kind: "feed", payload }];
    await addNotices(transaction, { subjectId, notices, state: "waiting", now: now() });
  }

  return { tell, tellGathered };
}

/** Finds the trouble of a file; none if a person has already decided about it. */
async function findTrouble(db: Database, row: FeedFileRow) {
  const listings = parseReports(row);
  if (row.state === "refused" || row.state === "held")
    return { trouble: row.state, file: { ...row, listings } };
  if (row.state !== "done") return undefined;
  const stopped = listings.filter(isForPrincipal);
  if (stopped.length === 0) return undefined;
  const waiting = new Map((await findWaiting(db)).map((home) => [home.homeId, parseRecord(home).address]));
  const homes = stopped
    .filter(({ publicId = "" }) => waiting.has(publicId))
    .map((home) => ({ ...home, address: String(waiting.get(home.publicId ?? "") ?? "") }));
  return homes.length > 0 ? { trouble: "homes" as const, file: { ...row, listings: homes } } : undefined;
}

/** Mistakes that only the sender can correct are in the report; the principal does not get them. */
function isForPrincipal({ outcome, findings }: HomeReport) {
  return (
    outcome === "HELD" || findings.some(({ code, level }) => code === "possible-relist" && level === "stop")
  );
}

/**
 * Writes the mail about one file or an hour's files. `officeUrl` is the office's page of held files and homes, if any.
 */
function describe(trouble: Trouble, files: readonly TroubledFile[], officeUrl?: string): Told {
  const link = officeUrl ? { label: "Decide in the office", url: officeUrl } : undefined;
  const closing = link ? [] : [HELD_LISTS];
  const homes = files.flatMap(({ listings }) => listings);
  const [only] = files.length === 1 ? files : [];
  if (trouble === "refused")
    return {
      subject: only ? "a file could not be used" : `${files.length} files could not be used`,
      letter: {
        paragraphs: [
          only ? `${toName(only)} could not be read: ${only.reason}.` : "These files could not be read.",
          "Nothing on the site has changed. Ask the sender to mend the file, and to send it again.",
          "Any more files that cannot be read are reported together, once an hour.",
        ],
        rows: limit(only ? [] : files, MOST_FILES, ({ name, provider, reason }) => ({
          label: name + toSender(provider),
          value: reason ?? "",
        })),
        closing: [
          `On the server, npm run feed -- log shows the files that came${only ? `; this one is ${only.id}` : ""}.`,
        ],
      },
    };
  if (trouble === "held")
    return {
      subject: only ? "a file waits for you" : `${files.length} files wait for you`,
      letter: {
        paragraphs: [
          only ? `${toName(only)} is held: ${only.reason}.` : "These files are held.",
          "Nothing on the site has changed. Approve the file if what it says is intended; otherwise reject it and tell the sender.",
        ],
        rows: files.slice(0, MOST_FILES).map(toHeldRow),
        link,
        closing,
      },
    };
  return {
    subject: homes.length === 1 ? "a home waits for you" : `${homes.length} homes wait for you`,
    letter: {
      paragraphs: [
        `${homes.length === 1 ? "This home stays" : "These homes stay"} as before until you decide, or the sender mends it.`,
      ],
      rows: limit(homes, MOST_NAMED, toHomeRow),
      link,
      closing,
    },
  };
}

/** Sent once for each kind: the sender cannot know that visitors do not see these listings. */
function describeKinds(file: TroubledFile, listings: readonly HomeReport[]) {
  return describeLeftOut(listings, `${file.provider} sends listings that are not shown`, [
    `${toName(file)} has ${formatCount(listings.length, "listing")} of a kind that the site does not show. ${KINDS_NOT_SHOWN}`,
    "Tell whoever sends them; nothing else of the file is affected. This mail comes once for each kind.",
  ]);
}

function describeStrangers(file: TroubledFile, listings: readonly HomeReport[]) {
  return describeLeftOut(listings, "homes with an unknown agentID are not taken", [
    `${toName(file)} has come. ${toUnknownAgentWords(listings)}`,
    "Nothing else of the file is affected. This mail comes once for each agentID.",
  ]);
}

function describeLeftOut(listings: readonly HomeReport[], subject: string, paragraphs: string[]): Told {
  const rows = limit(listings, MOST_NAMED, ({ key, address = "" }) => ({
    label: `${key.kind} ${key.agentId}/${key.uniqueId}`,
    value: address,
  }));
  return { subject, letter: { paragraphs, rows, closing: [WHY_TELLS] } };
}

function toName({ name, provider }: TroubledFile) {
  return `The file ${name}${toSender(provider)}`;
}

function toSender(provider: string) {
  return provider === unknownProvider.name ? "" : ` from ${provider}`;
}

function toHeldRow({ name, listings }: TroubledFile): Row {
  const homes = listings.slice(0, MOST_NAMED).map(({ address, publicId = "" }) => address ?? publicId);
  const more = listings.length > MOST_NAMED ? [`and ${listings.length - MOST_NAMED} more`] : [];
  return { label: `${name} would take off the lists`, value: [...homes, ...more].join("\n") };
}

function toHomeRow({ publicId = "", address, findings }: HomeReport): Row {
  const stops = findings.filter(({ level }) => level === "stop");
  const lines = stops.map(
    ({ code, words, hint }) => `${toCapital(describeCode(code))}: ${words}. ${toCapital(hint)}.`,
  );
  return { label: address ? `${address} (${publicId})` : publicId, value: lines.join("\n") };
}

function limit<Item>(items: readonly Item[], most: number, toRow: (item: Item) => Row): Row[] {
  const more = items.length - most;
  const rows = items.slice(0, most).map(toRow);
  return more > 0 ? [...rows, { label: "And more", value: `${more} more` }] : rows;
}
