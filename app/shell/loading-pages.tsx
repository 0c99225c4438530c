import type { ReactNode } from "react";
import { matchPath } from "react-router";
import { DetailLoading } from "#app/listings/detail/detail-loading.tsx";
import { RentalPageHeader } from "#app/listings/rental/rental-page-header.tsx";
import { SalePageHeader } from "#app/listings/sale/sale-page-header.tsx";
import { ListingsLoading } from "#app/listings/search/listings-loading.tsx";
import { Spinner } from "#app/ui/spinner.tsx";

const loadingPages = [
  { path: "/listings", loading: <ListingsLoading header={<SalePageHeader />} /> },
  { path: "/property/:id", loading: <DetailLoading>Loading property details...</DetailLoading> },
  { path: "/rentals", loading: <ListingsLoading header={<RentalPageHeader />} /> },
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
