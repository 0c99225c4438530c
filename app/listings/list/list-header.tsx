import { href } from "react-router";
import { extent } from "#app/agency/folder/places.ts";
import { PageHeader, toHomeCrumbs } from "#app/document/site/page-header.tsx";

export const listHeaders = {
  sale: {
    crumbs: toHomeCrumbs("Buy"),
    title: "Homes for sale",
    lead: `Every property we have on the market, ${extent}.`,
  },
  rental: {
    crumbs: toHomeCrumbs("Rent"),
    title: "Rental Properties",
    lead: "Houses and apartments to lease, at a fixed weekly rent.",
  },
} as const;

/** Also shown while the listings load. */
export function ListHeader({ kind }: { kind: keyof typeof listHeaders }) {
  const { crumbs, title, lead } = listHeaders[kind];
  return (
    <PageHeader crumbs={crumbs} title={title}>
      {lead}{" "}
      <a href={href("/inspections")} className="underline">
        Open homes
      </a>
    </PageHeader>
  );
}
