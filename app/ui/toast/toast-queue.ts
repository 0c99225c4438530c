const TOASTS_SHOWN = 3;

export type Toast = { id: number; message: string };

let toasts: readonly Toast[] = [];
let lastId = 0;
const watchers = new Set<() => void>();

/** Shows a message; above the limit the oldest one is removed. The page must render a <Toaster />. */
export function showToast(message: string) {
  lastId += 1;
  change([...toasts, { id: lastId, message }].slice(-TOASTS_SHOWN));
}

export const toastStore = {
  get: () => toasts,
  watch(watcher: () => void) {
    watchers.add(watcher);
    return () => {
      watchers.delete(watcher);
    };
  },
  dismiss: (id: number) => change(toasts.filter((toast) => toast.id !== id)),
};

function change(next: readonly Toast[]) {
  toasts = next;
  for (const watcher of watchers) watcher();
}
