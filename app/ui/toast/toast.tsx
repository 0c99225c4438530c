import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import type { ToastItemProps } from "./toast-item.tsx";
import { type Toast, toastStore } from "./toast-queue.ts";

// Lazy, because most visits end without a toast.
const ToastItem = lazy(() =>
  import("./toast-item.tsx")
    .then((module) => ({ default: module.ToastItem }))
    .catch(() => ({ default: PlainToast })),
);

const noToasts: readonly Toast[] = [];

/** Shows the toasts at the bottom right. `className` lifts them over content that a page has there. */
export function Toaster({ className = "bottom-5" }: { className?: string }) {
  const toasts = useSyncExternalStore(toastStore.watch, toastStore.get, () => noToasts);
  const layer = useRef<HTMLDivElement>(null);
  const [isPaused, setPaused] = useState(false);

  // Always rendered, because a live region that appears together with its text is not announced.
  useEffect(() => layer.current?.showPopover(), []);

  /** Also ends hovering, since the hovered toast is gone. */
  function dismiss(id: number) {
    toastStore.dismiss(id);
    setPaused(false);
  }

  return (
    <div
      ref={layer}
      popover="manual"
      role="status"
      className={`pointer-events-none fixed inset-auto right-5 m-0 w-[min(26rem,100vw-2.5rem)] overflow-visible bg-transparent print:hidden ${className}`}
    >
      <Suspense>
        <ol
          className="grid gap-2.5"
          onPointerEnter={() => setPaused(true)}
          onPointerLeave={({ currentTarget }) => setPaused(currentTarget.matches(":focus-within"))}
          onFocus={() => setPaused(true)}
          onBlur={({ currentTarget }) => setPaused(currentTarget.matches(":hover"))}
        >
          {toasts.map(({ id, message }) => (
            <TimedToast key={id} message={message} isPaused={isPaused} onDismiss={() => dismiss(id)} />
          ))}
        </ol>
      </Suspense>
    </div>
  );
}

const TOAST_MS = 4000;

/** Its timer starts once the toast's code has loaded, and pauses while any toast is hovered or focused. */
function TimedToast({ isPaused, ...toast }: ToastItemProps & { isPaused: boolean }) {
  const msLeft = useRef(TOAST_MS);
  const end = useEffectEvent(toast.onDismiss);
  useEffect(() => {
    if (isPaused) return undefined;
    const start = performance.now();
    const timer = setTimeout(() => end(), msLeft.current);
    return () => {
      clearTimeout(timer);
      msLeft.current -= performance.now() - start;
    };
  }, [isPaused]);
  return <ToastItem {...toast} />;
}

/** Fallback when the chunk is gone after a deployment. */
function PlainToast({ message }: ToastItemProps) {
  return <li className="rounded-sm bg-ink p-5 text-foam">{message}</li>;
}
