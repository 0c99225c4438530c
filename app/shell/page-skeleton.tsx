import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import { useLocation, useNavigation, useNavigationType } from "react-router";
import { useIsSlow } from "#app/ui/use-is-slow.ts";
import type { PageLoadingProps } from "./loading-pages.tsx";

/** The page; while another one is on its way in the browser and does not come at once, that one's loading state. */
export function PendingPage({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  useFocusOnArrival(pathname);
  const isLeaving = next !== undefined && next.pathname !== pathname;
  const isSlow = useIsSlow(isLeaving ? next.key : undefined);
  const Loading = usePageLoading(isLeaving);
  return isLeaving && isSlow && Loading ? <Loading pathname={next.pathname}>{children}</Loading> : children;
}

/** Fetched when somebody first goes on inside the browser; where that fails, the present page stays until then. */
function usePageLoading(isLeaving: boolean) {
  const [Loading, setLoading] = useState<ComponentType<PageLoadingProps>>();
  useEffect(() => {
    if (!isLeaving) return;
    import("./loading-pages.tsx").then(
      ({ PageLoading }) => setLoading(() => PageLoading),
      () => undefined,
    );
  }, [isLeaving]);
  return Loading;
}

/** As when a document loads, a new page is read from its start; back in a list, from where it was left. */
function useFocusOnArrival(pathname: string) {
  const isReturn = useNavigationType() === "POP";
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    const main = document.querySelector("main");
    const left = main?.querySelector<HTMLElement>(`a[href="${CSS.escape(previous.current)}"]`);
    previous.current = pathname;
    main?.setAttribute("tabindex", "-1");
    ((isReturn && left) || main)?.focus({ preventScroll: true });
  }, [pathname, isReturn]);
}
