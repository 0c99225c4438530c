import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import { useLocation, useNavigation, useNavigationType } from "react-router";
import { useIsSlow } from "#app/ui/loading/use-loading.ts";
import type { PageSkeletonProps } from "./page-skeleton.tsx";

/** The page, or the next page's skeleton while that one is slow to load. */
export function PageTransition({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  useFocusOnArrival(pathname);
  const isLeaving = next !== undefined && next.pathname !== pathname;
  const isSlow = useIsSlow(isLeaving ? next.key : undefined);
  const Skeleton = usePageSkeleton(isLeaving);
  return isLeaving && isSlow && Skeleton ? (
    <Skeleton pathname={next.pathname}>{children}</Skeleton>
  ) : (
    children
  );
}

/** Loaded on the first client-side navigation; if that fails, the page stays until the next one is there. */
function usePageSkeleton(isLeaving: boolean) {
  const [Skeleton, setSkeleton] = useState<ComponentType<PageSkeletonProps>>();
  useEffect(() => {
    if (!isLeaving) return;
    import("./page-skeleton.tsx").then(
      ({ PageSkeleton }) => setSkeleton(() => PageSkeleton),
      () => undefined,
    );
  }, [isLeaving]);
  return Skeleton;
}

/**
 * Moves the focus to the heading of a new page or, on the way back, to the link that was followed. A filter, a search or
 * an anchor is not a new page.
 */
function useFocusOnArrival(pathname: string) {
  const isReturn = useNavigationType() === "POP";
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    const main = document.querySelector("main");
    const left = main?.querySelector<HTMLElement>(`a[href="${CSS.escape(previous.current)}"]`);
    previous.current = pathname;
    const heading = main?.querySelector("h1");
    heading?.setAttribute("tabindex", "-1");
    ((isReturn && left) || heading || main)?.focus({ preventScroll: true });
  }, [pathname, isReturn]);
}
