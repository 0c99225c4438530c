import type { ReactNode } from "react";
import { href } from "react-router";

type PageHeaderProps = { crumbs: readonly Crumb[]; title: string; children?: ReactNode };

/** The top of a page without a picture: breadcrumbs, title, and a sentence at the right. */
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

export type Crumb = { label: string; href?: string };

/** Breadcrumbs of a page directly under the home page. */
export function toHomeCrumbs(label: string): readonly Crumb[] {
  return [{ label: "Home", href: href("/") }, { label }];
}

/** Links to the levels above, followed by the page itself. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="print:hidden">
      <ol className="flex flex-wrap gap-x-2 gap-y-1 text-slate text-sm">
        {crumbs.map(({ label, href }) => (
          <li
            key={label}
            className="flex min-h-7 items-center gap-2 not-first:before:text-control not-first:before:content-['/']"
          >
            {href ? (
              <a
                href={href}
                className="inline-flex min-h-7 min-w-6 items-center no-underline hover:underline"
              >
                {label}
              </a>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
