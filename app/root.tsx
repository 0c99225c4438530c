import petrona from "@fontsource/petrona/files/petrona-latin-300-normal.woff2?url";
import type { ReactNode } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
} from "react-router";
import type { Route } from "./+types/root.ts";
import stylesheet from "./app.css?url";
import { PendingPage } from "./pending-page.tsx";
import { SiteFrame } from "./site/frame/site-frame.tsx";
import { ErrorPage } from "./site/not-found/error-page.tsx";
import { NoFormsPage } from "./site/not-found/no-forms-page.tsx";
import { NoSuchPage } from "./site/not-found/no-such-page.tsx";
import { siteContext } from "./site/site-context.ts";

// --color-foam, the ground of the header.
const THEME_COLOUR = "#fafbf9";

export function loader({ context }: Route.LoaderArgs) {
  return { origin: context.get(siteContext).origin };
}

/** The site's address stays: a filter must not ask the server for it. */
export function shouldRevalidate() {
  return false;
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-AU">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="preload" href={petrona} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="stylesheet" href={stylesheet} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon-180.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <meta name="theme-color" content={THEME_COLOUR} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <PageScripts />
      </body>
    </html>
  );
}

/** A page ships no script unless its route asks for it (handle.hydrate); in development always, for hot reload. */
function PageScripts() {
  const isHydrated = useMatches().some(({ handle }) => isHydrating(handle));
  if (!isHydrated && import.meta.env.PROD) return null;
  return (
    <>
      <ScrollRestoration />
      <Scripts />
    </>
  );
}

function isHydrating(handle: unknown) {
  return typeof handle === "object" && handle !== null && "hydrate" in handle && handle.hydrate === true;
}

export default function App() {
  return (
    <SiteFrame pathname={useLocation().pathname}>
      <PendingPage>
        <Outlet />
      </PendingPage>
    </SiteFrame>
  );
}

/** Whatever a page throws ends here: what is not there looks like every missing page, the rest is our fault. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { title, Page } = chooseErrorPage(isRouteErrorResponse(error) ? error.status : 500);
  return (
    <SiteFrame pathname={useLocation().pathname}>
      <title>{`${title} · Headland`}</title>
      <meta name="robots" content="noindex" />
      <Page />
    </SiteFrame>
  );
}

function chooseErrorPage(status: number) {
  if (status === 404) return { title: "Page not found", Page: NoSuchPage };
  if (status === 405) return { title: "This page takes no forms", Page: NoFormsPage };
  return { title: "This page did not load", Page: ErrorPage };
}
