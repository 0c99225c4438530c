import type { ReactNode } from "react";

/** A form in one column and, from 1024 px, a panel that stays in sight beside it. */
export function FormPage({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <div className="wrap grid items-start gap-10 pb-(--section) lg:grid-cols-[minmax(0,7.4fr)_minmax(21rem,4fr)] lg:gap-[clamp(2.5rem,6vw,6rem)]">
      <div className="grid gap-7">{children}</div>
      <aside className="lg:sticky lg:top-[calc(var(--header-h)+1.5rem)]">{aside}</aside>
    </div>
  );
}
