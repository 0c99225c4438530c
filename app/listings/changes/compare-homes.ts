import { HOUR_MS } from "#app/region/time.ts";
import type { KnownHomeRow } from "../alerts/store/alert-rows.ts";
import { findNews, type HomeState, type News, readState, toGoneText } from "./home-state.ts";

/** Within this time a slip is put right, and nobody has been told of it. */
const SLIP_MS = 10 * 60_000;
/** The breaker counts the new homes of this time; what goes on changing is told after it. */
const MOST_NEW = 50;
/** So many may be new at a small agency, whatever their share of all. */
const FEW_NEW = 5;
const NEW_SHARE = 1 / 4;

export type Change = {
  home: string;
  news: readonly News[];
  before?: HomeState;
  after: HomeState;
  /** Since when (ms) it is new, where it is so new that the change belongs to that news. */
  newSince?: number;
};

export type Comparison = {
  changes: readonly Change[];
  added: readonly KnownHomeRow[];
  /** Known homes with what is to be written of them; `from` is its id until now. */
  changed: readonly { from: KnownHomeRow; to: KnownHomeRow }[];
  /** Nothing waits for its time, or for the principal. */
  isSettled: boolean;
};

type Compared = {
  known: readonly KnownHomeRow[];
  /** The states of all homes as texts, by their keys. */
  current: ReadonlyMap<string, string>;
  now: number;
  /** Now at the agency, as 2026-11-28T10:30. */
  time: string;
  /** Nothing is told. */
  isLearning: boolean;
};

/**
 * Finds what is to be told: new homes at once, anything else once it has stood for ten minutes. A home listed again under
 * another id at an address that has left the lists is the same home.
 */
export function compareHomes({ known, current, ...given }: Compared): Comparison {
  const { now, isLearning } = given;
  const ids = new Set(known.map(({ id }) => id));
  const leftByAddress = new Map(
    known.filter(({ id }) => !current.has(id)).flatMap((home) => toKeys(home).map((key) => [key, home])),
  );
  const fresh = [...current].filter(([id]) => !ids.has(id));
  const relisted = fresh.flatMap(([id, text]) => {
    const key = toKey(readState(text)) ?? "";
    const home = leftByAddress.get(key);
    // Of two at its address one is the same home.
    leftByAddress.delete(key);
    const found = home && { ...home, id, gone_at: null, changed_at: now, seen: text, seen_at: now };
    return home && found ? [{ from: home, to: isLearning ? settle(found, text) : found }] : [];
  });
  const isRelisted = new Set(relisted.flatMap(({ from, to }) => [from.id, to.id]));
  const compared = known
    .filter(({ id }) => !isRelisted.has(id))
    .map((home) => compare(home, current.get(home.id) ?? toGoneText(home.state), given));
  const added = fresh
    .filter(([id]) => !isRelisted.has(id))
    .map(([id, text]) => ({ id, after: readState(text), text }));
  const offered = added.filter(({ after }) => !after.isEnded);
  const isNew = ({ added_at }: KnownHomeRow) => isWithin(HOUR_MS, added_at, now);
  const others = known.filter((home) => current.has(home.id) && !isNew(home)).length;
  const isHeld =
    !isLearning &&
    (known.some(({ held_at }) => held_at !== null) ||
      areTooMany(offered.length + known.filter(isNew).length, others));
  const rows = added.map(({ id, text, after }) => {
    const isNews = !isLearning && !after.isEnded;
    return {
      ...noDifference,
      id,
      state: text,
      gone_at: null,
      added_at: isNews ? now : null,
      held_at: isNews && isHeld ? now : null,
    };
  });
  const written = [...relisted, ...compared.flatMap(({ from, to }) => (to ? [{ from, to }] : []))];
  const ends = new Map(written.map(({ from, to }) => [from, to]));
  return {
    added: rows,
    changed: written,
    changes: [
      ...(isLearning || isHeld
        ? []
        : offered.map(({ id, after }) => ({ home: id, news: ["new" as const], after }))),
      ...compared.flatMap(({ change }) => change ?? []),
    ],
    isSettled: [...known.map((home) => ends.get(home) ?? home), ...rows].every(
      ({ changed_at, held_at }) => changed_at === null && held_at === null,
    ),
  };
}

function areTooMany(count: number, others: number) {
  return count > MOST_NEW || (count > FEW_NEW && count > others * NEW_SHARE);
}

/** Also where the clock was set back since. */
function isWithin(ms: number, since: number | null, now: number) {
  return since !== null && Math.abs(now - since) < ms;
}

const noDifference = { changed_at: null, seen: null, seen_at: null };

function settle(home: KnownHomeRow, text: string): KnownHomeRow {
  return { ...home, ...noDifference, state: text };
}

type Moment = Pick<Compared, "now" | "time" | "isLearning">;
type Outcome = { from: KnownHomeRow; to?: KnownHomeRow; change?: Change };

/** What is to be written of a known home, and told. */
function compare(from: KnownHomeRow, text: string, { now, time, isLearning }: Moment): Outcome {
  const [before, after] = [readState(from.state), readState(text)];
  const settled = { ...settle(from, text), gone_at: after.isGone ? (from.gone_at ?? now) : null };
  if (isLearning) return { from, to: { ...settled, added_at: null, held_at: null } };
  if (text === from.state) return { from, to: from.changed_at === null ? undefined : settled };
  const news = findNews(before, after, time);
  const change = { home: from.id, news, before, after };
  // Of a home that is held nothing is told.
  if (from.held_at !== null) return { from, to: settled };
  if (from.added_at !== null && isWithin(SLIP_MS, from.added_at, now) && !after.isGone && !after.isEnded)
    return { from, to: settled, change: { ...change, newSince: from.added_at } };
  if (news.length === 0) return { from, to: settled };
  if (hasStood(from, after, { now, time })) return { from, to: settled, change };
  if (isSeen(from, after, time)) return { from, to: { ...from, seen: text } };
  return { from, to: { ...from, changed_at: from.changed_at ?? now, seen: text, seen_at: now } };
}

function hasStood(home: KnownHomeRow, after: HomeState, { now, time }: Pick<Moment, "now" | "time">) {
  if (home.changed_at === null) return false;
  return (
    !isWithin(HOUR_MS, home.changed_at, now) ||
    (isSeen(home, after, time) && !isWithin(SLIP_MS, home.seen_at, now))
  );
}

/** Whether it was so when it was last seen. */
function isSeen({ seen }: KnownHomeRow, after: HomeState, time: string) {
  return seen !== null && findNews(readState(seen), after, time).length === 0;
}

function toKeys({ state }: KnownHomeRow) {
  const key = toKey(readState(state));
  return key ? [key] : [];
}

function toKey({ list, address, hasStreet }: HomeState) {
  return hasStreet ? `${list} ${address}` : undefined;
}
