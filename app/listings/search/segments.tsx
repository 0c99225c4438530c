import type { ReactNode } from "react";

/** Two or three ways of seeing the same thing, side by side in one frame: links, of which one is where we are. */
export function Segments({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav
      aria-label={label}
      className="inline-flex flex-none rounded-xs border border-control bg-white p-0.75 *:flex *:h-9.5 *:items-center *:rounded-[1px] *:px-3 *:font-semibold *:text-sm *:no-underline *:aria-[current]:bg-ink *:aria-[current]:text-foam xl:*:px-4"
    >
      {children}
    </nav>
  );
}
