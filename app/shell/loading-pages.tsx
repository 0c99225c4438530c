import type { ReactNode } from "react";
import { matchPath } from "react-router";
import { DetailLoading } from "#app/listings/detail/detail-loading.tsx";
import { ListHeader } from "#app/listings/search/list-header.tsx";
import { ListingsLoading } from "#app/listings/search/listings-loading.tsx";
import { Spinner } from "#app/ui/spinner.tsx";

const loadingPages = [
  { path: "/listings", loading: <ListingsLoading header={<ListHeader kind="sale" />} /> },
  { path: "/property/:id", loading: <DetailLoading>Loading property details...</DetailLoading> },
  { path: "/rentals", loading: <ListingsLoading header={<ListHeader kind="rental" />} /> },
  {
    path: "/rental/:id",
    loading: <DetailLoading spinner={<Spinner />}>Loading rental property…</DetailLoading>,
  },
];

export type PageLoadingProps = { pathname: string; children: ReactNode };

/** What the page at `pathname` shows while it loads; the page before it where that has no loading state. */
export function PageLoading({ pathname, children }: PageLoadingProps) {
  const page = loadingPages.find(({ path }) => matchPath(path, pathname));
  return page ? page.loading : children;
}
