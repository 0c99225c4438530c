import type { ReactNode } from "react";
import { toPageTitle } from "#app/site/page-title.ts";

type OfficePageProps = { title: string; heading?: string; children: ReactNode };

/** A page of the office: its title, and what it shows in one column. */
export function OfficePage({ title, heading = title, children }: OfficePageProps) {
  return (
    <div className="wrap grid gap-6 pt-6 pb-(--section) lg:pt-10">
      <title>{toPageTitle(`${title} · Office`)}</title>
      <h1 className="font-display text-h2">{heading}</h1>
      {children}
    </div>
  );
}
