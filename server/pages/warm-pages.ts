import { setTimeout as wait } from "node:timers/promises";
import type { Page, PageCache } from "./page-cache.ts";

/** The first visitors after a start come first. */
const FIRST_PAUSE_MS = 10_000;
/** The rest of the cache is left to what visitors ask for. */
const SHARE_FILLED = 0.75;
const SITEMAP = "/sitemap.xml";

type WarmOptions = {
  pages: Pick<PageCache, "onClear" | "getFigures">;
  /** A page by its address, from the cache or rendered into it. */
  getPage: (address: string) => Promise<Page | Response>;
  onError: (error: unknown) => void;
  firstPauseMs?: number;
};

/**
 * Renders every page of the sitemap into the cache, after the start and whenever it has been cleared: one at a time,
 * with a pause as long as each took, so that visitors are not slowed down. Returns what stops it.
 */
export function warmPages({ pages, getPage, onError, firstPauseMs = FIRST_PAUSE_MS }: WarmOptions) {
  let round = 0;

  async function warm(pauseMs: number) {
    round += 1;
    const own = round;
    await wait(pauseMs, undefined, { ref: false });
    for await (const address of findAddresses(getPage, SITEMAP)) {
      if (own !== round || isFilled(pages)) return;
      const start = performance.now();
      await getPage(address);
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

/** The addresses in our own sitemap; of a sitemap index, those of each part in turn. */
async function* findAddresses(getPage: WarmOptions["getPage"], address: string): AsyncGenerator<string> {
  const sitemap = await getPage(address);
  const xml = sitemap instanceof Response ? await sitemap.text() : sitemap.plain.body.toString("utf8");
  const isIndex = xml.includes("<sitemapindex");
  for (const [, location = ""] of xml.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    const { pathname, search } = new URL(location);
    if (isIndex) yield* findAddresses(getPage, pathname + search);
    else yield decodeURI(pathname);
  }
}

function isFilled(pages: WarmOptions["pages"]) {
  const { bytes, maxBytes } = pages.getFigures();
  return bytes >= maxBytes * SHARE_FILLED;
}
