import { parseInspections, toComing } from "#app/homes/inspections/inspection.ts";
import { inspectionsForm, MOST_TIMES, toTimes } from "#app/office-homes/forms/inspections-form.ts";
import { isOver } from "#app/office-homes/forms/outcome.ts";
import {
  describeState,
  findFaults,
  findLacks,
  findStops,
  findStopWords,
  toStopWords,
} from "#app/office-homes/home-desk.ts";
import { toSmall } from "#app/region/format.ts";
import { editHome, findNewStops, hideHome, revertPart } from "#app/register/by-hand/edit-home.server.ts";
import { type HandHome, isDraft, isOnSite } from "#app/register/by-hand/get-home.server.ts";
import { HIDDEN } from "#app/register/by-hand/overrides.server.ts";
import type { CheckHome } from "#app/register/decide/check-home.ts";
import type { By } from "#app/register/register.ts";
import { toText } from "#app/register/register.ts";
import { publishInPlace } from "#app/register/versions.server.ts";
import type { Database } from "#app/store/database.server.ts";

/** `time`: of the open home, as 2026-11-28T10:00/10:30; undefined before it is typed. */
type Judging = { check: CheckHome; time?: string };

type SeveralAct = {
  /** The name of the form's action. */
  intent: string;
  /** For example "Hide", to be followed by its object. */
  label: string;
  words: string;
  /** Why a home is refused, in words that follow its address. */
  findRefusal: (home: HandHome, judging: Judging) => string | undefined;
  /** A note about a home that is shown before it is done. */
  findNote: (home: HandHome) => string | undefined;
  /** Within a transaction. `kind` is the entry in the home's history. */
  carryOut: (db: Database, home: HandHome, by: By, time?: string) => Promise<void>;
  kind: string;
};

/** Actions on several homes, by their names in the address. */
export const severalActs = {
  hide: {
    intent: "hide homes",
    label: "Hide",
    words:
      "Off the site within seconds. That does not count as sold, and “Publish” brings it back. People who booked an open home there get a mail ten minutes later, as when it is cancelled.",
    kind: "hid it",
    findRefusal(home, { check }) {
      if (isDraft(home)) return "a draft, which nobody sees.";
      return isOnSite(home) ? undefined : describeStop(home, check);
    },
    findNote: toKnownTimes,
    carryOut: (db, { row }, by) => hideHome(db, row.id, by),
  },
  publish: {
    intent: "publish homes",
    label: "Publish",
    words: "On the site within seconds.",
    kind: "published it",
    findRefusal(home, { check }) {
      const faults = isDraft(home) ? findFaults(home, check) : findStopWords(home, check);
      if (faults.length > 0) return faults.join(" ");
      if (isDraft(home) || home.isHidden) return undefined;
      return isOnSite(home) ? "on the site already." : describeStop(home, check);
    },
    findNote: (home) => (isDraft(home) ? toLackWords(home) : undefined),
    carryOut: (db, home, by) =>
      isDraft(home) ? publishInPlace(db, home.row, home.newest, by) : revertPart(db, home.row.id, HIDDEN, by),
  },
  open: {
    intent: "set open",
    label: "Set an open home at",
    words: "In addition to the times that are already set.",
    kind: "set an open home",
    findRefusal(home, { check, time }) {
      const isOffered =
        isDraft(home) ||
        (isOnSite(home) && home.row.state === "live" && !isOver(toText(home.shown, "status")));
      if (!isOffered) return describeStop(home, check);
      const [stop] = isDraft(home) ? [] : findStopWords(home, check);
      return stop ?? (time && findTimeFault(home, time, check));
    },
    findNote: toKnownTimes,
    carryOut: (db, home, by, time = "") => editHome(db, home, toTimeOverride(home, time), by),
  },
} as const satisfies Record<string, SeveralAct>;

export type SeveralName = keyof typeof severalActs;

export function isSeveralName(text: string | null): text is SeveralName {
  return text !== null && Object.hasOwn(severalActs, text);
}

/** For example "Sold: on the site among the sold homes." */
function describeStop(home: HandHome, check: Judging["check"]) {
  const { words } = describeState(home, findStops(home, check));
  return `${toSmall(words)}.`;
}

function toLackWords(home: HandHome) {
  const lacks = findLacks(home);
  return lacks.length > 0 ? `without ${lacks.join(" and ")}` : undefined;
}

function toKnownTimes({ shown, row }: HandHome) {
  const words = inspectionsForm.toWords(shown, row).replaceAll("\n", "; ");
  return words ? `open: ${words}` : undefined;
}

function toTimeOverride({ shown }: HandHome, time: string) {
  return {
    part: "inspections" as const,
    value: { inspections: [...toTimes(shown), time], next_inspection: null },
  };
}

function findTimeFault(home: HandHome, time: string, check: Judging["check"]) {
  const times = toTimes(home.shown);
  const [day = "", start = ""] = time.split(/[T/]/);
  // Includes weekly ones.
  const known = toComing(parseInspections(times), `${day}T00:00`);
  if (known.some((each) => each.date === day && each.start === start))
    return "it is open at that time already.";
  if (times.length >= MOST_TIMES) return `it has ${MOST_TIMES} times already.`;
  const [stop] = findNewStops(home, [toTimeOverride(home, time)], check);
  return stop && toStopWords(stop);
}
