import type { Marker } from "maplibre-gl";
import type { HomeOnMap, PointOnMap } from "#app/document/site/show-map.tsx";
import { type DrawnMap, drawMap, toBox } from "./draw-map.ts";
import { addMarks } from "./marks.ts";
import type { Row } from "./rows.ts";

/** Replaces a button by its map, with pins, or with marks of homes that open cards. */
export async function showAskedMap(frame: HTMLElement) {
  const points: readonly (PointOnMap | HomeOnMap)[] = JSON.parse(frame.dataset.points ?? "[]");
  const box = document.createElement("div");
  box.className = "map-asked";
  frame.replaceChildren(box);
  const homes = points.flatMap((point) => ("href" in point ? [toRow(point)] : []));
  const label = homes.length > 0 ? "Map of homes" : `Map: ${points.map((point) => point.label).join("; ")}`;
  const drawn = await drawMap(box, { label, shown: toBox(points) });
  if (homes.length > 0) addMarks(box, homes, drawn);
  const pins = homes.length > 0 ? [] : points.map((point) => addPin(drawn, point));
  const field = frame.closest("form")?.elements.namedItem(frame.dataset.picks ?? "");
  if (field instanceof HTMLInputElement) pickPoint(frame, drawn, pins, field);
  drawn.map.getCanvas().focus({ preventScroll: true });
}

function addPin({ gl, map }: DrawnMap, { lng, lat, label }: PointOnMap) {
  const element = document.createElement("span");
  element.role = "img";
  element.ariaLabel = label;
  element.className = "map-pin";
  return new gl.Marker({ element }).setLngLat([lng, lat]).addTo(map);
}

/** A precision of about a metre. */
const DECIMALS = 5;

/** Writes the coordinates of a press into a field of the form. */
function pickPoint(frame: HTMLElement, { map }: DrawnMap, pins: readonly Marker[], field: HTMLInputElement) {
  const note = document.createElement("p");
  note.role = "status";
  note.className = "pt-2 text-slate text-sm";
  note.textContent =
    "Press the place on the map, or bring it to the middle with the arrow keys and press Enter.";
  frame.append(note);
  const pick = ({ lng, lat }: { lng: number; lat: number }) => {
    for (const pin of pins) pin.setLngLat([lng, lat]);
    field.value = `${lat.toFixed(DECIMALS)}, ${lng.toFixed(DECIMALS)}`;
    note.textContent = `${field.value} is in the field above. It is kept once you save.`;
  };
  map.on("click", ({ lngLat }) => pick(lngLat));
  map.getCanvas().addEventListener("keydown", ({ key }) => {
    if (key === "Enter") pick(map.getCenter());
  });
}

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
