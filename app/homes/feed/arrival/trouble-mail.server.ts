import { agency } from "#app/agency/folder/agency.ts";
import type { Team } from "#app/agency/texts/site-texts.ts";
import { type Database, inTransaction } from "#app/store/database.server.ts";
import { type Letter, toMail } from "#app/store/outbox/letter.ts";
import { addNotices } from "#app/store/outbox/notices.server.ts";
import { takeTask, takeTurn } from "#app/store/tasks.server.ts";
import { findFile, findUntoldFiles, markUnreported } from "../../register/feed-files.server.ts";
import { type HomeReport, parseReports } from "../../register/register.ts";
import type { FeedFileRow } from "../../register/store/register-rows.ts";
import { findWaiting } from "../../register/versions.server.ts";
import { isKindNotShown } from "../reading/read-listing.server.ts";
import { type Trouble, type TroubledFile, toKindsLetter, toLetter, toSubject } from "./trouble-letter.ts";

const MAIL_EVERY_MS = 60 * 60_000;
/** A thousand years. */
const FOR_GOOD_MS = 1000 * 365 * 24 * 60 * 60_000;

type MailOptions = {
  db: Database;
  getTeam: () => Team;
  publicOrigin: string;
  now?: () => number;
};

/**
 * Tells the principal of files and homes that wait for a decision, and of files that could not be used: of the first at
 * once, of what follows in one mail an hour. All processes share the hour.
 */
export function createTroubleMail({ db, getTeam, publicOrigin, now = Date.now }: MailOptions) {
  const officeUrl = new URL("/office/homes", publicOrigin).href;

  async function tell(fileId: string) {
    await inTransaction(db, async (transaction) => {
      const row = await findFile(transaction, fileId);
      if (!row) return;
      await tellKinds(transaction, { ...row, listings: parseReports(row) });
      const found = await findTrouble(transaction, row);
      if (!found) return;
      if (await isTooSoon(transaction, found.trouble)) await markUnreported(transaction, fileId);
      else await send(transaction, found.trouble, [found.file]);
    });
  }

  /** Tells of listings of kinds that the site does not show, once for each kind and provider. */
  async function tellKinds(transaction: Database, file: TroubledFile) {
    const kinds: string[] = [];
    for (const kind of findKindsNotShown(file))
      if (
        await takeTask(transaction, `feed told: ${file.provider} ${kind}`, {
          now: now(),
          leaseMs: FOR_GOOD_MS,
        })
      )
        kinds.push(kind);
    if (kinds.length > 0) await mail(transaction, file.id, toKindsLetter(file, kinds));
  }

  /** Sends the collected troubles once an hour has passed since the last mail. */
  async function tellGathered() {
    if ((await findUntoldFiles(db)).length === 0) return;
    await inTransaction(db, async (transaction) => {
      const rows = await findUntoldFiles(transaction);
      const found: { trouble?: Trouble; file?: TroubledFile; id: string }[] = [];
      for (const row of rows) found.push({ id: row.id, ...(await findTrouble(transaction, row)) });
      for (const [trouble, some] of Map.groupBy(found, (each) => each.trouble)) {
        if (trouble && (await isTooSoon(transaction, trouble))) continue;
        const files = some.flatMap(({ file }) => file ?? []);
        if (trouble) await send(transaction, trouble, files);
        for (const { id } of some) await markUnreported(transaction, id, false);
      }
    });
  }

  async function isTooSoon(transaction: Database, trouble: Trouble) {
    const turn = { now: now(), everyMs: MAIL_EVERY_MS };
    return (await takeTurn(transaction, `feed mail: ${trouble}`, turn)) > 0;
  }

  async function send(transaction: Database, trouble: Trouble, files: readonly TroubledFile[]) {
    const subject = toSubject(trouble, files);
    await mail(transaction, files[0]?.id ?? "", { subject, letter: toLetter(trouble, files, officeUrl) });
  }

  async function mail(transaction: Database, subjectId: string, told: { subject: string; letter: Letter }) {
    const principal = getTeam().agents.find(({ role }) => role === "Principal Agent");
    const payload = toMail({
      to: { name: principal?.name ?? agency.name, address: principal?.email ?? agency.email },
      ...told,
    });
    await addNotices(transaction, {
      subjectId,
      notices: [{ kind: "feed", payload }],
      state: "waiting",
      now: now(),
    });
  }

  return { tell, tellGathered };
}

/** Finds the trouble of a file; none if a person has decided about it. */
async function findTrouble(db: Database, row: FeedFileRow) {
  const listings = parseReports(row);
  if (row.state === "refused" || row.state === "held")
    return { trouble: row.state, file: { ...row, listings } };
  if (row.state !== "done") return undefined;
  const stopped = listings.filter(isForPrincipal);
  if (stopped.length === 0) return undefined;
  const waiting = new Set((await findWaiting(db)).map(({ homeId }) => homeId));
  const homes = stopped.filter(({ publicId = "" }) => waiting.has(publicId));
  if (homes.length === 0) return undefined;
  return { trouble: "homes" as const, file: { ...row, listings: homes } };
}

function findKindsNotShown({ listings }: TroubledFile) {
  return new Set(listings.filter(isKindNotShown).map(({ key }) => key.kind));
}

/** The report names what only the sender can correct; the principal is not told of it. */
function isForPrincipal({ outcome, findings }: HomeReport) {
  return (
    outcome === "HELD" || findings.some(({ code, level }) => code === "possible-relist" && level === "stop")
  );
}
