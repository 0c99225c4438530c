import type { ReactNode } from "react";
import { ArrowLink } from "./arrow-link.tsx";

type SectionHeaderProps = {
  /** For the section's aria-labelledby. */
  id: string;
  title: string;
  link?: { href: string; label: string };
  children?: ReactNode;
};

export function SectionHeader({ id, title, link, children }: SectionHeaderProps) {
  return (
    <div className="mb-title flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div className="grid gap-3">
        <h2 id={id} className="font-display text-h2">
          {title}
        </h2>
        {children && <p className="max-w-136 text-slate">{children}</p>}
      </div>
      {link && <ArrowLink href={link.href}>{link.label}</ArrowLink>}
    </div>
  );
}
