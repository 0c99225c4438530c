import { type ReactNode, useId } from "react";

/** In print: full width, beside the aside, or hidden. */
const printed = { full: "print:col-span-full", besideAside: "", not: "print:hidden" } as const;

type DetailBlockProps = {
  title: string;
  /** Shows the title to screen readers only. */
  isTitleHidden?: boolean;
  print?: keyof typeof printed;
  children: ReactNode;
};

/** A section of a detail page. */
export function DetailBlock({ title, isTitleHidden, print = "full", children }: DetailBlockProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={`grid border-line border-t last:pb-0 print:gap-1.5 print:py-2.5 ${isTitleHidden ? "gap-2.5 py-4" : "gap-4.5 py-detail"} ${printed[print]}`}
    >
      <h2 id={id} className={isTitleHidden ? "sr-only" : "font-display text-h3"}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** A white box in the aside; plain in print. */
export function Panel({ children }: { children: ReactNode }) {
  return (
    <div className="divide-y divide-line rounded-sm border border-line bg-white print:grid print:gap-3 print:divide-y-0 print:border-0 print:border-t print:py-2.5">
      {children}
    </div>
  );
}

export function PanelSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-3 p-6 print:gap-0.5 print:p-0 print:text-xs">
      <h2 id={id} className="font-sans font-semibold text-slate text-sm">
        {title}
      </h2>
      {children}
    </section>
  );
}
