import { toMail } from "#app/mail/letter.ts";
import { addNotices } from "#app/mail/notices.server.ts";
import type { Database } from "#app/store/database.server.ts";
import type { Team } from "#app/texts/team.ts";
import { agency } from "#content/agency.ts";
import type { Imported } from "../importing/import-file.server.ts";

const MOST_HOMES = 20;

/** Tells the principal of files and homes that wait for a decision, and of files that could not be used. */
export function createTroubleMail(db: Database, getTeam: () => Team) {
  function getPrincipal() {
    const principal = getTeam().agents.find(({ role }) => role === "Principal Agent");
    return { name: principal?.name ?? agency.name, address: principal?.email ?? agency.email };
  }

  return async function tell({ row, report }: Imported, name: string) {
    const held = report?.listings.filter(({ outcome }) => outcome === "HELD") ?? [];
    if (row.state === "done" && held.length === 0) return;
    const notice = {
      kind: "feed",
      payload: toMail({
        to: getPrincipal(),
        subject: toSubject(row.state, held.length),
        letter: toLetter(row, name, held),
      }),
    };
    await addNotices(db, { subjectId: row.id, notices: [notice], state: "waiting", now: Date.now() });
  };
}

function toSubject(state: Imported["row"]["state"], homes: number) {
  if (state === "refused") return "Feed: a file could not be used";
  if (state === "held") return "Feed: a file waits for you";
  return homes === 1 ? "Feed: a home waits for you" : `Feed: ${homes} homes wait for you`;
}

type Held = { publicId?: string; findings: readonly { path: string; words: string }[] };

function toLetter({ id, state, reason, provider }: Imported["row"], name: string, held: readonly Held[]) {
  const file = `The file ${name} of ${provider}`;
  if (state === "refused")
    return {
      paragraphs: [
        `${file} could not be read: ${reason}.`,
        "Nothing on the site has changed. Ask its sender to send it again.",
      ],
      rows: [],
      closing: [`npm run feed -- log shows the files that came; this one is ${id}.`],
    };
  if (state === "held")
    return {
      paragraphs: [
        `${file} is held: ${reason}.`,
        "Nothing on the site has changed. Is it meant? Then approve it.",
      ],
      rows: [],
      closing: [`npm run feed -- approve ${id}`, `npm run feed -- reject ${id}`],
    };
  return {
    paragraphs: [
      "These homes stay as they are published until you decide; their prices moved further than a typing error should.",
    ],
    rows: held.slice(0, MOST_HOMES).map(({ publicId = "", findings }) => ({
      label: publicId,
      value: [
        ...findings.map(({ path, words }) => `${path}: ${words}`),
        `npm run feed -- approve ${publicId}`,
      ].join("\n"),
    })),
    closing: ["npm run feed -- held lists everything that waits."],
  };
}
