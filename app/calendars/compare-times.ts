import { toAssumedEnd } from "#app/homes/inspections/inspection.ts";
import type { OpenTimeRow } from "./store/open-rows.ts";

export type HomeTimes = Pick<OpenTimeRow, "home_id" | "offer"> & { times: readonly HomeTime[] };
export type HomeTime = Pick<OpenTimeRow, "kind" | "day" | "starts" | "ends">;

/** A home's current times and its stored rows; `clock` is `now` at the agency, as 2026-11-28T10:30. */
type Comparison = {
  home: HomeTimes;
  rows: readonly OpenTimeRow[];
  now: number;
  clock: string;
};

/** `before` is undefined for a new time. */
export type TimeChange = { before?: OpenTimeRow; after: OpenTimeRow };

/**
 * Compares a home's times with the stored rows and returns the rows to write. An inspection that moves within its day
 * stays the same event, even if it was cancelled in between. On another day it is a new event, unless the office moved
 * it (`moveInspection`). An auction or closing day stays the same event on any day. Past times do not change.
 */
export function compareTimes({ home, rows, ...moment }: Comparison): TimeChange[] {
  const places = new Set([...rows, ...home.times].map(toPlace));
  return [...places].flatMap((place) => {
    const at = <Time extends HomeTime>(times: readonly Time[]) =>
      times.filter((time) => toPlace(time) === place);
    return comparePlace({ home: { ...home, times: at(home.times) }, rows: at(rows), all: rows, ...moment });
  });
}

function toPlace({ kind, day }: HomeTime) {
  return kind === "inspection" ? day : kind;
}

type Place = Comparison & { all: readonly OpenTimeRow[] };

function comparePlace({ home, rows, all, now, clock }: Place): TimeChange[] {
  const pairs = pairTimes(rows, home.times, clock);
  // Includes events that the office moved to another day, which keep their uid and ordinal of this day.
  const { day = "" } = home.times[0] ?? {};
  const last = Math.max(0, ...all.filter(({ uid }) => uid.includes(day)).map((row) => row.ordinal));
  const fresh = home.times.filter((time) => !pairs.has(time));
  const planned = home.times.flatMap((time): TimeChange[] => {
    const before = pairs.get(time);
    if (!before)
      return [{ after: toNewRow({ ...home, time, ordinal: last + 1 + fresh.indexOf(time), now }) }];
    const isSame = before.cancelled_at === null && isSameTime(before, time) && before.ends === time.ends;
    return isSame ? [] : [{ before, after: change(before, { ...time, cancelled_at: null }, now) }];
  });
  const kept = new Set(pairs.values());
  const gone = rows.filter((row) => !kept.has(row) && isUpcoming(row, clock));
  return [
    ...planned,
    ...gone.map((before) => ({ before, after: change(before, { cancelled_at: now }, now) })),
  ];
}

/** Pairs each time with its row: one with the same time first, otherwise the nearest. */
function pairTimes(rows: readonly OpenTimeRow[], times: readonly HomeTime[], clock: string) {
  const pairs = new Map<HomeTime, OpenTimeRow>();
  const isFree = (row: OpenTimeRow) => ![...pairs.values()].includes(row);
  const upcoming = rows.filter((row) => isUpcoming(row, clock));
  for (const time of times) {
    const same = [...upcoming, ...rows].find((row) => isFree(row) && isSameTime(row, time));
    if (same) pairs.set(time, same);
  }
  const off = rows.filter((row) => row.cancelled_at !== null && !isTimeOver(row, clock));
  const movable = rows[0]?.kind === "inspection" ? [upcoming, off] : [rows];
  for (const some of movable) {
    const candidates = times.flatMap((time) => some.map((row) => ({ time, row })));
    for (const { time, row } of candidates.sort((a, b) => toDistance(a) - toDistance(b)))
      if (!pairs.has(time) && isFree(row)) pairs.set(time, row);
  }
  return pairs;
}

function isSameTime(row: HomeTime, { day, starts }: HomeTime) {
  return row.day === day && row.starts === starts;
}

function toDistance({ time, row }: { time: HomeTime; row: HomeTime }) {
  return Math.abs(toMinutes(time.starts) - toMinutes(row.starts));
}

function toMinutes(clock: string) {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
}

function isUpcoming(row: OpenTimeRow, clock: string) {
  return row.cancelled_at === null && !isTimeOver(row, clock);
}

/** Whether a time is over. An auction or closing day lasts until the end of the day. */
export function isTimeOver({ kind, day, starts, ends }: HomeTime, clock: string) {
  return `${day}T${kind === "inspection" ? toAssumedEnd({ start: starts, end: ends }) : "24"}` <= clock;
}

type New = Pick<OpenTimeRow, "home_id" | "offer" | "ordinal"> & { time: HomeTime; now: number };

function toNewRow({ home_id, offer, time, ordinal, now }: New): OpenTimeRow {
  const { kind, day } = time;
  // A home for sale and one for rent may have the same id.
  const home = offer === "rent" ? ["rent", home_id] : [home_id];
  const uid = [kind, ...home, ...(kind === "inspection" ? [day, ordinal] : [])].join("-");
  return { uid, home_id, offer, ...time, ordinal, sequence: 0, cancelled_at: null, changed_at: now };
}

function change(before: OpenTimeRow, to: Partial<OpenTimeRow>, now: number): OpenTimeRow {
  return { ...before, ...to, sequence: before.sequence + 1, changed_at: now };
}
