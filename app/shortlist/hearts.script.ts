/*
 * Keeps and drops homes without leaving the page. Which hearts are full is asked once, at the visitor's first sign, so that
 * documents are the same for everybody.
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
  // Only where it differs: what is written here is seen by the observer below.
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

// Requests run one after another: each answer is newer than the last, and the first heart creates one list for all.
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
  // A browser that refuses the cookie is told so, on a page of its own.
  if (said.check && !(await ask()).homes?.length) location.assign(said.check);
}

for (const sign of signs) addEventListener(sign, start, true);
addEventListener("click", press, true);
addEventListener("pageshow", (event) => event.persisted && start());
// Cards that a filter brings.
new MutationObserver(paint).observe(document.body, { childList: true, subtree: true });
