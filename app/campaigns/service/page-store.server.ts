import { LRUCache } from "lru-cache";
import { DAY_MS } from "#app/region/time.ts";
import type { BuilderPage } from "../block.ts";

/** A page, or that there is none at this path, or that the service is down and nothing is cached. */
export type FoundPage = { status: "found"; page: BuilderPage } | { status: "none" } | { status: "unknown" };

/** The page that the service has at a path, with its size, or nothing. */
export type Loaded = { page: BuilderPage; bytes: number } | undefined;

type Cached = { loaded: Loaded; checkedAt: number };
type PageStoreOptions = {
  load: (path: string) => Promise<Loaded>;
  onFailure: (error: unknown) => void;
  now?: () => number;
};

const FRESH_MS = 60_000;
/** An older page, and where there was none, visitors wait for the service. */
const REVALIDATE_MS = 5 * 60_000;
const STALE_MS = DAY_MS;
const MAX_CACHED = 500;
const MAX_CACHED_BYTES = 16 * 1024 * 1024;
const MAX_MISSES = 2_000;
const MAX_LOADING = 8;
const MAX_FAILURES = 3;
const PAUSE_MS = 30_000;

/** The builder's pages by path: fresh for a minute, then stale while revalidating, for a day if the service is down. */
export function createPageStore({ load, onFailure, now = () => performance.now() }: PageStoreOptions) {
  const cache = createCache();
  const loading = new Map<string, Promise<FoundPage>>();
  const breaker = createCircuitBreaker(now);

  async function get(path: string): Promise<FoundPage> {
    const cached = cache.get(path);
    const age = cached ? now() - cached.checkedAt : Number.POSITIVE_INFINITY;
    if (!cached || age > STALE_MS) return refresh(path);
    if (age <= FRESH_MS) return toFound(cached.loaded);
    const refreshed = refresh(path);
    if (cached.loaded && age <= REVALIDATE_MS) return toFound(cached.loaded);
    const found = await refreshed;
    return found.status === "unknown" ? toFound(cached.loaded) : found;
  }

  /** Loads a path once at a time. */
  function refresh(path: string): Promise<FoundPage> {
    const underway = loading.get(path);
    if (underway) return underway;
    if (loading.size >= MAX_LOADING || !breaker.admits()) return Promise.resolve({ status: "unknown" });
    const found = tryToLoad(path).finally(() => loading.delete(path));
    loading.set(path, found);
    return found;
  }

  async function tryToLoad(path: string): Promise<FoundPage> {
    try {
      const loaded = await load(path);
      breaker.succeed();
      cache.set(path, { loaded, checkedAt: now() });
      return toFound(loaded);
    } catch (error) {
      breaker.fail();
      onFailure(error);
      return { status: "unknown" };
    }
  }

  return { get };
}

/** Paths without a page have a cache of their own: a scanner that makes paths up cannot evict pages. */
function createCache() {
  const pages = new LRUCache<string, Cached>({
    max: MAX_CACHED,
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: ({ loaded }) => loaded?.bytes ?? 1,
  });
  const misses = new LRUCache<string, Cached>({ max: MAX_MISSES });
  return {
    get: (path: string) => pages.get(path) ?? misses.get(path),
    set(path: string, cached: Cached) {
      const [home, other] = cached.loaded ? [pages, misses] : [misses, pages];
      home.set(path, cached);
      other.delete(path);
    },
  };
}

function toFound(loaded: Loaded): FoundPage {
  return loaded ? { status: "found", page: loaded.page } : { status: "none" };
}

/** A circuit breaker: open for 30 s after three failures in a row, then one request decides. */
function createCircuitBreaker(now: () => number) {
  let failures = 0;
  let openUntil = 0;
  return {
    admits() {
      if (failures < MAX_FAILURES) return true;
      if (now() < openUntil) return false;
      // Other requests wait for the result of this one.
      openUntil = now() + PAUSE_MS;
      return true;
    },
    succeed() {
      failures = 0;
    },
    fail() {
      failures += 1;
      if (failures >= MAX_FAILURES) openUntil = now() + PAUSE_MS;
    },
  };
}
