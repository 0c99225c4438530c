import { setImmediate } from "node:timers/promises";
import { DAY_MS } from "#app/region/time.ts";
import type { Database } from "#app/store/database.server.ts";
import type { Change } from "../changes/compare-homes.ts";
import type { HomeState, News } from "../changes/home-state.ts";
import type { ListKind } from "../search/number-filters.ts";
import { type Frequency, frequencies } from "./alert.ts";
import type { Criteria } from "./criteria.server.ts";
import { findEarlier, findHomeAlerts, findSearchAlerts, type Match } from "./store/matches.server.ts";

/** Then requests come in between. */
const LONGEST_MS = 10;
/** After it a mail is given up. */

type Reader = { id: string; follower_id: string; frequency: Frequency };
/** What an alert has to tell. */
type Found = Omit<Reader, "id"> & { matches: readonly Match[] };

/**
 * Finds whom changes concern: who follows the home, whose search finds it or found it before, and who was told of one that is
 * over, or of a new one before it was put right. Everybody is told each thing once, by their alert that tells soonest.
 */
export async function matchChanges(
  db: Database,
  changes: readonly Change[],
  criteria: Criteria,
  now: number,
) {
  if (changes.length === 0) return [];
  const earlier = await readEarlier(db, changes, now);
  const byHome = new Map(changes.map((change) => [change.home, change] as const));
  const following = (await findHomeAlerts(db, [...byHome.keys()], now)).flatMap(({ home, ...alert }) => {
    const change = byHome.get(home ?? "");
    if (!change || change.news.includes("new") || isToCome(change, earlier, alert.follower_id)) return [];
    return toFound(alert, [[change, change.news]]);
  });
  const told = changes.flatMap((change) => matchTold(change, earlier.get(change.home) ?? []));
  return tellOnce([...following, ...told, ...(await matchSearches(db, changes, { criteria, earlier, now }))]);
}

type Earlier = Map<string, (Reader & { topics: string; isSent: boolean; isToCome: boolean })[]>;

/** What searches found to tell of the homes before, by home; of a new one since it is new. */
async function readEarlier(db: Database, changes: readonly Change[], now: number) {
  const earlier: Earlier = new Map();
  const since = new Map(
    changes.flatMap(({ home, before, newSince = 0 }) => (before ? [[home, newSince] as const] : [])),
  );
  if (since.size === 0) return earlier;
  for await (const rows of findEarlier(db, [...since.keys()], now))
    for (const { home, news, found_at, queued_at, mailed_at, alert_id, ...reader } of rows) {
      if (found_at < (since.get(home) ?? 0)) continue;
      const isSent = queued_at !== null && mailed_at !== null && mailed_at >= queued_at;
      const isToCome = news === "new" && !isSent && (queued_at === null || now - queued_at < DAY_MS);
      const known = earlier.get(home) ?? [];
      known.push({ ...reader, id: alert_id, isSent, isToCome });
      earlier.set(home, known);
    }
  return earlier;
}

/** Whether the mail that says that the home is new has still to leave: it will say what is true by then. */
function isToCome(change: Change, earlier: Earlier, follower: string) {
  const rows = earlier.get(change.home) ?? [];
  return !isOver(change) && rows.some((row) => row.follower_id === follower && row.isToCome);
}

/** Those who were told of a home hear that it is over; of a new one they hear what was put right, whatever they asked for. */
function matchTold(change: Change, earlier: readonly (Reader & { topics: string; isSent: boolean })[]) {
  const { newSince, news } = change;
  if (newSince === undefined && !isOver(change)) return [];
  return earlier
    .filter(({ isSent }) => isSent)
    .flatMap((alert) => {
      const right = news.filter((kind) => kind !== "pictures");
      return toFound(alert, [[change, newSince === undefined ? toWanted(news, alert.topics) : right]]);
    });
}

type Searched = { criteria: Criteria; earlier: Earlier; now: number };

