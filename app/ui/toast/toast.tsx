import { lazy, Suspense, useEffect, useRef, useSyncExternalStore } from "react";
import { emptyQueue, type Toast, toastStore } from "./toast-queue.ts";

// Fetched when there is something to say: most visits end without a toast.
const ToastItem = lazy(() =>
  import("./toast-item.tsx")
    .then((module) => ({ default: module.ToastItem }))
    .catch(() => ({ default: PlainToast })),
);

/** Where showToast() speaks: bottom right, over everything. `className` lifts it over what a page has there. */
export function Toaster({ className = "bottom-5" }: { className?: string }) {
  const { toasts } = useSyncExternalStore(toastStore.watch, toastStore.get, () => emptyQueue);
  const layer = useRef<HTMLDivElement>(null);

  // Always open, though mostly empty: a region that appears together with its text is not read out.
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
            <ToastItem key={toast.id} toast={toast} />
          ))}
        </ol>
      </Suspense>
    </div>
  );
}

/** When its code cannot be fetched any more, because the site was published anew: the words at least. */
function PlainToast({ toast }: { toast: Toast }) {
  return <li className="rounded-sm bg-ink p-5 text-foam">{toast.message}</li>;
}
