import type { ReactNode } from "react";
import {
  href,
  isRouteErrorResponse,
  Outlet,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from "react-router";
import * as v from "valibot";
import { agency } from "#app/agency/folder/agency.ts";
import type { Role } from "#app/core/permission.ts";
import { NotFoundLayout } from "#app/document/site/not-found-page.tsx";
import { findPersonOf } from "#app/office/access/require-person.server.ts";
import { OfficeFault } from "#app/office/frame/office-fault.tsx";
import { MarketingTabs, OfficeMenu } from "#app/office/frame/office-menu.tsx";
import { isRefusal } from "#app/office/frame/refusal.ts";
import { SearchBox } from "#app/office/search/search-box.tsx";
import { version } from "../../../package.json";
import type { Route } from "./+types/office-frame.ts";

export const handle = { usesOfficeStyles: true, hasOwnFrame: true };

export function loader({ request, context }: Route.LoaderArgs) {
  return findPersonOf({ request, context });
}

/** The frame around every page of the office. */
export default function Frame({ loaderData }: Route.ComponentProps) {
  const skips = useMatches().map(({ id, handle }) => <OwnSkipLink key={id} handle={handle} />);
  return (
    <OfficeFrame person={loaderData} {...useLocation()} skips={skips}>
      <Outlet />
    </OfficeFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const person = useRouteLoaderData<typeof loader>("office/routes/office-frame");
  const refusal = isRouteErrorResponse(error) && isRefusal(error.data) ? error.data : undefined;
  return (
    <OfficeFrame person={person} {...useLocation()}>
      {refusal ? <OfficeFault refusal={refusal} /> : <Broken />}
    </OfficeFrame>
  );
}

function Broken() {
  return (
    <NotFoundLayout>
      <h1 className="font-display text-h1">This page did not load</h1>
      <p className="max-w-120 text-lead text-tide">
        The fault is ours. Go back: what you typed is still in the form. Please try again in a minute.
      </p>
    </NotFoundLayout>
  );
}

const skipLink = "absolute -top-16 left-(--gutter) z-50 bg-ink px-5 py-3 text-foam focus:top-3";

/** A page with a skip link of its own names it in its `handle`. */
function OwnSkipLink({ handle }: { handle: unknown }) {
  const { success, output } = v.safeParse(skippingSchema, handle);
  if (!success) return null;
  return (
    <a href={output.skipTo.href} className={skipLink}>
      {output.skipTo.label}
    </a>
  );
}

const skippingSchema = v.object({ skipTo: v.object({ href: v.string(), label: v.string() }) });

type OfficeFrameProps = {
  person?: { id: string; role: Role };
  pathname: string;
  search: string;
  /** The page's own skip links. */
  skips?: ReactNode;
  children: ReactNode;
};

function OfficeFrame({ person, pathname, search, skips, children }: OfficeFrameProps) {
  const typed = pathname === href("/office/search") ? (new URLSearchParams(search).get("q") ?? "") : "";
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#main" className={skipLink}>
        Skip to content
      </a>
      {skips}
      <header className="border-line border-b bg-foam print:hidden">
        <div className="wrap flex min-h-(--header-h) flex-wrap items-center justify-between gap-x-4 pb-2 sm:gap-x-6 sm:pb-0">
          <a href={href("/office")} className="inline-flex items-baseline gap-3 py-2 no-underline">
            <span className="font-display text-3xl leading-none tracking-display">{agency.name}</span>
            <span className="font-medium text-slate text-xs">Office</span>
          </a>
          {person && <SearchBox typed={typed} />}
          {person && <OfficeMenu role={person.role} pathname={pathname} />}
        </div>
      </header>
      <main id="main" tabIndex={-1} data-office-person={person?.id} className="grow outline-none">
        {person && <MarketingTabs role={person.role} pathname={pathname} />}
        {children}
      </main>
      {person && <footer className="wrap pb-4 text-slate text-xs print:hidden">Version {version}</footer>}
      {person && <div className="h-(--bottom-bar-h) lg:hidden print:hidden" />}
    </div>
  );
}
