import type { ReactNode } from "react";
import { notFound } from "#app/agency/folder/drawings.ts";
import { BackLink } from "#app/ui/arrow-link.tsx";
import { ServerHtml } from "#app/ui/loading/server-html.tsx";
import { Drawing } from "./drawing.tsx";

type NotFoundPageProps = { title: string; backHref: string; backLabel: string; children: ReactNode };

/** Replaces a detail page without a record; the loader responds with status 404. */
export function NotFoundPage({ title, backHref, backLabel, children }: NotFoundPageProps) {
  return (
    <NotFoundLayout>
      <h1 className="font-display text-h1">{title}</h1>
      <p className="max-w-120 text-lead text-tide">{children}</p>
      <BackLink href={backHref}>{backLabel}</BackLink>
    </NotFoundLayout>
  );
}

/** A message in front of the coast, for pages that are missing or broken. */
export function NotFoundLayout({ children }: { children: ReactNode }) {
  return (
    <section className="under-coast relative grid min-h-[min(40rem,72svh)] content-center overflow-hidden pt-16">
      <ServerHtml name="coast" as="div" className="absolute inset-0">
        {(import.meta.env.SSR || import.meta.env.DEV) && <NotFoundCoast />}
      </ServerHtml>
      <div className="wrap relative grid justify-items-start gap-5">{children}</div>
    </section>
  );
}

/** A part of the agency's coast, if it has one, with the page as the sea. */
function NotFoundCoast() {
  return notFound && <Drawing svg={notFound} className="size-full forced-colors:hidden [&>svg]:size-full" />;
}
