import { type ComponentType, lazy, type ReactNode, Suspense } from "react";

// Drawn by the server on almost every visit; every page with script would carry it for the few that end here in the browser.
const NotFoundCoast = lazy<ComponentType<{ className: string }>>(() =>
  import("#app/coast/not-found-coast.tsx")
    .then((module) => ({ default: module.NotFoundCoast }))
    .catch(() => ({ default: NoCoast })),
);

/** A message in front of the coast: for what is not there and for what went wrong. */
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

/** Without the drawing the message is still the message. */
function NoCoast() {
  return null;
}
