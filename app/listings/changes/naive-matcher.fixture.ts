// What is to be told, found by looking at the whole history again each time.

import {
  createListedHomes,
  type Home,
  isEnded,
  type Slot,
  type Step,
  slotNames,
  toHome,
} from "./listed-homes.fixture.ts";

/** A home at a moment; `undefined` where it is on no list. */
type Sample = { minute: number; home?: Home };
/** What somebody was told of a home, by which alert, and whether its mail has left. */
type Told = { alert: Alert; kind: string; minute: number; isSent: boolean };
type Known = {
  slot: Slot;
  id: string;
  /** As it was last told; without `home` as it was before it went. */
  state: { home: Home; isGone: boolean };
  samples: Sample[];
  addedAt?: number;
  told: Told[];
};
type Alert = {
  person: string;
  finds: (home: Home) => boolean;
  isDaily?: boolean;
  follows?: Slot;
  mailedAt?: number;
};

export function createNaiveMatcher() {
  const listed = createListedHomes();
  const alerts = createAlerts();
  const known = new Map<Slot, Known>();
  learn("one", toHome("one"));

  function learn(slot: Slot, home: Home, addedAt?: number) {
    const one: Known = { slot, id: home.id, state: { home, isGone: false }, samples: [], addedAt, told: [] };
    known.set(slot, one);
    return one;
  }

  return {
    getHomes: listed.getHomes,
    getTold: () =>
      [...known.values()].flatMap(({ slot, id, told }) =>
        told.map(
          ({ alert, kind }) => `${alert.person} ${slot === "rental" ? "rent" : "sale"} ${id}: ${kind}`,
        ),
      ),
    look({ slot, kind }: Step, minute: number) {
      listed.change(slot, kind);
      // Nobody could read anything.
      if (kind === "broken") return;
      for (const each of slotNames) lookAt(each, minute);
      sendMails(minute);
    },
  };

  function lookAt(slot: Slot, minute: number) {
    const home = listed.get(slot);
    const one = known.get(slot);
    if (!one) {
      if (!home) return;
      const isNews = !isEnded(home);
      const added = learn(slot, home, isNews ? minute : undefined);
      if (isNews) tell(added, minute, (alert) => (alert.finds(home) ? ["new"] : []));
      return;
    }
    if (home && home.id !== one.id) {
      // The same home under another id: its time begins again.
      one.id = home.id;
      one.samples = [{ minute, home }];
      return;
    }
    one.samples.push({ minute, home });
    const isFresh = one.addedAt !== undefined && minute - one.addedAt < 10;
    if (isFresh && home && !isEnded(home)) {
      if (isSame(one.state.home, home) && !one.state.isGone) one.samples = [];
      else putRight(one, home, minute);
      return;
    }
    const news = diff(one, home);
    const stood = minute - findSince(one, (sample, next) => diffOf(toState(one, sample), next).length === 0);
    const differing = minute - findSince(one, (sample) => diff(one, sample.home).length > 0);
    if (news.length > 0 && stood < 10 && differing < 60) return;
    const before = one.state;
    one.state = toState(one, { minute, home });
    one.samples = [];
    if (news.length > 0) tellChange(one, before, { home, news, minute });
  }

  /** Part of its being new: who has read it otherwise is told, and who could not find it before. */
  function putRight(one: Known, home: Home, minute: number) {
    const news = diff(one, home);
    one.state = { home, isGone: false };
    one.samples = [];
    const earlier = one.told.filter((told) => told.minute >= (one.addedAt ?? 0));
    tell(one, minute, (alert) => {
      if (alert.follows) return alert.follows === one.slot && !waits(one, alert) ? news : [];
      const own = earlier.filter((told) => told.alert.person === alert.person);
      if (own.length === 0) return alert.finds(home) ? ["new"] : [];
      return own.some((told) => told.alert === alert && told.isSent) ? news : [];
    });
  }

  type Changed = { home?: Home; news: readonly string[]; minute: number };

  function tellChange(one: Known, before: Known["state"], { home, news, minute }: Changed) {
    const isOver = !home || isEnded(home);
    const wasFound = (alert: Alert) =>
      news.includes("status") && !before.isGone && !isEnded(before.home) && alert.finds(before.home);
    tell(one, minute, (alert) => {
      if (!isOver && waits(one, alert)) return [];
      if (alert.follows) return alert.follows === one.slot ? news : [];
      const isTold = one.told.some((told) => told.alert === alert && told.isSent);
      if (isOver && isTold) return news;
      return home && ((!isOver && alert.finds(home)) || wasFound(alert)) ? news : [];
    });
  }

  /** Whether somebody has still to get the mail that says that it is new. */
  function waits({ told }: Known, { person }: Alert) {
    return told.some(({ alert, kind, isSent }) => alert.person === person && kind === "new" && !isSent);
  }

  /** Each thing once a person; alerts are in the order in which they tell. */
  function tell(one: Known, minute: number, toNews: (alert: Alert) => readonly string[]) {
    const done = new Set<string>();
    const found = alerts.flatMap((alert) =>
      toNews(alert).map((kind) => ({ alert, kind, minute, isSent: false })),
    );
    for (const told of found) {
      const key = `${told.alert.person} ${told.kind}`;
      if (!done.has(key)) one.told.push(told);
      done.add(key);
    }
  }

  function sendMails(minute: number) {
    for (const alert of alerts) {
      const waiting = [...known.values()].flatMap(({ told }) =>
        told.filter((each) => each.alert === alert && !each.isSent),
      );
      const isDue = alert.mailedAt === undefined || minute - alert.mailedAt >= 60;
      if (alert.isDaily || waiting.length === 0 || !isDue) continue;
      alert.mailedAt = minute;
      for (const told of waiting) told.isSent = true;
    }
  }
}

