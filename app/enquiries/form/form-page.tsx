import type { ReactNode } from "react";

/** A form in one column and, from 1024 px, a panel that stays in sight beside it. */
export function FormPage({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <div className="wrap grid items-start gap-10 pb-(--section) lg:grid-cols-aside lg:gap-aside">
      <div className="grid gap-7">{children}</div>
      <aside className="lg:sticky lg:top-under-header">{aside}</aside>
    </div>
  );
}
