/*
 * Queues notes at a door on this phone until they are sent, also over a restart: each shows on the page at once, then
 * goes to the office in order. Without this script the forms are submitted as usual.
 */
import { makeId } from "#app/store/make-id.ts";
import { findMistake, type Mistake } from "./find-mistake.ts";
import { keepPage } from "./keep-page.ts";
import { readRefusal, showRefused } from "./refused-notes.ts";
import { type ChangeNotes, changeNotes, findNotes, isWaiting, type Note } from "./unsent-notes.ts";
import { closeSayForm, countLines, openSayForm, showNote } from "./visitor-list.ts";

const LOOK_EVERY_MS = 15_000;
const door = document.querySelector<HTMLElement>("[data-door]");
const uid = door?.dataset.door ?? "";
/** Whether to cache the sheet, so that it opens without reception while the door is open. */
const canKeep = Number(door?.dataset.keptUntil) > Date.now() && "serviceWorker" in navigator;

function find(selector: string) {
  return document.querySelector<HTMLElement>(selector);
}

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || !form.matches("[data-note]")) return;
  const typed = new FormData(form, event.submitter);
  typed.set("at", String(Date.now()));
  const wrong = findMistake(typed);
  showWrong(form, wrong);
  if (wrong) return event.preventDefault();
  const entries = [...typed].map(([name, value]) => [name, String(value)]);
  const body = new URLSearchParams(entries).toString();
  try {
    changeNotes((notes) => [...notes, { path: location.pathname, body }]);
  } catch {
    // The phone cannot store anything, so the form is submitted as usual.
    return;
  }
  event.preventDefault();
  if (typed.get("intent") === "walk in") emptyWalkIn(form);
  else if (typed.get("intent") === "say") closeSayForm(form);
  showAll();
  void send();
});

document.addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-say]") : null;
  if (!link) return;
  event.preventDefault();
  openSayForm(link);
});

function showWrong(form: HTMLFormElement, wrong: Mistake | undefined) {
  const line = form.querySelector<HTMLElement>("[data-wrong]");
  if (line) line.textContent = wrong?.message ?? "";
  const field = wrong && form.elements.namedItem(wrong.name);
  if (field instanceof HTMLElement) field.focus();
}

/** Clears the form for the next visitor. */
function emptyWalkIn(form: HTMLFormElement) {
  form.reset();
  takeNextId();
  const name = form.elements.namedItem("name");
  if (name instanceof HTMLElement) name.focus();
}

/** Makes a new id in the browser, since a cached page has the same one each time it is opened. */
function takeNextId() {
  const visitor = document.querySelector<HTMLInputElement>("[data-walk-in] [name=visitor]");
  if (visitor) visitor.value = makeId(Date.now());
}

function showAll() {
  const notes = findNotes();
  for (const line of document.querySelectorAll<HTMLElement>("[data-waits]")) line.hidden = true;
  for (const note of notes) {
    const typed = new URLSearchParams(note.body);
    if (typed.get("uid") === uid) showNote(typed, { isWaiting: !note.isSent });
  }
  countLines();
  const waiting = notes.filter(isWaiting).length;
  const status = find("[data-unsent]");
  if (status) status.hidden = waiting === 0;
  const count = find("[data-unsent-count]");
  if (count)
    count.textContent = waiting === 1 ? "1 note is not sent yet." : `${waiting} notes are not sent yet.`;
  showRefused(
    notes.filter(({ refusal }) => refusal !== undefined),
    change,
  );
}

/** Changes the stored notes, then shows and sends those that are left. */
function change(changed: ChangeNotes) {
  changeNotes(changed);
  showAll();
  void send();
}

/** Says why notes are still on this phone, with a link to sign in for somebody who is signed out. */
function tellUnsent(words: string, { isSignedOut = false } = {}) {
  const line = find("[data-unsent-why]");
  if (line) line.textContent = words;
  const link = find("[data-sign-in]");
  if (link) link.hidden = !isSignedOut;
}

/** Sends notes one by one and from one tab only. Old browsers without locks may send twice, which is harmless. */
function send() {
  const work = () => sendKept().finally(showAll);
  return navigator.locks ? navigator.locks.request("door notes", work) : work();
}

