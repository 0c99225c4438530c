/*
 * Shows that a form is being sent. Until the response comes, its button is disabled and further presses send nothing.
 * Forms handled by a page's own script are left alone.
 */
// The visitor may have stopped the page from loading.
const RELEASED_AFTER_MS = 20_000;

addEventListener("submit", (event) => {
  const { target, submitter } = event;
  if (event.defaultPrevented || !(target instanceof HTMLFormElement)) return;
  const form = target;
  if (form.method !== "post" || form.dataset.stays) return;
  if (form.ariaBusy) return event.preventDefault();
  form.ariaBusy = "true";
  const status = form.querySelector<HTMLElement>("[data-sending]");
  const words = status?.dataset.sending;
  const speaker = words ? status : submitter;
  const before = [...(speaker?.childNodes ?? [])];
  if (submitter) {
    submitter.ariaDisabled = "true";
    submitter.ariaLive = "polite";
  }
  if (speaker) speaker.textContent = words || "Sending…";

  function release() {
    removeEventListener("pageshow", release);
    clearTimeout(timer);
    form.ariaBusy = null;
    if (submitter) submitter.ariaDisabled = null;
    speaker?.replaceChildren(...before);
  }
  const timer = setTimeout(release, RELEASED_AFTER_MS);
  addEventListener("pageshow", release);
});
