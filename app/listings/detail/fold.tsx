import type { ReactNode } from "react";
import { ChevronDown } from "#app/ui/icons.tsx";

type FoldProps = {
  /** Of what it holds, so that browsers open it where the address or a search within the page leads there. */
  id: string;
  title: string;
  children: ReactNode;
};

/** A part of a page that stands as one line until it is opened; the document has all of it. Not printed. */
export function Fold({ id, title, children }: FoldProps) {
  return (
    <details className="group border-line border-t print:hidden">
      <summary className="flex list-none items-center justify-between gap-4 py-4">
        <h2 className="font-display text-h3">{title}</h2>
        <ChevronDown aria-hidden="true" className="size-5 text-slate group-open:rotate-180" />
      </summary>
      <section id={id} aria-label={title} className="grid scroll-mt-16 gap-4.5 pt-1 pb-7">
        {children}
      </section>
    </details>
  );
}
