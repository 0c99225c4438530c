import { href } from "react-router";
import { underHome } from "#app/site/breadcrumbs.tsx";
import { PageHeader } from "#app/site/page-header.tsx";

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
