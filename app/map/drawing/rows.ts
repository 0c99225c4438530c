import type { MapPlace } from "./map-place.ts";

/** A row of the list: everything that the map shows is in it, so that the list is the page where there is no map. */
export type Row = { element: HTMLElement; place: MapPlace; link: HTMLAnchorElement };

export function findRows() {
  return [...document.querySelectorAll<HTMLElement>("[data-place]")].flatMap((element): Row[] => {
    const place: MapPlace = JSON.parse(element.dataset.place ?? "");
    const link = element.querySelector("a");
    return link ? [{ element, place, link }] : [];
  });
}
