import { LRUCache } from "lru-cache";
import { chooseEncoding, compressBrotli, isFresh, toETag } from "../http/negotiate.ts";

type Render = () => Promise<Response>;
type MakePage = () => Promise<Page | Response>;

export type PageCache = {
  get: (address: string) => Page | undefined;
  /** Renders a page once, however many requests come at the same time. An uncacheable response is returned as it is. */
  getOrRender: (address: string, render: Render) => Promise<Page | Response>;
  /** Drops all pages. A render in progress ends in the old cache, so that outdated pages are not stored. */
  clear: () => void;
  getFigures: () => { hits: number; misses: number; pages: number; bytes: number };
};

/** Caches finished documents by address. At `maxBytes` the least recently used go first; 0 caches none. */
export function createPageCache(maxBytes: number): PageCache {
  const counts = { hits: 0, misses: 0 };
  let cache = createCache(maxBytes);

  function get(address: string) {
    const page = cache.get(address);
    if (page) counts.hits += 1;
    return page;
  }

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
    // A failed render is reported to the visitor who started it; visitors waiting for it render for themselves.
    const shared = await cache.fetch(address, { context }).catch(() => undefined);
    return own ?? shared ?? render();
  }

  function clear() {
    cache = createCache(maxBytes);
  }

  return {
    get,
    getOrRender,
    clear,
    getFigures: () => ({ ...counts, pages: cache.size, bytes: cache.calculatedSize }),
  };
}

function createCache(maxBytes: number) {
  return new LRUCache<string, Page, MakePage>({
    // The library does not accept 0, and no page fits into one byte.
    maxSize: Math.max(1, maxBytes),
    sizeCalculation: ({ bytes }) => bytes,
    // An uncacheable render, such as a 404, evicts nothing.
    backgroundFetchSize: 0,
    async fetchMethod(_address, _stale, { context, options }) {
      const page = await context();
      if (page instanceof Response) return undefined;
      options.ttl = page.ttlMs;
      return page;
    },
  });
}

const CACHE_CONTROL = "public, max-age=0, s-maxage=60, stale-while-revalidate=600";
const MS_PER_SECOND = 1000;

export type Reply = { status: number; headers: Record<string, string>; body?: Buffer };

/** A finished document with all replies that can be made from it. */
export type Page = {
  etag: string;
  plain: Reply;
  brotli: Reply;
  notModified: Reply;
  /** Memory use. */
  bytes: number;
  /** Time until it is rendered again; undefined: no limit. */
  ttlMs?: number;
};

/** Compresses a response into a page for the cache; an uncacheable one is returned as it is. */
async function toPage(response: Response): Promise<Page | Response> {
  if (!isCacheable(response)) return response;
  const body = Buffer.from(await response.arrayBuffer());
  const brotli = await compressBrotli(body);
  const etag = toETag(body);
  const own = response.headers.get("Cache-Control");
  const headers = new Headers(response.headers);
  headers.set("Cache-Control", own ?? CACHE_CONTROL);
  headers.set("ETag", etag);
  headers.set("Vary", "Accept-Encoding");
  const shared = Object.fromEntries(headers);
  return {
    etag,
    plain: { status: 200, headers: { ...shared, ...toLength(body) }, body },
    brotli: {
      status: 200,
      headers: { ...shared, "content-encoding": "br", ...toLength(brotli) },
      body: brotli,
    },
    notModified: { status: 304, headers: shared },
    bytes: body.length + brotli.length,
    ttlMs: toTtl(own),
  };
}

function toLength(body: Buffer) {
  return { "content-length": String(body.length) };
}

function toTtl(cacheControl: string | null) {
  const seconds = /s-maxage=(\d+)/.exec(cacheControl ?? "")?.[1];
  return seconds === undefined ? undefined : Number(seconds) * MS_PER_SECOND;
}

type Asked = { ifNoneMatch: string | undefined; acceptEncoding: string | undefined };

/** Chooses the reply for a request. Clients without brotli get the plain one; the chain (web.ts) may gzip it. */
export function chooseReply(page: Page, { ifNoneMatch, acceptEncoding }: Asked): Reply {
  if (isFresh(ifNoneMatch, page.etag)) return page.notModified;
  return chooseEncoding(acceptEncoding) === "br" ? page.brotli : page.plain;
}

/** Whether a response is complete, successful and free of anything about one visitor. */
function isCacheable({ status, headers }: Response) {
  return (
    status === 200 &&
    !headers.has("Set-Cookie") &&
    !/no-store|private|s-maxage=0\b/.test(headers.get("Cache-Control") ?? "")
  );
}
