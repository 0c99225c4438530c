import type { ReactNode } from "react";

type DetailLayoutProps = {
  aside: ReactNode;
  /** Names the aside for screen readers: "Inspection and agent". */
  asideLabel: string;
  children: ReactNode;
};

/**
 * A detail page under its gallery: what it is at the left; inspection and agent at the right, where they stay in view.
 * Printed, its blocks share one sheet with the aside.
 */
export function DetailLayout({ aside, asideLabel, children }: DetailLayoutProps) {
  return (
    <div className="wrap grid grid-cols-1 gap-10 pt-[clamp(1.75rem,3.5vw,3.5rem)] lg:grid-cols-[minmax(0,7.4fr)_minmax(21rem,4fr)] lg:items-start lg:gap-[clamp(2.5rem,6vw,6rem)] print:grid-cols-[2fr_1fr] print:items-start print:gap-x-8 print:gap-y-0 print:pt-2">
      <div className="print:contents">{children}</div>
      <aside aria-label={asideLabel} className="lg:sticky lg:top-[calc(var(--header-h)+1.5rem)] print:static">
        {aside}
      </aside>
    </div>
  );
}
