const TOASTS_SHOWN = 3;
const TOAST_MS = 4000;
const SWIPE_PX = 20;

export type Toast = {
  id: number;
  message: string /** On the clock that `now` is read from, in ms. */;
  leavesAt: number;
};

/** The toasts on the page, oldest first. While someone points at one or is in one, their time stands still. */
export type ToastQueue = { toasts: readonly Toast[]; nextId: number; pausedAt?: number };

export const emptyQueue: ToastQueue = { toasts: [], nextId: 1 };

/** Shows a message for four seconds; when it is one too many, the oldest makes room for it. */
export function addToast(queue: ToastQueue, message: string, now: number): ToastQueue {
  const toast = { id: queue.nextId, message, leavesAt: (queue.pausedAt ?? now) + TOAST_MS };
  return { ...queue, nextId: queue.nextId + 1, toasts: [...queue.toasts, toast].slice(-TOASTS_SHOWN) };
}

/** Takes one away; time goes on, since what was pointed at is gone. */
export function dismissToast(queue: ToastQueue, id: number, now: number): ToastQueue {
  const { toasts, ...rest } = resumeToasts(queue, now);
  return { ...rest, toasts: toasts.filter((toast) => toast.id !== id) };
}

export function pauseToasts(queue: ToastQueue, now: number): ToastQueue {
  return { ...queue, pausedAt: queue.pausedAt ?? now };
}

/** Lets time go on: every toast has as long left as it had when it was paused. */
export function resumeToasts({ pausedAt, ...queue }: ToastQueue, now: number): ToastQueue {
  if (pausedAt === undefined) return queue;
  const toasts = queue.toasts.map((toast) => ({ ...toast, leavesAt: toast.leavesAt + now - pausedAt }));
  return { ...queue, toasts };
}

/** Takes away those whose time is up. */
export function dropOverdue(queue: ToastQueue, now: number): ToastQueue {
  if (queue.pausedAt !== undefined) return queue;
  return { ...queue, toasts: queue.toasts.filter(({ leavesAt }) => leavesAt > now) };
}

/** When the next one leaves; `undefined` when none does. */
export function getNextDeparture({ toasts, pausedAt }: ToastQueue): number | undefined {
  if (pausedAt !== undefined || toasts.length === 0) return undefined;
  return Math.min(...toasts.map(({ leavesAt }) => leavesAt));
}

/** Whether a finger moved far enough to send a toast away, towards the edges it sits at: right or down. */
export function isSwipedAway({ x, y }: { x: number; y: number }) {
  return x >= SWIPE_PX || y >= SWIPE_PX;
}

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
