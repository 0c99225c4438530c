/**
 * The site as a careful team would build it as a single-page app: React, React Router, a chunk a page. One document for every
 * address; the pages are the site's own components, drawn in the browser from /data/*.json. Code and data of a page are
 * fetched side by side; what does not need the data is shown at once, with room kept for the rest.
 */
import { preload } from "react-dom";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, Outlet, useLocation } from "react-router";
import { RouterProvider } from "react-router/dom";
import { Footer } from "#app/document/shell/frame/footer.tsx";
import { Header } from "#app/document/shell/frame/header.tsx";

const router = createBrowserRouter([
  {
    Component: Frame,
    HydrateFallback: Frame,
    children: [
      { index: true, loader: startData("coastal-listings"), lazy: () => import("./pages/home.tsx") },
      { path: "listings", loader: startData("coastal-listings"), lazy: () => import("./pages/listings.tsx") },
      {
        path: "property/:id",
        loader: startData("coastal-listings"),
        lazy: () => import("./pages/property.tsx"),
      },
      {
        path: "suburbs/:id",
        loader: startData("coastal-listings", "coastal-rentals"),
        lazy: () => import("./pages/suburb.tsx"),
      },
      {
        path: "contact",
        loader: startData("office-map"),
        action: ({ request }) => fetch(request),
        lazy: () => import("./pages/contact.tsx"),
      },
    ],
  },
]);

createRoot(document.getElementById("app") ?? document.body).render(<RouterProvider router={router} />);

/** A loader that waits for nothing: the page finds on its way what it is going to ask for. */
function startData(...names: string[]) {
  return () => {
    for (const name of names) preload(`/data/${name}.json`, { as: "fetch", crossOrigin: "anonymous" });
    return null;
  };
}

/** The frame around every page; it is shown alone until the page's code has loaded. */
function Frame() {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="sticky top-0 z-40 border-line border-b bg-foam">
        <Header pathname={useLocation().pathname} />
      </header>
      <main id="main" tabIndex={-1} className="peer grow outline-none">
        <Outlet />
      </main>
      <footer>
        <Footer />
      </footer>
    </div>
  );
}
