import { runInNewContext } from "node:vm";
import { script } from "./worker.script.ts?script";

const origin = "https://headland.example";

type Sent = { url: string; method: string; body: string };
type Asked = Sent & { mode: string; destination: string; text: () => Promise<string>; clone: () => Asked };
/** The server's answer. It throws when there is no reception, and never arrives when the connection hangs. */
type Answer = (sent: Sent) => Response | Promise<Response>;
type Listener = (event: object) => void;

/** A browser's device; its workers share what is kept and a lock. */
export function createDevice() {
  const kept = new Map<string, Response>();
  const sent: Sent[] = [];
  let answer: Answer = () => new Response("<p>a page</p>");
  let running: Promise<unknown> = Promise.resolve();
  const surroundings = {
    URL,
    URLSearchParams,
    // The worker's patience, ten times shorter.
    setTimeout: (task: () => void, ms: number) => setTimeout(task, ms / 10),
    Response,
    caches: {
      open: async () => createCache(kept),
    },
    navigator: {
      locks: {
        request: (_name: string, task: () => Promise<unknown>) => {
          running = running.then(task, task);
          return running;
        },
      },
    },
    async fetch(request: string | Asked, options: Partial<Sent> = {}) {
      const { url, method, body = "" } = typeof request === "string" ? { url: request, ...options } : request;
      const each = { url: toUrl(url), method: method ?? "GET", body };
      // Long enough for another worker to do the same meanwhile.
      await new Promise((resolve) => setTimeout(resolve, 5));
      const reply = await answer(each);
      sent.push(each);
      return reply;
    },
  };
  return {
    /** Stores a page, or a form that waits, as the worker of an earlier version did. */
    keep: (path: string, text: string) => kept.set(toUrl(path), new Response(text)),
    findKept: () => [...kept.keys()].map((url) => new URL(url).pathname),
    setAnswer: (next: Answer) => {
      answer = next;
    },
    findPosts: () => sent.filter(({ method }) => method === "POST").map(({ body }) => body),
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
    open: (path: string) => ask(toRequest(path, "GET")),
    isRegistered: () => isRegistered,
  };
}

function toRequest(path: string, method: string, body = ""): Asked {
  const request = { url: toUrl(path), method, mode: "navigate", destination: "document", body };
  return { ...request, text: async () => body, clone: () => toRequest(path, method, body) };
}

/** An address, or the request of it. */
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
