import type { ReactNode } from "react";
import { ArrowLink } from "./arrow-link.tsx";

type SectionHeaderProps = {
  /** For the section's aria-labelledby. */
  id?: string;
  title: string;
  link?: { href: string; label: string };
  children?: ReactNode;
};

export function SectionHeader({ id, title, link, children }: SectionHeaderProps) {
  return (
    // The window's width decides where the link stands, because the words' width changes when the fonts arrive.
    <div className="mb-title grid items-end gap-x-8 gap-y-4 sm:grid-cols-rest-auto">
      <div className="grid gap-3">
        <h2 id={id} className="font-display text-h2">
          {title}
        </h2>
        {children && <p className="max-w-136 text-slate">{children}</p>}
      </div>
      {link && (
        <p>
          <ArrowLink href={link.href}>{link.label}</ArrowLink>
        </p>
      )}
    </div>
  );
}
