import type { ReactNode } from "react";
import { matchPath } from "react-router";
import { DetailSkeleton } from "#app/listings/detail/detail-skeleton.tsx";
import { ListHeader } from "#app/listings/list/list-header.tsx";
import { ListSkeleton } from "#app/listings/list/list-skeleton.tsx";
import { LoaderCircle } from "#app/ui/icons.tsx";

const spinner = <LoaderCircle aria-hidden="true" className="size-5 animate-spin" />;

const skeletons = [
  { path: "/listings", skeleton: <ListSkeleton header={<ListHeader kind="sale" />} /> },
  { path: "/property/:id", skeleton: <DetailSkeleton>Loading property details...</DetailSkeleton> },
  { path: "/rentals", skeleton: <ListSkeleton header={<ListHeader kind="rental" />} /> },
  {
    path: "/rental/:id",
    skeleton: <DetailSkeleton spinner={spinner}>Loading rental property…</DetailSkeleton>,
  },
];

export type PageSkeletonProps = { pathname: string; children: ReactNode };

/** The skeleton of the page at `pathname`; `children` where it has none. */
export function PageSkeleton({ pathname, children }: PageSkeletonProps) {
  const page = skeletons.find(({ path }) => matchPath(path, pathname));
  return page ? page.skeleton : children;
}
