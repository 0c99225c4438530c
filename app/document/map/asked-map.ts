import { type DrawnMap, drawMap, toBox } from "./draw-map.ts";
import type { HomeOnMap, PointOnMap } from "./map-place.ts";
import { addMarks } from "./marks.ts";
import type { Row } from "./rows.ts";

/** Draws a map in place of its button: with a pin, or with marks of homes that open as beside a list. */
export async function showAskedMap(frame: HTMLElement) {
  const points: readonly (PointOnMap | HomeOnMap)[] = JSON.parse(frame.dataset.points ?? "[]");
  const box = document.createElement("div");
  box.className = "map-asked";
  frame.replaceChildren(box);
  const homes = points.flatMap((point) => ("href" in point ? [toRow(point)] : []));
  const label = homes.length > 0 ? "Map of homes" : `Map: ${points.map((point) => point.label).join("; ")}`;
  const drawn = await drawMap(box, { label, shown: toBox(points) });
  if (homes.length > 0) addMarks(box, homes, drawn);
  else for (const point of points) addPin(drawn, point);
  drawn.map.getCanvas().focus({ preventScroll: true });
}

function addPin({ gl, map }: DrawnMap, { lng, lat, label }: PointOnMap) {
  const element = document.createElement("span");
  element.role = "img";
  element.ariaLabel = label;
  element.className = "map-pin";
  new gl.Marker({ element }).setLngLat([lng, lat]).addTo(map);
}

/** A home as a row of a list would be. */
function toRow(place: HomeOnMap): Row {
  const element = document.createElement("li");
  const link = document.createElement("a");
  link.href = place.href;
  link.className = "inline-block min-h-7 font-semibold underline";
  link.textContent = place.name;
  const note = document.createElement("p");
  note.className = "text-sm";
  note.textContent = place.note;
  element.append(link, note);
  return { element, place, link };
}
