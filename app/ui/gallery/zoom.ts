type Point = { x: number; y: number };

const MOST = 4;
/** The zoom factor of the button. */
const CLOSER = 2.5;

/** `reset` shows the whole picture, `toggle` enlarges it or resets it, `stop` ends listening. */
export type Zoom = { reset: () => void; toggle: () => void; stop: () => void };

/**
 * Enlarges the picture in a scrolling box by two fingers, by the wheel with Ctrl (as touchpads pinch), and by `toggle`.
 * Arrow keys then move the picture and do not leave it. The browser's own zoom would scroll the row first.
 */
export function makeZoom(box: HTMLElement): Zoom {
  const image = box.querySelector("img");
  const listening = new AbortController();
  box.style.touchAction = "pan-x pan-y";
  if (image) image.style.maxWidth = "none";
  const active = { passive: false, signal: listening.signal };
  let scale = 1;
  let start: { distance: number; scale: number } | undefined;

  function zoom(to: number, { x, y }: Point = toMiddle(box)) {
    if (!image) return;
    const next = Math.min(Math.max(to, 1), MOST);
    const { left, top } = box.getBoundingClientRect();
    const place = toScroll(
      { x: box.scrollLeft, y: box.scrollTop },
      { x: x - left, y: y - top },
      next / scale,
    );
    scale = next;
    box.tabIndex = scale > 1 ? 0 : -1;
    image.style.width = image.style.height = `${scale * 100}%`;
    box.scrollTo({ left: place.x, top: place.y, behavior: "instant" });
  }

  function follow(event: TouchEvent) {
    const [one, other] = event.touches;
    if (!one || !other) return;
    event.preventDefault();
    const distance = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
    start ??= { distance, scale };
    const middle = { x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 };
    zoom((start.scale * distance) / start.distance, middle);
  }

  function release() {
    start = undefined;
  }

  function turn(event: WheelEvent) {
    if (!event.ctrlKey) return;
    event.preventDefault();
    zoom(scale * Math.exp(-event.deltaY / 100), { x: event.clientX, y: event.clientY });
  }

  box.addEventListener("touchmove", follow, active);
  box.addEventListener("touchend", release, active);
  box.addEventListener("wheel", turn, active);
  box.addEventListener(
    "keydown",
    (event) => {
      if (scale > 1 && event.key.startsWith("Arrow")) event.stopPropagation();
    },
    active,
  );
  return {
    reset: () => zoom(1),
    toggle() {
      zoom(scale > 1 ? 1 : CLOSER);
      box.focus({ preventScroll: true });
    },
    stop: () => listening.abort(),
  };
}

/** Computes the scroll position that keeps `point` of the box in place while its content grows. */
export function toScroll(scroll: Point, point: Point, growth: number): Point {
  return { x: (scroll.x + point.x) * growth - point.x, y: (scroll.y + point.y) * growth - point.y };
}

function toMiddle(box: HTMLElement): Point {
  const { left, top, width, height } = box.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
