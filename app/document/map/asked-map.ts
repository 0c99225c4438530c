import { drawMap, toBox } from "./draw-map.ts";
import type { PointOnMap } from "./map-place.ts";

/** Draws a map in place of its button. */
export async function showAskedMap(frame: HTMLElement) {
  const points: readonly PointOnMap[] = JSON.parse(frame.dataset.points ?? "[]");
  const box = document.createElement("div");
  box.className = "map-asked";
  frame.replaceChildren(box);
  const label = `Map: ${points.map((point) => point.label).join("; ")}`;
  const { gl, map } = await drawMap(box, { label, shown: toBox(points) });
  for (const point of points)
    new gl.Marker({ element: toPin(point) }).setLngLat([point.lng, point.lat]).addTo(map);
  map.getCanvas().focus({ preventScroll: true });
}

function toPin({ label, href }: PointOnMap) {
  if (!href) {
    const pin = document.createElement("span");
    pin.role = "img";
    pin.ariaLabel = label;
    pin.className = "map-pin";
    return pin;
  }
  const link = document.createElement("a");
  link.href = href;
  link.className = "map-mark";
  link.textContent = label;
  return link;
}
