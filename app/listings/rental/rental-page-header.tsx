import { href } from "react-router";
import { PageHeader } from "#app/site/page-header.tsx";
import { underHome } from "#app/site/seo/crumbs.ts";

export const rentalCrumbs = underHome("Rent");

/** The top of the rental list, there while its listings load. */
export function RentalPageHeader() {
  return (
    <PageHeader crumbs={rentalCrumbs} title="Rental Properties">
      Houses and apartments to lease, at a fixed weekly rent.{" "}
      <a href={href("/inspections")} className="underline">
        Open homes
      </a>
    </PageHeader>
  );
}
