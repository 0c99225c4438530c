/* Previews chosen pictures, and uploads each in a request of its own, so that those that arrive are kept. */
import { makeId } from "#app/store/make-id.ts";
import { BYTES_PER_MB, MOST_MB, toMegabytes } from "./most-megabytes.ts";
import { type Answer, sendPicture } from "./send-picture.client.ts";
import { makeTile, type Tile } from "./tile.client.ts";

type NewPicture = {
  /** The submission id: a picture that is sent again is stored once. */
  id: string;
  file: File;
  tile: Tile;
  state: "waiting" | "missing" | "kept" | "refused";
};

let chosen: NewPicture[] = [];
let isSending = false;

document.addEventListener("change", ({ target }) => {
  if (target instanceof HTMLInputElement && target.type === "file") choose(target);
});
document.addEventListener("submit", async (event) => {
  const form = event.target;
  const field =
    form instanceof HTMLFormElement && form.querySelector<HTMLInputElement>("[data-uploads] [type=file]");
  // Without a picture the form is submitted, and the server says what is missing.
  if (!field || chosen.length === 0) return;
  event.preventDefault();
  if (!isSending && findPending().length === 0)
    return say("The reason is beside the picture: choose another one.");
  const alt = form.querySelector<HTMLInputElement>("[name=alt]");
  if (alt?.value.trim() === "") {
    alt.focus();
    return say("Say what the picture shows.");
  }
  const { submitter: button } = event;
  if (!isSending && button instanceof HTMLButtonElement) await sendAll({ form, field, button });
});
addEventListener("beforeunload", (event) => {
  if (isSending) event.preventDefault();
});

function choose(field: HTMLInputElement) {
  const list = field.closest("[data-uploads]")?.querySelector("ul");
  const template = field.form?.querySelector("template");
  if (!list || !template || !field.files) return;
  if (!field.multiple) {
    chosen = [];
    list.replaceChildren();
  }
  for (const file of field.files) {
    if (chosen.some((picture) => picture.state !== "refused" && isSame(picture.file, file))) continue;
    const tile = makeTile(template, file);
    list.append(tile.element);
    const isTooLarge = file.size > MOST_MB * BYTES_PER_MB;
    tile.show(isTooLarge ? `is larger than ${MOST_MB} MB` : `${toMegabytes(file.size)}, waiting`);
    chosen.push({ id: makeId(Date.now()), file, tile, state: isTooLarge ? "refused" : "waiting" });
  }
  // Their files are in `chosen`; emptied so that the same files can be chosen again.
  field.value = "";
  list.hidden = false;
  const waiting = findPending();
  const bytes = waiting.reduce((sum, { file }) => sum + file.size, 0);
  say(`${toCount(waiting.length)} to send, ${toMegabytes(bytes)}.`);
}

type Sent = { form: HTMLFormElement; field: HTMLInputElement; button: HTMLButtonElement };

async function sendAll(sent: Sent) {
  const pending = findPending();
  const body = new FormData(sent.form, sent.button);
  setSending(sent, true);
  const answers: Promise<Answer>[] = [];
  for (const [index, picture] of pending.entries()) {
    say(`Sending picture ${index + 1} of ${pending.length}. Stay on this page until they are here.`);
    if (!(await send(sent, { body, picture, answers }))) break;
  }
  const settled = await Promise.all(answers);
  setSending(sent, false);
  showResult(sent, settled);
}

type Sending = { body: FormData; picture: NewPicture; answers: Promise<Answer>[] };

/** Resolves once the picture is sent, while the server still processes it; false if the connection failed. */
function send({ form, field }: Sent, { body, picture, answers }: Sending) {
  const { tile, file, id } = picture;
  body.set("submission", id);
  body.set(field.name, file, file.name);
  return new Promise<boolean>((resolve) => {
    const watcher = {
      onProgress: tile.progress,
      onGone() {
        tile.show("is being made ready");
        resolve(true);
      },
    };
    const settled = sendPicture(form.action, body, watcher).then((answer) => {
      const { page, mayRetry, words } = answer;
      // In a form for one picture another field may be the reason, so the picture may be sent again.
      picture.state = mayRetry || !field.multiple ? "missing" : "refused";
      if (page) picture.state = "kept";
      if (page) tile.keep();
      else tile.show(words.replace(`${file.name} `, "") || "did not arrive");
      resolve(!mayRetry);
      return answer;
    });
    answers.push(settled);
  });
}

/** Opens the page with the stored pictures if all have arrived, else says what became of each. */
function showResult({ field, button }: Sent, answers: readonly Answer[]) {
  const page = answers.find((answer) => answer.page)?.page;
  const words = answers.find((answer) => !answer.page)?.words || "The connection was lost.";
  const kept = chosen.filter(({ state }) => state === "kept").length;
  const missing = findPending().length;
  if (page && kept === chosen.length) return location.assign(page);
  if (!field.multiple) return say(words);
  if (missing > 0) button.textContent = `Send the ${missing} missing`;
  if (kept + missing === 0) return say("No picture was added. The reason is beside each.");
  const here = `${toCount(kept)} ${kept === 1 ? "is" : "are"} here`;
  if (missing === 0) return say(`${here}. The reason is beside each of the others.`);
  say(
    `${words} ${here}, ${missing} ${missing === 1 ? "is" : "are"} missing. What you typed stays. Press “Send the ${missing} missing” as soon as you are connected.`,
  );
}

function setSending({ field, button }: Sent, isBusy: boolean) {
  isSending = isBusy;
  for (const control of [button, field]) control.disabled = isBusy;
  // A disabled button has lost the focus.
  if (!isBusy && document.activeElement === document.body) button.focus();
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
