import type { ReactNode } from "react";
import { SectionHeader } from "#app/ui/section-header.tsx";

type BlockSectionProps = {
  heading: string;
  /** Heading for screen readers only, where the marketer has written none. */
  name: string;
  words?: string;
  link?: { href: string; label: string };
  children: ReactNode;
};

/** One of the site’s own blocks below its heading. Not a landmark, because a page may have several of one name. */
export function BlockSection({ heading, name, words, link, children }: BlockSectionProps) {
  return (
    <section className="w-full text-left">
      {heading ? (
        <SectionHeader title={heading} link={link}>
          {words}
        </SectionHeader>
      ) : (
        <h2 className="sr-only">{name}</h2>
      )}
      {children}
    </section>
  );
}

/** A form, beside its heading where there is room. */
export function FormSection({ heading, name, words, children }: Omit<BlockSectionProps, "link">) {
  return (
    <section className="grid w-full @3xl:grid-cols-heading-text gap-x-(--gap-grid) gap-y-heading text-left">
      <div className="grid content-start gap-3">
        <h2 className={heading ? "font-display text-h2" : "sr-only"}>{heading || name}</h2>
        {words && <p className="max-w-136 text-slate">{words}</p>}
      </div>
      <div className="max-w-form">{children}</div>
    </section>
  );
}
