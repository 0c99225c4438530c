import type { ReactNode } from "react";
import type { Icon } from "#app/ui/icons.tsx";

/** On paper only the words. */
export function ContactLine({ href, Icon, children }: { href: string; Icon: Icon; children: ReactNode }) {
  return (
    <a
      href={href}
      className="flex min-h-9 w-fit items-center gap-2.75 tabular-nums no-underline hover:underline print:min-h-0"
    >
      <Icon aria-hidden="true" className="size-5 text-slate print:hidden" />
      {children}
    </a>
  );
}
