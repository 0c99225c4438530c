import { BYTES_PER_MB, MOST_MB, toMegabytes } from "#app/office/uploads/most-megabytes.ts";
import { makeId } from "#app/store/make-id.ts";
import { type Answer, sendPicture } from "./send-picture.client.ts";
import { makeTile, type Tile } from "./tile.client.ts";

type NewPicture = {
  /** Of the form that sends it: sent again, it is still one. */
  id: string;
  file: File;
  tile: Tile;
  state: "waiting" | "missing" | "kept" | "refused";
};

const chosen: NewPicture[] = [];
let isSending = false;

/** Shows pictures as soon as they are chosen, and sends each in a form of its own, so that what arrives is kept. */
export function addPictures() {
  document.addEventListener("change", ({ target }) => {
    if (target instanceof HTMLInputElement && target.type === "file") choose(target);
  });
  document.addEventListener("submit", async (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.querySelector("[data-new-pictures]")) return;
    event.preventDefault();
    if (!isSending) await sendAll(form);
  });
  addEventListener("beforeunload", (event) => {
    if (isSending) event.preventDefault();
  });
}

function choose(field: HTMLInputElement) {
  const list = field.form?.querySelector<HTMLElement>("[data-new-pictures]");
  const template = field.form?.querySelector("template");
  if (!list || !template || !field.files) return;
  for (const file of field.files) {
    if (chosen.some((picture) => picture.state !== "refused" && isSame(picture.file, file))) continue;
    const tile = makeTile(template, file);
    list.append(tile.element);
    const isTooLarge = file.size > MOST_MB * BYTES_PER_MB;
    tile.show(isTooLarge ? `is larger than ${MOST_MB} MB` : `${toMegabytes(file.size)}, waiting`);
    chosen.push({ id: makeId(Date.now()), file, tile, state: isTooLarge ? "refused" : "waiting" });
  }
  // They are kept here; the same ones can be chosen again.
  field.value = "";
  list.hidden = false;
  const waiting = findPending();
  const bytes = waiting.reduce((sum, { file }) => sum + file.size, 0);
  say(`${toCount(waiting.length)} to send, ${toMegabytes(bytes)}.`);
}

async function sendAll(form: HTMLFormElement) {
  const pending = findPending();
  if (pending.length === 0) return say("Choose pictures first.");
  rest(form, true);
  const answers: Promise<Answer>[] = [];
  for (const [index, picture] of pending.entries()) {
    say(`Sending picture ${index + 1} of ${pending.length}. Stay on this page: it says when they are here.`);
    if (!(await send(form, picture, answers))) break;
  }
  const words = (await Promise.all(answers)).find(({ mayRetry }) => mayRetry)?.words;
  rest(form, false);
  sayEnd(form, words);
}

/** Resolves when all of it has gone and the next may follow, while the server makes this one ready; false when the line broke. */
function send(form: HTMLFormElement, picture: NewPicture, answers: Promise<Answer>[]) {
  const { tile, file, id } = picture;
  const body = new FormData(form);
  body.set("submission", id);
  body.set("files", file, file.name);
  return new Promise<boolean>((resolve) => {
    const watcher = {
      onProgress: (share: number) => tile.progress(share),
      onGone() {
        tile.show("is made ready");
        resolve(true);
      },
    };
    const settled = sendPicture(form.action, body, watcher).then((answer) => {
      settle(form, picture, answer);
      resolve(!answer.mayRetry);
      return answer;
    });
    answers.push(settled);
  });
}

function settle(form: HTMLFormElement, picture: NewPicture, { isKept, mayRetry, words, page }: Answer) {
  const { tile, file } = picture;
  if (isKept && page) {
    picture.state = "kept";
    const { number, look } = adoptPage(page, form);
    tile.keep(look, `is picture ${number}`);
    return;
  }
  picture.state = mayRetry ? "missing" : "refused";
  tile.show(mayRetry ? "did not arrive" : words.replace(`${file.name} `, ""));
}

function sayEnd(form: HTMLFormElement, words = "") {
  const count = (state: NewPicture["state"]) => chosen.filter((picture) => picture.state === state).length;
  const missing = findPending().length;
  const button = findButton(form);
  if (button) button.textContent = missing > 0 ? `Send the ${missing} missing` : "Add them";
  const here = `${toCount(count("kept"))} ${count("kept") === 1 ? "is" : "are"} here`;
  if (missing > 0)
    return say(
      `${words || "The line broke."} ${here}, ${missing} ${missing === 1 ? "is" : "are"} missing. What you typed stays. Press “Send the ${missing} missing” as soon as you are connected.`,
    );
  say(
    `${here}.${count("refused") > 0 ? " Beside the others it says why not." : " Say below what each shows."}`,
  );
}

function rest(form: HTMLFormElement, isResting: boolean) {
  isSending = isResting;
  for (const control of [findButton(form), form.querySelector<HTMLInputElement>("input[type=file]")])
    if (control) control.disabled = isResting;
  // A button at rest has lost the focus.
  if (!isResting && document.activeElement === document.body) findButton(form)?.focus();
}

function findButton(form: HTMLFormElement) {
  return form.querySelector<HTMLButtonElement>("button[type=submit]");
}

function findPending() {
  return chosen.filter(({ state }) => state === "waiting" || state === "missing");
}

function isSame(one: File, other: File) {
  return one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;
}

function say(words: string) {
  const line = document.querySelector("[data-said]");
  if (line) line.textContent = words;
}

function toCount(count: number) {
  return count === 1 ? "1 picture" : `${count} pictures`;
}

/** Each picture that is added counts one; any other change of a home counts the time. */
const MOST_ADDED = 1000;

/**
 * Takes over from a page that came after a picture was added what is new in it; what was typed in this one stays. Returns
 * the number of the newest picture, and how it looks.
 */
function adoptPage(page: Document, form: HTMLFormElement) {
  const list = document.querySelector("[data-pictures]");
  const theirs = page.querySelector("[data-pictures]");
  const cards = [...(theirs?.children ?? [])];
  const newest = cards.at(-1);
  const picture = newest?.querySelector("[data-grip] > div");
  const look = picture ? document.importNode(picture, true) : undefined;
  if (list) list.append(...cards.filter((card) => !isHere(toSource(card))));
  else if (theirs) form.after(theirs.closest("form") ?? theirs);
  adoptSeen(page);
  adoptSummary(page);
  return { number: cards.length, look };
}

function isHere(source: string) {
  const fields = document.querySelectorAll<HTMLInputElement>("[data-pictures] [name^=src-]");
  return [...fields].some(({ value }) => value === source);
}

function toSource(card: Element) {
  return card.querySelector<HTMLInputElement>("[name^=src-]")?.value ?? "";
}

/** The forms of this page know of the added pictures, and of nothing else that others may have changed. */
function adoptSeen(page: Document) {
  const seen = Number(page.querySelector<HTMLInputElement>("[name=seen]")?.value);
  for (const field of document.querySelectorAll<HTMLInputElement>("[name=seen]"))
    if (seen - Number(field.value) < MOST_ADDED) field.value = String(seen);
}

function adoptSummary(page: Document) {
  const [old, next] = [document, page].map((each) => each.querySelector("[data-summary]"));
  if (old && next) old.replaceWith(next);
  else if (next) document.querySelector("[data-pictures]")?.closest("form")?.before(next);
}
