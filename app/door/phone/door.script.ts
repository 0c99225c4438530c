/*
 * Keeps what is noted at a door on this phone until it is sent: each form at once on the page, then to the office, in order,
 * also after the phone was restarted. Without it the forms are sent like any other.
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
/** While the door is open, its sheet opens on this phone without reception. */
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
    // The phone keeps nothing: it is sent like any other form.
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

/** Ready for the next in the queue. */
function emptyWalkIn(form: HTMLFormElement) {
  form.reset();
  takeNextId();
  const name = form.elements.namedItem("name");
  if (name instanceof HTMLElement) name.focus();
}

/** A page that is kept has the same id each time it is opened. */
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

/** Changes what is kept, and shows and sends what is left. */
function change(changed: ChangeNotes) {
  changeNotes(changed);
  showAll();
  void send();
}

/** Why notes are still on this phone; whoever is signed out gets the link to sign in. */
function tellUnsent(words: string, { isSignedOut = false } = {}) {
  const line = find("[data-unsent-why]");
  if (line) line.textContent = words;
  const link = find("[data-sign-in]");
  if (link) link.hidden = !isSignedOut;
}

/** One after another, and from one tab only; an old browser may send a note twice, which the office notes once. */
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
      // Meanwhile more may be noted.
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

/** What the office has goes from this phone once the sheets that are kept on it show it. */
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

/** Shows what other phones have noted, unless somebody is writing. */
async function look() {
  const reply = await fetch(`${location.pathname}?${new URLSearchParams({ uid })}`);
  const here = new URL(reply.url).pathname;
  if (!reply.ok || here.endsWith("/sign-in")) return;
  // It has moved meanwhile; who is typing goes there once it is sent.
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

/** What others have noted is kept as it was last seen, too. */
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
  // Opened again from here, it is found wherever it has moved.
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
    // Else the browser may forget notes when the phone is full.
    navigator.storage?.persist?.().catch(() => {});
    keepPage(location.pathname).then(
      (isKept) => isKept && showKept(),
      () => {},
    );
  }
}
