import { isPermitted } from "#app/core/permission.ts";
import type { OfficeReader } from "#app/office/access/require-person.server.ts";
import { homesNotes } from "#app/slots/office-homes.server.ts";
import { findHomes } from "../register/by-hand/find-homes.server.ts";
import { judgeHomes } from "../register/permissions.ts";
import { findJudged, toHomeLines, toLinkLine } from "./home-figures.server.ts";

const SHOWN = 10;

/** The first homes that need somebody, and modules' notes for people who decide about all homes. */
export async function loadHomesOfToday({ db, now, person, scope, context }: OfficeReader) {
  const judged = await findJudged(db, context);
  const waiting = await findHomes(db, {
    view: "waiting",
    page: 1,
    agentEmail: scope === "own" ? person.email : undefined,
    stopped: [...judged.keys()],
  });
  const notes = isPermitted(person.role, judgeHomes)
    ? await Promise.all(homesNotes.map(({ findToday }) => findToday({ db, now, context })))
    : [];
  return {
    homes: {
      lines: (await toHomeLines(db, waiting.slice(0, SHOWN), judged)).map(toLinkLine),
      hasMore: waiting.length > SHOWN,
      notes: notes.flat(),
    },
  };
}
