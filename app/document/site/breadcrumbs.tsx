import { href } from "react-router";

export type Crumb = { label: string; href?: string };

/** Breadcrumbs of a page directly under the home page. */
export function toHomeCrumbs(label: string): readonly Crumb[] {
  return [{ label: "Home", href: href("/") }, { label }];
}

/** Links to the levels above, then the page itself. */
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
