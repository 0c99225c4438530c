import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { findChunkGroups } from "./scripts/build/browser-chunks.ts";
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
            codeSplitting: { groups: findChunkGroups() },
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
