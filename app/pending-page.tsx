import { type ReactNode, useEffect, useRef, useState } from "react";
import { matchPath, useLocation, useNavigation, useNavigationType } from "react-router";
import { DetailLoading } from "./listings/detail/detail-loading.tsx";
import { RentalPageHeader } from "./listings/rental/rental-page-header.tsx";
import { SalePageHeader } from "./listings/sale/sale-page-header.tsx";
import { ListingsLoading } from "./listings/search/listings-loading.tsx";
import { Spinner } from "./ui/spinner.tsx";

const loadingPages = [
  { path: "/listings", loading: <ListingsLoading header={<SalePageHeader />} /> },
  { path: "/property/:id", loading: <DetailLoading>Loading property details...</DetailLoading> },
  { path: "/rentals", loading: <ListingsLoading header={<RentalPageHeader />} /> },
  {
    path: "/rental/:id",
    loading: <DetailLoading spinner={<Spinner />}>Loading rental property…</DetailLoading>,
  },
];

/** Sooner than this (ms) a loading state would only flash. */
const SLOW_AFTER_MS = 180;

/** The page; while another one is on its way in the browser and does not come at once, that one's loading state. */
export function PendingPage({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  useFocusOnArrival(pathname);
  const isLeaving = next !== undefined && next.pathname !== pathname;
  const isSlow = useIsSlow(isLeaving ? next.key : undefined);
  const page = isLeaving && isSlow && loadingPages.find(({ path }) => matchPath(path, next.pathname));
  return page ? page.loading : children;
}

/** Whether the navigation with this key has been under way for a while. */
function useIsSlow(key: string | undefined) {
  const [slow, setSlow] = useState<string>();
  useEffect(() => {
    if (key === undefined) return undefined;
    const timer = setTimeout(() => setSlow(key), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, [key]);
  return key !== undefined && key === slow;
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
