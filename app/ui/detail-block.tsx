import { type ReactNode, useId } from "react";

/** In print: full width, beside the aside, or hidden. */
const printed = { full: "print:col-span-full", besideAside: "", not: "print:hidden" } as const;

type DetailBlockProps = {
  title: string;
  /** Shown to screen readers only. */
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
      className={`grid gap-4.5 border-line border-t py-detail last:pb-0 print:gap-1.5 print:py-2.5 ${printed[print]}`}
    >
      <h2 id={id} className={isTitleHidden ? "sr-only" : "font-display text-h3"}>
        {title}
      </h2>
      {children}
    </section>
  );
}
