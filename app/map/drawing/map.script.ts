/* Draws a page's maps: the one beside a list at once, others when "Show map" is pressed (show-map.script.ts). */
import { showAskedMap } from "./asked-map.ts";
import { drawMap, toBox } from "./draw-map.ts";
import { followList } from "./follow-list.ts";
import type { MapBox } from "./map-place.ts";
import { addMarks } from "./marks.ts";
import { findRows } from "./rows.ts";

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

/** Draws the map beside a list, with a mark for each row, and keeps the two in step. */
async function showListMap(frame: HTMLElement) {
  const rows = findRows();
  const start: MapBox | null = JSON.parse(frame.dataset.start ?? "null");
  const shown =
    start ?? (rows.length > 0 ? toBox(rows.map(({ place }) => place)) : globalThis.mapSettings.bounds);
  const drawn = await drawMap(frame, { label: frame.dataset.label ?? "", shown, isExact: start !== null });
  const markCurrent = addMarks(frame, rows, drawn);
  for (const row of rows)
    for (const [sign, isOn] of [
      ["pointerenter", true],
      ["focusin", true],
      ["pointerleave", false],
      ["focusout", false],
    ] as const)
      row.element.addEventListener(sign, () => markCurrent(isOn ? row : undefined));
  followList(frame, rows, drawn);
}
