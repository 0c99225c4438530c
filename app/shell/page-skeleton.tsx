import type { ReactNode } from "react";
import { matchPath } from "react-router";
import { DetailLoading } from "#app/listings/detail/detail-loading.tsx";
import { ListHeader } from "#app/listings/search/list-header.tsx";
import { ListingsLoading } from "#app/listings/search/listings-loading.tsx";
import { Spinner } from "#app/ui/spinner.tsx";

const skeletons = [
  { path: "/listings", skeleton: <ListingsLoading header={<ListHeader kind="sale" />} /> },
  { path: "/property/:id", skeleton: <DetailLoading>Loading property details...</DetailLoading> },
  { path: "/rentals", skeleton: <ListingsLoading header={<ListHeader kind="rental" />} /> },
  {
    path: "/rental/:id",
    skeleton: <DetailLoading spinner={<Spinner />}>Loading rental property…</DetailLoading>,
  },
];

export type PageSkeletonProps = { pathname: string; children: ReactNode };

/** What the page at `pathname` shows while it loads; the page before it where there is none. */
export function PageSkeleton({ pathname, children }: PageSkeletonProps) {
  const page = skeletons.find(({ path }) => matchPath(path, pathname));
  return page ? page.skeleton : children;
}
