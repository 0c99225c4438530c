import { setImmediate } from "node:timers/promises";
import type { Database } from "#app/store/database.server.ts";
import { inParts } from "#app/store/in-parts.ts";
import { frequencies } from "./alert.ts";
import type { Change } from "./compare-homes.ts";
import type { Criteria, SoughtHome } from "./criteria.server.ts";
import { isOver } from "./home-state.ts";
import { type ActiveAlert, findActiveAlerts, findTold, type Match } from "./store/matches.server.ts";

type Found = Match & Pick<ActiveAlert, "follower_id" | "frequency">;

/**
 * Finds the alerts that changes concern: those for the home itself, those whose search finds or found it, and, once it
 * is off the market, those that announced it before.
 */
export async function matchChanges(
  db: Database,
  changes: readonly Change[],
  criteria: Criteria,
  now: number,
): Promise<readonly Match[]> {
  if (changes.length === 0) return [];
  const byHome = new Map(changes.map((change) => [change.home, toTold(change)] as const));
  const over = changes.filter(({ after }) => isOver(after)).map(({ home }) => home);
  const toldBefore = await findTold(db, over);
  const sought = changes.map(toSought);
  const finders = { sale: criteria.sale.toFinder(sought), rent: criteria.rent.toFinder(sought) };
  const found: Found[] = [];
  for await (const alerts of findActiveAlerts(db, now))
    for (const alert of alerts)
      for (const home of findHomes(alert)) found.push(...toFound(alert, byHome.get(home)));
  return tellOnce(found);

  function findHomes({ id, list, criteria: asked, home }: ActiveAlert) {
    if (asked === null) return home === null ? [] : [home];
    return new Set([...finders[list](asked), ...(toldBefore.get(id) ?? [])]);
  }
}

/** A change of status also concerns the searches that found the home before. */
function toSought({ home, news, before, after }: Change): SoughtHome {
  const wasFound = before && news.includes("status") && !isOver(before);
  return {
    home,
    isOver: isOver(after),
    before: wasFound ? { asked: before.asked, isUnderOffer: before.status !== undefined } : undefined,
  };
}

type Told = Pick<Match, "home" | "news" | "before">;

function toTold({ home, news, before }: Change): Told {
  return { home, news, before: before && JSON.stringify(before) };
}

/** An alert for one home announces all its news, an alert for a search only the chosen topics. */
function toFound({ id, follower_id, frequency, topics, criteria }: ActiveAlert, change?: Told): Found[] {
  const wanted = topics.split(",");
  const news = change?.news.filter((kind) => (criteria === null ? kind !== "new" : wanted.includes(kind)));
  return change && news?.length ? [{ ...change, follower_id, frequency, alert: id, news }] : [];
}

/** Keeps each piece of news once per follower, in the alert that mails soonest. */
async function tellOnce(found: readonly Found[]): Promise<readonly Match[]> {
  const heard = new Set<string>();
  const matches: Match[] = [];
  const soonestFirst = frequencies.flatMap(({ value }) =>
    found.filter(({ frequency }) => frequency === value),
  );
  for (const some of inParts(soonestFirst)) {
    // Lets waiting requests run in between.
    await setImmediate();
    for (const { follower_id, frequency: _, ...match } of some) {
      const toKey = (kind: string) => `${follower_id} ${match.home} ${kind}`;
      const news = match.news.filter((kind) => !heard.has(toKey(kind)));
      for (const kind of news) heard.add(toKey(kind));
      if (news.length > 0) matches.push({ ...match, news });
    }
  }
  return matches;
}

/** Counts the people who follow a home and those whose search finds it, without saying who they are. */
export async function countInterest(db: Database, home: string, criteria: Criteria, now: number) {
  const homes = [{ home }];
  const finders = { sale: criteria.sale.toFinder(homes), rent: criteria.rent.toFinder(homes) };
  const [following, asking] = [new Set<string>(), new Set<string>()];
  for await (const alerts of findActiveAlerts(db, now))
    for (const { follower_id, list, criteria: asked, ...alert } of alerts) {
      if (alert.home === home) following.add(follower_id);
      if (asked !== null && finders[list](asked).length > 0) asking.add(follower_id);
    }
  return { following: following.size, asking: asking.size };
}
