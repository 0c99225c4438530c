/* Sends a picture with its progress; without it the browser alone shows that it sends. */
// The listener is the document's, because the answer may bring the form anew.
document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement)) return;
  const status = form.querySelector<HTMLElement>("[data-sending]");
  const file = form.querySelector<HTMLInputElement>("input[type=file]")?.files?.[0];
  const button = form.querySelector<HTMLButtonElement>("button[type=submit]");
  if (!status || !button || !file) return;
  event.preventDefault();
  if (!button.disabled) send(form, status, button, (file.size / 1_048_576).toFixed(1));
});

function send(form: HTMLFormElement, status: HTMLElement, button: HTMLButtonElement, megabytes: string) {
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
    say("The picture did not arrive. Check that you are connected, then send it again.");
  };
  status.hidden = false;
  progress?.removeAttribute("value");
  rest(true);
  say(`Sending 1 picture, ${megabytes} MB. Stay on this page: it says when it is there.`);
  const request = new XMLHttpRequest();
  request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
    if (!lengthComputable || !progress || !percent) return;
    progress.value = loaded / total;
    percent.textContent = `${Math.floor((100 * loaded) / total)} %`;
  };
  request.upload.onload = () => {
    progress?.removeAttribute("value");
    if (percent) percent.textContent = "";
    say("Sent. Now it is made ready, a few seconds.");
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
