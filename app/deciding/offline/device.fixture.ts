import { runInNewContext } from "node:vm";
import { script } from "./worker.script.ts?script";

const origin = "https://headland.example";

type Sent = { url: string; method: string; body: string };
type Asked = Sent & { mode: string; destination: string; text: () => Promise<string>; clone: () => Asked };
/** The server's answer. It throws when there is no reception, and never arrives when the connection hangs. */
type Answer = (sent: Sent) => Response | Promise<Response>;
type Listener = (event: object) => void;

/** A browser's device with the worker's two scopes, which share what is kept and a lock. */
export function createDevice() {
  const caches = new Map<string, Map<string, Response>>();
  const kept = openCache("offline");
  const sent: Sent[] = [];
  let answer: Answer = () => new Response("<p>a page</p>");
  let running: Promise<unknown> = Promise.resolve();
  const surroundings = {
    URL,
    URLSearchParams,
    // The worker's patience, ten times shorter.
    setTimeout: (task: () => void, ms: number) => setTimeout(task, ms / 10),
    location: { origin },
    Response: class extends Response {
      static override redirect(path: string) {
        return new Response(null, { status: 303, headers: { Location: path } });
      }
    },
    caches: {
      open: async (name: string) => createCache(openCache(name)),
      keys: async () => [...caches.keys()],
      delete: async (name: string) => caches.delete(name),
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
  function openCache(name: string) {
    const cache = caches.get(name) ?? new Map<string, Response>();
    caches.set(name, cache);
    return cache;
  }
  return {
    /** Stores a page as a worker of an earlier version did. */
    keepEarlier: (name: string, path: string, text: string) =>
      openCache(name).set(toUrl(path), new Response(text)),
    countCaches: () => caches.size,
    setAnswer: (next: Answer) => {
      answer = next;
    },
    findPosts: () => sent.filter(({ method }) => method === "POST").map(({ body }) => body),
    countWaiting: () => [...kept.keys()].filter((url) => url.includes("queue")).length,
    countPages: () => [...kept.keys()].filter((url) => !url.includes("queue")).length,
    startWorker: () => startWorker(surroundings),
  };
}

function startWorker(surroundings: object) {
  const listeners = new Map<string, Listener>();
  const self = {
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    clients: { claim: async () => {} },
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
    send: (form: string) => ask(toRequest("/shortlist", "POST", form)),
    /** Sends the message that the page sends when the browser is online again. */
    tellOnline: () =>
      new Promise<unknown>((resolve) =>
        listeners.get("message")?.({ data: {}, ports: [{ postMessage: resolve }], waitUntil: () => {} }),
      ),
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
    delete: async (key: string) => kept.delete(toUrl(key)),
  };
}

function toUrl(path: string) {
  return new URL(path, origin).href;
}