function createAlerts(): Alert[] {
  const isSale = ({ list }: Home) => list === "sale";
  // A hidden price is taken for the whole of its band.
  const isDear = (home: Home) => isSale(home) && (home.isHidden || home.price >= 1_500_000);
  return [
    { person: "home", finds: () => false, follows: "one" },
    { person: "all", finds: isSale },
    { person: "dear", finds: isDear },
    { person: "both", finds: isDear },
    { person: "both", finds: isSale, isDaily: true },
    { person: "tenant", finds: ({ list }) => list === "rent" },
  ];
}

function isSame(one: Home, other: Home) {
  return JSON.stringify({ ...one, id: "" }) === JSON.stringify({ ...other, id: "" });
}

function toState(one: Known, { home }: Sample): Known["state"] {
  return home ? { home, isGone: false } : { home: { ...one.state.home, open: undefined }, isGone: true };
}

function diff(one: Known, home?: Home) {
  return diffOf(one.state, toState(one, { minute: 0, home }));
}

function diffOf(before: Known["state"], after: Known["state"]) {
  if (isEnded(before.home)) return isEnded(after.home) || after.isGone ? [] : ["status"];
  const isOver = isEnded(after.home) || after.isGone;
  const toLine = ({ price, isHidden }: Home) => (isHidden ? "hidden" : price);
  return [
    ...(!isOver && toLine(before.home) !== toLine(after.home) ? ["price"] : []),
    ...(before.home.status !== after.home.status || before.isGone !== after.isGone ? ["status"] : []),
    ...(!isOver && !before.isGone && before.home.open !== after.home.open ? ["times"] : []),
  ];
}

/** Since when all samples until the last hold, each with the one after it. */
function findSince({ samples, ...one }: Known, holds: (sample: Sample, next: Known["state"]) => boolean) {
  let since = samples.length - 1;
  const known = { ...one, samples };
  const next = (index: number) => toState(known, samples[index] ?? { minute: 0 });
  while (since > 0 && holds(samples[since - 1] ?? { minute: 0 }, next(since))) since -= 1;
  return samples[since]?.minute ?? 0;
}
