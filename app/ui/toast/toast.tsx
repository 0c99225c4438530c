import { lazy, Suspense, useEffect, useRef, useSyncExternalStore } from "react";
import { emptyQueue, type Toast, toastStore } from "./toast-queue.ts";

// Lazy: most visits end without a toast.
const ToastItem = lazy(() =>
  import("./toast-item.tsx")
    .then((module) => ({ default: module.ToastItem }))
    .catch(() => ({ default: PlainToast })),
);

/** Shows the toasts, bottom right. `className` lifts them over what a page has there. */
export function Toaster({ className = "bottom-5" }: { className?: string }) {
  const { toasts } = useSyncExternalStore(toastStore.watch, toastStore.get, () => emptyQueue);
  const layer = useRef<HTMLDivElement>(null);

  // Always rendered, because a live region that appears together with its text is not announced.
  useEffect(() => layer.current?.showPopover(), []);

  return (
    <div
      ref={layer}
      popover="manual"
      role="status"
      className={`pointer-events-none fixed inset-auto right-5 m-0 w-[min(26rem,100vw-2.5rem)] overflow-visible bg-transparent print:hidden ${className}`}
    >
      <Suspense>
        <ol className="grid gap-2.5">
          {toasts.map((toast) => (
            <SeenToast key={toast.id} toast={toast} />
          ))}
        </ol>
      </Suspense>
    </div>
  );
}

/** Its time runs from when it is on the page, which is after its code has come. */
function SeenToast({ toast }: { toast: Toast }) {
  useEffect(() => toastStore.start(toast.id), [toast.id]);
  return <ToastItem toast={toast} />;
}

/** Fallback when the chunk is gone after a deployment. */
function PlainToast({ toast }: { toast: Toast }) {
  return <li className="rounded-sm bg-ink p-5 text-foam">{toast.message}</li>;
}
