import { isShownAt } from "#app/agency/agency-time.ts";
import type { BuilderPage } from "../block.ts";
import { fetchEntries, type ServiceOptions, TooLarge, toContentUrl } from "./fetch-entries.server.ts";
import { type Published, readPublished } from "./published.server.ts";

const LOOK_EVERY_MS = 60_000;
const TIME_LIMIT_MS = 5_000;
const MOST_ENTRIES = 100;
const fields = "id,name,query,startDate,endDate,firstPublished,lastUpdated,data.title,data.url,data.noIndex";

type WatchOptions = {
  /** The content of an entry. */
  load: (entry: Published) => Promise<BuilderPage | undefined>;
  onFailure: (error: unknown) => void;
};

type WatchedState = {
  entries: readonly Published[];
  /** Whether the service did not answer the last time. */
  isAway: boolean;
  /** When the service answered last (ms). */
  lookedAt?: number;
};

export type WatchedPages = {
  /** Looks at once and then every minute, and calls `onLook` after each time. Returns how to end it. */
  start: (onLook: () => void) => () => void;
  look: () => Promise<void>;
  /** What of it is shown at a moment (ms). */
  findShown: (now: number) => Published[];
  get: () => Readonly<WatchedState>;
};

/**
 * What the service has published, asked for in the background once a minute. The last good list stays while the service
 * is away; nobody waits for it.
 */
export function watchPublished(service: ServiceOptions, { load, onFailure }: WatchOptions): WatchedPages {
  const state: WatchedState = { entries: [], isAway: false };
  let isLooking = false;

  async function look() {
    if (isLooking) return;
    isLooking = true;
    try {
      Object.assign(state, { entries: await findEntries(), isAway: false, lookedAt: Date.now() });
    } catch (error) {
      state.isAway = true;
      onFailure(error);
    }
    isLooking = false;
  }

  async function findEntries() {
    const url = toContentUrl(service, "page", { limit: String(MOST_ENTRIES), fields, noTraverse: "true" });
    const found: Published[] = [];
    for (const raw of await fetchEntries(url, AbortSignal.timeout(TIME_LIMIT_MS))) {
      const entry = readPublished(raw);
      if (entry) found.push({ ...entry, ...(await getContent(entry)) });
    }
    return found;
  }

  /**
   * A page, which is shown from elsewhere, is read once. Where it fails, the last content of this entry stays, and the
   * others are read all the same.
   */
  async function getContent(entry: Published): Promise<Pick<Published, "page" | "isUnread">> {
    const last = state.entries.find(({ id }) => id === entry.id);
    const isKnown = last?.page && !last.isUnread && last.changedAt === entry.changedAt;
    if (isKnown) return { page: last.page };
    try {
      return { page: await load(entry) };
    } catch (error) {
      if (error instanceof TooLarge) return { page: undefined };
      onFailure(error);
      return { page: last?.page, isUnread: true };
    }
  }

  function start(onLook: () => void) {
    const lookAndTell = () => look().then(onLook);
    void lookAndTell();
    const timer = setInterval(lookAndTell, LOOK_EVERY_MS).unref();
    return () => clearInterval(timer);
  }

  return {
    start,
    look,
    findShown: (now) => state.entries.filter((entry) => isShownAt(entry, now)),
    get: () => state,
  };
}
