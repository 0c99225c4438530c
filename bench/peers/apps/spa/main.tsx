/**
 * The site as a careful team would build it as a single-page app: React, React Router, a chunk a page. One document for every
 * address; the pages are the site's own components, drawn in the browser from /data/*.json. Code and data of a page are
 * fetched side by side; what does not need the data is shown at once, with room kept for the rest.
 */
import { preload } from "react-dom";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, Outlet, useLocation } from "react-router";
import { RouterProvider } from "react-router/dom";
import { officeWords } from "#app/agency/folder/agency.ts";
import { Footer } from "#app/document/shell/frame/footer.tsx";
import { Header } from "#app/document/shell/frame/header.tsx";
import { OfficeContext } from "#app/document/site/office/office-words.ts";
import { toDataPath } from "./data.ts";

const saleFile = "/data/coastal-listings.json";

const router = createBrowserRouter([
  {
    Component: Frame,
    HydrateFallback: Frame,
    children: [
      { index: true, loader: startPageData, lazy: () => import("./pages/home.tsx") },
      { path: "listings", loader: () => startData(saleFile), lazy: () => import("./pages/listings.tsx") },
      { path: "property/:id", loader: startPageData, lazy: () => import("./pages/property.tsx") },
      { path: "suburbs/:id", loader: startPageData, lazy: () => import("./pages/suburb.tsx") },
      {
        path: "contact",
        loader: startPageData,
        action: ({ request }) => fetch(request),
        lazy: () => import("./pages/contact.tsx"),
      },
    ],
  },
]);

createRoot(document.getElementById("app") ?? document.body).render(<RouterProvider router={router} />);

/** A loader that waits for nothing: the page finds on its way what it is going to ask for. */
function startPageData({ request }: { request: Request }) {
  return startData(toDataPath(new URL(request.url).pathname));
}

function startData(path: string) {
  preload(path, { as: "fetch", crossOrigin: "anonymous" });
  return null;
}

/**
 * The frame around every page; it is shown alone until the page's code has loaded, with room for the page, so that the footer
 * does not move in the window.
 */
function Frame() {
  return (
    <OfficeContext value={officeWords}>
      <div className="flex min-h-dvh flex-col">
        <header className="sticky top-0 z-40 border-line border-b bg-foam">
          <Header pathname={useLocation().pathname} />
        </header>
        <main id="main" tabIndex={-1} className="peer min-h-dvh grow outline-none">
          <Outlet />
        </main>
        <footer>
          <Footer />
        </footer>
      </div>
    </OfficeContext>
  );
}
