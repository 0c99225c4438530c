/*
 * The service worker on an agent's phone. It caches sheets of open homes while their door is open, until the time given
 * in the page; notes are queued by the page (door.script.ts). An earlier version cached visitors' pages too, so outside
 * the office the worker unregisters itself.
 */
/** Globals of a service worker; the compiler only knows those of pages. */
declare const self: {
  skipWaiting: () => Promise<void>;
  registration: { scope: string; unregister: () => Promise<unknown> };
  clients: { claim: () => Promise<void> };
  addEventListener: <Event>(name: string, listener: (event: Event) => void) => void;
};
type Extendable = { waitUntil: (promise: Promise<unknown>) => void };
type FetchEvent = Extendable & { request: Request; respondWith: (response: Promise<Response>) => void };
type MessageEvent = Extendable & { data: { page?: string }; ports: readonly MessagePort[] };

const CACHE = "offline";
const PATIENCE_MS = 4_000;

const sheet = /^\/office\/open-homes\/[^/]+\/[^/]+$/;

/** Caches a sheet while its door is open. A redirect, as after signing out, deletes it. */
async function keepSheet(path: string, response: Response) {
  const cache = await caches.open(CACHE);
  const { headers, status } = response;
  if (response.ok && !response.redirected && (await isOpen(response.clone())))
    await cache.put(path, new Response(await response.text(), { status, headers }));
  else if (status < 500) await cache.delete(path);
}

async function isOpen(page: Response) {
  const [, until] = /data-kept-until="(\d{13})"/.exec(await page.text()) ?? [];
  return Number(until) > Date.now();
}

/** Deletes sheets whose time is over. */
async function forgetSheets() {
  const cache = await caches.open(CACHE);
  for (const request of await cache.keys()) {
    const kept = await cache.match(request);
    if (kept && isSheet(request) && !(await isOpen(kept))) await cache.delete(request);
  }
}

function isSheet({ url }: Request) {
  return sheet.test(new URL(url).pathname);
}

/** Falls back to the cached sheet when the network is slow; a late response is cached for the next time. */
async function openSheet(request: Request) {
  const { pathname } = new URL(request.url);
  await forgetSheets();
  const fresh = openFresh(request, pathname);
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));
  const inTime = await Promise.race([fresh, late]).catch(() => undefined);
  return inTime ?? (await showKept(pathname)) ?? fresh;
}

async function openFresh(request: Request, path: string) {
  const response = await fetch(request);
  if (response.status >= 500) return (await showKept(path)) ?? response;
  await keepSheet(path, response.clone());
  return response;
}

async function showKept(path: string) {
  return (await caches.open(CACHE)).match(path);
}

const isAtDoor = new URL(self.registration.scope).pathname.startsWith("/office/");

self.addEventListener<Extendable>("install", (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener<Extendable>("activate", (event) =>
  event.waitUntil(isAtDoor ? self.clients.claim() : self.registration.unregister()),
);
self.addEventListener<MessageEvent>("message", (event) => {
  const { page } = event.data;
  if (!isAtDoor || !page) return;
  const done = fetch(page)
    .then((fresh) => keepSheet(page, fresh))
    .then(
      () => "done",
      () => "failed",
    );
  event.waitUntil(done.then((word) => event.ports[0]?.postMessage(word)));
});
self.addEventListener<FetchEvent>("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || request.mode !== "navigate") return;
  if (isAtDoor && isSheet(request)) event.respondWith(openSheet(request));
});
