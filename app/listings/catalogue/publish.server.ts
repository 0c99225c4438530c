import type { Finding } from "#app/homes/publishing-rules.ts";
import { DAY_MS } from "#app/region/time.ts";

const STAND_IN_MS = DAY_MS;
const NAMED = 10;

type Publishable = { id: number | string; originalId?: string };

/** The findings of the rules before publishing, for the listings of a file. */
export type Rulebook<Listing> = {
  /** Begins a round; `today` is at the agency, as 2026-11-28. */
  start: (today: string) => (listing: Listing) => readonly Finding[];
  /** Whether a rule has come into force after `since`. */
  hasNew: (since: string, today: string) => boolean;
};

export type Publication<Listing> = {
  listings: Listing[];
  findings: (Finding & { id: string })[];
  stopped: string[];
  /** Until when (ms) the version before stands in for a stopped one. */
  standIns: Map<string, number>;
};

/** Publishes listings in turn; instead of one that a rule stops, for a day its version `before`, if that passes today. */
export function createPublisher<Listing extends Publishable>(
  check: (listing: Listing) => readonly Finding[],
  before: Publication<Listing> | undefined,
  now: number,
) {
  const publication: Publication<Listing> = { listings: [], findings: [], stopped: [], standIns: new Map() };
  let known: Map<string, Listing> | undefined;

  /** Returns what is published in its place, which may be itself. */
  function publish(listing: Listing) {
    const id = getRecordId(listing);
    const findings = check(listing);
    for (const finding of findings) publication.findings.push({ id, ...finding });
    const shown = findings.some(isStop) ? stop(listing, findings) : listing;
    if (shown) publication.listings.push(shown);
    return shown;
  }

  function stop(listing: Listing, findings: readonly Finding[]) {
    const id = getRecordId(listing);
    publication.stopped.push(id);
    const standIn = findings.some(({ isAtOnce }) => isAtOnce) ? undefined : getStandIn(id);
    // At the place that the record has now.
    return standIn && { ...standIn, id: listing.id };
  }

  function getStandIn(id: string) {
    known ??= new Map(before?.listings.map((listing) => [getRecordId(listing), listing]));
    const standIn = known.get(id);
    const until = before?.standIns.get(id) ?? now + STAND_IN_MS;
    if (!standIn || until <= now || check(standIn).some(isStop)) return undefined;
    publication.standIns.set(id, until);
    return standIn;
  }

  return { publish, publication };
}

/** The ids of stopped listings in one line, where there are any. */
export function describeStopped(stopped: readonly string[]) {
  if (stopped.length === 0) return undefined;
  const more = stopped.length > NAMED ? ` and ${stopped.length - NAMED} more` : "";
  return `stopped before publishing: ${stopped.slice(0, NAMED).join(", ")}${more}`;
}

function isStop({ level }: Finding) {
  return level === "stop";
}

export function getRecordId({ originalId, id }: Publishable) {
  return originalId ?? String(id);
}
