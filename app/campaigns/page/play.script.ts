/* Replaces a still by the player of another site on a click. Nothing is requested from that site before. */
addEventListener("click", (event) => {
  const still = event.target instanceof Element && event.target.closest<HTMLElement>("[data-player]");
  if (!still || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const player = document.createElement("iframe");
  player.src = still.dataset.player ?? "";
  player.title = "Video";
  player.allow = "autoplay; fullscreen; picture-in-picture";
  player.className = "block aspect-video w-full rounded-xs";
  still.replaceWith(player);
  player.focus();
});