async function matchSearches(db: Database, changes: readonly Change[], { criteria, earlier, now }: Searched) {
  const byHome = new Map(changes.map((change) => [change.home, change] as const));
  const told = new Map(
    [...earlier].map(([home, rows]) => [home, new Set(rows.map((row) => row.follower_id))] as const),
  );
  const finders = { sale: toFinder("sale"), rent: toFinder("rent") };
  const found: Found[] = [];
  let since = performance.now();
  for await (const alerts of findSearchAlerts(db, now))
    for (const { list, topics, criteria: asked, ...alert } of alerts) {
      if (performance.now() - since > LONGEST_MS) {
        await setImmediate();
        since = performance.now();
      }
      const news = finders[list](asked ?? "").flatMap((home) => {
        const change = byHome.get(home);
        return change ? [[change, toNews(change, topics, alert.follower_id)] as const] : [];
      });
      found.push(...toFound(alert, news));
    }
  return found;

  /** A new home that was put right is new to those whose search did not find it before. */
  function toNews(change: Change, topics: string, follower: string): readonly News[] {
    if (change.newSince === undefined)
      return isToCome(change, earlier, follower) ? [] : toWanted(change.news, topics);
    return told.get(change.home)?.has(follower) ? [] : toWanted(["new"], topics);
  }

  function toFinder(kind: ListKind) {
    const own = changes.filter(({ after }) => after.list === kind);
    const present = own.filter((change) => !isOver(change)).map(({ home }) => home);
    return criteria[kind].toFinder(new Set(present), new Map(own.flatMap(toFormer)));
  }
}

/** A home whose status has changed concerns the searches that found it before. */
function toFormer({ home, news, before }: Change): (readonly [string, HomeState])[] {
  return before && news.includes("status") && !before.isGone && !before.isEnded ? [[home, before]] : [];
}

/** Only what the alert asks for. */
function toWanted(news: readonly News[], topics: string) {
  const wanted = topics.split(",");
  return news.filter((kind) => wanted.includes(kind));
}

function toFound(
  { id, follower_id, frequency }: Reader,
  news: readonly (readonly [Change, readonly News[]])[],
): Found[] {
  if (news.length === 0) return [];
  const matches = news.flatMap(([{ home, before }, kinds]) =>
    // What is new was nothing before.
    kinds.length > 0
      ? [
          {
            alert: id,
            home,
            news: kinds,
            before: kinds.includes("new") ? undefined : before && JSON.stringify(before),
          },
        ]
      : [],
  );
  return matches.length > 0 ? [{ follower_id, frequency, matches }] : [];
}

const soonest = frequencies.map(({ value }): Frequency => value);

function tellOnce(found: readonly Found[]): readonly Match[] {
  return [...Map.groupBy(found, ({ follower_id }) => follower_id).values()].flatMap((ofOne) => {
    const [first] = ofOne;
    if (first && ofOne.length === 1) return first.matches;
    const told = new Set<string>();
    return ofOne
      .toSorted((one, other) => soonest.indexOf(one.frequency) - soonest.indexOf(other.frequency))
      .flatMap(({ matches }) => matches)
      .flatMap((match) => {
        const news = match.news.filter((kind) => !told.has(`${match.home} ${kind}`));
        for (const kind of news) told.add(`${match.home} ${kind}`);
        return news.length > 0 ? [{ ...match, news }] : [];
      });
  });
}

function isOver({ after }: Change) {
  return after.isEnded || after.isGone;
}

/** How many people follow a home, and how many ask for one like it; never who. */
export async function countInterest(db: Database, home: string, criteria: Criteria, now: number) {
  const follow = await findHomeAlerts(db, [home], now);
  const homes = new Set([home]);
  const finders = { sale: criteria.sale.toFinder(homes), rent: criteria.rent.toFinder(homes) };
  const asking = new Set<string>();
  for await (const alerts of findSearchAlerts(db, now))
    for (const { follower_id, list, criteria: search } of alerts)
      if (finders[list](search ?? "").includes(home)) asking.add(follower_id);
  return { following: new Set(follow.map(({ follower_id }) => follower_id)).size, asking: asking.size };
}
