import type { ReactNode } from "react";
import { SectionHeader } from "#app/ui/section-header.tsx";

type BlockSectionProps = {
  heading: string;
  /** The heading that only screen readers get where the marketer has written none. */
  name: string;
  words?: string;
  link?: { href: string; label: string };
  children: ReactNode;
};

/** A block of the site’s own below its heading. No landmark: a page may have several of a name. */
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
