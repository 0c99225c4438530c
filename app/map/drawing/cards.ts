import type { Row } from "./rows.ts";

/** The panel that a mark opens over the bottom of the map: cards to swipe through, or a list of homes at one point. */
export function openCards(frame: HTMLElement, onCurrent: (row: Row | undefined) => void) {
  const panel = document.createElement("div");
  panel.className = "map-cards";
  panel.role = "group";
  panel.ariaLabel = "Homes on the map";
  panel.hidden = true;
  const list = document.createElement("ul");
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = "Close";
  panel.append(button, list);
  frame.append(panel);
  let opener: HTMLElement | undefined;
  let rows: readonly Row[] = [];

  function close() {
    if (panel.hidden) return;
    const hadFocus = panel.contains(document.activeElement);
    panel.hidden = true;
    onCurrent(undefined);
    if (hadFocus) opener?.focus({ preventScroll: true });
  }

  function open(shown: readonly Row[], from: HTMLElement, isList: boolean) {
    rows = shown;
    opener = from;
    panel.classList.toggle("map-cards-list", isList);
    list.replaceChildren(...rows.map((row) => toCard(row, isList)));
    panel.hidden = false;
  }

  function openRow(shown: readonly Row[], row: Row, from: HTMLElement) {
    open(shown, from, false);
    const card = list.children[shown.indexOf(row)];
    if (!(card instanceof HTMLElement)) return;
    list.scrollLeft = card.offsetLeft - list.offsetLeft;
    card.querySelector("a")?.focus({ preventScroll: true });
    onCurrent(row);
  }

  function openList(shown: readonly Row[], from: HTMLElement) {
    open(shown, from, true);
    list.querySelector("a")?.focus({ preventScroll: true });
    onCurrent(shown[0]);
  }

  list.addEventListener("scroll", () => {
    if (panel.classList.contains("map-cards-list") || panel.hidden) return;
    onCurrent(rows[Math.round(list.scrollLeft / list.clientWidth)]);
  });
  button.addEventListener("click", close);
  frame.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") close();
  });
  // Otherwise these events would also move the map underneath.
  for (const sign of ["touchstart", "mousedown", "wheel", "keydown", "dblclick"] as const)
    panel.addEventListener(
      sign,
      (event) => {
        if (!(event instanceof KeyboardEvent && event.key === "Escape")) event.stopPropagation();
      },
      { passive: true },
    );
  return { openRow, openList, close };
}

/** Copies a row's content into a card, with the home's picture. */
function toCard({ element, place }: Row, isList: boolean) {
  const card = document.createElement("li");
  if (place.picture && !isList) {
    const picture = document.createElement("img");
    picture.src = place.picture;
    picture.alt = "";
    picture.loading = "lazy";
    card.append(picture);
  }
  for (const child of element.children) card.append(child.cloneNode(true));
  return card;
}
