import { LRUCache } from "lru-cache";
import { type Page, toPage } from "./page.ts";

type Render = () => Promise<Response>;
type MakePage = () => Promise<Page | Response>;

export type PageCache = ReturnType<typeof createPageCache>;

/** Finished documents by address; at `maxBytes` the least recently used go first; 0 caches none. */
export function createPageCache(maxBytes: number) {
  const listeners: (() => void)[] = [];
  const counts = { hits: 0, misses: 0 };
  let cache = createCache(maxBytes);

  function get(address: string) {
    const page = cache.get(address);
    if (page) counts.hits += 1;
    return page;
  }

  /** Renders a page once, however many ask for it at the same time. What must not be cached is returned as it is. */
  async function getOrRender(address: string, render: Render): Promise<Page | Response> {
    const ready = get(address);
    if (ready) return ready;
    counts.misses += 1;
    if (maxBytes === 0) return render();

    let own: Promise<Page | Response> | undefined;
    const context = () => {
      own = render().then(toPage);
      return own;
    };
    // A failed render is an error to the visitor who caused it; those who waited for it render for themselves.
    const shared = await cache.fetch(address, { context }).catch(() => undefined);
    return own ?? shared ?? render();
  }

  /** Drops all pages. A render under way ends in the old cache, so that outdated pages are not stored. */
  function clear() {
    cache = createCache(maxBytes);
    for (const listener of listeners) listener();
  }

  return {
    get,
    getOrRender,
    clear,
    onClear: (listener: () => void) => void listeners.push(listener),
    getFigures: () => ({ ...counts, pages: cache.size, bytes: cache.calculatedSize, maxBytes }),
  };
}

function createCache(maxBytes: number) {
  return new LRUCache<string, Page, MakePage>({
    // The library takes no 0; no page fits into one byte.
    maxSize: Math.max(1, maxBytes),
    sizeCalculation: ({ bytes }) => bytes,
    // A render that is not cached, such as a 404, evicts nothing.
    backgroundFetchSize: 0,
    async fetchMethod(_address, _stale, { context, options }) {
      const page = await context();
      if (page instanceof Response) return undefined;
      options.ttl = page.ttlMs;
      return page;
    },
  });
}
