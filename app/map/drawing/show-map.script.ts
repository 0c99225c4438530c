/* Loads the map's script when "Show map" is first pressed; that script handles further presses itself. */
addEventListener("click", ({ target }) => {
  const button = target instanceof Element && target.closest<HTMLElement>("[data-show-map]");
  if (!button || "mapSettings" in globalThis) return;
  button.dataset.asked = "";
  void import(/* @vite-ignore */ button.dataset.showMap ?? "");
});
