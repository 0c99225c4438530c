import { type ComponentType, lazy, type ReactNode, Suspense, use } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from "react-router";
import { officeWords } from "#app/agency/folder/agency.ts";
import { textsContext } from "#app/agency/texts/texts-context.ts";
import { SiteFrame } from "#app/document/shell/frame/site-frame.tsx";
import { isHydrated } from "#app/document/shell/hydrated-routes.ts";
import { OfficeContext } from "#app/document/site/office/office-words.ts";
import { siteContext } from "#app/document/site/site-context.ts";
import stylesheet from "#app/document/styles/app.css?url";
import { LookContext } from "#app/document/styles/document-look.ts";
import listingsStylesheet from "#app/document/styles/listings.css?url";
import officeStylesheet from "#app/document/styles/office.css?url";
import type { Route } from "./+types/root.ts";

export function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(siteContext);
  const words = context.get(textsContext).office;
  // In development browsers draw the footer too.
  if (import.meta.env.DEV) return { origin, office: words };
  // Scripts need no numbers; search engines find the folder's links without this.
  const { licence, abn, social, ...office } = words;
  const isOwn = social !== officeWords.social;
  return { origin, office: { ...office, ...(isOwn && { social }) } };
}

/** A filter does not load again what every page has: it stays as the document had it. */
export function shouldRevalidate() {
  return false;
}

export function Layout({ children }: { children: ReactNode }) {
  const loaded = useRouteLoaderData<typeof loader>("root")?.office;
  // In the browser no document provides it.
  const office = use(OfficeContext) ?? loaded;
  return (
    <html lang="en-AU">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {(import.meta.env.SSR || import.meta.env.DEV) && <Styles />}
        {/* No SVG: Chromium reloads the icon on every navigation, and an SVG is a document of its own. */}
        <link rel="icon" href="/icon-64.png" type="image/png" />
        <link rel="apple-touch-icon" href="/icon-180.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <Meta />
        <Links />
      </head>
      <body>
        <OfficeContext value={office}>{children}</OfficeContext>
        <PageScripts />
      </body>
    </html>
  );
}

/**
 * The agency's type and colours, and the stylesheet itself, which saves a round trip before the first paint
 * (docs/decisions/pages.md). The browser leaves them as they are. Development links to the stylesheet, for hot reload.
 */
function Styles() {
  const address = getStylesheet(useMatches());
  const look = use(LookContext);
  return (
    <>
      {/* Preloaded, so that text is laid out once. */}
      {look?.fonts.map((font) => (
        <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
      {look && <meta name="theme-color" content={look.themeColour} />}
      {import.meta.env.DEV && <link rel="stylesheet" href={address} />}
      {look && <style>{look.getStyles(address)}</style>}
    </>
  );
}

function getStylesheet(matches: readonly { handle: unknown }[]) {
  if (matches.some(({ handle }) => saysOf(handle, "usesOfficeStyles"))) return officeStylesheet;
  if (matches.some(({ handle }) => saysOf(handle, "usesListingStyles"))) return listingsStylesheet;
  return stylesheet;
}

/** A page ships no script unless hydrated-routes.ts names it; in development always, for hot reload. */
function PageScripts() {
  // Without its data, as where a page takes no forms, there is nothing to hydrate from.
  const isLoaded = useRouteLoaderData<typeof loader>("root") !== undefined;
  const hasScript = useMatches().some(({ id }) => isHydrated(id)) && isLoaded;
  if (!hasScript && import.meta.env.PROD) return null;
  return (
    <>
      <ScrollRestoration />
      <Scripts />
    </>
  );
}

/** What a route says of its page by its `handle`. */
function saysOf(handle: unknown, word: "usesOfficeStyles" | "usesListingStyles" | "hasOwnFrame") {
  return typeof handle === "object" && handle !== null && word in handle;
}

export default function App() {
  const { pathname } = useLocation();
  if (useMatches().some(({ handle }) => saysOf(handle, "hasOwnFrame"))) return <Outlet />;
  return (
    <SiteFrame pathname={pathname}>
      <Outlet />
    </SiteFrame>
  );
}

// Lazy, so that hydrated pages do not carry them; most are rendered by the server anyway.
const ErrorPages = lazy<ComponentType<{ status: number; thrown?: unknown }>>(() =>
  import("#app/document/site/error-pages.tsx")
    .then((module) => ({ default: module.ErrorPages }))
    .catch(() => ({ default: PlainError })),
);

/** Renders what a page throws. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <SiteFrame pathname={useLocation().pathname}>
      <meta name="robots" content="noindex" />
      <Suspense>
        {isRouteErrorResponse(error) ? (
          <ErrorPages status={error.status} thrown={error.data} />
        ) : (
          <ErrorPages status={500} />
        )}
      </Suspense>
    </SiteFrame>
  );
}

/** When the error page itself cannot be fetched: a new deployment, or no connection. */
function PlainError() {
  return <h1 className="wrap section">This page did not load. Please load it again.</h1>;
}
