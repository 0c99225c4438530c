import { drawMap, toBox } from "./draw-map.ts";
import { followList } from "./follow-list.ts";
import type { MapBox } from "./map-place.ts";
import { addMarks } from "./marks.ts";
import { findRows } from "./rows.ts";

/** Draws the map beside a list, with a mark for each row, and keeps the two in step. */
export async function showListMap(frame: HTMLElement) {
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
