import { useSyncExternalStore } from "react";

const subscribe = () => () => {};

/** False during SSR and the first render, then true: for controls that need script. */
export function useIsHydrated() {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
