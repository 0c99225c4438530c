import {
  addToast,
  dismissToast,
  dropOverdue,
  emptyQueue,
  getNextDeparture,
  pauseToasts,
  resumeToasts,
  type ToastQueue,
} from "./toast-queue.ts";

let queue = emptyQueue;
let timer: ReturnType<typeof setTimeout> | undefined;
const watchers = new Set<() => void>();

/** Tells the visitor something that needs no answer. The page must show a <Toaster />. */
export function showToast(message: string) {
  change(addToast(queue, message, Date.now()));
}

export const toastStore = {
  get: () => queue,
  watch(watcher: () => void) {
    watchers.add(watcher);
    return () => {
      watchers.delete(watcher);
    };
  },
  dismiss: (id: number) => change(dismissToast(queue, id, Date.now())),
  pause: () => change(pauseToasts(queue, Date.now())),
  resume: () => change(resumeToasts(queue, Date.now())),
};

function change(next: ToastQueue) {
  queue = next;
  clearTimeout(timer);
  const departure = getNextDeparture(next);
  if (departure !== undefined) timer = setTimeout(dropThem, departure - Date.now());
  for (const watcher of watchers) watcher();
}

function dropThem() {
  change(dropOverdue(queue, Date.now()));
}
