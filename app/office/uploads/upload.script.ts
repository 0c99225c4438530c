/* Sends pictures with their progress; without it the browser alone shows that it sends. */
// The listener is the document's, because the answer may bring the form anew.
document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement)) return;
  const status = form.querySelector<HTMLElement>("[data-sending]");
  const files = form.querySelector<HTMLInputElement>("input[type=file]")?.files;
  const button = form.querySelector<HTMLButtonElement>("button[type=submit]");
  if (!status || !button || !files?.length) return;
  event.preventDefault();
  if (button.disabled) return;
  const bytes = [...files].reduce((sum, { size }) => sum + size, 0);
  send(form, status, button, {
    pictures: files.length === 1 ? "1 picture" : `${files.length} pictures`,
    megabytes: (bytes / 1_048_576).toFixed(1),
  });
});

function send(
  form: HTMLFormElement,
  status: HTMLElement,
  button: HTMLButtonElement,
  { pictures, megabytes }: { pictures: string; megabytes: string },
) {
  const progress = status.querySelector("progress");
  const percent = status.querySelector("[data-percent]");
  const say = (words: string) => {
    const line = status.querySelector("[role=status]");
    if (line) line.textContent = words;
  };
  const rest = (isResting: boolean) => {
    button.disabled = isResting;
    if (progress) progress.hidden = !isResting;
    if (percent) percent.textContent = "";
  };
  const fail = () => {
    rest(false);
    say("The pictures did not arrive. Look whether you are connected, then send them again.");
  };
  status.hidden = false;
  progress?.removeAttribute("value");
  rest(true);
  say(`Sending ${pictures}, ${megabytes} MB. Stay on this page: it says when they are there.`);
  const request = new XMLHttpRequest();
  request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
    if (!lengthComputable || !progress || !percent) return;
    progress.value = loaded / total;
    percent.textContent = `${Math.floor((100 * loaded) / total)} %`;
  };
  request.upload.onload = () => {
    progress?.removeAttribute("value");
    if (percent) percent.textContent = "";
    say(`Sent. Now ${pictures === "1 picture" ? "it is" : "they are"} made ready, a few seconds each.`);
  };
  request.onerror = fail;
  request.onload = () => show(request, fail);
  request.open("POST", form.action);
  request.send(new FormData(form));
}

/** Goes on to where the action has led; or shows the page that says why not. */
function show({ responseURL, responseText }: XMLHttpRequest, fail: () => void) {
  if (new URL(responseURL).search.includes("done=")) return location.assign(responseURL);
  const page = new DOMParser().parseFromString(responseText, "text/html");
  const [old, main] = [document.querySelector("main"), page.querySelector("main")];
  if (!old || !main) return fail();
  document.title = page.title;
  old.replaceWith(main);
  main.querySelector<HTMLElement>("[autofocus]")?.focus();
}
