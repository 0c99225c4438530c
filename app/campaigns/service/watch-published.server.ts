import { once } from "node:events";
import { DAY_MS } from "#app/region/time.ts";
import { startLooking } from "#app/store/tasks.server.ts";
import type { BuilderPage } from "../block.ts";
import { fetchEntries, type ServiceOptions, TooLarge, toContentUrl } from "./fetch-entries.server.ts";
import { isAddress, isShownAt, type Published, readPublished } from "./published.server.ts";

const LOOK_EVERY_MS = 60_000;
const TIME_LIMIT_MS = 5_000;
/** The longest that a visitor waits for the first poll. */
const FIRST_LOOK_MS = 2_000;
/** The service's largest page size. */
const ENTRIES_AT_ONCE = 100;
const fields = "id,name,query,startDate,endDate,firstPublished,lastUpdated,data.title,data.url,data.noIndex";

/** `isSettled`: cannot change while its entry does not. */
type Content = { page: BuilderPage; isSettled: boolean };

type WatchOptions = {
  load: (entry: Published) => Promise<Content | undefined>;
  onFailure: (error: unknown) => void;
};

type WatchedState = {
  entries: readonly Published[];
  isAway: boolean;
  /** When the last successful poll ended (ms). */
  lookedAt?: number;
};

export type WatchedPages = {
  /** Polls at once and then every minute, and calls `onLook` after each poll. Returns a function that stops it. */
  start: (onLook: () => void) => () => Promise<void>;
  look: () => Promise<void>;
  /** The page that visitors get at a path now. Waits for the first poll only. */
  getPage: (path: string) => Promise<BuilderPage | undefined>;
  /** The entries shown at a time (ms). */
  findShown: (now: number) => Published[];
  get: () => Readonly<WatchedState>;
};

/** Polls the service for published pages in the background. Keeps the last good list while the service is away. */
export function watchPublished(service: ServiceOptions, { load, onFailure }: WatchOptions): WatchedPages {
  const state: WatchedState = { entries: [], isAway: false };
  let looking: Promise<void> | undefined;

  function look() {
    looking ??= lookOnce().finally(() => {
      looking = undefined;
    });
    return looking;
  }

  async function lookOnce() {
    try {
      Object.assign(state, { entries: await findEntries(), isAway: false, lookedAt: Date.now() });
    } catch (error) {
      state.isAway = true;
      onFailure(error);
    }
  }

  async function findEntries() {
    const found: Published[] = [];
    for (const raw of await fetchList(service)) {
      const entry = readPublished(raw);
      if (entry) found.push({ ...entry, ...(await getContent(entry)) });
    }
    return found;
  }

  /** Keeps the entry's last content where a read fails, without affecting other entries. */
  async function getContent(entry: Published): Promise<Partial<Published>> {
    const last = state.entries.find(({ id }) => id === entry.id);
    if (last && isStillRead(last, entry)) return { page: last.page, readAt: last.readAt };
    try {
      const { page, isSettled } = (await load(entry)) ?? {};
      return { page, readAt: isSettled ? Date.now() : undefined };
    } catch (error) {
      if (error instanceof TooLarge) return { page: undefined };
      onFailure(error);
      return { page: last?.page, isUnread: true };
    }
  }

  function findShown(now: number) {
    return state.entries.filter((entry) => isShownAt(entry, now));
  }

  return {
    look,
    findShown,
    get: () => state,
    async getPage(path) {
      if (!isAddress(path)) return undefined;
      const isFirst = state.lookedAt === undefined && !state.isAway;
      if (isFirst) await Promise.race([look(), once(AbortSignal.timeout(FIRST_LOOK_MS), "abort")]);
      return findShown(Date.now()).find((entry) => entry.path === path && entry.page)?.page;
    },
    start: (onLook) => startLooking(() => look().then(onLook), LOOK_EVERY_MS),
  };
}

async function fetchList(service: ServiceOptions) {
  const entries: unknown[] = [];
  for (;;) {
    const url = toContentUrl(service, "page", {
      limit: String(ENTRIES_AT_ONCE),
      offset: String(entries.length),
      fields,
      noTraverse: "true",
    });
    const found = await fetchEntries(url, AbortSignal.timeout(TIME_LIMIT_MS));
    entries.push(...found);
    if (found.length < ENTRIES_AT_ONCE) return entries;
  }
}

/** Whether the content is current. Read again once a day, because pictures that no page asks for are deleted. */
function isStillRead({ readAt = 0, changedAt }: Published, entry: Published) {
  return changedAt === entry.changedAt && readAt > Date.now() - DAY_MS;
}
