import { toPhoneHref } from "#app/region/format.ts";
import { toSaidWords } from "./said-words.ts";

/** The line of a visitor that an agent notes here, before the office has it. */
let template: HTMLElement | undefined;

/** Takes the empty line of the page, from which new ones are made. */
export function addLine() {
  const line = document.querySelector<HTMLTemplateElement>("[data-new-line]")?.content.firstElementChild;
  if (line instanceof HTMLElement) template = line;
}

/** Shows on the page what an act says, before the office has it. */
export function showAct(act: URLSearchParams) {
  const line = findLine(act.get("visitor") ?? "") ?? makeLine(act);
  if (!line) return;
  const intent = act.get("intent");
  if (intent === "came" || intent === "walk in")
    showCame(line, intent === "walk in" || act.get("came") === "on");
  if (intent === "say" || intent === "walk in") showSaid(line, act);
  const waits = line.querySelector<HTMLElement>("[data-waits]");
  if (waits) waits.hidden = false;
}

function findLine(visitor: string) {
  return document.getElementById(`visitor-${visitor}`);
}

function makeLine(act: URLSearchParams) {
  const line = template?.cloneNode(true);
  if (act.get("intent") !== "walk in" || !(line instanceof HTMLElement)) return undefined;
  const visitor = act.get("visitor") ?? "";
  line.id = `visitor-${visitor}`;
  for (const field of line.querySelectorAll<HTMLInputElement>("input[name=visitor]")) field.value = visitor;
  const name = line.querySelector("[data-name]");
  if (name) name.textContent = act.get("name");
  line.querySelector("[aria-pressed]")?.setAttribute("aria-label", `Came: ${act.get("name")}`);
  // Its enquiry is not there yet.
  name?.closest("a")?.removeAttribute("href");
  showReach(line, { phone: act.get("phone") ?? "", email: act.get("email") ?? "" });
  const list = document.querySelector("[data-visitors]");
  // The newest of those without a booking is the first of them.
  const next = [...(list?.children ?? [])].find((each) => each.querySelector('[data-said=""]'));
  list?.insertBefore(line, next ?? null);
  return line;
}

function showReach(line: HTMLElement, { phone, email }: { phone: string; email: string }) {
  const link = line.querySelector<HTMLAnchorElement>("[data-reach]");
  if (!link) return;
  link.textContent = phone || email;
  link.href = phone ? toPhoneHref(phone) : `mailto:${email}`;
}

function showCame(line: HTMLElement, came: boolean) {
  const button = line.querySelector<HTMLButtonElement>("button[aria-pressed]");
  button?.setAttribute("aria-pressed", String(came));
  if (button) button.value = came ? "" : "on";
}

function showSaid(line: HTMLElement, act: URLSearchParams) {
  const said = Object.fromEntries(act);
  const words = line.querySelector<HTMLElement>("[data-said]");
  if (words) words.textContent = toSaidWords(said, words.dataset.said === "booked");
  const note = line.querySelector("[data-said-note]");
  if (note) note.textContent = act.get("note");
  for (const field of line.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    "[data-sayings] [name]",
  )) {
    const value = act.get(field.name) ?? "";
    if (field.type === "radio") field.toggleAttribute("checked", field.value === value);
    else if (field.type === "checkbox") field.toggleAttribute("checked", value !== "");
    else field.value = value;
  }
}

/** How many came, on the page as it is. */
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
