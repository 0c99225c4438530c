/**
 * The site as a careful team would build it as a single-page app: React, React Router, a chunk a page. One document for every
 * address; the pages are the site's own components, drawn in the browser from /data/*.json. Code and data of a page are
 * fetched side by side; what does not need the data is shown at once, with room kept for the rest.
 */
import { preload } from "react-dom";
import { createRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { Frame } from "./frame.tsx";

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
