import { type ReactNode, useId } from "react";

/** A part of a page under its heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="font-display text-h3">
        {title}
      </h2>
      {children}
    </section>
  );
}
