import type { GeoJSONSource } from "maplibre-gl";
import { openCards } from "./cards.ts";
import { type DrawnMap, toBox, zoomTo } from "./draw-map.ts";
import { joinMarks, type Spot } from "./join-marks.ts";
import type { Row } from "./rows.ts";

type Mark = { button: HTMLButtonElement; rows: readonly Row[] };

/** Size of the world at zoom 0, in pixels. */
const WORLD = 512;

/** Adds a mark for each row, which opens its card. Returns a function that highlights a row's mark. */
export function addMarks(frame: HTMLElement, rows: readonly Row[], drawn: DrawnMap) {
  const { map } = drawn;
  const cards = openCards(frame, (row) => markCurrent(row));
  let marks: readonly Mark[] = [];
  let zoom = -1;

  function redraw() {
    if (zoom !== map.getZoom()) {
      for (const { button } of marks) button.remove();
      marks = drawMarks(drawn, rows, press);
      zoom = map.getZoom();
    }
    const inView = map.getBounds();
    // Marks out of view are skipped by the keyboard.
    for (const { button, rows: members } of marks)
      button.tabIndex = members.some(({ place }) => inView.contains(place)) ? 0 : -1;
  }

  function press({ button, rows: members }: Mark, event: Event) {
    const [row, ...others] = members;
    if (!row) return;
    if (others.length > 0 && !isOnePlace(members) && map.getZoom() < map.getMaxZoom())
      return zoomTo(drawn, toBox(members.map(({ place }) => place)), event);
    if (others.length > 0) return cards.openList(members, button);
    // The row of a suburb leads to the suburb's own list.
    if (row.place.homes > 1) return location.assign(row.link.href);
    cards.openRow(
      rows.filter(({ element, place }) => !element.hidden && place.homes === 1),
      row,
      button,
    );
  }

  function markCurrent(current: Row | undefined) {
    for (const { button, rows: members } of marks)
      button.ariaCurrent = current && members.includes(current) ? "true" : null;
  }

  map.on("moveend", redraw);
  map.on("click", () => cards.close());
  redraw();
  return markCurrent;
}

/** Draws marks from north to south, overlapping ones joined. */
function drawMarks({ gl, map }: DrawnMap, rows: readonly Row[], press: (mark: Mark, event: Event) => void) {
  const size = WORLD * 2 ** map.getZoom();
  const spots = new Map<string, { x: number; y: number; members: Row[] }>();
  for (const row of rows) {
    const spot = spots.get(toKey(row));
    if (spot) spot.members.push(row);
    else {
      const { x, y } = gl.MercatorCoordinate.fromLngLat(row.place);
      spots.set(toKey(row), { x: x * size, y: y * size, members: [row] });
    }
  }
  const joined = joinMarks([...spots.values()], ({ members }) => toLabel(members).length);
  const toPlace = ({ x, y }: Spot<Row>) => new gl.MercatorCoordinate(x / size, y / size).toLngLat();
  keepNamesClear(
    map,
    joined.map((spot) => ({ label: toLabel(spot.members), at: toPlace(spot) })),
  );
  return joined.map((spot) => {
    const { members } = spot;
    const mark = { button: toButton(members), rows: members };
    mark.button.addEventListener("click", (event) => {
      // Otherwise the map would also handle the click.
      event.stopPropagation();
      press(mark, event);
    });
    new gl.Marker({ element: mark.button }).setLngLat(toPlace(spot)).addTo(map);
    return mark;
  });
}

type Taken = { label: string; at: { lng: number; lat: number } };

/** Reserves the marks' space on the map, so that names avoid it (map-style.ts). */
function keepNamesClear(map: DrawnMap["map"], taken: readonly Taken[]) {
  map.getSource<GeoJSONSource>("marks")?.setData({
    type: "FeatureCollection",
    features: taken.map(({ label, at }) => ({
      type: "Feature",
      properties: { label },
      geometry: { type: "Point", coordinates: [at.lng, at.lat] },
    })),
  });
}

function toButton(members: readonly Row[]) {
  const button = document.createElement("button");
  const label = toLabel(members);
  button.type = "button";
  button.className = "map-mark";
  button.textContent = label;
  button.ariaLabel = `${label}: ${describe(members)}`;
  button.toggleAttribute("data-middle", isMiddle(members));
  return button;
}

/** "$2.7M", or the number of homes with their lowest price. */
function toLabel(members: readonly Row[]) {
  const [only] = members;
  if (only && members.length === 1) return only.place.label;
  const homes = members.reduce((sum, { place }) => sum + place.homes, 0);
  const [lowest] = members
    .map(({ place }) => place)
    .filter(({ rank }) => rank !== undefined)
    .toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0));
  return lowest ? `${homes} from ${lowest.from}` : `${homes} homes`;
}

const MOST_NAMED = 3;

function describe(members: readonly Row[]) {
  const names = members.slice(0, MOST_NAMED).map(({ link }) => link.textContent);
  const more = members.length - names.length;
  return [...names, more > 0 && `and ${more} more`, isMiddle(members) && "mark in the middle of the suburb"]
    .filter(Boolean)
    .join(", ");
}

/** Whether none of the homes has its own position. */
function isMiddle(members: readonly Row[]) {
  return members.every(({ place }) => place.isMiddle);
}

function isOnePlace(members: readonly Row[]) {
  return new Set(members.map(toKey)).size === 1;
}

/** Equal for rows within about a metre. */
function toKey({ place }: Row) {
  return `${place.lng.toFixed(5)},${place.lat.toFixed(5)}`;
}
