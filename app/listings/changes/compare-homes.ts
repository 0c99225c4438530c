import type { KnownHomeRow } from "../alerts/store/alert-rows.ts";
import { findNews, type News } from "./find-news.ts";
import { type HomeState, readState, toGoneText } from "./home-state.ts";

/** Within this time a slip is put right, and nobody has been told of it. */
const SLIP_MS = 10 * 60_000;
const MOST_NEW = 50;
/** So many may be new at a small agency, whatever their share of all. */
const FEW_NEW = 5;
const NEW_SHARE = 1 / 4;

export type Change = { home: string; news: readonly News[]; before?: HomeState; after: HomeState };

export type Comparison = {
  changes: readonly Change[];
  added: readonly KnownHomeRow[];
  /** Known homes with what is to be written of them; `from` is its id until now. */
  changed: readonly { from: KnownHomeRow; to: KnownHomeRow }[];
};

type Compared = {
  known: readonly KnownHomeRow[];
  /** The states of all homes as texts, by source id. */
  current: ReadonlyMap<string, string>;
  now: number;
  /** Now at the agency, as 2026-11-28T10:30. */
  time: string;
};

/**
 * Finds what is to be told: new homes at once, anything else once it has been so for ten minutes. The first time nothing is
 * told. A home listed again under another id at an address that has left the lists is the same home.
 */
export function compareHomes({ known, current, now, time }: Compared): Comparison {
  const ids = new Set(known.map(({ id }) => id));
  const left = known.filter(({ id }) => !current.has(id));
  const leftByAddress = new Map(left.flatMap((home) => toKeys(home).map((key) => [key, home] as const)));
  const fresh = [...current].filter(([id]) => !ids.has(id));
  const relisted = fresh.flatMap(([id, text]) => {
    const key = toKey(readState(text)) ?? "";
    const home = leftByAddress.get(key);
    // Of two at its address one is the same home.
    leftByAddress.delete(key);
    return home ? [{ from: home, to: { ...home, id, changed_at: now, gone_at: null } }] : [];
  });
  const isRelisted = new Set(relisted.flatMap(({ from, to }) => [from.id, to.id]));
  const compared = known
    .filter(({ id }) => !isRelisted.has(id))
    .map((home) => compare(home, current.get(home.id) ?? toGoneText(home.state), { now, time }));
  const added = fresh
    .filter(([id]) => !isRelisted.has(id))
    .map(([id, text]) => ({ id, after: readState(text), text }));
  const offered = added.filter(({ after }) => !after.isEnded);
  const isWaiting = known.some(({ held_at }) => held_at !== null);
  const isHeld = known.length > 0 && (isWaiting || areTooMany(offered.length, known.length - left.length));
  const isTold = known.length > 0 && !isHeld;
  return {
    added: added.map(({ id, text, after }) => ({
      id,
      state: text,
      ...{ changed_at: null, seen: null, seen_at: null, gone_at: null },
      added_at: isTold || isHeld ? now : null,
      held_at: isHeld && !after.isEnded ? now : null,
    })),
    changed: [...relisted, ...compared.flatMap(({ from, to }) => (to ? [{ from, to }] : []))],
    changes: [
      ...(isTold ? offered.map(({ id, after }) => ({ home: id, news: ["new" as const], after })) : []),
      ...compared.flatMap(({ change }) => change ?? []),
    ],
  };
}

function areTooMany(count: number, others: number) {
  return count > MOST_NEW || (count > FEW_NEW && count > others * NEW_SHARE);
}

type Moment = Pick<Compared, "now" | "time">;

/** What is to be written of a known home, and told. */
function compare(
  from: KnownHomeRow,
  text: string,
  { now, time }: Moment,
): { from: KnownHomeRow; to?: KnownHomeRow; change?: Change } {
  const same = from.changed_at === null ? undefined : { ...from, changed_at: null };
  if (text === from.state) return { from, to: same };
  const [before, after] = [readState(from.state), readState(text)];
  const news = findNews(before, after, time);
  const gone_at = after.isGone ? (from.gone_at ?? now) : null;
  const settled = { ...from, state: text, changed_at: null, gone_at };
  // Of a home that is held nothing is told.
  if (news.length === 0 || from.held_at !== null) return { from, to: settled };
  if (from.changed_at === null) return { from, to: { ...from, changed_at: now } };
  // Before the clock was set back, or too short a time ago.
  if (Math.abs(now - from.changed_at) < SLIP_MS) return { from };
  return { from, to: settled, change: { home: from.id, news, before, after } };
}

function toKeys({ state }: KnownHomeRow) {
  const key = toKey(readState(state));
  return key ? [key] : [];
}

function toKey({ list, address, hasStreet }: HomeState) {
  return hasStreet ? `${list} ${address}` : undefined;
}
