import type { ReactNode } from "react";
import { NotFoundCoast } from "#app/coast/not-found-coast.tsx";

/** A message in front of the coast: for what is not there and for what went wrong. */
export function NotFoundLayout({ children }: { children: ReactNode }) {
  return (
    <section className="under-coast relative grid min-h-[min(40rem,72svh)] content-center overflow-hidden pt-16">
      <NotFoundCoast className="absolute inset-0 size-full" />
      <div className="wrap relative grid justify-items-start gap-5">{children}</div>
    </section>
  );
}
