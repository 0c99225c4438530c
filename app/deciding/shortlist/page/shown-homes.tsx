import type { ReactNode } from "react";
import { underHome } from "#app/document/site/breadcrumbs.tsx";
import { PageHeader } from "#app/document/site/page-header.tsx";
import type { ShownHome } from "../show-list.ts";
import { HomeRow } from "./home-row.tsx";

type ShownHomesPageProps = {
  title: string;
  lead: string;
  homes: readonly ShownHome[];
  children?: ReactNode;
};

/** Homes that somebody else keeps, or that stand in the address: to read. */
export function ShownHomesPage({ title, lead, homes, children }: ShownHomesPageProps) {
  return (
    <>
      <PageHeader crumbs={underHome("Shortlist")} title={title}>
        {lead}
      </PageHeader>
      <div className="wrap grid gap-8 pb-(--section)">
        {children}
        {homes.length > 0 && (
          <ol className="border-line border-b">
            {homes.map((home) => (
              <HomeRow key={home.id} home={home} />
            ))}
          </ol>
        )}
      </div>
    </>
  );
}
