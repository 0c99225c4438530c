import { MINUTE_MS } from "#app/region/time.ts";
import { findNews, isOver, type News, readState, type State, toGoneText } from "./home-state.ts";
import type { KnownHomeRow } from "./store/alert-rows.ts";

/** A change must last this long before it is announced, so that a mistake corrected sooner goes unnoticed. */
const REST_MS = 10 * MINUTE_MS;
/** If more homes than this are new at once, the principal decides whether followers are told. */
const MOST_NEW = 50;
/** Up to this many new homes at once are normal, even if they are a large share of all homes. */
const FEW_NEW = 10;
const NEW_SHARE = 1 / 4;

/** News of one home for its followers. */
export type Change = { home: string; news: readonly News[]; before?: State; after: State };

/** A change of one row of known homes: added without `from`, deleted without `to`. */
export type Step = { from?: KnownHomeRow; to?: KnownHomeRow; change?: Change };

type Compared = {
  known: readonly KnownHomeRow[];
  /** State texts of all homes, by key. */
  current: ReadonlyMap<string, string>;
  now: number;
  /** Now at the agency, as 2026-11-28T10:30. */
  time: string;
};

/** Compares all homes with the states last announced. The first run records all homes and announces nothing. */
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

/** Whether no change of this home waits to be announced. */
export function isSettled({ to }: Step) {
  return !to || (to.state === to.seen && to.new_at === null);
}

/** Finds homes listed again, gone under one id and back under another at the same address; by their new ids. */
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
    // If two new homes share the address, only one of them is the home that left.
    if (home) leftByAddress.delete(key);
  }
  return relisted;
}

/** Undefined without a street, because such an address does not identify a home. */
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
  // A new home that left before it was announced is forgotten.
  if (new_at !== null && !present) return { from };
  const seen = present ?? toGoneText(from.seen ?? state);
  if (seen !== from.seen) return { from, to: { ...from, seen, seen_at: now } };
  // Absolute, because the clock may have been set back.
  const hasRested = Math.abs(now - (seen_at ?? 0)) >= REST_MS;
  if (isSettled({ to: from }) || !hasRested) return { from, to: from };
  const to = { ...from, ...nothingPending, state: seen };
  const [before, after] = [readState(state), readState(seen)];
  if (new_at === null)
    return { from, to, change: { home: id, news: findNews(before, after, time), before, after } };
  return { from, to, change: isOver(after) ? undefined : { home: id, news: ["new"], after } };
}

/** Holds new homes back when too many come at once, and further ones while those wait. */
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

/** Whether this is a new home on the market, neither announced nor released by the office. */
function isUndecided({ state, seen, new_at, released_at }: KnownHomeRow) {
  return new_at !== null && released_at === null && !isOver(readState(seen ?? state));
}
