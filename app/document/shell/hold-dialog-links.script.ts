/*
 * Holds a click on a link that opens a dialog (enquiry-dialog.tsx) until the dialog is there: the same click must not
 * open the link's page now and the dialog a moment later. Where the dialog does not come, the page does.
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
