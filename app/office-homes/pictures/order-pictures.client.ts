const EDGE_PX = 72;
const SCROLL_PX = 12;

/** Reorders pictures by dragging and by buttons. The form submits place numbers, which can also be typed. */
export function orderPictures() {
  document.documentElement.dataset.movable = "";
  // A form that is shown again has the submitted numbers.
  const cards = getCards().toSorted((one, other) => toPlace(one) - toPlace(other));
  cards[0]?.parentElement?.append(...cards);
  document.addEventListener("click", ({ target }) => {
    const button = findElement(target, "[data-step]");
    if (button) moveBy(button, Number(button.dataset.step));
  });
  document.addEventListener("pointerdown", startDrag);
  // Otherwise the browser would drag a copy of the image.
  document.addEventListener("dragstart", (event) => {
    if (findElement(event.target, "[data-grip]")) event.preventDefault();
  });
}

function startDrag(event: PointerEvent) {
  const grip = findElement(
    event.target,
    event.pointerType === "mouse" ? "[data-handle],[data-grip]" : "[data-handle]",
  );
  const card = findCard(grip);
  if (!grip || !card || event.button !== 0) return;
  event.preventDefault();
  const start = { x: event.pageX, y: event.pageY };
  const ended = new AbortController();
  let at = { x: event.clientX, y: event.clientY };
  let target: Element | undefined;

  function follow() {
    if (ended.signal.aborted) return;
    if (at.y < EDGE_PX) scrollBy(0, -SCROLL_PX);
    if (at.y > innerHeight - EDGE_PX) scrollBy(0, SCROLL_PX);
    show();
    requestAnimationFrame(follow);
  }

  function show() {
    if (!card) return;
    card.style.transform = `translate(${at.x + scrollX - start.x}px, ${at.y + scrollY - start.y}px)`;
    aim(findCard(document.elementFromPoint(at.x, at.y)));
  }

  function aim(next: Element | undefined) {
    target?.removeAttribute("data-target");
    target = next;
    target?.setAttribute("data-target", "");
  }

  function end(isDropped: boolean) {
    ended.abort();
    // A busy device may have drawn nothing since the last move.
    show();
    const place = target && getCards().indexOf(target);
    aim(undefined);
    if (!card || !grip) return;
    card.style.transform = "";
    card.removeAttribute("data-lifted");
    if (isDropped && place !== undefined) moveTo(card, place, grip);
  }

  card.setAttribute("data-lifted", "");
  const { signal } = ended;
  document.addEventListener(
    "pointermove",
    ({ clientX: x, clientY: y }) => {
      at = { x, y };
    },
    { signal },
  );
  document.addEventListener("pointerup", () => end(true), { signal });
  document.addEventListener("pointercancel", () => end(false), { signal });
  document.addEventListener("keydown", ({ key }) => key === "Escape" && end(false), { signal });
  follow();
}

function moveBy(control: HTMLElement, step: number) {
  const card = findCard(control);
  if (card) moveTo(card, getCards().indexOf(card) + step, control);
}

/** Keeps the focused control focused and visible. A place that does not exist is ignored. */
function moveTo(card: Element, place: number, control?: HTMLElement) {
  const cards = getCards();
  const other = cards[place];
  if (other && other !== card) {
    if (place > cards.indexOf(card)) other.after(card);
    else other.before(card);
    control?.focus({ preventScroll: true });
    if (control) card.scrollIntoView({ block: "nearest" });
    say(`Picture ${toNumber(card)} is in place ${place + 1} of ${cards.length} now.`);
  }
  numberPictures();
}

function numberPictures() {
  for (const [index, card] of getCards().entries()) {
    const field = card.querySelector<HTMLInputElement>("[name^=place-]");
    const number = card.querySelector("[data-number]");
    if (field) field.value = String(index + 1);
    if (number) number.textContent = String(index + 1);
  }
}

function toPlace(card: Element) {
  return Number(card.querySelector<HTMLInputElement>("[name^=place-]")?.value);
}

/** The picture's number in its labels. */
function toNumber(card: Element) {
  return Number(card.querySelector<HTMLInputElement>("[name^=place-]")?.name.split("-")[1]) + 1;
}

function say(words: string) {
  const line = document.querySelector("[data-moved]");
  if (line) line.textContent = words;
}

function getCards() {
  return [...document.querySelectorAll("[data-pictures] > li")];
}

function findCard(element: Element | null | undefined) {
  return element?.closest<HTMLElement>("[data-pictures] > li") ?? undefined;
}

function findElement(target: EventTarget | null, selector: string) {
  return target instanceof Element ? (target.closest<HTMLElement>(selector) ?? undefined) : undefined;
}
