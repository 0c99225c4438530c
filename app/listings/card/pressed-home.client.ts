import { SLOW_AFTER_MS } from "#app/ui/loading/slow.ts";

let timer = 0;
let words: HTMLElement | undefined;

function forget() {
  clearTimeout(timer);
  words?.remove();
}

function say(text: string) {
  words = document.createElement("p");
  words.role = "alert";
  words.className = "fixed inset-0 z-50 grid place-items-center bg-foam font-display text-h3";
  words.innerHTML = text;
  document.body.append(words);
}

/** After a press on a card, until its document comes or something else is pressed (spec §2.14, §2.15). */
export function watchPresses() {
  // Absent where tests create a copy.
  globalThis.addEventListener?.("pagehide", forget);
  globalThis.addEventListener?.("click", press);
}

function press(event: MouseEvent) {
  forget();
  const { target, defaultPrevented, button, ctrlKey, metaKey, shiftKey, altKey } = event;
  const link = target instanceof Element && target.closest<HTMLAnchorElement>("article a");
  if (!link || defaultPrevented || button || ctrlKey || metaKey || shiftKey || altKey) return;
  const isRental = link.pathname.startsWith("/rental/");
  const text = isRental
    ? '<span role="img" aria-label="Loading…" class="spinner"></span>'
    : "Loading property details...";
  timer = window.setTimeout(say, SLOW_AFTER_MS, text);
}
