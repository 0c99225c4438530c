/* Shortcuts outside of form fields: / focuses the search box, j and k move to the next and previous line of a list. */
document.addEventListener("keydown", (event) => {
  const isTyping =
    event.target instanceof Element &&
    event.target.closest("input:not([type=checkbox]), textarea, select, [contenteditable]");
  if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
  const box = document.querySelector<HTMLInputElement>("[data-office-search]");
  if (event.key === "/" && box) {
    event.preventDefault();
    box.select();
  }
  if (event.key === "j") moveBy(1);
  if (event.key === "k") moveBy(-1);
});

/** Starts from the line that has the focus or is open. Enter opens a line, as each is a link. */
function moveBy(step: number) {
  const lines = [...document.querySelectorAll<HTMLElement>("[data-rows] :is(li > a, th > a)")];
  const open = lines.findIndex((line) => line.ariaCurrent === "page");
  const focused = lines.findIndex((line) => line.closest("li, tr")?.contains(document.activeElement));
  lines[Math.max((focused < 0 ? open : focused) + step, 0)]?.focus();
}
