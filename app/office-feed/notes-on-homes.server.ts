import { href } from "react-router";
import type { HomesNotes } from "#app/office-homes/home-slots.ts";
import { formatCount } from "#app/region/format.ts";
import { DAY_MS } from "#app/region/time.ts";
import { countNotShown, KINDS_NOT_SHOWN } from "../feed/arrival/kinds-not-shown.server.ts";
import { describeUnknownAgents } from "../feed/arrival/unknown-agents.server.ts";
import { feedContext } from "../feed/feed-context.ts";
import { findHeldFiles } from "../feed/store/feed-files.server.ts";
import { toHeldQuestions } from "./held-questions.server.ts";

const MONTH_MS = 30 * DAY_MS;

/** Held files, software that has stopped sending, and listings that the site cannot use. */
export const feedOnHomes: HomesNotes = {
  async findToday({ db, context }) {
    const held = (await findHeldFiles(db)).length;
    const silent = (await context.get(feedContext)?.findSilent()) ?? [];
    return [
      ...(held > 0 ? [toHeldLine(held)] : []),
      ...silent.map(({ name, hours }) => ({
        words: `Nothing has come from ${name} for ${formatCount(hours, "hour")}: ask its support whether it still sends.`,
      })),
    ];
  },
  findQuestions: async ({ db, now }) => toHeldQuestions(await findHeldFiles(db), now),
  async findRemarks({ db, now }) {
    const since = now - MONTH_MS;
    const count = await countNotShown(db, since);
    const strangers = await describeUnknownAgents(db, since);
    const notShown = count > 0 && `Not shown: ${formatCount(count, "listing")}. ${KINDS_NOT_SHOWN}`;
    return [strangers, notShown].flatMap((words) => words || []);
  },
};

function toHeldLine(count: number) {
  return {
    words: `${formatCount(count, "held file")} of the agency’s software`,
    href: href("/office/homes"),
  };
}
