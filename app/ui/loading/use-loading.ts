import { useEffect, useState, useSyncExternalStore } from "react";
import { SLOW_AFTER_MS } from "./slow.ts";

const subscribe = () => () => {};

/** False during SSR and the first render, then true. For controls that need script. */
export function useIsHydrated() {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}

/** Whether `isLoading` has been true for a while. */
export function useIsSlow(isLoading: boolean) {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isLoading) return undefined;
    const timer = setTimeout(() => setIsSlow(true), SLOW_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isLoading]);
  return isLoading && isSlow;
}
