import type { ReactNode } from "react";

type DetailLayoutProps = {
  aside: ReactNode;
  asideLabel: string;
  children: ReactNode;
};

/** Text at the left, inspection and agent sticky at the right; printed on one sheet. */
export function DetailLayout({ aside, asideLabel, children }: DetailLayoutProps) {
  return (
    <div className="wrap grid grid-cols-1 gap-10 pt-part lg:grid-cols-aside lg:items-start lg:gap-aside print:grid-cols-[2fr_1fr] print:items-start print:gap-x-8 print:gap-y-0 print:pt-2">
      <div className="print:contents">{children}</div>
      <aside aria-label={asideLabel} className="lg:sticky lg:top-under-header print:static">
        {aside}
      </aside>
    </div>
  );
}
