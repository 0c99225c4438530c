import type { ReactNode } from "react";
import { BackLink } from "#app/ui/arrow-link.tsx";
import { NotFoundLayout } from "./not-found-layout.tsx";

type NotFoundPageProps = { title: string; backHref: string; backLabel: string; children: ReactNode };

/** What a detail page shows when there is nothing at its address; its loader answers with status 404. */
export function NotFoundPage({ title, backHref, backLabel, children }: NotFoundPageProps) {
  return (
    <NotFoundLayout>
      <h1 className="font-display text-h1">{title}</h1>
      <p className="max-w-120 text-lead text-tide">{children}</p>
      <BackLink href={backHref}>{backLabel}</BackLink>
    </NotFoundLayout>
  );
}
