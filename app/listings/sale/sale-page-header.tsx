import { href } from "react-router";
import { underHome } from "#app/site/breadcrumbs.tsx";
import { PageHeader } from "#app/site/page-header.tsx";

export const saleCrumbs = underHome("Buy");

/** The top of the sale list, there while its listings load. */
export function SalePageHeader() {
  return (
    <PageHeader crumbs={saleCrumbs} title="Homes for sale">
      Every property we have on the market, from Palm Beach to Manly.{" "}
      <a href={href("/inspections")} className="underline">
        Open homes
      </a>
    </PageHeader>
  );
}
