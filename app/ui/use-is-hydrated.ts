import { useSyncExternalStore } from "react";

const subscribe = () => () => {};

/** False in the document as it is sent, true once its script runs: for controls that do nothing without it. */
export function useIsHydrated() {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
