import { findHomes } from "#app/homes/register/by-hand/find-homes.server.ts";
import { findHeldFiles } from "#app/homes/register/feed-files.server.ts";
import { may } from "#app/office/access/may.ts";
import type { OfficeArguments, requirePerson } from "#app/office/access/require-person.server.ts";
import type { HomesToday } from "#app/office/today/homes-today.tsx";
import { findStops, toHomeLines } from "../homes/home-lines.ts";
import { findOpensOfToday } from "./find-opens.ts";

const SHOWN = 10;
const OPENS_SHOWN = 30;

type Entrance = Awaited<ReturnType<typeof requirePerson>>;

/** What a person is to do about homes today. */
export async function findHomesToday(
  entrance: Entrance,
  context: OfficeArguments["context"],
): Promise<HomesToday> {
  const { db, person, reach, findSilentFeeds } = entrance;
  const stops = findStops(context);
  const waiting = await findHomes(db, {
    view: "waiting",
    words: [],
    page: 1,
    agentEmail: reach === "own" ? person.email : undefined,
    stopped: [...stops.keys()],
  });
  const opens = await findOpensOfToday(entrance, context);
  const canJudge = may(person.role, "judge homes") !== undefined;
  return {
    opens: opens.slice(0, OPENS_SHOWN),
    hasMoreOpens: opens.length > OPENS_SHOWN,
    homes: await toHomeLines(db, waiting.slice(0, SHOWN), stops),
    hasMoreHomes: waiting.length > SHOWN,
    heldFiles: canJudge ? (await findHeldFiles(db)).length : 0,
    silent: canJudge ? ((await findSilentFeeds?.()) ?? []) : [],
  };
}
