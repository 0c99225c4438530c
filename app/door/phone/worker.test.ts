import { runInNewContext } from "node:vm";
import { expect, test, vi } from "vitest";
import { setClock } from "#app/region/clock.fixture.ts";
import { script } from "./worker.script.ts?script";

function loseReception(): never {
  throw new TypeError("Failed to fetch");
}

function say(status: number, page = "") {
  return () => new Response(page, { status });
}

const scope = "/office/open-homes/";
const sheet = "/office/open-homes/S014/2026-11-28T10:00";
const toSheet = (until: number) => () => new Response(`<div data-kept-until="${until}">the door</div>`);

test("the sheet of an open door is cached until its time is over or somebody signs out", async () => {
  setClock(Date.now());
  const device = createDevice();
  const worker = device.startWorker(scope);
  device.setAnswer(toSheet(Date.now() + 60_000));
  await worker.open(sheet);
  device.setAnswer(loseReception);
  expect(await (await worker.open(sheet)).text()).toContain("the door");
  device.setAnswer(say(401));
  await worker.open(sheet);
  expect(device.findKept()).toEqual([]);
  device.setAnswer(toSheet(Date.now() + 1_000));
  await worker.open(sheet);
  expect(device.findKept()).toEqual([sheet]);
  vi.setSystemTime(Date.now() + 1_000);
  device.setAnswer(loseReception);
  await expect(worker.open(sheet)).rejects.toThrow("Failed to fetch");
  expect(device.findKept()).toEqual([]);
});

test("outside the office, where an earlier version cached pages, the worker unregisters itself", async () => {
  const worker = createDevice().startWorker("/shortlist");
  await worker.activate();
  expect(worker.isRegistered()).toBe(false);
});

test("the only office pages cached are sheets whose door is open", async () => {
  const device = createDevice();
  device.setAnswer(say(200, "a sheet"));
  await device.startWorker(scope).open(sheet);
  expect(device.findKept()).toEqual([]);
});

test("when the connection hangs the cached sheet is shown, and nothing else is", async () => {
  const device = createDevice();
  const worker = device.startWorker(scope);
  device.setAnswer(toSheet(Date.now() + 60_000));
  await worker.open(sheet);
  device.setAnswer(() => new Promise(() => {}));
  expect(await (await worker.open(sheet)).text()).toContain("the door");
  const other = createDevice();
  other.setAnswer(() => new Promise((resolve) => setTimeout(() => resolve(new Response("late")), 600)));
  expect(await (await other.startWorker(scope).open(sheet)).text()).toBe("late");
});

const origin = "https://headland.example";

type Asked = { url: string; method: string; mode: string };
/** The server's response. It throws without reception, and never resolves when the connection hangs. */
type Answer = () => Response | Promise<Response>;
type Listener = (event: object) => void;

/** A phone with a service worker, a cache and a network connection that the test controls. */
function createDevice() {
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
