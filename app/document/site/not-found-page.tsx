import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { BackLink } from "#app/ui/arrow-link.tsx";

type NotFoundPageProps = { title: string; backHref: string; backLabel: string; children: ReactNode };

/** What a detail page shows when there is nothing at its address; its loader responds with status 404. */
export function NotFoundPage({ title, backHref, backLabel, children }: NotFoundPageProps) {
  return (
    <NotFoundLayout>
      <h1 className="font-display text-h1">{title}</h1>
      <p className="max-w-120 text-lead text-tide">{children}</p>
      <BackLink href={backHref}>{backLabel}</BackLink>
    </NotFoundLayout>
  );
}

// Loaded on demand, so that hydrated pages do not carry the drawing.
const NotFoundCoast = lazy<ComponentType<{ className: string }>>(() =>
  import("../coast/not-found-coast.tsx")
    .then((module) => ({ default: module.NotFoundCoast }))
    .catch(() => ({ default: () => null })),
);

/** A message in front of the coast, for pages that are missing or broken. */
export function NotFoundLayout({ children }: { children: ReactNode }) {
  return (
    <section className="under-coast relative grid min-h-[min(40rem,72svh)] content-center overflow-hidden pt-16">
      <Suspense>
        <NotFoundCoast className="absolute inset-0 size-full" />
      </Suspense>
      <div className="wrap relative grid justify-items-start gap-5">{children}</div>
    </section>
  );
}
