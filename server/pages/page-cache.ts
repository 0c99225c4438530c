import { type Page, toPage } from "./page.ts";

export type PageCache = ReturnType<typeof createPageCache>;

/** Finished documents by address; when `maxBytes` are full, the longest unused goes first; 0 keeps none. */
export function createPageCache(maxBytes: number) {
  const pages = new Map<string, Page>();
  const underway = new Map<string, Promise<Page | undefined>>();
  let bytes = 0;
  let generation = 0;

  function get(key: string) {
    const page = pages.get(key);
    if (!page) return undefined;
    pages.delete(key);
    pages.set(key, page);
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

  /** Renders once, however many ask for the same page at the same time. What must not be kept is returned as it is. */
  async function getOrRender(key: string, render: () => Promise<Response>): Promise<Page | Response> {
    const ready = get(key);
    if (ready) return ready;
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
  }

  return { get, getOrRender, clear, getBytes: () => bytes };
}
