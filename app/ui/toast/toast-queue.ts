const TOASTS_SHOWN = 3;
const TOAST_MS = 4000;
const SWIPE_PX = 20;

export type Toast = {
  id: number;
  message: string;
  /** Undefined until it is seen: its code may still be on the way. */
  leavesAt?: number;
};

/** Toasts, oldest first. Their timers pause while one is hovered or focused. */
export type ToastQueue = { toasts: readonly Toast[]; nextId: number; pausedAt?: number };

export const emptyQueue: ToastQueue = { toasts: [], nextId: 1 };

/** Adds a message; the oldest one is dropped above the limit. */
export function addToast(queue: ToastQueue, message: string): ToastQueue {
  const toast = { id: queue.nextId, message };
  return { ...queue, nextId: queue.nextId + 1, toasts: [...queue.toasts, toast].slice(-TOASTS_SHOWN) };
}

/** A toast that has appeared stays for four seconds. */
export function startToast(queue: ToastQueue, id: number, now: number): ToastQueue {
  const leavesAt = (queue.pausedAt ?? now) + TOAST_MS;
  return {
    ...queue,
    toasts: queue.toasts.map((toast) => (toast.id === id ? { leavesAt, ...toast } : toast)),
  };
}

/** Removes a toast and resumes the timers, since what was hovered is gone. */
export function dismissToast(queue: ToastQueue, id: number, now: number): ToastQueue {
  const { toasts, ...rest } = resumeToasts(queue, now);
  return { ...rest, toasts: toasts.filter((toast) => toast.id !== id) };
}

export function pauseToasts(queue: ToastQueue, now: number): ToastQueue {
  return { ...queue, pausedAt: queue.pausedAt ?? now };
}

/** Every toast has as long left as when it was paused. */
export function resumeToasts({ pausedAt, ...queue }: ToastQueue, now: number): ToastQueue {
  if (pausedAt === undefined) return queue;
  const toasts = queue.toasts.map(({ leavesAt, ...toast }) =>
    leavesAt === undefined ? toast : { ...toast, leavesAt: leavesAt + now - pausedAt },
  );
  return { ...queue, toasts };
}

export function dropOverdue(queue: ToastQueue, now: number): ToastQueue {
  if (queue.pausedAt !== undefined) return queue;
  return {
    ...queue,
    toasts: queue.toasts.filter(({ leavesAt }) => leavesAt === undefined || leavesAt > now),
  };
}

/** When the next toast expires; `undefined` while paused, or when none has been seen. */
export function getNextDeparture({ toasts, pausedAt }: ToastQueue): number | undefined {
  const departures = toasts.flatMap(({ leavesAt }) => leavesAt ?? []);
  return pausedAt === undefined && departures.length > 0 ? Math.min(...departures) : undefined;
}

/** Whether a swipe went far enough, towards the right or the bottom. */
export function isSwipedAway({ x, y }: { x: number; y: number }) {
  return x >= SWIPE_PX || y >= SWIPE_PX;
}

let queue = emptyQueue;
let timer: ReturnType<typeof setTimeout> | undefined;
const watchers = new Set<() => void>();

/** The page must render a <Toaster />. */
export function showToast(message: string) {
  change(addToast(queue, message));
}

export const toastStore = {
  get: () => queue,
  watch(watcher: () => void) {
    watchers.add(watcher);
    return () => {
      watchers.delete(watcher);
    };
  },
  start: (id: number) => change(startToast(queue, id, performance.now())),
  dismiss: (id: number) => change(dismissToast(queue, id, performance.now())),
  pause: () => change(pauseToasts(queue, performance.now())),
  resume: () => change(resumeToasts(queue, performance.now())),
};

function change(next: ToastQueue) {
  queue = next;
  clearTimeout(timer);
  const departure = getNextDeparture(next);
  if (departure !== undefined) timer = setTimeout(dropThem, departure - performance.now());
  for (const watcher of watchers) watcher();
}

function dropThem() {
  change(dropOverdue(queue, performance.now()));
}
