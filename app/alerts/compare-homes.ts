import { MINUTE_MS } from "#app/region/time.ts";
import { findNews, isOver, type News, readState, type State, toGoneText } from "./home-state.ts";
import type { KnownHomeRow } from "./store/alert-rows.ts";

/** A change is told once it has lasted this long, so that a slip that is corrected before goes unnoticed. */
const REST_MS = 10 * MINUTE_MS;
/** If more homes than this are new at once, the principal decides whether they are told. */
const MOST_NEW = 50;
/** This many new homes at once are normal, whatever their share of all homes is. */
const FEW_NEW = 10;
const NEW_SHARE = 1 / 4;

/** What is to be told of a home. */
export type Change = { home: string; news: readonly News[]; before?: State; after: State };

/** What becomes of a home that is known: added where there is no `from`, forgotten where there is no `to`. */
export type Step = { from?: KnownHomeRow; to?: KnownHomeRow; change?: Change };

type Compared = {
  known: readonly KnownHomeRow[];
  /** The states of all homes as texts, by their keys. */
  current: ReadonlyMap<string, string>;
  now: number;
  /** Now at the agency, as 2026-11-28T10:30. */
  time: string;
};

/** Compares all homes with what was last told of them. On the first run everything is noted and nothing is told. */
export function compareHomes({ known, current, now, time }: Compared): readonly Step[] {
  const ids = new Set(known.map(({ id }) => id));
  const relisted = findRelisted(known, current);
  const left = new Set([...relisted.values()].map(({ id }) => id));
  const steps = [
    ...known
      .filter(({ id }) => !left.has(id))
      .map((from) => compare(from, current.get(from.id), { now, time })),
    ...[...current]
      .filter(([id]) => !ids.has(id))
      .map(([id, seen]): Step => {
        const from = relisted.get(id);
        const fresh = { ...nothingPending, state: seen, new_at: known.length === 0 ? null : now };
        return { from, to: { ...fresh, ...from, id, seen, seen_at: now } };
      }),
  ];
  return holdMany(steps, current.size, now);
}

const nothingPending = { new_at: null, held_at: null, released_at: null };

/** What was told of it, and what is seen of it, are the same. */
export function isSettled({ to }: Step) {
  return !to || (to.state === to.seen && to.new_at === null);
}

/** Homes that left under one id and came under another at the same address, by the new id: they are the same. */
function findRelisted(known: readonly KnownHomeRow[], current: ReadonlyMap<string, string>) {
  const ids = new Set(known.map(({ id }) => id));
  const leftByAddress = new Map(
    known.filter(({ id }) => !current.has(id)).map((home) => [toKey(home.seen ?? home.state), home] as const),
  );
  const relisted = new Map<string, KnownHomeRow>();
  for (const [id, seen] of current) {
    const key = ids.has(id) ? undefined : toKey(seen);
    const home = key && leftByAddress.get(key);
    if (home) relisted.set(id, home);
    // Where two homes are at the address, only one of them is the home that left.
    if (home) leftByAddress.delete(key);
  }
  return relisted;
}

/** Without a street no address tells homes apart. */
function toKey(text: string) {
  const { list, address, hasStreet } = readState(text);
  return hasStreet ? `${list} ${address}` : undefined;
}

function compare(
  from: KnownHomeRow,
  present: string | undefined,
  { now, time }: Pick<Compared, "now" | "time">,
): Step {
  const { id, state, seen_at, new_at } = from;
  // Nobody knows of it.
  if (new_at !== null && !present) return { from };
  const seen = present ?? toGoneText(from.seen ?? state);
  if (seen !== from.seen) return { from, to: { ...from, seen, seen_at: now } };
  // The clock may have been set back since.
  const hasRested = Math.abs(now - (seen_at ?? 0)) >= REST_MS;
  if (isSettled({ to: from }) || !hasRested) return { from, to: from };
  const to = { ...from, ...nothingPending, state: seen };
  const [before, after] = [readState(state), readState(seen)];
  if (new_at === null)
    return { from, to, change: { home: id, news: findNews(before, after, time), before, after } };
  return { from, to, change: isOver(after) ? undefined : { home: id, news: ["new"], after } };
}

/** New homes that come with too many others are held, and so are those that join them. */
function holdMany(steps: readonly Step[], count: number, now: number): readonly Step[] {
  const fresh = steps.flatMap(({ from, to }) => (to && isUndecided(from ?? to) ? [from ?? to] : []));
  const isMany =
    fresh.length > MOST_NEW || (fresh.length > FEW_NEW && fresh.length > (count - fresh.length) * NEW_SHARE);
  if (!isMany && fresh.every(({ held_at }) => held_at === null)) return steps;
  return steps.map((step) => {
    const { from, change } = step;
    if (!from || !isUndecided(from) || !change) return step;
    return { from, to: from.held_at === null ? { ...from, held_at: now } : from };
  });
}

/** It is on the market, nobody was told of it, and the office has not said that everybody is. */
function isUndecided({ state, seen, new_at, released_at }: KnownHomeRow) {
  return new_at !== null && released_at === null && !isOver(readState(seen ?? state));
}
