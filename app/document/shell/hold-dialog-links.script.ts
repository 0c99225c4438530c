/*
 * Holds a click on a dialog link (enquiry-dialog.tsx) until the dialog's script runs, so that the click does not open
 * first the page and then the dialog. If the script does not run in time, the page opens.
 */
const PATIENCE_MS = 4000;

function hold(event: MouseEvent) {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[data-dialog]");
  if (!link || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
  event.preventDefault();
  document.querySelector("[data-held]")?.removeAttribute("data-held");
  link.dataset.held = "";
  setTimeout(follow, PATIENCE_MS, link);
}

function follow(link: HTMLAnchorElement) {
  if (link.dataset.held !== "") return;
  link.dataset.held = "left";
  location.assign(link.href);
}

addEventListener("click", hold, true);
