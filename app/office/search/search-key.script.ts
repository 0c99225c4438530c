/* The key / leads to the search box, from everywhere but a field in which it is typed. */
document.addEventListener("keydown", (event) => {
  const isTyping =
    event.target instanceof Element && event.target.closest("input, textarea, select, [contenteditable]");
  if (event.key !== "/" || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
  const box = document.querySelector<HTMLInputElement>("[data-office-search]");
  if (!box) return;
  event.preventDefault();
  box.select();
});
