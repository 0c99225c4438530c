/* Shows that a form is being sent; cleared when the visitor comes back. */
addEventListener("submit", ({ target }) => {
  const status = target instanceof Element && target.querySelector<HTMLElement>("[data-sending]");
  if (status) status.textContent = status.dataset.sending ?? "";
});
addEventListener("pageshow", () => {
  for (const status of document.querySelectorAll("[data-sending]")) status.textContent = "";
});
