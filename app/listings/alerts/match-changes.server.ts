import { setImmediate } from "node:timers/promises";
import type { Database } from "#app/store/database.server.ts";
import type { Change } from "../changes/compare-homes.ts";
import type { ListKind } from "../search/number-filters.ts";
import type { Criteria } from "./criteria.server.ts";
import { findHomeAlerts, findSearchAlerts, findTold, type Match } from "./store/matches.server.ts";

/** Then requests come in between. */
const LONGEST_MS = 10;

/** Finds whom changes concern: who follows the home, whose search finds it, and, of one that has gone, who was told of it. */
export async function matchChanges(
  db: Database,
  changes: readonly Change[],
  criteria: Criteria,
  now: number,
) {
  if (changes.length === 0) return [];
  const byHome = new Map(changes.map((change) => [change.home, change] as const));
  const ids = [...byHome.keys()];
  const following = (await findHomeAlerts(db, ids, now)).flatMap(({ id, home }) => {
    const change = byHome.get(home ?? "");
    return change && !change.news.includes("new") ? [toMatch(id, change, change.news)] : [];
  });
  const told = (await findTold(db, ids, now)).flatMap(({ id, home, topics }) => {
    const change = byHome.get(home);
    return change && isOver(change) ? toTopicMatches(id, topics, [change]) : [];
  });
  return [...following, ...told, ...(await matchSearches(db, changes, criteria, now))];
}

async function matchSearches(db: Database, changes: readonly Change[], criteria: Criteria, now: number) {
  const offered = changes.filter((change) => !isOver(change));
  const byHome = new Map(offered.map((change) => [change.home, change] as const));
  const finders = { sale: toFinder("sale"), rent: toFinder("rent") };
  const matches: Match[] = [];
  if (offered.length === 0) return matches;
  let since = performance.now();
  for await (const alerts of findSearchAlerts(db, now))
    for (const { id, list, topics, criteria: asked } of alerts) {
      if (performance.now() - since > LONGEST_MS) {
        await setImmediate();
        since = performance.now();
      }
      const found = finders[list](asked ?? "").flatMap((home) => byHome.get(home) ?? []);
      matches.push(...toTopicMatches(id, topics, found));
    }
  return matches;

  function toFinder(kind: ListKind) {
    const ids = offered.filter(({ after }) => after.list === kind).map(({ home }) => home);
    return criteria[kind].toFinder(new Set(ids));
  }
}

/** Only what the alert asks for. */
function toTopicMatches(alert: string, topics: string, changes: readonly Change[]): Match[] {
  const wanted = topics.split(",");
  return changes.flatMap((change) => {
    const news = change.news.filter((kind) => wanted.includes(kind));
    return news.length > 0 ? [toMatch(alert, change, news)] : [];
  });
}

function toMatch(alert: string, { home, before }: Change, news: readonly string[]): Match {
  return { alert, home, news, before: before && JSON.stringify(before) };
}

function isOver({ after }: Change) {
  return after.isEnded || after.isGone;
}

/** How many people follow a home, and how many ask for one like it; never who. */
export async function countInterest(db: Database, home: string, criteria: Criteria, now: number) {
  const follow = await findHomeAlerts(db, [home], now);
  const ids = new Set([home]);
  const finders = { sale: criteria.sale.toFinder(ids), rent: criteria.rent.toFinder(ids) };
  const asking = new Set<string>();
  for await (const alerts of findSearchAlerts(db, now))
    for (const { follower_id, list, criteria: search } of alerts)
      if (finders[list](search ?? "").length > 0) asking.add(follower_id);
  return { following: new Set(follow.map(({ follower_id }) => follower_id)).size, asking: asking.size };
}
