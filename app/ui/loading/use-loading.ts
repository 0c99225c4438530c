import { useEffect, useState, useSyncExternalStore } from "react";

const subscribe = () => () => {};

/** False during SSR and the first render, then true: for controls that need script. */
export function useIsHydrated() {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}

/** A skeleton shown sooner would only flash. */
const SLOW_AFTER_MS = 180;

/** Whether the navigation with this key has been pending for a while. */
export function useIsSlow(key: string | undefined) {
  const [slow, setSlow] = useState<string>();
  useEffect(() => {
    if (key === undefined) return undefined;
    const timer = setTimeout(() => setSlow(key), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, [key]);
  return key !== undefined && key === slow;
}
