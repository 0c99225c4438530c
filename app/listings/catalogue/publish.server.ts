import type { Finding } from "#app/homes/publishing-rules.ts";

const NAMED = 10;

type Publishable = { id: number | string; originalId?: string };

/** The rules before publishing, as they apply to the listings of a file. */
export type Rulebook<Listing> = {
  /** Prepares a check of all listings. `today` is the day at the agency, as 2026-11-28. */
  start: (today: string) => (listing: Listing) => readonly Finding[];
  /** Whether a rule has come into force after the day `since`. */
  hasNew: (since: string, today: string) => boolean;
};

export type Publication<Listing> = {
  listings: Listing[];
  findings: (Finding & { id: string })[];
  stopped: string[];
};

/** Collects the listings to publish, without those that a rule stops. */
export function createPublisher<Listing extends Publishable>(
  check: (listing: Listing) => readonly Finding[],
) {
  const publication: Publication<Listing> = { listings: [], findings: [], stopped: [] };

  /** Returns whether the listing is published. */
  function publish(listing: Listing) {
    const id = getRecordId(listing);
    const findings = check(listing);
    for (const finding of findings) publication.findings.push({ id, ...finding });
    const isStopped = findings.some(({ level }) => level === "stop");
    if (isStopped) publication.stopped.push(id);
    else publication.listings.push(listing);
    return !isStopped;
  }

  return { publish, publication };
}

/** Names the stopped listings in one line; undefined if there are none. */
export function describeStopped(stopped: readonly string[]) {
  if (stopped.length === 0) return undefined;
  const more = stopped.length > NAMED ? ` and ${stopped.length - NAMED} more` : "";
  return `stopped before publishing: ${stopped.slice(0, NAMED).join(", ")}${more}`;
}

export function getRecordId({ originalId, id }: Publishable) {
  return originalId ?? String(id);
}
