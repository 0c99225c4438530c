import { SLOW_AFTER_MS } from "#app/ui/loading/slow.ts";

/* A choice made before the page's script runs submits the form, as without script. */
addEventListener("change", ({ target }) => {
  // The sort select is outside its form's element.
  const isInput = target instanceof HTMLInputElement && target.name !== "location";
  const form = isInput || target instanceof HTMLSelectElement ? target.form : null;
  if (!form?.matches("#filters:not([data-hydrated])")) return;
  // Otherwise resources still loading would slow down the next document.
  stop();
  form.requestSubmit();
  // After going back, the fields match the list again.
  addEventListener("pagehide", () => form.reset());
});

/* A link to a home shows a loading state until its document arrives (spec §2.14, §2.15); Escape cancels it. */
window.navigation?.addEventListener("navigate", ({ destination }) => {
  const [, kind = "", id, rest] = new URL(destination.url).pathname.split("/");
  if (!["property", "rental"].includes(kind) || !id || rest) return;
  const dialog = document.createElement("dialog");
  dialog.className = "m-auto rounded-sm bg-foam p-8 text-ink outline-none";
  dialog.innerHTML =
    kind === "rental"
      ? '<i role="img" aria-label="Loading…" class="spinner block"></i>'
      : "Loading property details...";
  const timer = setTimeout(() => {
    document.body.append(dialog);
    dialog.showModal();
  }, SLOW_AFTER_MS);
  addEventListener("pagehide", () => {
    clearTimeout(timer);
    dialog.remove();
  });
});
