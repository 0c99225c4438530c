import { toPhoneHref } from "#app/region/phone.ts";
import { formatSayings } from "../format-sayings.ts";

/** Copies the element in a template. */
function copy(template: string) {
  const part = document
    .querySelector<HTMLTemplateElement>(template)
    ?.content.firstElementChild?.cloneNode(true);
  return part instanceof HTMLElement ? part : undefined;
}

/** Replaces the link by the form for a visitor's feedback, filled in with the known values. */
export function openSayForm(link: HTMLElement) {
  const line = link.closest("li");
  const form = copy("[data-say-form]");
  if (!line || !form) return;
  const { known = "{}" } = line.dataset;
  const said: Record<string, string> = JSON.parse(known);
  const values = { ...said, known, visitor: line.id.replace("visitor-", "") };
  for (const [name, value] of Object.entries(values))
    for (const field of form.querySelectorAll<Field>(`[name=${name}]`)) setField(field, value);
  link.hidden = true;
  line.append(form);
}

/** Replaces the form by its link again. */
export function closeSayForm(form: HTMLElement) {
  const link = form.closest("li")?.querySelector<HTMLElement>("[data-say]");
  if (link) link.hidden = false;
  form.remove();
}

type Field = HTMLInputElement | HTMLTextAreaElement;

function setField(field: Field, value: string) {
  if (field.type === "radio") field.toggleAttribute("checked", field.value === value);
  else if (field.type === "checkbox") field.toggleAttribute("checked", value !== "");
  else field.value = value;
}

/** Shows a note on the page, ahead of the office's answer and of the cached page. */
export function showNote(note: URLSearchParams, { isWaiting }: { isWaiting: boolean }) {
  const line = findLine(note.get("visitor") ?? "") ?? makeLine(note);
  if (!line) return;
  const intent = note.get("intent");
  if (intent === "came" || intent === "walk in")
    showCame(line, intent === "walk in" || note.get("came") === "on");
  if (intent === "say" || intent === "walk in") showSaid(line, note);
  const waits = line.querySelector<HTMLElement>("[data-waits]");
  if (waits && isWaiting) waits.hidden = false;
}

function findLine(visitor: string) {
  return document.getElementById(`visitor-${visitor}`);
}

function makeLine(note: URLSearchParams) {
  const line = note.get("intent") === "walk in" ? copy("[data-new-line]") : undefined;
  if (!line) return undefined;
  const visitor = note.get("visitor") ?? "";
  line.id = `visitor-${visitor}`;
  for (const field of line.querySelectorAll<HTMLInputElement>("input[name=visitor]")) field.value = visitor;
  const name = line.querySelector("[data-name]");
  if (name) name.textContent = note.get("name");
  line.querySelector("[aria-pressed]")?.setAttribute("aria-label", `Came: ${note.get("name")}`);
  // The enquiry does not exist yet.
  name?.closest("a")?.removeAttribute("href");
  showContact(line, { phone: note.get("phone") ?? "", email: note.get("email") ?? "" });
  const list = document.querySelector("[data-visitors]");
  // Visitors without a booking follow those with one, newest first.
  const next = [...(list?.children ?? [])].find((each) => each.querySelector('[data-said=""]'));
  list?.insertBefore(line, next ?? null);
  return line;
}

function showContact(line: HTMLElement, { phone, email }: { phone: string; email: string }) {
  const link = line.querySelector<HTMLAnchorElement>("[data-contact]");
  if (!link) return;
  link.textContent = phone || email;
  link.href = phone ? toPhoneHref(phone) : `mailto:${email}`;
}

function showCame(line: HTMLElement, came: boolean) {
  const button = line.querySelector<HTMLButtonElement>("button[aria-pressed]");
  button?.setAttribute("aria-pressed", String(came));
  if (button) button.value = came ? "" : "on";
}

function showSaid(line: HTMLElement, note: URLSearchParams) {
  const said = Object.fromEntries(note);
  const words = line.querySelector<HTMLElement>("[data-said]");
  if (words) words.textContent = formatSayings(said, words.dataset.said === "booked");
  const written = line.querySelector("[data-said-note]");
  if (written) written.textContent = note.get("note");
  const names = ["interest", "price", "callBack", "note", "told", "isReleased"];
  line.dataset.known = JSON.stringify(Object.fromEntries(names.map((name) => [name, note.get(name) ?? ""])));
}

/** Updates the counts from the lines on the page. */
export function countLines() {
  const all = [...document.querySelectorAll("[data-visitors] > li")];
  const isCame = (line: Element) => line.querySelector("[aria-pressed=true]") !== null;
  const came = all.filter((line) => isCame(line) && !line.hasAttribute("data-twice")).length;
  const missing = all.filter((line) => line.querySelector("[data-said=booked]") && !isCame(line)).length;
  const count = document.querySelector("[data-came]");
  if (count) count.textContent = String(came);
  const rest = document.querySelector<HTMLElement>("[data-missing]");
  if (rest) rest.textContent = missing > 0 ? `${missing} booked, not here yet` : "";
}
