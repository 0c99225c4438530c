/*
 * Keeps what is typed into forms with `data-draft` in localStorage until it is sent, so that it survives leaving the
 * page, a reload and an expired session. Drafts are removed once sent, at sign-out and after seven days.
 */
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** Each field's value before it was typed into (`from`), and the typed one (`to`). */
type Fields = Record<string, { from: string; to: string }>;
type Draft = { at: number; isSent?: boolean; fields: Fields };

const KEPT_MS = 7 * 24 * 60 * 60_000;
const owner = document.querySelector<HTMLElement>("[data-office-person]")?.dataset.officePerson ?? "";
const prefix = `office-draft ${owner} `;
const place = `${prefix}${location.pathname} `;
const query = new URLSearchParams(location.search);
/** The action that led to this page and, on a page with many forms, its part. */
const done = [query.get("done"), query.get("part")].filter(Boolean).join(" ");

try {
  dropOld();
  for (const form of document.querySelectorAll<HTMLFormElement>("form[data-draft]")) restore(form);
  showLost();
} catch {
  // Storage is disabled: forms work without drafts.
}

document.addEventListener("input", (event) => {
  const form = event.target instanceof Element ? event.target.closest("form") : null;
  if (form?.matches("[data-draft]")) keep(form);
});

document.addEventListener("submit", ({ target: form }) => {
  if (!(form instanceof HTMLFormElement)) return;
  if (form.action.endsWith("/office/sign-out"))
    for (const key of findKeys(prefix)) localStorage.removeItem(key);
  const draft = form.matches("[data-draft]") ? read(toKey(form)) : undefined;
  if (draft) write(toKey(form), { ...draft, isSent: true });
});

/** Removes drafts that are too old, and those whose form the page reports as done. */
function dropOld() {
  const [navigation] = performance.getEntriesByType("navigation");
  const isLedTo = navigation instanceof PerformanceNavigationTiming && navigation.type === "navigate";
  const isDone = isLedTo && document.getElementById("sent") !== null;
  for (const key of findKeys("office-draft ")) {
    const draft = read(key);
    const isOld = !draft || draft.at < Date.now() - KEPT_MS;
    const isSent = isDone && key.startsWith(prefix) && (draft?.isSent || key.startsWith(`${place}${done} `));
    if (isOld || isSent) localStorage.removeItem(key);
    else if (draft.isSent && key.startsWith(prefix)) write(key, { ...draft, isSent: false });
  }
}

function keep(form: HTMLFormElement) {
  const fields: Fields = {};
  for (const control of findControls(form)) {
    const [from, to] = [getFirst(control), getNow(control)];
    if (from !== to) fields[toName(control)] = { from, to };
  }
  if (Object.keys(fields).length > 0) write(toKey(form), { at: Date.now(), fields });
  else localStorage.removeItem(toKey(form));
}

function restore(form: HTMLFormElement) {
  const fields = read(toKey(form))?.fields ?? {};
  const known = findControls(form).filter((control) => fields[toName(control)]);
  const changed = known.filter((control) => fields[toName(control)]?.to !== getFirst(control));
  if (changed.length === 0) return;
  // A field whose value has changed on the server is not overwritten without asking.
  const isSafe = changed.every((control) => fields[toName(control)]?.from === getFirst(control));
  if (isSafe) putBack();
  else
    say(form, "You typed something else here before, which is kept on this device.", {
      "Put it back": putBack,
    });

  function putBack() {
    for (const control of changed) set(control, fields[toName(control)]?.to ?? "");
    say(form, "What you typed here before is back.", {});
  }
}

/** Shows a message above a form, with buttons. */
function say(form: HTMLFormElement, words: string, acts: Record<string, () => void>) {
  const note = document.querySelector<HTMLElement>("[data-draft-note]")?.dataset.draftNote;
  const discard = () => {
    localStorage.removeItem(toKey(form));
    form.reset();
  };
  form.closest("details")?.setAttribute("open", "");
  form.querySelector("[data-draft-line]")?.remove();
  form.prepend(toLine([words, note].filter(Boolean).join(" "), { ...acts, Discard: discard }));
}

/** Shows drafts whose form is no longer on the page, so that the text is not lost. */
function showLost() {
  const lost = document.querySelector("[data-lost-drafts]");
  for (const key of lost ? findKeys(place) : []) {
    const typed = Object.values(read(key)?.fields ?? {}).map(({ to }) => to);
    const words = `What you typed here before is still kept on this device: ${typed.join("\n")}`;
    lost?.append(toLine(words, { Discard: () => localStorage.removeItem(key) }));
  }
}

function toLine(words: string, acts: Record<string, () => void>) {
  const line = document.createElement("p");
  line.role = "status";
  line.dataset.draftLine = "";
  line.className =
    "wrap-anywhere flex flex-wrap items-center gap-x-4 whitespace-pre-wrap rounded-xs bg-sand-50 px-3.5 py-1 text-sm";
  line.append(words);
  for (const [label, act] of Object.entries(acts)) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "min-h-11 font-semibold underline";
    button.textContent = label;
    button.onclick = () => {
      line.remove();
      act();
    };
    line.append(button);
  }
  return line;
}

function findControls(form: HTMLFormElement) {
  return [...form.elements].filter(isKept);
}

function isKept(element: Element): element is Control {
  if (element instanceof HTMLInputElement)
    return element.name !== "" && !["hidden", "file", "password", "submit"].includes(element.type);
  return element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;
}

function isBox(control: Control): control is HTMLInputElement {
  return control.type === "checkbox" || control.type === "radio";
}

function toName(control: Control) {
  return isBox(control) ? `${control.name}=${control.value}` : control.name;
}

function getNow(control: Control) {
  return isBox(control) ? String(control.checked) : control.value;
}

function getFirst(control: Control) {
  if (control instanceof HTMLSelectElement)
    return (
      ([...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0])?.value ?? ""
    );
  return isBox(control) ? String(control.defaultChecked) : control.defaultValue;
}

function set(control: Control, value: string) {
  if (isBox(control)) control.checked = value === "true";
  else control.value = value;
}

/** The draft's key: path, action and part; forms with the same action are numbered. */
function toKey(form: HTMLFormElement) {
  const intent = getIntent(form);
  const alike = [...document.querySelectorAll<HTMLFormElement>("form[data-draft]")].filter(
    (each) => getIntent(each) === intent,
  );
  return `${place}${intent} ${alike.indexOf(form)}`;
}

function getIntent(form: HTMLFormElement) {
  const values = ["intent", "part"].map(
    (name) => form.querySelector<HTMLInputElement>(`input[type=hidden][name=${name}]`)?.value,
  );
  return values.filter(Boolean).join(" ");
}

function findKeys(start: string) {
  return Object.keys(localStorage).filter((key) => key.startsWith(start));
}

function read(key: string): Draft | undefined {
  return JSON.parse(localStorage.getItem(key) ?? "null") ?? undefined;
}

function write(key: string, draft: Draft) {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Storage is full: the form works without a draft.
  }
}
