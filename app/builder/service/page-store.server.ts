import type { BuilderPage } from "../block.ts";
import { createCircuitBreaker } from "./circuit-breaker.ts";

/** A page, or that there is none at this address, or that nobody can say. */
export type FoundPage = { status: "found"; page: BuilderPage } | { status: "none" } | { status: "unknown" };

/** What the service said of a path: its page and the bytes it took, or nothing. */
export type Loaded = { page: BuilderPage; bytes: number } | undefined;

type Kept = { loaded: Loaded; checkedAt: number };
type PageStoreOptions = {
  load: (path: string) => Promise<Loaded>;
  onFailure: (error: unknown) => void;
  now?: () => number;
};

const FRESH_MS = 60_000;
/** Past this, and where there was no page, the visitor waits for the answer. */
const OLD_MS = 5 * 60_000;
const STALE_MS = 24 * 60 * 60 * 1000;
const MAX_KEPT = 500;
const MAX_KEPT_BYTES = 16 * 1024 * 1024;
const MAX_LOADING = 8;
const NOTHING_BYTES = 100;

/**
 * The builder's pages by path. What is known is answered at once and, after a minute, asked for anew behind the
 * visitor's back; for a day it stands in while the service is down.
 */
export function createPageStore({ load, onFailure, now = Date.now }: PageStoreOptions) {
  const kept = new Map<string, Kept>();
  const loading = new Map<string, Promise<FoundPage>>();
  const breaker = createCircuitBreaker(now);
  let bytes = 0;

  async function get(path: string): Promise<FoundPage> {
    const known = kept.get(path);
    const age = known ? now() - known.checkedAt : Number.POSITIVE_INFINITY;
    if (!known || age > STALE_MS) return ask(path);
    if (age <= FRESH_MS) return toFound(known.loaded);
    const asked = ask(path);
    if (known.loaded && age <= OLD_MS) return toFound(known.loaded);
    const answer = await asked;
    return answer.status === "unknown" ? toFound(known.loaded) : answer;
  }

  /** Asks once, however many wait for the answer. */
  function ask(path: string): Promise<FoundPage> {
    const underway = loading.get(path);
    if (underway) return underway;
    if (loading.size >= MAX_LOADING || !breaker.admits()) return Promise.resolve({ status: "unknown" });
    const answer = tryToLoad(path).finally(() => loading.delete(path));
    loading.set(path, answer);
    return answer;
  }

  async function tryToLoad(path: string): Promise<FoundPage> {
    try {
      const loaded = await load(path);
      breaker.succeed();
      keep(path, loaded);
      return toFound(loaded);
    } catch (error) {
      breaker.fail();
      onFailure(error);
      return { status: "unknown" };
    }
  }

  function keep(path: string, loaded: Loaded) {
    drop(path);
    kept.set(path, { loaded, checkedAt: now() });
    bytes += sizeOf(loaded);
    for (const oldest of kept.keys()) {
      if (kept.size <= MAX_KEPT && bytes <= MAX_KEPT_BYTES) return;
      drop(oldest);
    }
  }

  function drop(path: string) {
    const known = kept.get(path);
    if (!known) return;
    bytes -= sizeOf(known.loaded);
    kept.delete(path);
  }

  return { get };
}

function toFound(loaded: Loaded): FoundPage {
  return loaded ? { status: "found", page: loaded.page } : { status: "none" };
}

function sizeOf(loaded: Loaded) {
  return loaded?.bytes ?? NOTHING_BYTES;
}
