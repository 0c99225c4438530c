import type { ReactNode } from "react";
import { Breadcrumbs, type Crumb } from "./breadcrumbs.tsx";

type PageHeaderProps = { crumbs: readonly Crumb[]; title: string; children?: ReactNode };

/** The top of a page without a picture: breadcrumbs, title, one sentence at the right. */
export function PageHeader({ crumbs, title, children }: PageHeaderProps) {
  return (
    <header className="wrap grid gap-2 pt-6 pb-7 lg:pt-10">
      <Breadcrumbs crumbs={crumbs} />
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <h1 className="font-display text-h1">{title}</h1>
        {children && <p className="max-w-76 text-slate">{children}</p>}
      </div>
    </header>
  );
}
