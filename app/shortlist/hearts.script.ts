/*
 * Keeps and drops homes without leaving the page. Cached documents are the same for everybody, so the kept homes are
 * fetched at the visitor's first interaction.
 */
type Said = { homes?: string[]; says?: string; check?: string };

const SHOWN_MS = 6000;
const signs = ["pointerover", "keydown", "focusin", "scroll", "click"];
const form = document.querySelector("form#hearts");
const count = document.querySelector("#heart-count");
const words = form?.querySelector("output");
let homes: string[] | undefined;
let last: Promise<Said> = Promise.resolve({});

function paint() {
  if (!homes) return;
  const kept = homes.length > 0 ? String(homes.length) : "";
  // Written only if it differs, because every write triggers the observer below.
  if (count && count.textContent !== kept) count.textContent = kept;
  for (const heart of document.querySelectorAll<HTMLButtonElement>("button[form=hearts]")) {
    const isKept = homes.includes(heart.value);
    heart.name = isKept ? "drop" : "keep";
    heart.ariaPressed = String(isKept);
  }
}

async function send(body?: URLSearchParams) {
  const reply = await fetch("/shortlist.json", body && { method: "POST", body });
  const said: Said = await reply.json();
  homes = said.homes ?? homes;
  paint();
  return said;
}

// Requests run one at a time, so that answers arrive in order and hearts pressed together create only one list.
function ask(body?: URLSearchParams) {
  last = last.catch(() => ({})).then(() => send(body));
  return last;
}

function start() {
  for (const sign of signs) removeEventListener(sign, start, true);
  ask().catch(() => {});
}

async function press(event: Event) {
  const { target } = event;
  const heart = target instanceof Element && target.closest<HTMLButtonElement>("button[form=hearts]");
  if (!heart) return;
  event.preventDefault();
  const said: Said = await ask(new URLSearchParams({ [heart.name]: heart.value })).catch(() => ({
    says: "You seem to be offline, so nothing has changed. Please try again.",
  }));
  if (words) words.value = said.says ?? "";
  form?.classList.toggle("has-kept", heart.name === "drop" && !said.says);
  setTimeout(() => form?.classList.remove("has-kept"), SHOWN_MS);
  // Where the browser refused the cookie, the shortlist's page explains it.
  if (said.check && !(await ask()).homes?.length) location.assign(said.check);
}

for (const sign of signs) addEventListener(sign, start, true);
addEventListener("click", press, true);
addEventListener("pageshow", (event) => event.persisted && start());
// Paints the hearts of cards that a filter adds.
new MutationObserver(paint).observe(document.body, { childList: true, subtree: true });
