import type { MapPlace } from "./map-place.ts";

/** A row of the list. It has everything that the map shows, so that the page works without a map. */
export type Row = { element: HTMLElement; place: MapPlace; link: HTMLAnchorElement };

export function findRows() {
  return [...document.querySelectorAll<HTMLElement>("[data-place]")].flatMap((element): Row[] => {
    const place: MapPlace = JSON.parse(element.dataset.place ?? "");
    const link = element.querySelector("a");
    return link ? [{ element, place, link }] : [];
  });
}