async function sendKept() {
  let isSent = false;
  for (;;) {
    const note = findNotes().find(isWaiting);
    if (!note) {
      if (!isSent) return;
      isSent = false;
      // More notes may arrive meanwhile.
      await look();
      await keepSent();
      continue;
    }
    const reply = await post(note).catch(() => undefined);
    if (!reply || reply.status >= 500 || reply.status === 429)
      return tellUnsent("They are kept on this phone, and go when there is reception.");
    if (reply.status === 401)
      return tellUnsent("They are kept on this phone. You are signed out:", { isSignedOut: true });
    const refusal = reply.status >= 400 ? await readRefusal(reply) : undefined;
    changeNotes((notes) =>
      notes.map((each) =>
        each.body !== note.body ? each : { ...each, ...(refusal ? { refusal } : { isSent: true }) },
      ),
    );
    isSent = true;
  }
}

/** Deletes sent notes from this phone once its cached sheets include them. */
async function keepSent() {
  const sent = findNotes().filter(({ isSent }) => isSent);
  for (const path of new Set(sent.map((note) => note.path))) {
    if (canKeep && !(await keepPage(path).catch(() => false))) continue;
    const bodies = sent.flatMap((note) => (note.path === path ? note.body : []));
    changeNotes((notes) => notes.filter(({ body }) => !bodies.includes(body)));
  }
}

function post({ path, body }: Note) {
  const headers = { "Content-Type": "application/x-www-form-urlencoded" };
  return fetch(path, { method: "POST", body, headers, redirect: "manual" });
}

/** Shows notes from other phones, except in a list in which somebody is writing. */
async function look() {
  const reply = await fetch(`${location.pathname}?${new URLSearchParams({ uid })}`);
  const here = new URL(reply.url).pathname;
  if (!reply.ok || here.endsWith("/sign-in")) return;
  // The open home has moved. While somebody is typing, this waits until their note is sent.
  if (here !== location.pathname && !isTyping()) return location.replace(reply.url);
  const page = new DOMParser().parseFromString(await reply.text(), "text/html");
  const list = find("[data-visitors]");
  const isWriting = list?.querySelector("[data-sayings]") || list?.contains(document.activeElement);
  for (const selector of ["[data-when]", ...(isWriting ? [] : ["[data-visitors]"])]) {
    const [old, fresh] = [find(selector), page.querySelector(selector)];
    if (old && fresh && old.innerHTML !== fresh.innerHTML) old.replaceChildren(...fresh.childNodes);
  }
  showAll();
}

/** Also updates the cached sheet when others have noted something. */
async function lookAndKeep() {
  const before = find("[data-visitors]")?.innerHTML;
  await look();
  if (canKeep && find("[data-visitors]")?.innerHTML !== before) await keepPage(location.pathname);
  await keepSent();
}

function isTyping() {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    "[data-note] :is(textarea, input:not([type=checkbox], [type=radio]))",
  );
  const choices = document.querySelectorAll<HTMLInputElement>(
    "[data-note] :is([type=checkbox], [type=radio])",
  );
  return (
    [...fields].some(({ value, defaultValue }) => value !== defaultValue) ||
    [...choices].some(({ checked, defaultChecked }) => checked !== defaultChecked)
  );
}

function showKept() {
  const line = find("[data-kept-here]");
  if (line) line.hidden = false;
}

if (door) {
  // With its event's id in the address, the page is found again after the open home moves.
  const here = new URL(location.href);
  here.searchParams.set("uid", uid);
  history.replaceState(null, "", here);
  takeNextId();
  showAll();
  void send();
  addEventListener("online", () => void send());
  setInterval(() => {
    if (document.hidden) return;
    if (findNotes().some(isWaiting)) void send();
    else lookAndKeep().catch(() => {});
  }, LOOK_EVERY_MS);
  if (canKeep) {
    // Otherwise the browser may delete notes when storage runs low.
    navigator.storage?.persist?.().catch(() => {});
    keepPage(location.pathname).then(
      (isKept) => isKept && showKept(),
      () => {},
    );
  }
}
