/* Loads the script of the map when "Show map" is pressed for the first time; that hears of the next ones itself. */
addEventListener("click", ({ target }) => {
  const button = target instanceof Element && target.closest<HTMLElement>("[data-show-map]");
  if (!button || "mapSettings" in globalThis) return;
  button.dataset.asked = "";
  void import(/* @vite-ignore */ button.dataset.showMap ?? "");
});
