import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { builtScripts } from "./scripts/build/built-scripts.ts";
import { documentRoutes } from "./scripts/build/document-routes.ts";

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), documentRoutes(), builtScripts()],
  // The agency’s public/ is served where it lies (server/http/static-files.ts); copying all the pictures is no build step.
  publicDir: `${process.env.AGENCY_DIR || "agencies/headland"}/public`,
  build: { copyPublicDir: false, assetsInlineLimit: 0, modulePreload: false },
  // Named here because Vite, meeting them late on a fresh clone, reloads a page that cannot listen yet. It looks at what
  // routes import before their loaders are taken out.
  optimizeDeps: { include: ["valibot", "react-dom/server", "sanitize-html"] },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            entryFileNames: "assets/[name]-[hash].js",
            codeSplitting: {
              groups: [
                {
                  name: "react",
                  test: /rolldown.runtime|vite.preload-helper|node_modules\/(?:react|react-dom|react-router|scheduler)\//,
                  priority: 5,
                },
                // The root's, on every page with script: one file instead of five.
                {
                  name: "root",
                  test: /app\/(?:root|agency\/folder\/browser\/(?:agency|files|places)|ui\/loading\/served|document\/site\/(?:office\/office-words|page-title))\.tsx?$/,
                },
                // What nearly every page with script shares, what lists and homes share, and what either has beyond
                // that: four files instead of thirty, each of which costs bytes of its own.
                {
                  name: "shared",
                  test: /app\/(?:agency\/impression|region\/(?:format|phone)|document\/site\/(?:page-header|portrait\/agent-portrait)|ui\/(?:button|icons|toast\/toast(?:-queue)?|loading\/(?:deferred|slow|use-loading)))\.tsx?$/,
                  priority: 4,
                },
                {
                  name: "cards",
                  test: /app\/(?:homes\/(?:record\/(?:is-land|price-line|listing-(?:links|status)|place\/listing-address)|inspections\/open-times)|alerts\/alert-links|modules\.links|listings\/card\/listing-(?:card|facts)|ui\/(?:arrow-link|section-header|picture\/picture-sizes))\.tsx?$/,
                  priority: 3,
                },
                { name: "locator-map", test: /app\/document\/coast\/locator-map\.tsx$/, priority: 3 },
                {
                  name: "lists",
                  test: /app\/(?:homes\/record\/load-failures|listings\/list\/(?:browser-search|list-page|location-field|placeholders|unavailable-note))\.tsx?$/,
                },
                {
                  name: "home",
                  test: /app\/(?:listings\/detail\/listing-page|enquiries\/about-listing\/listing-for-enquiry|ui\/key-values)\.tsx?$/,
                },
              ],
            },
          },
        },
      },
    },
    // The server and the pages are one bundle, so that they share one catalogue.
    ssr: {
      // Packages of many small files: read one by one, they are most of a start. Development would only take them
      // through Vite one by one: there Node reads them itself.
      resolve: {
        noExternal: command === "build" ? ["hono", "@hono/node-server", "kysely", "react-router"] : [],
      },
      build: { rolldownOptions: { input: { index: "./server/start.ts" } } },
    },
  },
}));
