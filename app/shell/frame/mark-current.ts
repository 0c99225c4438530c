import { getCurrent } from "./menu.ts";

/** Moves the header's aria-current marks to the page that came in the browser, by the rules of menu.ts. */
export function markCurrent(header: Element, pathname: string) {
  for (const link of header.querySelectorAll<HTMLAnchorElement>("nav a")) {
    mark(link, getCurrent({ href: link.pathname, covers: link.dataset.covers?.split(" ") }, pathname));
  }
  for (const button of header.querySelectorAll("nav button")) {
    const isInMenu = button.nextElementSibling?.querySelector("[aria-current]");
    mark(button, isInMenu ? "true" : undefined);
  }
}

function mark(element: Element, current: "page" | "true" | undefined) {
  if (current) element.setAttribute("aria-current", current);
  else element.removeAttribute("aria-current");
}
