import type { Finding } from "#app/homes/publishing-rules.ts";

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
};

/** Publishes listings in turn, but those that a rule stops. */
export function createPublisher<Listing extends Publishable>(
  check: (listing: Listing) => readonly Finding[],
) {
  const publication: Publication<Listing> = { listings: [], findings: [], stopped: [] };

  /** Whether it is published. */
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

/** The ids of stopped listings in one line, where there are any. */
export function describeStopped(stopped: readonly string[]) {
  if (stopped.length === 0) return undefined;
  const more = stopped.length > NAMED ? ` and ${stopped.length - NAMED} more` : "";
  return `stopped before publishing: ${stopped.slice(0, NAMED).join(", ")}${more}`;
}

export function getRecordId({ originalId, id }: Publishable) {
  return originalId ?? String(id);
}
