/*
 * The service worker: /shortlist and /saturday as they last were, with their pictures, while there is no reception; what
 * is sent meanwhile waits, and goes out once there is. Of the office the sheets of open homes whose door is open, until
 * the time that they name; what is noted on these waits in the page (app/office/open-homes/door/phone/door.script.ts).
 */
/** Globals of a service worker; the compiler only knows those of pages. */
declare const self: {
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  addEventListener: <Event>(name: string, listener: (event: Event) => void) => void;
};
type Extendable = { waitUntil: (promise: Promise<unknown>) => void };
type FetchEvent = Extendable & { request: Request; respondWith: (response: Promise<Response>) => void };
type MessageEvent = Extendable & {
  data: { pictures?: string[]; page?: string };
  ports: readonly MessagePort[];
};

const CACHE = "offline";
const pages = ["/shortlist", "/saturday"];
const QUEUE = "/offline-queue/";
const PATIENCE_MS = 4_000;

const sheet = /^\/office\/open-homes\/[^/]+\/[^/]+$/;

/** Under its path alone: the last state of a page, whatever its address asked for. */
async function keepPage(path: string, response: Response) {
  if (sheet.test(path)) return keepSheet(path, response);
  if (response.ok && !response.redirected) await (await caches.open(CACHE)).put(path, response);
}

/** While its door is open. Who is signed out is sent elsewhere, and has it no more. */
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

/** Takes the sheets off the device whose time is over. */
async function forgetSheets() {
  const cache = await caches.open(CACHE);
  for (const request of await cache.keys()) {
    const kept = sheet.test(new URL(request.url).pathname) ? await cache.match(request) : undefined;
    if (kept && !(await isOpen(kept))) await cache.delete(request.url);
  }
}

/** What is in the queue, also in that of an earlier version, which had a name of its own. */
async function findWaiting() {
  const keys = await (await caches.open(CACHE)).keys();
  const waiting = keys.filter(({ url }) => new URL(url).pathname.includes("-queue/"));
  return waiting.map(({ url }) => url).sort();
}

/** Takes over what a worker of an earlier version kept under another name: pages, pictures and unsent changes. */
async function takeOver() {
  const cache = await caches.open(CACHE);
  for (const name of await caches.keys())
    if (name !== CACHE) await navigator.locks.request(name, () => move(name, cache));
}

/** Under the lock of that cache, so that nothing is moved while it is sent. */
async function move(name: string, cache: Cache) {
  const earlier = await caches.open(name);
  for (const request of await earlier.keys()) {
    const kept = await earlier.match(request);
    if (kept && !(await cache.match(request))) await cache.put(request, kept);
  }
  await caches.delete(name);
}

/**
 * One after another and under a lock, since each scope has a worker of its own: everything is sent once. Returns the
 * first that was refused: it stays, since what was typed stands in the answer only.
 */
function sendWaiting() {
  return navigator.locks.request(CACHE, async () => {
    const cache = await caches.open(CACHE);
    let refused: { key: string; reply: Response } | undefined;
    for (const key of await findWaiting()) {
      const body = await (await cache.match(key))?.text();
      const headers = { "Content-Type": "application/x-www-form-urlencoded" };
      const reply = await fetch("/shortlist", { method: "POST", body, headers, redirect: "manual" });
      // Tried again with the next visit.
      if (reply.status >= 500 || reply.status === 429) return refused;
      if (reply.status >= 400) refused ??= { key, reply };
      else await cache.delete(key);
      if (reply.status < 400) await dropForgotten(body);
    }
    return refused;
  });
}

/** Once a visitor forgets or leaves a list, the device keeps nothing of it. */
async function dropForgotten(body = "") {
  if (!["forget", "leave"].includes(new URLSearchParams(body).get("intent") ?? "")) return;
  const cache = await caches.open(CACHE);
  for (const page of pages) await cache.delete(page);
}

/** With one bar of reception a line may hang: then what is kept is shown, and what comes late is kept for the next time. */
async function openPage(request: Request) {
  const { pathname } = new URL(request.url);
  await forgetSheets();
  const fresh = openFresh(request, pathname);
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));
  const inTime = await Promise.race([fresh, late]).catch(() => undefined);
  const kept = inTime ? undefined : await showKept(pathname);
  if (kept) return kept;
  const { response, refusedKey } = inTime ?? (await fresh);
  if (refusedKey) await (await caches.open(CACHE)).delete(refusedKey);
  return response;
}

async function openFresh(
  request: Request,
  path: string,
): Promise<{ response: Response; refusedKey?: string }> {
  const refused = await sendWaiting();
  if (refused) return { response: refused.reply, refusedKey: refused.key };
  const response = await fetch(request);
  if (response.status >= 500) return { response: (await showKept(path)) ?? response };
  await keepPage(path, response.clone());
  return { response };
}

async function showKept(path: string) {
  const kept = await (await caches.open(CACHE)).match(path);
  if (!kept) return undefined;
  // The page's script says it (keep.script.ts).
  const mark = `<template data-waiting="${(await findWaiting()).length}"></template>`;
  return new Response((await kept.text()) + mark, { status: 200, headers: kept.headers });
}

/** A form without reception waits, one behind others that wait as well, and the page as it was is shown again. */
async function sendForm(request: Request) {
  const form = new URLSearchParams(await request.clone().text());
  try {
    await sendWaiting();
    if ((await findWaiting()).length === 0) {
      const reply = await fetch(request);
      if (reply.status < 400) await dropForgotten(form.toString());
      return reply;
    }
  } catch {
    // It waits.
  }
  const key = `${QUEUE}${Date.now()}-${Math.random()}`;
  // To compare changes nothing that could wait.
  if (form.get("intent") !== "compare")
    await (await caches.open(CACHE)).put(key, new Response(form.toString()));
  return Response.redirect("/shortlist", 303);
}

async function showPicture(request: Request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) await cache.put(request, response.clone());
  return response;
}

/** Both pages, and the pictures that the page which asks for it shows. */
async function keepAll(pictures: readonly string[]) {
  const cache = await caches.open(CACHE);
  for (const page of pages) await keepPage(page, await fetch(page));
  for (const picture of pictures) await cache.put(picture, await fetch(picture));
}

self.addEventListener<Extendable>("install", (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener<Extendable>("activate", (event) =>
  event.waitUntil(takeOver().then(() => self.clients.claim())),
);
self.addEventListener<MessageEvent>("message", (event) => {
  const { pictures, page } = event.data;
  const task = page ? fetch(page).then((fresh) => keepPage(page, fresh)) : undefined;
  const done = (task ?? (pictures ? keepAll(pictures) : sendWaiting())).then(
    () => "done",
    () => "failed",
  );
  event.waitUntil(done.then((word) => event.ports[0]?.postMessage(word)));
});
self.addEventListener<FetchEvent>("fetch", (event) => {
  const { request } = event;
  const { pathname, origin } = new URL(request.url);
  if (origin !== location.origin) return;
  if (request.method === "POST" && pathname === "/shortlist") event.respondWith(sendForm(request));
  if (request.method !== "GET") return;
  if (request.mode === "navigate" && (pages.includes(pathname) || sheet.test(pathname)))
    event.respondWith(openPage(request));
  if (request.destination === "image") event.respondWith(showPicture(request));
});
