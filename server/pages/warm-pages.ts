import { setTimeout as wait } from "node:timers/promises";
import type { Page } from "./page.ts";
import type { PageCache } from "./page-cache.ts";

/** The first visitors after a start come first. */
const FIRST_PAUSE_MS = 10_000;
/** So much of the cache is filled in advance; the rest is left to what visitors ask for. */
const SHARE_FILLED = 0.75;
const SITEMAP = "/sitemap.xml";

type WarmOptions = {
  pages: PageCache;
  /** A page by its address, from the cache or rendered into it. */
  getPage: (address: string) => Promise<Page | Response>;
  onError: (error: unknown) => void;
  firstPauseMs?: number;
};

/**
 * Renders every page of the sitemap into the cache, at first and whenever it has been emptied: one at a time, with a
 * pause as long as each took, so that visitors always come first. Returns what stops it.
 */
export function keepPagesWarm({ pages, getPage, onError, firstPauseMs = FIRST_PAUSE_MS }: WarmOptions) {
  let round = 0;

  async function warm(pauseMs: number) {
    round += 1;
    const own = round;
    await wait(pauseMs, undefined, { ref: false });
    for await (const address of findAddresses(getPage, SITEMAP)) {
      if (own !== round || isFilled(pages)) return;
      const start = performance.now();
      await getPage(address);
      await pages.makeSmall(address);
      await wait(performance.now() - start, undefined, { ref: false });
    }
  }

  function begin(pauseMs: number) {
    warm(pauseMs).catch(onError);
  }

  begin(firstPauseMs);
  pages.onClear(() => begin(0));
  return () => {
    round += 1;
  };
}

/** The pages of our own sitemap, as a search engine would find them; of a sitemap in parts, one part after another. */
async function* findAddresses(getPage: WarmOptions["getPage"], address: string): AsyncGenerator<string> {
  const sitemap = await getPage(address);
  const xml = sitemap instanceof Response ? await sitemap.text() : sitemap.body.toString("utf8");
  const isIndex = xml.includes("<sitemapindex");
  for (const [, location = ""] of xml.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    const { pathname, search } = new URL(location);
    if (isIndex) yield* findAddresses(getPage, pathname + search);
    else yield decodeURI(pathname);
  }
}

function isFilled(pages: PageCache) {
  const { bytes, maxBytes } = pages.getFigures();
  return bytes >= maxBytes * SHARE_FILLED;
}
