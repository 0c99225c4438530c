import { type FocusEvent, type PointerEvent, useRef } from "react";
import { Check, X } from "../icons.tsx";
import { isSwipedAway, type Toast, toastStore } from "./toast-queue.ts";

const surface =
  "on-ink pointer-events-auto flex touch-none items-center gap-3.5 rounded-sm border border-tide bg-ink py-2.5 pr-2.5 pl-5 text-ui text-foam leading-snug shade-menu";
const motion =
  "transition-[translate,opacity] duration-(--dur-base) ease-tide starting:translate-y-3 starting:opacity-0";

/** Dismissed by its button or a swipe. */
export function ToastItem({ toast }: { toast: Toast }) {
  const dismiss = () => toastStore.dismiss(toast.id);
  const swipe = useSwipe(dismiss);
  return (
    <li
      {...swipe}
      className={`${surface} ${motion}`}
      onPointerEnter={toastStore.pause}
      onPointerLeave={resumeUnlessFocused}
      onFocus={toastStore.pause}
      onBlur={resumeUnlessHovered}
    >
      <Check aria-hidden="true" className="size-5.5 text-banksia-300" />
      <p className="flex-1">{toast.message}</p>
      <button
        type="button"
        aria-label="Dismiss"
        onClick={dismiss}
        className="grid size-9 flex-none place-items-center rounded-xs hover:bg-ink-hover"
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </li>
  );
}

function resumeUnlessFocused({ currentTarget }: PointerEvent) {
  if (!currentTarget.matches(":focus-within")) toastStore.resume();
}

function resumeUnlessHovered({ currentTarget }: FocusEvent) {
  if (!currentTarget.matches(":hover")) toastStore.resume();
}

/** Drags an element and calls `onAway` once it was dragged far enough. */
function useSwipe(onAway: () => void) {
  const start = useRef<{ x: number; y: number }>(undefined);

  function begin({ clientX, clientY, target, currentTarget, pointerId }: PointerEvent<HTMLElement>) {
    if (target instanceof Element && target.closest("button")) return;
    start.current = { x: clientX, y: clientY };
    currentTarget.setPointerCapture(pointerId);
  }

  function move({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) {
    if (!start.current) return;
    const moved = { x: clientX - start.current.x, y: clientY - start.current.y };
    if (isSwipedAway(moved)) onAway();
    else currentTarget.style.translate = `${Math.max(moved.x, 0)}px ${Math.max(moved.y, 0)}px`;
  }

  function end({ currentTarget }: PointerEvent<HTMLElement>) {
    start.current = undefined;
    currentTarget.style.translate = "";
  }

  return { onPointerDown: begin, onPointerMove: move, onPointerUp: end, onPointerCancel: end };
}
