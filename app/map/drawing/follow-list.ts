import type { DrawnMap } from "./draw-map.ts";
import type { Row } from "./rows.ts";

const DECIMALS = 4;

/** Shows only the rows in view, and keeps the view in the page's address once the visitor has moved the map. */
export function followList(frame: HTMLElement, rows: readonly Row[], { map }: DrawnMap) {
  let isMoved = false;
  const known = rows.reduce((sum, { place }) => sum + place.homes, 0);
  const outsideBefore = Number(frame.dataset.elsewhere ?? 0);

  function follow() {
    const shown = map.getBounds();
    let inView = 0;
    for (const { element, place } of rows) {
      element.hidden = !shown.contains(place);
      if (!element.hidden) inView += place.homes;
    }
    setText("[data-in-view]", inView.toLocaleString("en-AU"));
    showOutside(known - inView + outsideBefore);
    if (!isMoved) return;
    const box = toText(map);
    history.replaceState(history.state, "", withBox(location.href, box));
    showSearchHere(frame, box);
  }

  // Moves without an original event, as when the window is resized, are not the visitor's.
  map.on("movestart", ({ originalEvent }) => {
    isMoved ||= originalEvent !== undefined;
  });
  // MapLibre gives no event of the visitor's for moves by the wheel.
  map.on("wheel", () => {
    isMoved = true;
  });
  map.on("moveend", follow);
  follow();
}

function showOutside(homes: number) {
  const paragraph = document.querySelector<HTMLElement>("[data-outside]");
  if (!paragraph) return;
  paragraph.hidden = homes === 0;
  const words = homes === 1 ? "1 home is" : `${homes.toLocaleString("en-AU")} homes are`;
  setText("[data-outside] > span", words);
}

/** Offers a search of the view, for searches of one place and for pages without all homes. */
function showSearchHere(frame: HTMLElement, box: string) {
  const paragraph = document.querySelector<HTMLElement>("[data-here]");
  const link = paragraph?.querySelector("a");
  if (!paragraph || !link || frame.dataset.searches === undefined) return;
  link.href = withBox(new URL(paragraph.dataset.here ?? "", location.href).href, box);
  paragraph.hidden = false;
}

function withBox(address: string, box: string) {
  const url = new URL(address);
  url.searchParams.set("bbox", box);
  return url.href;
}

function toText(map: DrawnMap["map"]) {
  const bounds = map.getBounds();
  return [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()]
    .map((degrees) => degrees.toFixed(DECIMALS))
    .join(",");
}

function setText(selector: string, text: string) {
  const element = document.querySelector(selector);
  if (element) element.textContent = text;
}
