import { type Page, toPage, toSmallPage } from "./page.ts";

export type PageCache = ReturnType<typeof createPageCache>;

/** Finished documents by address; when `maxBytes` are full, the longest unused goes first; 0 keeps none. */
export function createPageCache(maxBytes: number) {
  const pages = new Map<string, Page>();
  const underway = new Map<string, Promise<Page | undefined>>();
  const listeners: (() => void)[] = [];
  const counts = { hits: 0, misses: 0 };
  let isMakingSmall = false;
  let bytes = 0;
  let generation = 0;

  function get(key: string) {
    const page = pages.get(key);
    if (!page) return undefined;
    pages.delete(key);
    if (page.keptUntil <= Date.now()) {
      bytes -= page.bytes;
      return undefined;
    }
    counts.hits += 1;
    pages.set(key, page);
    // What is asked for again is worth the time; one at a time, or pages asked for now would wait for it.
    if (!page.isSmall && !isMakingSmall) void makeSmall(key);
    return page;
  }

  function put(key: string, page: Page) {
    bytes += page.bytes - (pages.get(key)?.bytes ?? 0);
    pages.set(key, page);
    for (const [oldestKey, oldest] of pages) {
      if (bytes <= maxBytes) return;
      pages.delete(oldestKey);
      bytes -= oldest.bytes;
    }
  }

  /** Compresses a kept page as well as can be; visitors get it as it is meanwhile. */
  async function makeSmall(key: string) {
    const page = pages.get(key);
    if (!page || page.isSmall) return;
    isMakingSmall = true;
    const small = await toSmallPage(page).finally(() => {
      isMakingSmall = false;
    });
    if (pages.get(key) === page) put(key, small);
  }

  /** Renders once, however many ask for the same page at the same time. What must not be kept is returned as it is. */
  async function getOrRender(key: string, render: () => Promise<Response>): Promise<Page | Response> {
    const ready = get(key);
    if (ready) return ready;
    counts.misses += 1;
    if (maxBytes === 0) return render();
    // No await before the render is noted as under way, or a second visitor would start another.
    const others = underway.get(key);
    return (others && (await others)) ?? renderPage(key, render);
  }

  async function renderPage(key: string, render: () => Promise<Response>) {
    const started = generation;
    const response = render();
    const page = response.then(toPage);
    const settled = page.catch(() => undefined);
    underway.set(key, settled);
    try {
      const made = await page;
      // The listings may have changed meanwhile: then this is shown once and not kept.
      if (made && started === generation) put(key, made);
      return made ?? (await response);
    } finally {
      if (underway.get(key) === settled) underway.delete(key);
    }
  }

  function clear() {
    pages.clear();
    underway.clear();
    bytes = 0;
    generation += 1;
    for (const listener of listeners) listener();
  }

  return {
    get,
    getOrRender,
    makeSmall,
    clear,
    /** Tells when everything kept has been dropped. */
    onClear: (listener: () => void) => void listeners.push(listener),
    getFigures: () => ({ ...counts, pages: pages.size, bytes, maxBytes }),
  };
}
