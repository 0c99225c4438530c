import { runInNewContext } from "node:vm";
import { script } from "./worker.script.ts?script";

const origin = "https://headland.example";

type Asked = { url: string; method: string; mode: string };
/** The server's response. It throws without reception, and never resolves when the connection hangs. */
type Answer = () => Response | Promise<Response>;
type Listener = (event: object) => void;

/** A phone with a service worker, a cache and a network connection that the test controls. */
export function createDevice() {
  const kept = new Map<string, Response>();
  let answer: Answer = () => new Response("<p>a page</p>");
  const surroundings = {
    // Follows the test's clock.
    Date,
    URL,
    // Makes the worker's timeout ten times shorter.
    setTimeout: (task: () => void, ms: number) => setTimeout(task, ms / 10),
    Response,
    caches: { open: async () => createCache(kept) },
    fetch: async () => answer(),
  };
  return {
    findKept: () => [...kept.keys()].map((url) => new URL(url).pathname),
    setAnswer: (next: Answer) => {
      answer = next;
    },
    startWorker: (scope: string) => startWorker(surroundings, scope),
  };
}

function startWorker(surroundings: object, scope: string) {
  let isRegistered = true;
  const listeners = new Map<string, Listener>();
  const self = {
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    clients: { claim: async () => {} },
    registration: {
      scope: toUrl(scope),
      unregister: async () => {
        isRegistered = false;
      },
    },
  };
  runInNewContext(script, { ...surroundings, self });

  function ask(request: Asked) {
    return new Promise<Response>((resolve) =>
      listeners.get("fetch")?.({ request, respondWith: (reply: Promise<Response>) => resolve(reply) }),
    );
  }

  return {
    activate: () =>
      new Promise<void>((resolve) =>
        listeners.get("activate")?.({ waitUntil: (done: Promise<void>) => resolve(done) }),
      ),
    open: (path: string) => ask({ url: toUrl(path), method: "GET", mode: "navigate" }),
    isRegistered: () => isRegistered,
  };
}

/** An address, or a request with one. */
type Key = string | { url: string };

function toKey(key: Key) {
  return toUrl(typeof key === "string" ? key : key.url);
}

function createCache(kept: Map<string, Response>) {
  return {
    keys: async () => [...kept.keys()].map((url) => ({ url })),
    match: async (key: Key) => kept.get(toKey(key))?.clone(),
    put: async (key: Key, response: Response) => void kept.set(toKey(key), response),
    delete: async (key: Key) => kept.delete(toKey(key)),
  };
}

function toUrl(path: string) {
  return new URL(path, origin).href;
}
