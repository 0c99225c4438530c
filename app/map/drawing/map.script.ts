/* Draws a page's maps: the one beside a list at once, others when "Show map" is pressed (show-map.script.ts). */
import { showAskedMap } from "./asked-map.ts";
import { showListMap } from "./show-list-map.ts";

function draw(frame: HTMLElement, show: (frame: HTMLElement) => Promise<void>, instead: string) {
  show(frame).catch((_error: unknown) => {
    const note = document.createElement("p");
    note.role = "status";
    note.className = "text-slate text-sm max-sm:px-(--gutter)";
    note.textContent = instead;
    frame.replaceWith(note);
  });
}

for (const frame of document.querySelectorAll<HTMLElement>("[data-map=list]"))
  draw(frame, showListMap, "The map can’t be drawn here. The list has the same homes.");

function drawAsked(button: HTMLElement) {
  const frame = button.closest<HTMLElement>("[data-map]");
  if (frame) draw(frame, showAskedMap, "The map can’t be drawn here.");
}

for (const button of document.querySelectorAll<HTMLElement>("[data-show-map][data-asked]")) drawAsked(button);
addEventListener("click", ({ target }) => {
  const button = target instanceof Element && target.closest<HTMLElement>("[data-show-map]");
  if (button) drawAsked(button);
});
