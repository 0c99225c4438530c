/* A choice made before the page's script runs submits the form, as without script. */
addEventListener("change", ({ target }) => {
  const form = target instanceof Element && target.closest<HTMLFormElement>("#filters:not([data-hydrated])");
  if (!form) return;
  // What this document still loads would take the line from the next one.
  stop();
  form.requestSubmit();
  // Whoever comes back finds the filters of the list.
  addEventListener("pagehide", () => form.reset());
});
