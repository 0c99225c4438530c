import { type PointerEvent, useRef } from "react";
import { Check, X } from "../icons.tsx";

const SWIPE_PX = 20;

const surface =
  "on-ink pointer-events-auto flex touch-none items-center gap-3.5 rounded-sm border border-tide bg-ink py-2.5 pr-2.5 pl-5 text-ui text-foam leading-snug shade-menu";
const motion =
  "transition-[translate,opacity] duration-(--dur-base) ease-tide starting:translate-y-3 starting:opacity-0";

export type ToastItemProps = { message: string; onDismiss: () => void };

/** A toast, dismissed by its button or a swipe. */
export function ToastItem({ message, onDismiss }: ToastItemProps) {
  return (
    <li {...useSwipe(onDismiss)} className={`${surface} ${motion}`}>
      <Check className="size-5.5 text-banksia-300" />
      <p className="flex-1">{message}</p>
      <button
        type="button"
        aria-label="Dismiss"
        onClick={onDismiss}
        className="grid size-9 flex-none place-items-center rounded-xs hover:bg-ink-hover"
      >
        <X className="size-5" />
      </button>
    </li>
  );
}

/** Drags an element and calls `onAway` once it was dragged far enough, to the right or down. */
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
    if (moved.x >= SWIPE_PX || moved.y >= SWIPE_PX) onAway();
    else currentTarget.style.translate = `${Math.max(moved.x, 0)}px ${Math.max(moved.y, 0)}px`;
  }

  function end({ currentTarget }: PointerEvent<HTMLElement>) {
    start.current = undefined;
    currentTarget.style.translate = "";
  }

  return { onPointerDown: begin, onPointerMove: move, onPointerUp: end, onPointerCancel: end };
}
