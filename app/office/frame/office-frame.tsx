import type { ReactNode } from "react";
import { href } from "react-router";
import { agency } from "#app/agency/folder/agency.ts";
import type { Role } from "../store/office-rows.ts";
import { OfficeMenu } from "./office-menu.tsx";

type OfficeFrameProps = { person?: { name: string; role: Role }; pathname: string; children: ReactNode };

/** Around every page of the office. */
export function OfficeFrame({ person, pathname, children }: OfficeFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="absolute -top-16 left-(--gutter) z-50 bg-ink px-5 py-3 text-foam focus:top-3"
      >
        Skip to content
      </a>
      <header className="border-line border-b bg-foam print:hidden">
        <div className="wrap flex min-h-(--header-h) flex-wrap items-center justify-between gap-x-6">
          <a href={href("/office")} className="inline-flex items-baseline gap-3 py-2 no-underline">
            <span className="font-display text-3xl leading-none tracking-display">{agency.name}</span>
            <span className="font-medium text-slate text-xs">Office</span>
          </a>
          {person && <OfficeMenu role={person.role} pathname={pathname} />}
        </div>
      </header>
      <main id="main" tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      {person && <div className="h-(--bottom-bar-h) lg:hidden print:hidden" />}
    </div>
  );
}
